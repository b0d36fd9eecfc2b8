/* trick.h: which seat takes a trick, and which cards may be played to it. */
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
** Returns the position, in order of play, of the card that takes the trick: the highest trump, or else the highest
** card of the suit led. Among equal cards the first takes. If `led` is NO_SUIT, the first card leads. -1: nothing was
** played.
*/
int trick_taker(const struct trick_card *played, int count, int led, int trump);

/* The cards that may be played: those of the suit led, if the hand has any, or else all. suit: of each card in hand. */
uint64_t trick_legal(const int16_t *suit, int count, int led);

/* All cards of a hand. */
static inline uint64_t trick_any(int count) { return count < 64 ? (UINT64_C(1) << count) - 1 : UINT64_MAX; }

/* Barred cards may be played only if there is no other legal card. */
static inline uint64_t trick_unbarred(uint64_t legal, uint64_t barred) {
  return legal & ~barred ? legal & ~barred : legal;
}

#endif
