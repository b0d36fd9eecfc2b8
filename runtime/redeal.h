/* redeal.h: another table that a seat cannot tell from the one there is. */
#ifndef CROUPIER_REDEAL_H
#define CROUPIER_REDEAL_H

#include "croupier_inner.h"

/*
** The seat counts from 0. `deal` was planned here. With `all` its own question is put again too, and what it knows
** follows, as a game that goes on needs; else others that are asked at the same time have not answered yet. False: this is no world; restore a snapshot before anything else.
*/
bool redeal_world(croupier *c, int seat, const struct deal *deal, struct rng *rng, bool all);

#endif
