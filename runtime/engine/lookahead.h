/* lookahead.h: one determinization ("world") after the other: dealt, played on and judged. */
#ifndef CROUPIER_LOOKAHEAD_H
#define CROUPIER_LOOKAHEAD_H

#include "aside.h"
#include "label.h"
#include "outcomes.h"
#include "redeal.h"

enum {
  GREEDY_WORLDS = 8,
  TREE_DEPTH = 256, /* decisions that the tree follows */
  HABITUAL = 150    /* decisions after it that follow habits */
};

/* A search by one seat from one question. */
struct lookahead {
  croupier *c;
  int seat;
  uint64_t seed, here; /* here: the decision number of the question in the tree */
  struct aside *aside; /* from where worlds are dealt; from lookahead_try on */
  struct redealing plan;
  struct outcomes tree; /* decisions are information sets: what the deciding seat has seen before */
  /* decisions are questions alone, at any place in the game; no room: rollouts are random */
  struct outcomes habits;
  struct rng rng;
  struct {
    struct outcome *of;
    int seat;
  } step[3 * TREE_DEPTH + HABITUAL]; /* the options chosen in this world */
  int steps;
  int horizon;            /* decisions of a rollout before the game is cut short */
  int cut, untold;        /* games cut short lately, and those of them in which nobody was ahead */
  bool advised;           /* the script gives advice */
  enum vm_status spoiled; /* the error of its advice, if it failed */
  double spread, score;   /* sums: how far apart players end; the score of a single player */
  double least;   /* the least result so far, at most 0: the value of a line on which the script fails */
  unsigned ended; /* worlds */
  /* the budget: `of` worlds, or `ms` milliseconds if that is not 0, and only while `progress` returns true */
  unsigned done, of, ms;
  double began;
  const croupier_progress *progress;
  bool stopped;          /* the script was stopped hard in a world, which takes long */
  bool over, broken_off; /* broken_off: this world was not played to its end */
};

/* Begins a search from the position of this question. False: no memory; nothing is left behind. */
bool lookahead_begin(struct lookahead *s, croupier *c, const struct ask *q, const croupier_bot *bot,
                     uint64_t seed, const croupier_progress *progress);
void lookahead_end(struct lookahead *s);
/* Is it time to choose? */
bool lookahead_is_over(struct lookahead *s);
/* Asks the script how good the options look. False: it failed. */
bool lookahead_advise(struct lookahead *s, const struct ask *q, int count, float *worth);
/*
** Plays one world and leaves the game in it. option: the first answer, or -1: as the tree says. *worth: the value for
** the seat; the least so far if the script failed. False: the budget was used up before the end, so the world does
** not count.
*/
bool lookahead_try(struct lookahead *s, uint64_t world, int option, double *worth);
/* Finds the picks that were tried most together with an option of a select: their labels. Returns their number.
   *whole: with the option they are the whole answer. Leaves the game in another world. */
int lookahead_follow(struct lookahead *s, int option, uint64_t *with, int room, bool *whole);

#endif
