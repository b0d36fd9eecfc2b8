/* outlook.h: the win chance of each side in a position, by playing on at random from worlds that the seats think possible. */
#ifndef OUTLOOK_H
#define OUTLOOK_H

#include "measure.h"

/* Parts of WIN that each side got in `worlds` playouts, the seats' views one after the other. The position is as before.
   False: no world could be dealt, or the script failed there. Needs croupier_remember. */
bool outlook(croupier *c, struct sides sides, uint64_t seed, int worlds, int64_t wins[CROUPIER_MAX_SEATS]);
/* Whose chance is ahead of every other, or behind all, by more than two standard errors: a side from 0, or -1. */
int outlook_alone(const int64_t *wins, int sides, int worlds, bool best);

#endif
