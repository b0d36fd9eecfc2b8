/* results.h: what came of added-up games for seats, teams, or all together. */
#ifndef RESULTS_H
#define RESULTS_H

#include <jansson.h>
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

json_t *results_json(const struct report *r); /* by seat; NULL: no memory */
/* What a game came to that all play together, or NULL: it is not played so. */
json_t *results_together(const struct report *r);
void results_text(const struct report *r, FILE *out);

#endif
