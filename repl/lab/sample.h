/* sample.h: estimates the strategy of a bot in a small game from draws. */
#ifndef SAMPLE_H
#define SAMPLE_H

#include "unfold.h"

/*
** A bot's choice is a function of a seed and of what its seat knows. In each situation the bot is asked `draws`
** times, each time with another seed; the draws spread over the ways that lead there. The strategy is the frequency
** of its choices. halves[0] counts every other draw, halves[1] the rest. Every machine makes the same draws. False:
** see u->fault.
*/
bool sample_bot(struct unfolding *u, const char *name, const croupier_bot *bot, long draws,
                double *const *halves);

#endif
