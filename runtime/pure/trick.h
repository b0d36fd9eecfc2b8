/* trick.h: who takes a trick, and which cards may be played to it. */
#ifndef CROUPIER_TRICK_H
#define CROUPIER_TRICK_H

#include <stdint.h>

#define NO_SUIT (-1)

/* Sets of cards are bits over positions in a hand of at most 64. */
struct trick_card {
  int16_t suit;
  int16_t rank; /* higher takes */
};

/*
** The position in the order of play of the card that takes: the highest trump, or else the highest of
** the suit led; of equal cards the first. NO_SUIT led: the suit of the first card. -1: nothing was played.
*/
int trick_taker(const struct trick_card *played, int count, int led, int trump);

/* What may be played: the suit led, if the hand has any, or else everything; NO_SUIT led: everything. */
uint64_t trick_legal(const struct trick_card *hand, int count, int led);

/* Barred cards may not be played while another may. */
static inline uint64_t trick_unbarred(uint64_t legal, uint64_t barred) {
  return legal & ~barred ? legal & ~barred : legal;
}

#endif
