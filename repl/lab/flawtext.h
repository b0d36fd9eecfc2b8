/* flawtext.h: what `check` has found, as text and as JSON. */
#ifndef FLAWTEXT_H
#define FLAWTEXT_H

#include <stdio.h>

#include "explore.h"

/* What became of the flaws in the spec of an earlier check. */
enum flaws_before { BEFORE_NONE, BEFORE_GONE, BEFORE_THERE };

struct flaw_report {
  const struct options *o;
  const char *game;
  const struct exploring *explored;
  const char *spec; /* "": there is none */
  enum flaws_before before;
  size_t written; /* tests added to it */
};
void flaws_text(const struct flaw_report *r, FILE *out);
bool flaws_json(const struct flaw_report *r, FILE *out);
size_t flaws_count(const struct flaws *flaws, bool notes); /* of notes, or of all that are none */

#endif
