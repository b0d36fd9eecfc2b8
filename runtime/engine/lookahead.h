/* lookahead.h: one world after the other, dealt, played on and judged. */
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

/* What a seat looks at from one question on. */
struct lookahead {
  croupier *c;
  int seat;
  uint64_t seed, here; /* here: the question, as a decision of the tree */
  struct aside *aside; /* from where worlds are dealt; from lookahead_try on */
  struct redealing plan;
  struct outcomes tree;   /* decisions are what who decides has seen before: what looks alike to it is one */
  struct outcomes habits; /* decisions are questions alone, wherever they are put; no room: all at random */
  struct rng rng;
  struct {
    struct outcome *of;
    int seat;
  } step[3 * TREE_DEPTH + HABITUAL]; /* in this world */
  int steps;
  int horizon;            /* decisions after the tree before a game is cut short */
  int cut, untold;        /* games that were lately, and those of them in which nobody was ahead */
  bool advised;           /* the script has a say */
  enum vm_status spoiled; /* and fails in it */
  double spread, score;   /* how far from the others players end, and with what score a single one: sums */
  double least;           /* that came out, at most 0: what a way is worth on which the script fails */
  unsigned ended;         /* worlds */
  /* how long: so many worlds, or so many ms if that is not 0, and as long as progress says */
  unsigned done, of, ms;
  double began;
  const croupier_progress *progress;
  int stopped;           /* worlds in which the script was: that takes long */
  bool over, broken_off; /* broken off: in the middle of this world */
};

/* From the position where this is asked. False: no memory, and nothing is left behind. */
bool lookahead_begin(struct lookahead *s, croupier *c, const struct ask *q, const croupier_bot *bot,
                     uint64_t seed, const croupier_progress *progress);
void lookahead_end(struct lookahead *s);
/* Is it time to choose? */
bool lookahead_is_over(struct lookahead *s);
/* How good the script says that options of a question are. False: it fails. */
bool lookahead_advise(struct lookahead *s, const struct ask *q, int count, float *worth);
/*
** One world; the game is left in it. option: the first to give, or -1: what the tree says. A way on which the script
** fails is worth the least. *worth: for the seat. False: it was time to choose before the end of it, so it does not count.
*/
bool lookahead_try(struct lookahead *s, uint64_t world, int option, double *worth);
/* What was tried most with an option that is one of several to be picked: its labels. Returns how many; *whole: that is
   all. The game is left in another world. */
int lookahead_follow(struct lookahead *s, int option, uint64_t *with, int room, bool *whole);

#endif
