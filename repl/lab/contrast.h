/* contrast.h: what comparisons say, as people read it, and as JSON. */
#ifndef CONTRAST_H
#define CONTRAST_H

#include <stdio.h>

#include "finding.h"
#include "options.h"

enum { MOST_STRENGTHS = 2 };

/* The same change, found by bots of one strength or two. */
struct compared {
  const struct options *o;
  const struct comparison *at[MOST_STRENGTHS];
  int strengths;
};

void compare_text(const struct compared *all, FILE *out);
bool compare_json(const struct compared *all, FILE *out);

#endif
