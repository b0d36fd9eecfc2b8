/* label.h: the options that a bot tries, as numbers that are the same in all worlds. */
#ifndef CROUPIER_LABEL_H
#define CROUPIER_LABEL_H

#include "croupier_inner.h"

/* Of very many numbers some are tried, and of candidates the first so many. */
enum { MOST_OPTIONS = 512 };
int options_tried(const struct ask *q);
int option_tried(const struct ask *q, int i); /* the option's number */
/* The same for what has the same name, whatever world it is in. */
uint64_t option_label(croupier *c, const struct ask *q, int option);

#endif
