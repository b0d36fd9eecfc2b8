/* trick_test.c: who takes a trick and what may be played. */
#include "greatest.h"
#include "trick.h"

enum { CLUBS, HEARTS, SPADES, STARS };

#define TAKER(led, trump, ...)                          \
  trick_taker((const struct trick_card[]){__VA_ARGS__}, \
              (int)(sizeof((struct trick_card[]){__VA_ARGS__}) / sizeof(struct trick_card)), led, trump)

TEST trick_goes_to_the_highest_of_the_suit_led(void) {
  ASSERT_EQ(2, TAKER(NO_SUIT, NO_SUIT, {HEARTS, 5}, {SPADES, 14}, {HEARTS, 9}, {HEARTS, 7}));
  ASSERT_EQ(0, TAKER(NO_SUIT, NO_SUIT, {HEARTS, 2}, {SPADES, 14}));
  PASS();
}

TEST trick_goes_to_the_highest_trump(void) {
  ASSERT_EQ(1, TAKER(NO_SUIT, SPADES, {HEARTS, 14}, {SPADES, 2}, {HEARTS, 13}));
  ASSERT_EQ(2, TAKER(NO_SUIT, SPADES, {HEARTS, 14}, {SPADES, 2}, {SPADES, 3}, {CLUBS, 9}));
  ASSERT_EQ(1, TAKER(NO_SUIT, SPADES, {SPADES, 4}, {SPADES, 9}, {HEARTS, 14}));
  PASS();
}

TEST trick_of_equal_cards_goes_to_the_first(void) {
  ASSERT_EQ(0, TAKER(NO_SUIT, NO_SUIT, {HEARTS, 9}, {HEARTS, 9}));
  ASSERT_EQ(1, TAKER(NO_SUIT, SPADES, {HEARTS, 9}, {SPADES, 4}, {SPADES, 4}));
  PASS();
}

TEST trick_suit_led_can_be_named(void) {
  ASSERT_EQ(1, TAKER(HEARTS, NO_SUIT, {STARS, 9}, {HEARTS, 3}));
  ASSERT_EQ(1, TAKER(HEARTS, NO_SUIT, {NO_SUIT, 9}, {HEARTS, 3}));
  ASSERT_EQ(-1, TAKER(HEARTS, NO_SUIT, {STARS, 9}, {NO_SUIT, 3}));
  ASSERT_EQ(-1, trick_taker(NULL, 0, NO_SUIT, NO_SUIT));
  PASS();
}

TEST trick_suit_must_be_followed(void) {
  const int16_t hand[] = {CLUBS, HEARTS, CLUBS, STARS};
  ASSERT_EQ(5, trick_legal(hand, 4, CLUBS));
  ASSERT_EQ(2, trick_legal(hand, 4, HEARTS));
  ASSERT_EQ(15, trick_legal(hand, 4, SPADES));
  ASSERT_EQ(0, trick_legal(hand, 0, CLUBS));
  const int16_t many[64] = {0};
  ASSERT_EQ(UINT64_MAX, trick_legal(many, 64, SPADES));
  PASS();
}

TEST trick_barred_cards_only_when_nothing_else_is_left(void) {
  ASSERT_EQ(5, trick_unbarred(7, 2));
  ASSERT_EQ(2, trick_unbarred(2, 2));
  ASSERT_EQ(6, trick_unbarred(6, 15));
  PASS();
}

SUITE(trick_suite) {
  RUN_TEST(trick_goes_to_the_highest_of_the_suit_led);
  RUN_TEST(trick_goes_to_the_highest_trump);
  RUN_TEST(trick_of_equal_cards_goes_to_the_first);
  RUN_TEST(trick_suit_led_can_be_named);
  RUN_TEST(trick_suit_must_be_followed);
  RUN_TEST(trick_barred_cards_only_when_nothing_else_is_left);
}
