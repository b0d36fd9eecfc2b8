/* profile.h: which rules and lines of the scripts cost how much time. */
#ifndef PROFILE_H
#define PROFILE_H

#include <jansson.h>
#include <stdio.h>

#include "croupier.h"

/* One line that has run, or one rule: the lines between its head and its end. */
struct cost {
  char name[100];   /* of the rule; of a line that of its file */
  int line;         /* 0: it is a rule */
  const char *text; /* of the line, `size` bytes */
  size_t size;
  int64_t times; /* it ran; of a rule its first line */
  int64_t nanoseconds;
};
struct profile {
  struct cost *cost; /* rules first, then lines, the dearest first */
  size_t rules, lines;
  int64_t nanoseconds; /* of all lines */
};

/* Adds up all tables. False: no memory. */
bool profile_read(struct profile *p, const croupier_config *config, const croupier *const *tables,
                  long count);
void profile_text(const struct profile *p, uint64_t games, FILE *out);
json_t *profile_json(const struct profile *p);
void profile_free(struct profile *p);

#endif
