/* results.h: what came of added-up games for seats, teams, or all together. */
#ifndef RESULTS_H
#define RESULTS_H

#include <jansson.h>
#include <stdio.h>

#include "astray.h"
#include "coverage.h"
#include "metrics.h"
#include "profile.h"
#include "tally.h"

struct report {
  const char *game, *title;
  const char *variant;     /* its name; "": none */
  const char *const *bots; /* by seat */
  const char *turns;       /* the bots that take turns at the seats, as --bots names them; NULL: none do */
  int players;
  int team[CROUPIER_MAX_SEATS];    /* from 1; 0: each plays alone */
  bool together;                   /* all win or lose */
  json_t *knobs, *turned, *houses; /* all knobs, those that are not as the script has them, house rules */
  uint64_t games, seed, rules_hash;
  double elapsed;       /* seconds */
  unsigned long faults; /* of bots that are programs */
  const struct tally *tally;
  const struct ledger *ledger;
  const struct metrics *metrics;
  const struct profile *profile; /* NULL: nobody has measured */
  const struct cover *cover;     /* for people; NULL: nobody wants to see it */
  json_t *covered;               /* the same for programs */
  const struct astray *astray;
  char first[FIRSTS][METRIC_COMMAND]; /* the commands that show the games of tally.first */
  bool all;                           /* people want to see all of it */
  json_t *shard;                      /* what `merge` needs; NULL: it is no shard */
};

json_t *results_json(const struct report *r); /* by seat; NULL: no memory */
/* What a game came to that all play together, or NULL: it is not played so. */
json_t *results_together(const struct report *r);
void results_text(const struct report *r, FILE *out);

#endif
