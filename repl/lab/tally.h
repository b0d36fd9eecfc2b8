/* tally.h: the results of many games, added up. */
#ifndef TALLY_H
#define TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "croupier.h"

#define WIN               840 /* a win shared by 1 to 8 winners is a whole number of these */
#define BRANCHING_BUCKETS 65  /* decisions by number of options; the last holds 64 and more */

enum { FIRST_ERROR, FIRST_BROKEN, FIRST_ENDLESS, FIRST_TIE, FIRSTS };

/* Whole numbers only, so that a sum does not depend on the order of its parts. */
struct tally {
  uint64_t finished, errors, truncated, endless, ties, decisions;
  uint64_t wins[CROUPIER_MAX_SEATS]; /* in parts of WIN */
  uint64_t wins_squared[CROUPIER_MAX_SEATS];
  uint64_t first[FIRSTS]; /* the least number of such a game, from 1; 0: there is none */
  int64_t score[CROUPIER_MAX_SEATS];
  uint64_t score_squared[CROUPIER_MAX_SEATS];
  uint64_t branching[BRANCHING_BUCKETS];
  uint64_t left;       /* games in which not all of a file of chance was drawn */
  char left_says[300]; /* what was left, in one of them */
  uint64_t *games;     /* finished games by number of decisions */
  size_t games_size;
  uint64_t won, lost; /* by all, of games played together */
  struct {
    int64_t score;
    uint64_t games;
  } * by_score; /* of games played together: how many had each score, the lowest first */
  size_t scores;
};

/* Players or teams that have won, who share the win. */
int winners_of(const croupier *c);
void tally_first(uint64_t *first, uint64_t number);
/* A finished game. False: no memory. */
bool tally_game(struct tally *t, croupier *c);
bool tally_add(struct tally *sum, const struct tally *part);
void tally_free(struct tally *t);

#endif
