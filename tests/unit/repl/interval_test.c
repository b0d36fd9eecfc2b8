/* interval_test.c: intervals and components of variance against figures worked out by hand, and sums by name. */
#include "interval.h"

#include <math.h>
#include <stdlib.h>

#include "anova.h"
#include "greatest.h"
#include "ledger.h"

TEST quantiles_of_the_normal_distribution(void) {
  ASSERT_IN_RANGE(1.959963984540054, normal_quantile(0.975), 1e-12);
  ASSERT_IN_RANGE(2.5758293035489004, normal_quantile(0.995), 1e-12);
  ASSERT_IN_RANGE(0.0, normal_quantile(0.5), 1e-12);
  PASS();
}

/* Two sides say the same twice; of four each is 98.75 % sure. */
TEST several_intervals_hold_together(void) {
  ASSERT_IN_RANGE(1.959963984540054, interval_together(2), 1e-12);
  ASSERT_IN_RANGE(2.497705474412315, interval_together(4), 1e-9);
  PASS();
}

/* 8 of 10 by Wilson; then 4 wins and 4 shared ones of 10, which vary as 17.14 games would that are won or lost. */
TEST shared_wins_vary_less(void) {
  struct series plain = {.count = 10, .sum = 8 * 840, .squares = 8 * 840 * 840};
  struct series shared = {.count = 10, .sum = 4 * 840 + 4 * 420, .squares = 4 * 840 * 840 + 4 * 420 * 420};
  struct interval is = interval_share(&plain, 840, NORMAL_95);
  ASSERT_IN_RANGE(0.49016247153664183, is.low, 1e-12);
  ASSERT_IN_RANGE(0.9433178485456247, is.high, 1e-12);
  is = interval_share(&shared, 840, NORMAL_95);
  ASSERT_IN_RANGE(0.3712885295133066, is.low, 1e-12);
  ASSERT_IN_RANGE(0.7920988038897308, is.high, 1e-12);
  PASS();
}

/* Of 1 to 100 the 40th and the 61st: with a binomial B of 100 and 1/2, P(B < 40) = 1.76 % and P(B < 41) = 2.84 %. With 0.95
   the 90th and the 100th: P(B < 90) = 1.15 %, P(B < 91) = 2.82 %, P(B > 98) = 3.71 %, P(B > 99) = 0.59 %. Of 60 numbers
   P(B > 59) = 4.61 %, so the largest is no bound; nor is the least with 0.05. Of one number, that number. */
TEST quantiles_lie_between_two_ranks(void) {
  uint64_t count[101] = {0}, one[8] = {0};
  for (int i = 1; i <= 100; i++) count[i] = 1;
  struct interval is = interval_quantile(count, 101, 0.5);
  ASSERT_EQ(40.0, is.low);
  ASSERT_EQ(61.0, is.high);
  is = interval_quantile(count, 101, 0.95);
  ASSERT_EQ(90.0, is.low);
  ASSERT_EQ(100.0, is.high);
  is = interval_quantile(count, 61, 0.95);
  ASSERT(isinf(is.high));
  is = interval_quantile(count, 61, 0.05);
  ASSERT_EQ(0.0, is.low);
  one[7] = 1000;
  is = interval_quantile(one, 8, 0.95);
  ASSERT_EQ(7.0, is.low);
  ASSERT_EQ(7.0, is.high);
  PASS();
}

/* Of a mean of 1 to 32 it is Student's interval: 16.5 +- 2.0395 * sqrt(88 / 32). */
TEST the_jackknife_of_a_mean_is_students(void) {
  double without[GROUPS];
  for (int i = 0; i < GROUPS; i++) without[i] = (32 * 33 / 2 - (i + 1)) / 31.0;
  struct interval is = interval_jackknife(16.5, without);
  ASSERT_IN_RANGE(16.5 - 3.3821504282907524, is.low, 1e-9);
  ASSERT_IN_RANGE(16.5 + 3.3821504282907524, is.high, 1e-9);
  PASS();
}

/* The rows 1 2, 3 4 and 5 9: sums of squares 31, 6 and 3, components 7, 1.5 and 1.5. */
TEST components_of_a_small_table(void) {
  struct anova a = {.rows = 3,
                    .columns = 2,
                    .squares = 136,
                    .row_squares = 254,
                    .column_squares = 306,
                    .total_squares = 576};
  struct components of = anova_components(&a);
  ASSERT_IN_RANGE(0.70, of.rows, 1e-12);
  ASSERT_IN_RANGE(0.15, of.columns, 1e-12);
  ASSERT_IN_RANGE(0.15, of.rest, 1e-12);
  PASS();
}

TEST one_row_explains_nothing(void) {
  struct anova a = {
      .rows = 1, .columns = 2, .squares = 5, .row_squares = 9, .column_squares = 5, .total_squares = 9};
  ASSERT_EQ(0.0, anova_components(&a).rows);
  PASS();
}

/* --- sums by name --- */

TEST sums_are_found_by_name(void) {
  struct ledger l = {0};
  for (int i = 0; i < 1000; i++) ledger_add(&l, i, "number/%d", i);
  ledger_add(&l, 5, "number/%d", 7);
  struct series s = ledger_get(&l, "number/7");
  ASSERT_EQ(2, (int)s.count);
  ASSERT_EQ(12, (int)s.sum);
  ASSERT_EQ(74, (int)s.squares);
  ASSERT_EQ(0, (int)ledger_get(&l, "nothing").count);
  ASSERT_EQ(1000, (int)l.count);
  ledger_free(&l);
  PASS();
}

TEST names_come_in_order(void) {
  static const char *const names[] = {"a/1", "a/2", "a/10", "a/20 x", "a/", "a/b", "b/1"};
  static const char *const ordered[] = {"a/", "a/1", "a/2", "a/10", "a/20 x", "a/b"};
  struct ledger l = {0};
  size_t count;
  for (int i = 6; i >= 0; i--) ledger_add(&l, 1, "%s", names[i]);
  const struct entry **list = ledger_list(&l, "a/", &count);
  ASSERT_EQ(6, (int)count);
  for (int i = 1; i < 6; i++) ASSERT_STR_EQ(ordered[i], list[i]->name);
  free(list);
  ledger_free(&l);
  PASS();
}

/* The same numbers in two parts, one of them by way of JSON, and in the other order. */
TEST parts_make_the_same_whole(void) {
  struct ledger whole = {0}, first = {0}, second = {0};
  for (int i = 0; i < 300; i++) {
    ledger_add(&whole, i * i - 5000, "%d", i % 9);
    ledger_add(i % 2 ? &first : &second, i * i - 5000, "%d", i % 9);
  }
  json_t *json = ledger_json(&first), *all, *sum;
  ASSERT(ledger_read(&second, json));
  all = ledger_json(&whole);
  sum = ledger_json(&second);
  ASSERT(json_equal(all, sum));
  ASSERT_FALSE(ledger_read(&second, json_array_get(json, 0)));
  json_decref(json);
  json_decref(all);
  json_decref(sum);
  ledger_free(&whole);
  ledger_free(&first);
  ledger_free(&second);
  PASS();
}

SUITE(interval_suite) {
  RUN_TEST(quantiles_of_the_normal_distribution);
  RUN_TEST(several_intervals_hold_together);
  RUN_TEST(shared_wins_vary_less);
  RUN_TEST(quantiles_lie_between_two_ranks);
  RUN_TEST(the_jackknife_of_a_mean_is_students);
  RUN_TEST(components_of_a_small_table);
  RUN_TEST(one_row_explains_nothing);
  RUN_TEST(sums_are_found_by_name);
  RUN_TEST(names_come_in_order);
  RUN_TEST(parts_make_the_same_whole);
}
