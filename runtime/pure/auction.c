/* auction.c: calling, bidding and passing in every style of auction. */
#include "auction.h"

#include <stddef.h>

static unsigned seat_bit(int seat) { return seat >= 0 && seat < 8 ? 1u << seat : 0; }

/* The first seat of the set from this one on, clockwise; the set is not empty. */
static int8_t first_from(unsigned set, int seat) {
  unsigned later = set & (0xffu << seat);
  return (int8_t)__builtin_ctz(later ? later : set);
}

static bool is_sealed(const struct auction *a) {
  return a->terms.style == AUCTION_SEALED || a->terms.style == AUCTION_SECOND_PRICE;
}

const char *auction_open(struct auction *a, const struct auction_terms *terms) {
  if (!terms->among) return "nobody takes part in this auction";
  if (terms->from >= 8) return "no such seat can open an auction";
  if (terms->least < 0) return "the lowest bid cannot be below 0";
  if (terms->cap < terms->least) return "the highest bid allowed is below the lowest";
  bool dutch = terms->style == AUCTION_DUTCH;
  if (dutch && terms->cap == INT32_MAX) return "a Dutch auction needs a first price";
  if (dutch && terms->step < 1) return "the price of a Dutch auction must fall";
  if (terms->must_open && terms->style != AUCTION_ASCENDING && terms->style != AUCTION_ONCE)
    return "only where bids rise can the first player be obliged to bid";
  *a = (struct auction){.terms = *terms, .in = terms->among, .winner = -1, .first_to_pass = -1};
  a->call = first_from(a->in, terms->from);
  a->high = dutch ? terms->cap : terms->least - 1;
  return NULL;
}

/* Makes the highest bid the high bid; among equal bids the first from the opener wins. */
static void find_high(struct auction *a) {
  a->winner = -1;
  a->high = a->terms.least - 1;
  for (int i = 0; i < 8; i++) {
    int seat = (a->terms.from + i) % 8;
    if (!(a->bidders & seat_bit(seat)) || a->bid[seat] <= a->high) continue;
    a->high = a->bid[seat];
    a->winner = (int8_t)seat;
  }
}

/* After an answer: finds the seat to call next. */
static void advance(struct auction *a) {
  a->waiting = false;
  a->opened = true;
  int after = (a->call + 1) % 8;
  bool over = a->in == 0;
  switch (a->terms.style) {
  case AUCTION_ASCENDING: /* is only the high bidder left? */
    over = over || (a->winner >= 0 && (a->in & (a->in - 1u)) == 0) || a->high == a->terms.cap;
    break;
  case AUCTION_ONCE: over = over || a->high == a->terms.cap; break;
  case AUCTION_DUTCH:
    if (a->winner >= 0) {
      over = true;
    } else if (over && a->high - a->terms.step >= a->terms.least) {
      over = false;
      a->high -= a->terms.step;
      a->in = a->terms.among;
    }
    break;
  default: /* sealed */
    after = a->terms.from;
    if (over) find_high(a);
    break;
  }
  a->call = over ? -1 : first_from(a->in, after);
}

static const char *not_called(const struct auction *a, int seat) {
  if (a->call < 0) return "the auction is over";
  if (is_sealed(a) && !(a->in & seat_bit(seat))) return "this player does not take part or has answered";
  if (!is_sealed(a) && seat != a->call) return "another player is called";
  return NULL;
}

const char *auction_bid(struct auction *a, int seat, int32_t amount) {
  const char *why = not_called(a, seat);
  if (why) return why;
  bool dutch = a->terms.style == AUCTION_DUTCH;
  if (dutch && amount != a->high) return "only the price called can be bid";
  if (amount < a->terms.least) return "this is below the lowest bid allowed";
  if (amount > a->terms.cap) return "this is above the highest bid allowed";
  if (!dutch && !is_sealed(a) && amount <= a->high) return "a bid must be higher than the bids before it";
  a->bid[seat] = amount;
  a->bidders |= (uint8_t)seat_bit(seat);
  if (a->terms.style != AUCTION_ASCENDING) a->in &= (uint8_t)~seat_bit(seat);
  if (!is_sealed(a)) {
    a->high = amount;
    a->winner = (int8_t)seat;
  }
  advance(a);
  return NULL;
}

const char *auction_pass(struct auction *a, int seat) {
  const char *why = not_called(a, seat);
  if (why) return why;
  if (a->terms.must_open && !a->opened) return "who opens the auction must bid";
  /* the opener took the opening bid back */
  if (a->terms.must_open && !a->bidders && a->terms.style == AUCTION_ONCE)
    return auction_bid(a, seat, a->terms.least);
  a->in &= (uint8_t)~seat_bit(seat);
  if (a->first_to_pass < 0) a->first_to_pass = (int8_t)seat;
  advance(a);
  return NULL;
}

const char *auction_take_back(struct auction *a) {
  if (a->terms.style != AUCTION_ONCE)
    return "only in an auction of style \"once\" can a winner take a bid back";
  if (a->call >= 0) return "the auction is not over";
  if (a->winner < 0) return "nobody has won";
  a->call = a->winner;
  a->bidders &= (uint8_t)~seat_bit(a->winner);
  a->in |= (uint8_t)seat_bit(a->winner);
  find_high(a);
  return NULL;
}

int auction_next(struct auction *a) {
  a->waiting = a->call >= 0;
  return a->call;
}

int32_t auction_price(const struct auction *a) {
  if (a->winner < 0) return 0;
  if (a->terms.style != AUCTION_SECOND_PRICE) return a->high;
  int32_t price = a->terms.least;
  for (int seat = 0; seat < 8; seat++)
    if (seat != a->winner && (a->bidders & seat_bit(seat)) && a->bid[seat] > price) price = a->bid[seat];
  return price;
}

void auction_redraw(struct auction *a, int but, const int32_t *most, struct rng *rng) {
  if (!is_sealed(a) || a->call < 0) return;
  for (int seat = 0; seat < 8; seat++) {
    if (seat == but || !(a->asked & ~a->in & seat_bit(seat))) continue;
    int64_t top = most[seat] < a->terms.cap ? most[seat] : a->terms.cap;
    uint32_t bids = top < a->terms.least ? 0 : (uint32_t)(top - a->terms.least) + 1;
    uint32_t drawn = rng_below(rng, bids + 1);
    a->bidders &= (uint8_t)~seat_bit(seat);
    if (drawn == bids) continue; /* a pass */
    a->bidders |= (uint8_t)seat_bit(seat);
    a->bid[seat] = a->terms.least + (int32_t)drawn;
  }
}
