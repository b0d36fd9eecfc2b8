/* stacking.h: which cards can be laid on which piles, together and in which order. */
#ifndef CROUPIER_STACKING_H
#define CROUPIER_STACKING_H

#include <stdbool.h>
#include <stdint.h>

/*
** There is one pile for each kind, and a card goes only onto the pile of its kind. Two values alone decide whether
** one card may lie on another. Before cards are laid, the top of a pile may be lifted off, unless its value is fixed.
** `lift` is the number of tops that may be lifted in all, 0 or 1; no lift is necessary. Cards, kinds and values count
** from 0. The last card laid can always be left out, so every number of cards from 0 to stacking_most can be laid.
*/
#define STACKING_CARDS  12
#define STACKING_KINDS  16
#define STACKING_VALUES 64
#define STACKING_WORDS  (1 << (STACKING_CARDS - 6))
#define NO_CARD         (-1)

/* All zero: nothing may be laid anywhere. */
struct stacking {
  uint64_t above[STACKING_VALUES + 1]; /* [1 + below]: the values that may lie on it; [0]: on an empty pile */
  uint64_t fixed;                      /* the values that may not be lifted */
};

struct stacking_card {
  uint8_t kind, value;
};

struct stacking_pile {
  int8_t top;   /* value, or NO_CARD: empty */
  int8_t below; /* the value under the top, or NO_CARD */
};

/* `below` may be NO_CARD: an empty pile. */
void stacking_allow(struct stacking *s, int value, int below);
bool stacking_may(const struct stacking *s, int value, int below);

/*
** The greatest number of cards that can all be laid, in a suitable order. piles[k] is the pile of kind k. Piles of
** kinds that no card has are not read. bare: the same without a lift.
*/
int stacking_most(const struct stacking *s, const struct stacking_card *cards, int count,
                  const struct stacking_pile *piles, int lift, int *bare);

/*
** All sets of cards that can be laid: bit m of the result is set if the cards in mask m can. The result has 2^count
** bits, in stacking_words(count) words.
*/
void stacking_sets(const struct stacking *s, const struct stacking_card *cards, int count,
                   const struct stacking_pile *piles, int lift, uint64_t *sets);
static inline int stacking_words(int count) { return count > 6 ? 1 << (count - 6) : 1; }

/* Can all cards be laid after the top of the pile of this kind is lifted? NO_CARD: without a lift. */
bool stacking_fits(const struct stacking *s, const struct stacking_card *cards, int count,
                   const struct stacking_pile *piles, int lifted);

/* The piles (bit k: of kind k) whose top may be lifted so that all cards can then be laid. *fit: can all be laid
   without a lift? */
unsigned stacking_lifts(const struct stacking *s, const struct stacking_card *cards, int count,
                        const struct stacking_pile *piles, int pile_count, bool *fit);

/*
** All orders in which cards of one kind can be laid on a value (or NO_CARD). An order lists positions in `values`,
** the lowest card first. Cards of equal value do not change places. Returns the number of orders, at most max.
*/
int stacking_orders(const struct stacking *s, const uint8_t *values, int count, int below,
                    uint8_t (*orders)[STACKING_CARDS], int max);

#endif
