/* report.h: prints the results of many games. */
#ifndef REPORT_H
#define REPORT_H

#include <stdio.h>

#include "astray.h"
#include "course.h"
#include "coverage.h"
#include "tally.h"

struct report {
  const char *game, *title;
  const croupier *c;       /* a table of the game, for its house rules and knobs; NULL: none */
  const char *variant;     /* its name; NULL: none */
  const char *const *bots; /* by seat */
  int players;
  uint64_t games, seed, rules_hash;
  double elapsed;       /* seconds */
  unsigned long faults; /* of bots that are programs */
  const struct tally *tally;
  const struct cover *cover;     /* NULL: nobody has counted lines */
  const struct courses *courses; /* NULL: nobody has listened to who leads */
  const struct astray *astray;
};
bool report_json(const struct report *r, FILE *out); /* false: no memory */
void report_text(const struct report *r, FILE *out);

#endif
