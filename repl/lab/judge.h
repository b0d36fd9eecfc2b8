/* judge.h: the exact value of a strategy in a small game. */
#ifndef JUDGE_H
#define JUDGE_H

#include "unfold.h"

/* In points of the player of the strategy. */
struct worth {
  double itself; /* the winnings of player 1 if both play the strategy */
  /* the winnings from these strategies, as player 1 and as player 2 */
  double solution[SEATS], random[SEATS];
  /* the winnings of a best response to the strategy, on average over both seats */
  double exploited, at_least;
};

struct judge {
  const struct tree *t;
  double *solution, *random; /* strategies */
  double *mixed, *reply;     /* room */
};

/* Solves the game. False: no memory, or `go_on` returned false. */
bool judge_begin(struct judge *j, const struct tree *t, int rounds, bool (*go_on)(void *data, int round),
                 void *data);
void judge_end(struct judge *j);
/*
** A strategy that is known only from draws comes with two halves of the draws; otherwise `halves` are NULL. A best
** response to all draws overfits and wins too much. A best response to one half, played against the other, wins too
** little, and so does the solution. On average the truth lies between. False: no memory.
*/
bool judge_worth(struct judge *j, const double *strategy, double *const *halves, struct worth *w);
void play_evenly(const struct tree *t, double *strategy);

#endif
