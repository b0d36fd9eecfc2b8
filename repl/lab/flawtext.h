/* flawtext.h: what `check` has found, as text and as JSON. */
#ifndef FLAWTEXT_H
#define FLAWTEXT_H

#include <stdio.h>

#include "explore.h"

struct flaw_report {
  const struct options *o;
  const char *game;
  const struct exploring *explored;
};
void flaws_text(const struct flaw_report *r, FILE *out);
bool flaws_json(const struct flaw_report *r, FILE *out);
size_t flaws_count(const struct flaws *flaws, bool notes); /* of notes, or of all that are none */

#endif
