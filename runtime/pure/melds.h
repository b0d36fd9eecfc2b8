/* melds.h: sets of one rank, runs of one suit, and what is left of a hand beside them. */
#ifndef CROUPIER_MELDS_H
#define CROUPIER_MELDS_H

#include <stdbool.h>
#include <stdint.h>

#define MELD_CARDS 12  /* of a hand, at most */
#define MOST_MELDS 256 /* in a hand */
#define MELD_LEAST 3   /* cards of a meld */

struct meld_card {
  int32_t suit, rank;
  int32_t worth; /* what it costs outside a meld */
};

/* The melds in a hand, each as a mask of its cards. */
struct melds {
  int count;
  uint16_t in_any; /* the cards that are in some meld */
  uint16_t mask[MOST_MELDS];
  int64_t worth[MOST_MELDS];
};

/* Are all cards one meld: three or more of a rank, each of another suit, or of a suit in sequence? */
bool melds_is(const struct meld_card *card, int count);
/* Finds all melds of at most `longest` cards. False: there are too many. */
bool melds_find(const struct meld_card *card, int count, int longest, struct melds *found);
/* The most that melds can be worth together which are made of the cards in the mask and share none. */
int64_t melds_most(const struct melds *found, unsigned cards);

#endif
