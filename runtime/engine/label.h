/* label.h: the options that a bot tries, as numbers that are the same in all worlds. */
#ifndef CROUPIER_LABEL_H
#define CROUPIER_LABEL_H

#include "croupier_inner.h"

/* Of very many numbers some are tried, with all words that may be said instead, and of candidates the first so many. */
enum { MOST_OPTIONS = 512 };
int options_tried(const struct ask *q);
int option_tried(const struct ask *q, int i); /* the option's number */
/* A number for each of these: the same for what looks the same, whatever world it is in, and no two alike, unless
   they are pieces that look alike. */
void options_label(croupier *c, const struct ask *q, uint64_t *label);

#endif
