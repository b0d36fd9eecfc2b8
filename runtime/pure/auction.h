/* auction.h: who is called, who has the high bid and who has won; in money, cards or anything that counts. */
#ifndef CROUPIER_AUCTION_H
#define CROUPIER_AUCTION_H

#include <stdbool.h>
#include <stdint.h>

#include "rng.h"

/*
** An auction only counts: what a bid is made of and who pays stays with the script. Players are called
** clockwise, which is by rising seat number. The struct has no pointers and may be copied.
*/
enum auction_style {
  AUCTION_ASCENDING,    /* round and round; who passes is out, who is left wins. If the others have passed
                           and nobody has bid, the last is still called. */
  AUCTION_ONCE,         /* everybody is called exactly once */
  AUCTION_SEALED,       /* everybody bids once, in any order; the highest pays what he bid */
  AUCTION_SECOND_PRICE, /* likewise, but he pays the second highest bid, or the least if there is none */
  AUCTION_DUTCH,        /* each price is offered to everybody, then it falls; who takes it first wins */
};

struct auction_terms {
  uint8_t style;
  uint8_t among;  /* a bit for each seat that takes part */
  uint8_t from;   /* the seat called first; the next after it that takes part if it does not. Of equal sealed
                     bids the first from here wins. */
  bool must_open; /* ascending and once: who is called first may not pass */
  int32_t least;  /* the lowest bid; the reserve; the last Dutch price */
  int32_t cap;    /* the highest bid: it ends the calling at once; the first Dutch price. INT32_MAX: none */
  int32_t step;   /* Dutch: by how much the price falls */
};

struct auction {
  struct auction_terms terms;
  uint8_t in;           /* who may still be called; Dutch: at this price */
  uint8_t bidders;      /* who has bid */
  bool waiting;         /* auction_next has named a seat that has not answered */
  bool opened;          /* somebody has answered */
  int8_t call;          /* the seat that is called; -1: the auction is over */
  int8_t winner;        /* of the high bid, final when it is over; -1: nobody (sealed: until all are in) */
  int8_t first_to_pass; /* -1: nobody */
  int32_t high;         /* what must be beaten: one less than the least before any bid. Dutch: the price */
  int32_t bid[8];       /* the highest of each of the bidders */
  /* sealed, set by who asks: who was, and what each could bid then */
  uint8_t asked;
  int32_t most[8];
};

/* These return NULL, or a sentence that says why not; then nothing has changed. */
const char *auction_open(struct auction *a, const struct auction_terms *terms);
const char *auction_bid(struct auction *a, int seat, int32_t amount); /* Dutch: exactly the price */
const char *auction_pass(struct auction *a, int seat);
/*
** Once around, when it is over: the winner cannot keep his word. His bid is void and he is called again,
** to bid otherwise (above the bids of the others) or pass; then those who were not called yet. If he had to
** open and nobody else has bid, his pass is a bid of the least.
*/
const char *auction_take_back(struct auction *a);

/* The seat that is called now, the same until it has answered; -1: the auction is over. */
int auction_next(struct auction *a);
/* What the winner pays; 0 without a winner. */
int32_t auction_price(const struct auction *a);

/* Sealed and not over: those who have answered, but for one seat that knows its own, answer anything they may: bid up to
   so much each, or pass. */
void auction_redraw(struct auction *a, int but, const int32_t *most, struct rng *rng);

#endif
