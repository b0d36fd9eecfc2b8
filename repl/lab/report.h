/* report.h: the results of many games, added up and printed. */
#ifndef REPORT_H
#define REPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "croupier.h"

#define WIN               840 /* a win shared by 1 to 8 winners is a whole number of these */
#define BRANCHING_BUCKETS 65  /* decisions by number of options; the last holds 64 and more */

/* Whole numbers only, so that a sum does not depend on the order of its parts. */
struct tally {
  uint64_t finished, errors, truncated, ties, decisions;
  uint64_t wins[CROUPIER_MAX_SEATS]; /* in parts of WIN */
  int64_t score[CROUPIER_MAX_SEATS];
  uint64_t score_squared[CROUPIER_MAX_SEATS];
  uint64_t branching[BRANCHING_BUCKETS];
  uint64_t *games; /* finished games by number of decisions */
  size_t games_size;
};

/* A finished game. False: no memory. */
bool tally_game(struct tally *t, croupier *c);
bool tally_add(struct tally *sum, const struct tally *part);
void tally_free(struct tally *t);

struct report {
  const char *game, *title;
  const char *const *bots; /* by seat */
  int players;
  uint64_t games, seed, rules_hash;
  double elapsed;       /* seconds */
  unsigned long faults; /* of bots that are programs */
  const struct tally *tally;
};
bool report_json(const struct report *r, FILE *out); /* false: no memory */
void report_text(const struct report *r, FILE *out);

#endif
