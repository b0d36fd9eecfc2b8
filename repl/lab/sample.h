/* sample.h: the strategy of a bot in a small game, as far as draws can tell. */
#ifndef SAMPLE_H
#define SAMPLE_H

#include "unfold.h"

/*
** A bot chooses by what its seat knows and a seed. So many times, with seeds of their own and spread over the ways that
** lead there, it is asked in each situation; its strategy is how often it has chosen what: in every other draw, and in
** the rest. The same draws come on every machine. False: see u->fault.
*/
bool sample_bot(struct unfolding *u, const char *name, const croupier_bot *bot, long draws,
                double *const *halves);

#endif
