/* judge.h: what a strategy in a small game is worth, exactly. */
#ifndef JUDGE_H
#define JUDGE_H

#include "unfold.h"

/* In points of who plays it. */
struct worth {
  double itself;                         /* what player 1 wins if both play it */
  double solution[SEATS], random[SEATS]; /* from whom plays so, as player 1 and as player 2 */
  double exploited, at_least;            /* what who knows it wins from it, on average over both seats */
};

struct judge {
  const struct tree *t;
  double *solution, *random; /* strategies */
  double *mixed, *reply;     /* room */
};

/* Solves the game. False: no memory, or `go_on` has said no. */
bool judge_begin(struct judge *j, const struct tree *t, int rounds, bool (*go_on)(void *data, int round),
                 void *data);
void judge_end(struct judge *j);
/*
** A strategy that is known only by draws is made of two halves, or else they are NULL. Who replies to all draws as well
** as can be wins too much, as he knows what is luck in them; who replies to one half as it is played in the other wins
** too little, and so does the solution. The truth lies between, on average. False: no memory.
*/
bool judge_worth(struct judge *j, const double *strategy, double *const *halves, struct worth *w);
void play_evenly(const struct tree *t, double *strategy);

#endif
