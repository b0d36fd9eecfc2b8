/* label.h: labels for the options that a bot tries: numbers that are the same in all determinizations. */
#ifndef CROUPIER_LABEL_H
#define CROUPIER_LABEL_H

#include "croupier_inner.h"

/* A bot tries some of very many numbers, with all words that may be answered instead, and the first of many
   candidates. */
enum { MOST_OPTIONS = 512 };
int options_tried(const struct ask *q);
int option_tried(const struct ask *q, int i); /* the option's number */
/* A label for each of these options. Options that look the same have the same label in all worlds. No two options
   of a question share a label, unless they are pieces that look alike. */
void options_label(croupier *c, const struct ask *q, uint64_t *label);

#endif
