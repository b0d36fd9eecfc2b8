/* auction.h: the called seat, the high bid and the winner of an auction. Bids are numbers of anything: money,
   cards. */
#ifndef CROUPIER_AUCTION_H
#define CROUPIER_AUCTION_H

#include <stdbool.h>
#include <stdint.h>

#include "rng.h"

/*
** An auction only counts. The script knows what a bid is made of, and pays. Seats are called clockwise, that is by
** rising number. The struct has no pointers and may be copied.
*/
enum auction_style {
  /* round after round; a seat that passes is out, the last one wins. If all others have passed without a bid, the
     last seat is still called */
  AUCTION_ASCENDING,
  AUCTION_ONCE,         /* every seat is called exactly once */
  AUCTION_SEALED,       /* every seat bids once, in any order; the highest bidder pays its bid */
  AUCTION_SECOND_PRICE, /* likewise, but the winner pays the second highest bid, or `least` if there is none */
  AUCTION_DUTCH,        /* each price is offered to every seat, then it falls; the first to take it wins */
};

struct auction_terms {
  uint8_t style;
  uint8_t among; /* a bit for each seat that takes part */
  /* the seat called first, or the next one that takes part. Among equal sealed bids the first from here wins */
  uint8_t from;
  bool must_open; /* ascending and once: the seat called first may not pass */
  int32_t least;  /* the lowest bid; the reserve; the last Dutch price */
  int32_t cap;  /* the highest bid, which ends the auction at once; the first Dutch price. INT32_MAX: none */
  int32_t step; /* Dutch: the amount by which the price falls */
};

struct auction {
  struct auction_terms terms;
  uint8_t in;      /* the seats that may still be called; Dutch: at this price */
  uint8_t bidders; /* the seats that have bid */
  bool waiting;    /* auction_next has named a seat that has not answered */
  bool opened;     /* a seat has answered */
  int8_t call;     /* the called seat; -1: the auction is over */
  int8_t winner;   /* the seat with the high bid; -1: none, and in sealed auctions until all bids are in */
  int8_t first_to_pass; /* -1: nobody */
  int32_t high;         /* the bid to beat: `least` - 1 before any bid. Dutch: the price */
  int32_t bid[8];       /* the highest bid of each seat */
  /* sealed, set by the binding that asks: the seats asked, and the highest bid that each could make */
  uint8_t asked;
  int32_t most[8];
};

/* These return NULL, or a sentence that says why they refuse. Then nothing has changed. */
const char *auction_open(struct auction *a, const struct auction_terms *terms);
const char *auction_bid(struct auction *a, int seat, int32_t amount); /* Dutch: exactly the price */
const char *auction_pass(struct auction *a, int seat);
/*
** Only in AUCTION_ONCE, when it is over and the winner cannot pay: voids the winning bid. The seat is called again,
** to bid otherwise (above the bids of the others) or to pass; then the seats that were not called yet. If the seat
** had to open and nobody else has bid, its pass is a bid of `least`.
*/
const char *auction_take_back(struct auction *a);

/* The called seat, the same until it has answered; -1: the auction is over. */
int auction_next(struct auction *a);
/* The amount that the winner pays; 0 without a winner. */
int32_t auction_price(const struct auction *a);

/* For determinizations of a sealed auction that is not over: replaces all answers, except that of seat `but`, by
   random legal ones: a bid up to most[seat], or a pass. */
void auction_redraw(struct auction *a, int but, const int32_t *most, struct rng *rng);

#endif
