/* verdict.h: what comparisons come to, in sentences. */
#ifndef VERDICT_H
#define VERDICT_H

#include "finding.h"

enum { VERDICT_ROOM = 3000 };
/* What has changed, how many measures have not, and the smallest change that would have been seen. */
const char *verdict_sentence(const struct comparison *c, char says[VERDICT_ROOM]);
/* Do bots of two strengths find the same? */
const char *verdict_stability(const struct compared *all, char says[VERDICT_ROOM]);
/* What the intervals cover, and what they do not. */
const char *verdict_honest(const struct comparison *c);

#endif
