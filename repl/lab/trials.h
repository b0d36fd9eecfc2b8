/* trials.h: experiments of several games each: skill, luck, cards, restricted play, and the win chance in one game. */
#ifndef TRIALS_H
#define TRIALS_H

#include "results.h"
#include "worker.h"

/* Runs the experiments that the options ask for, one after the other; what they find is in the workers' ledgers. Returns a
   status. */
int trials_run(struct sim *s, struct worker *workers);
void trials_metrics(const struct report *r, struct metrics *m);

#endif
