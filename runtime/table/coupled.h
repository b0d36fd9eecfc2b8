/* coupled.h: draws that two games of one seed share, though their rules differ: each is a function of what is decided,
   and not of how much was drawn before. Each game for itself is as likely as if its draws were plain. */
#ifndef CROUPIER_COUPLED_H
#define CROUPIER_COUPLED_H

#include "world.h"

enum { MOST_COUPLED = 64 }; /* options; of more, the place in the list is shared */

/* A number that no other question of the game has: a function of the seat, the word of the question, the phase, and how
   often that was asked before. */
uint64_t coupled_question(struct world *w, const struct ask *q);
/* Draws one of up to MOST_COUPLED options, known by what they are, and not by their order: each has a number of its own
   at each place, and the greatest is drawn. So the same option is drawn in both games, unless it is missing, or one
   that is missing in the other game is greater (known as exponential clocks, or the Gumbel-max trick). */
int coupled_draw(uint64_t *identity, int options, uint64_t place);
/* Before chance draws: `what` as above. */
void coupled_chance(struct world *w, uint64_t what);
/* An order of the n pieces in which those that are in both games come in the same order. */
void coupled_shuffle(struct world *w, uint64_t what, uint16_t *list, int n);

#endif
