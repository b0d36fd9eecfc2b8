/* inspect.h: does one game keep its promises: lose nothing, tell no secret, go the same way twice? */
#ifndef INSPECT_H
#define INSPECT_H

#include "croupier.h"

enum { INSPECTED_ROOM = 600 };

/* Plays the game of that seed at random, twice. fault: what is wrong, as a sentence, or "". False: no memory. */
bool inspect_game(croupier *c, uint64_t seed, char fault[INSPECTED_ROOM]);

#endif
