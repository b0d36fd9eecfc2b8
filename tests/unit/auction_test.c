/* auction_test.c: every style of auction, with the rulebooks' cases. */
#include "auction.h"

#include "greatest.h"

enum { NONE = -1, P1 = 0, P2, P3, P4, P5 };

static struct auction a;

static const char *open_auction(enum auction_style style, int players, int from, int32_t least, int32_t cap) {
  struct auction_terms terms = {.style = (uint8_t)style,
                                .among = (uint8_t)((1 << players) - 1),
                                .from = (uint8_t)from,
                                .least = least,
                                .cap = cap,
                                .step = 1};
  return auction_open(&a, &terms);
}

/* Seat by seat: whoever is called must be this one. */
#define BIDS(seat, amount)                          \
  do {                                              \
    ASSERT_EQ(seat, auction_next(&a));              \
    ASSERT_EQ(NULL, auction_bid(&a, seat, amount)); \
  } while (0)
#define PASSES(seat)                         \
  do {                                       \
    ASSERT_EQ(seat, auction_next(&a));       \
    ASSERT_EQ(NULL, auction_pass(&a, seat)); \
  } while (0)
#define WON_BY(seat, price)              \
  do {                                   \
    ASSERT_EQ(NONE, auction_next(&a));   \
    ASSERT_EQ(seat, a.winner);           \
    ASSERT_EQ(price, auction_price(&a)); \
  } while (0)

TEST ascending_goes_round_until_one_is_left(void) {
  open_auction(AUCTION_ASCENDING, 4, P3, 1, INT32_MAX);
  ASSERT_EQ(0, a.high);
  BIDS(P3, 3);
  PASSES(P4);
  BIDS(P1, 4);
  PASSES(P2);
  BIDS(P3, 5); /* BYZ-T9: from 3 to 5 by adding a 2 */
  BIDS(P1, 9);
  ASSERT_EQ(9, a.high);
  PASSES(P3);
  WON_BY(P1, 9);
  ASSERT_EQ(P4, a.first_to_pass);
  PASS();
}

TEST ascending_refuses(void) {
  open_auction(AUCTION_ASCENDING, 3, P1, 1, 10);
  ASSERT(auction_bid(&a, P1, 0));
  ASSERT(auction_bid(&a, P1, 11));
  ASSERT(auction_bid(&a, P2, 3));
  ASSERT(auction_pass(&a, P2));
  ASSERT(auction_bid(&a, NONE, 3));
  ASSERT_EQ(NONE, a.winner);
  BIDS(P1, 3);
  ASSERT(auction_bid(&a, P2, 3)); /* BYZ-T9: equal to the highest */
  PASSES(P2);
  PASSES(P3);
  ASSERT(auction_bid(&a, P1, 4));
  ASSERT(auction_pass(&a, P1));
  ASSERT_STR_EQ("the auction is over", auction_bid(&a, P2, 4));
  WON_BY(P1, 3);
  PASS();
}

/* BYZ-R12, T10: all pass, P2 first. */
TEST ascending_when_all_pass(void) {
  open_auction(AUCTION_ASCENDING, 4, P2, 1, INT32_MAX);
  PASSES(P2);
  PASSES(P3);
  PASSES(P4);
  PASSES(P1);
  WON_BY(NONE, 0);
  ASSERT_EQ(P2, a.first_to_pass);
  PASS();
}

/* BYZ-Q1: the last one must still bid or pass. */
TEST ascending_when_only_the_last_bids(void) {
  open_auction(AUCTION_ASCENDING, 3, P1, 1, INT32_MAX);
  PASSES(P1);
  PASSES(P2);
  BIDS(P3, 1);
  WON_BY(P3, 1);
  PASS();
}

/* BYZ-R10, R11: winners of the round are out; the next one to their left opens. */
TEST ascending_among_some(void) {
  struct auction_terms terms = {
      .style = AUCTION_ASCENDING, .among = 1 << P1 | 1 << P4, .from = P2, .least = 1, .cap = INT32_MAX};
  ASSERT_EQ(NULL, auction_open(&a, &terms));
  BIDS(P4, 1);
  BIDS(P1, 2);
  PASSES(P4);
  WON_BY(P1, 2);
  PASS();
}

/* MAH-R66, R67, T21: the opener must bid, perhaps 0; all others pass. */
TEST ascending_opened_with_nothing(void) {
  struct auction_terms terms = {
      .style = AUCTION_ASCENDING, .among = 7, .from = P1, .must_open = true, .cap = INT32_MAX};
  ASSERT_EQ(NULL, auction_open(&a, &terms));
  ASSERT(auction_pass(&a, P1));
  BIDS(P1, 0);
  PASSES(P2);
  PASSES(P3);
  WON_BY(P1, 0);
  ASSERT_EQ(NULL, auction_open(&a, &terms));
  BIDS(P1, 0);
  PASSES(P2);
  BIDS(P3, 1);
  PASSES(P1); /* obliged only to open */
  WON_BY(P3, 1);
  PASS();
}

TEST ascending_ends_at_the_cap(void) {
  open_auction(AUCTION_ASCENDING, 3, P1, 1, 5);
  BIDS(P1, 5);
  WON_BY(P1, 5);
  PASS();
}

static void open_towers(int from, int display) {
  struct auction_terms terms = {
      .style = AUCTION_ONCE, .among = 15, .from = (uint8_t)from, .must_open = true, .cap = display};
  auction_open(&a, &terms);
}

enum { HEDVIG, PETER, ANNA, LINA };

/* TOW-T1: a bid of all cards ends the bidding, Lina gets no chance. */
TEST once_ends_at_the_cap(void) {
  open_towers(HEDVIG, 5);
  BIDS(HEDVIG, 3);
  PASSES(PETER);
  BIDS(ANNA, 5);
  WON_BY(ANNA, 5);
  open_towers(HEDVIG, 3); /* TOW-T11 */
  ASSERT(auction_bid(&a, HEDVIG, 4));
  BIDS(HEDVIG, 3);
  WON_BY(HEDVIG, 3);
  PASS();
}

TEST once_calls_everybody_once(void) {
  open_towers(ANNA, 5);
  BIDS(ANNA, 1);
  BIDS(LINA, 2);
  PASSES(HEDVIG);
  ASSERT(auction_bid(&a, PETER, 2));
  BIDS(PETER, 4);
  WON_BY(PETER, 4);
  PASS();
}

/* TOW-T5: the opener bids 0, all pass. */
TEST once_opened_with_nothing(void) {
  open_towers(HEDVIG, 5);
  ASSERT(auction_pass(&a, HEDVIG)); /* TOW-R9 */
  ASSERT_EQ(-1, a.high);
  BIDS(HEDVIG, 0);
  PASSES(PETER);
  PASSES(ANNA);
  PASSES(LINA);
  WON_BY(HEDVIG, 0);
  PASS();
}

/* TOW-T3: Anna cannot lay five cards, bids 4 instead, and now Lina has the chance to bid 5. */
TEST once_taken_back_and_changed(void) {
  open_towers(HEDVIG, 5);
  BIDS(HEDVIG, 3);
  PASSES(PETER);
  BIDS(ANNA, 5);
  ASSERT_EQ(NULL, auction_take_back(&a));
  ASSERT_EQ(3, a.high);
  ASSERT_EQ(1 << ANNA | 1 << LINA, a.in);
  ASSERT(auction_bid(&a, ANNA, 3)); /* TOW-Q3 */
  BIDS(ANNA, 4);
  BIDS(LINA, 5);
  WON_BY(LINA, 5);
  PASS();
}

/* TOW-Q3: who passes instead leaves the win to the bid before; who had a chance gets no other. */
TEST once_taken_back_and_passed(void) {
  open_towers(HEDVIG, 5);
  BIDS(HEDVIG, 1);
  BIDS(PETER, 3);
  PASSES(ANNA);
  PASSES(LINA);
  ASSERT_EQ(NULL, auction_take_back(&a));
  PASSES(PETER);
  WON_BY(HEDVIG, 1);
  PASS();
}

/* TOW-Q4: the opener may pass now, which counts like 0; the others may still bid. */
TEST once_taken_back_by_the_opener(void) {
  open_towers(HEDVIG, 5);
  BIDS(HEDVIG, 5);
  ASSERT_EQ(NULL, auction_take_back(&a));
  ASSERT_EQ(NONE, a.winner);
  PASSES(HEDVIG);
  PASSES(PETER);
  ASSERT(auction_bid(&a, ANNA, 0));
  BIDS(ANNA, 1);
  PASSES(LINA);
  WON_BY(ANNA, 1);
  PASS();
}

TEST taking_back_needs_a_win(void) {
  open_towers(HEDVIG, 5);
  BIDS(HEDVIG, 1);
  ASSERT(auction_take_back(&a));
  open_auction(AUCTION_ONCE, 1, P1, 1, 5);
  PASSES(P1);
  ASSERT(auction_take_back(&a));
  open_auction(AUCTION_ASCENDING, 1, P1, 1, 5);
  BIDS(P1, 1);
  ASSERT(auction_take_back(&a));
  PASS();
}

TEST sealed_bids_come_in_any_order(void) {
  open_auction(AUCTION_SEALED, 4, P3, 2, 20);
  ASSERT_EQ(NULL, auction_bid(&a, P2, 7));
  ASSERT_EQ(NULL, auction_pass(&a, P4));
  ASSERT(auction_bid(&a, P2, 8));
  ASSERT(auction_bid(&a, P5, 8));
  ASSERT(auction_bid(&a, P1, 1)); /* below the reserve */
  ASSERT(auction_bid(&a, P1, 21));
  ASSERT_EQ(NONE, a.winner);
  ASSERT_EQ(1, a.high); /* nothing shows before all are in */
  BIDS(P3, 7);
  BIDS(P1, 20);
  WON_BY(P1, 20);
  PASS();
}

TEST sealed_ties_go_to_the_first_from_the_opener(void) {
  open_auction(AUCTION_SEALED, 4, P3, 0, 20);
  BIDS(P3, 1);
  BIDS(P4, 6);
  BIDS(P1, 6);
  BIDS(P2, 6);
  WON_BY(P4, 6);
  PASS();
}

TEST sealed_second_price(void) {
  open_auction(AUCTION_SECOND_PRICE, 3, P1, 2, 20);
  BIDS(P1, 5);
  BIDS(P2, 9);
  BIDS(P3, 4);
  WON_BY(P2, 5);
  open_auction(AUCTION_SECOND_PRICE, 3, P1, 2, 20); /* equal bids */
  BIDS(P1, 9);
  BIDS(P2, 9);
  PASSES(P3);
  WON_BY(P1, 9);
  open_auction(AUCTION_SECOND_PRICE, 3, P1, 2, 20); /* nobody else */
  PASSES(P1);
  BIDS(P2, 9);
  PASSES(P3);
  WON_BY(P2, 2);
  PASS();
}

TEST sealed_without_bids(void) {
  open_auction(AUCTION_SECOND_PRICE, 2, P1, 2, 20);
  PASSES(P1);
  PASSES(P2);
  WON_BY(NONE, 0);
  PASS();
}

TEST dutch_price_falls_until_somebody_takes_it(void) {
  open_auction(AUCTION_DUTCH, 2, P2, 1, 10);
  ASSERT_EQ(10, a.high);
  PASSES(P2);
  PASSES(P1);
  ASSERT_EQ(9, a.high);
  PASSES(P2);
  ASSERT(auction_bid(&a, P1, 10));
  ASSERT(auction_bid(&a, P1, 8));
  BIDS(P1, 9);
  WON_BY(P1, 9);
  PASS();
}

TEST dutch_price_ends_at_the_least(void) {
  open_auction(AUCTION_DUTCH, 2, P1, 9, 10);
  PASSES(P1);
  PASSES(P2);
  PASSES(P1);
  PASSES(P2);
  WON_BY(NONE, 0);
  PASS();
}

TEST auction_waits_for_an_answer(void) {
  open_auction(AUCTION_ASCENDING, 2, P1, 1, 10);
  ASSERT_FALSE(a.waiting);
  ASSERT_EQ(P1, auction_next(&a));
  ASSERT(a.waiting);
  ASSERT_EQ(P1, auction_next(&a));
  auction_bid(&a, P1, 1);
  ASSERT_FALSE(a.waiting);
  auction_pass(&a, P2);
  auction_next(&a);
  ASSERT_FALSE(a.waiting);
  PASS();
}

TEST auction_terms_must_make_sense(void) {
  ASSERT(open_auction(AUCTION_ASCENDING, 0, P1, 1, 10));
  ASSERT(open_auction(AUCTION_ASCENDING, 2, 8, 1, 10));
  ASSERT(open_auction(AUCTION_ASCENDING, 2, P1, -1, 10));
  ASSERT(open_auction(AUCTION_ASCENDING, 2, P1, 11, 10));
  ASSERT(open_auction(AUCTION_DUTCH, 2, P1, 1, INT32_MAX));
  struct auction_terms still = {.style = AUCTION_DUTCH, .among = 3, .cap = 10};
  ASSERT(auction_open(&a, &still));
  struct auction_terms obliged = {.style = AUCTION_SEALED, .among = 3, .cap = 10, .must_open = true};
  ASSERT(auction_open(&a, &obliged));
  ASSERT_EQ(NULL, open_auction(AUCTION_ASCENDING, 8, 7, 0, 0));
  PASS();
}

/* For bots: what others have answered is any bid up to so much, or a pass. Who has not answered, or thinks, stays out. */
TEST sealed_bids_are_imagined(void) {
  struct rng r;
  int32_t most[8] = {9, 3, 9, 0};
  int times[8] = {0};
  rng_seed(&r, 1, 0);
  for (int i = 0; i < 400; i++) {
    open_auction(AUCTION_SEALED, 4, P1, 1, 9);
    a.asked = 1 << P1 | 1 << P2 | 1 << P4;
    ASSERT_EQ(NULL, auction_bid(&a, P1, 7));
    ASSERT_EQ(NULL, auction_bid(&a, P2, 2));
    ASSERT_EQ(NULL, auction_bid(&a, P4, 9));
    auction_redraw(&a, P1, most, &r);
    ASSERT_EQ(7, a.bid[P1]);
    ASSERT_EQ(1 << P1, a.bidders & ~(1 << P2)); /* nobody can pay the least with nothing */
    int bid = a.bidders >> P2 & 1 ? a.bid[P2] : 0;
    ASSERT(bid >= 0 && bid <= 3);
    times[bid]++;
  }
  for (int bid = 0; bid <= 3; bid++) ASSERT_IN_RANGE(100, times[bid], 40);
  PASS();
}

SUITE(auction_suite) {
  RUN_TEST(ascending_goes_round_until_one_is_left);
  RUN_TEST(ascending_refuses);
  RUN_TEST(ascending_when_all_pass);
  RUN_TEST(ascending_when_only_the_last_bids);
  RUN_TEST(ascending_among_some);
  RUN_TEST(ascending_opened_with_nothing);
  RUN_TEST(ascending_ends_at_the_cap);
  RUN_TEST(once_ends_at_the_cap);
  RUN_TEST(once_calls_everybody_once);
  RUN_TEST(once_opened_with_nothing);
  RUN_TEST(once_taken_back_and_changed);
  RUN_TEST(once_taken_back_and_passed);
  RUN_TEST(once_taken_back_by_the_opener);
  RUN_TEST(taking_back_needs_a_win);
  RUN_TEST(sealed_bids_come_in_any_order);
  RUN_TEST(sealed_ties_go_to_the_first_from_the_opener);
  RUN_TEST(sealed_second_price);
  RUN_TEST(sealed_without_bids);
  RUN_TEST(dutch_price_falls_until_somebody_takes_it);
  RUN_TEST(dutch_price_ends_at_the_least);
  RUN_TEST(auction_waits_for_an_answer);
  RUN_TEST(auction_terms_must_make_sense);
  RUN_TEST(sealed_bids_are_imagined);
}
