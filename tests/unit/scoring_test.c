/* scoring_test.c: majorities, sets, penalties and standings, with the rulebooks' examples. */
#include "greatest.h"
#include "scoring.h"

#define COUNT(list) ((int)(sizeof(list) / sizeof *(list)))
#define LIST(...)   ((const int32_t[]){__VA_ARGS__})

static int32_t won[8];

static enum greatest_test_res majority(const char *rule, const int32_t *counts, int seats,
                                       const int32_t *points, int places, const int32_t *expected) {
  scoring_majority(counts, seats, points, places, won);
  for (int seat = 0; seat < seats; seat++) ASSERT_EQm(rule, expected[seat], won[seat]);
  PASS();
}

#define MAJORITY(rule, counts, points, expected) \
  CHECK_CALL(majority(rule, counts, COUNT(counts), points, COUNT(points), expected))

TEST majority_of_the_alhambra_card_game(void) {
  MAJORITY("ALH-T9", LIST(3, 1, 2), LIST(4), LIST(4, 0, 0));
  MAJORITY("ALH-T10", LIST(1, 4, 3), LIST(13, 6), LIST(0, 13, 6));
  MAJORITY("ALH-T11", LIST(3, 3, 2, 2), LIST(20, 12, 5), LIST(16, 16, 2, 2));
  MAJORITY("ALH-T12, two", LIST(2, 2, 1), LIST(4), LIST(2, 2, 0));
  MAJORITY("ALH-T12, three", LIST(2, 2, 2), LIST(4), LIST(1, 1, 1));
  MAJORITY("ALH-T13", LIST(4, 4, 4, 1), LIST(21, 13, 6), LIST(13, 13, 13, 0));
  MAJORITY("ALH-T14", LIST(2, 1, 1), LIST(8, 1), LIST(8, 0, 0));
  MAJORITY("ALH-T17", LIST(2, 1, 2), LIST(9, 2), LIST(5, 0, 5));
  PASS();
}

TEST majority_of_nothing_scores_nothing(void) {
  MAJORITY("ALH-Q5, all", LIST(0, 0, 0), LIST(9, 2), LIST(0, 0, 0));
  MAJORITY("ALH-Q5, a free place", LIST(1, 0, 0), LIST(9, 2), LIST(9, 0, 0));
  PASS();
}

TEST majority_rounds_penalties_down(void) {
  MAJORITY("penalty", LIST(1, 1), LIST(-5), LIST(-3, -3));
  PASS();
}

TEST triangular_numbers(void) {
  ASSERT_EQ(0, scoring_triangular(-3));
  ASSERT_EQ(0, scoring_triangular(0));
  ASSERT_EQ(1, scoring_triangular(1));
  ASSERT_EQ(3, scoring_triangular(2));  /* TOW-T4 */
  ASSERT_EQ(10, scoring_triangular(4)); /* TOW-T10 */
  ASSERT_EQ(INT64_C(2305843008139952128), scoring_triangular(INT32_MAX));
  PASS();
}

TEST sets_are_counted(void) {
  ASSERT_EQ(3, scoring_kinds(LIST(2, 0, 1, 5), 4));
  ASSERT_EQ(0, scoring_complete(LIST(2, 0, 1, 5), 4));
  ASSERT_EQ(2, scoring_complete(LIST(2, 3, 2, 5), 4));
  ASSERT_EQ(0, scoring_complete(LIST(-1, 2), 2));
  ASSERT_EQ(0, scoring_complete(NULL, 0));
  PASS();
}

TEST sets_are_as_large_as_possible(void) {
  const int32_t *points = LIST(1, 3, 6);
  ASSERT_EQ(0, scoring_sets(LIST(0, 0, 0), 3, points, 3));
  ASSERT_EQ(6 + 3 + 1 + 1, scoring_sets(LIST(1, 4, 2), 3, points, 3));
  ASSERT_EQ(6 + 6, scoring_sets(LIST(2, 2, 2, 2), 4, points, 3));
  ASSERT_EQ(INT64_C(3) * INT32_MAX, scoring_sets(LIST(INT32_MAX, INT32_MAX), 2, points, 3));
  ASSERT_EQ(0, scoring_sets(LIST(1, 4, 2), 3, points, 0));
  PASS();
}

static enum greatest_test_res standing(const int64_t *values, int seats, int keys, const bool *low,
                                       const int8_t *expected) {
  int8_t ranks[8];
  scoring_standings(values, seats, keys, low, ranks);
  for (int seat = 0; seat < seats; seat++) ASSERT_EQ(expected[seat], ranks[seat]);
  PASS();
}

TEST standings_share_ranks(void) {
  CHECK_CALL(
      standing((const int64_t[]){25, 31, 25, 7}, 4, 1, (const bool[]){false}, (const int8_t[]){2, 1, 2, 4}));
  PASS();
}

/* MAH-R58, T20: most palaces, then most gold, then the lower character. */
TEST standings_break_ties_in_turn(void) {
  CHECK_CALL(standing((const int64_t[]){7, 5, 1, 7, 8, 6, 4, 20, 2, 7, 8, 4}, 4, 3,
                      (const bool[]){false, false, true}, (const int8_t[]){3, 2, 4, 1}));
  PASS();
}

/* ALH-R10, T3: fewest cards start; of these the youngest, which is the lower seat. */
TEST standings_where_less_is_better(void) {
  const bool low[] = {true, true};
  CHECK_CALL(standing((const int64_t[]){4, 1, 3, 2, 5, 3}, 3, 2, low, (const int8_t[]){2, 1, 3}));
  CHECK_CALL(standing((const int64_t[]){3, 1, 3, 2, 4, 3}, 3, 2, low, (const int8_t[]){1, 2, 3}));
  PASS();
}

SUITE(scoring_suite) {
  RUN_TEST(majority_of_the_alhambra_card_game);
  RUN_TEST(majority_of_nothing_scores_nothing);
  RUN_TEST(majority_rounds_penalties_down);
  RUN_TEST(triangular_numbers);
  RUN_TEST(sets_are_counted);
  RUN_TEST(sets_are_as_large_as_possible);
  RUN_TEST(standings_share_ranks);
  RUN_TEST(standings_break_ties_in_turn);
  RUN_TEST(standings_where_less_is_better);
}
