/* series_test.c: what is known of a mean, against figures worked out by hand and against many made series. */
#define _POSIX_C_SOURCE 200809L

#include "series.h"

#include <math.h>
#include <stdlib.h>

#include "greatest.h"

TEST means_and_variances(void) {
  struct series s = {.unit = 0};
  for (int64_t x = 1; x <= 5; x++) series_add(&s, x * x);
  ASSERT_IN_RANGE(11.0, series_mean(&s), 1e-12);
  ASSERT_IN_RANGE(93.5, series_variance(&s), 1e-12); /* 374 / 4 */
  PASS();
}

/* 400 numbers, half 1 and half -1, but one pair: mean 0.01, variance 400 / 399 * 0.9999 */
TEST half_of_a_known_series(void) {
  struct series s = {.unit = 0};
  for (int i = 0; i < 400; i++) series_add(&s, i < 202 ? 1 : -1);
  double variance = 400.0 / 399 * (1 - 0.01 * 0.01), m = 400 * 0.007936 + 1;
  double half = sqrt(variance) * sqrt(2 * m / (400.0 * 400 * 0.007936) * log(sqrt(m) / 0.05));
  ASSERT_IN_RANGE(variance, series_variance(&s), 1e-12);
  ASSERT_IN_RANGE(half, series_half(&s, 0.05), 1e-12);
  ASSERT_IN_RANGE(0.1564, half, 0.0005);
  ASSERT_IN_RANGE(1.0, series_p(&s), 1e-12);
  PASS();
}

/* The p-value is the alpha at which the interval ends at 0. */
TEST p_is_where_the_interval_ends(void) {
  struct series s = {.unit = 3};
  for (int i = 0; i < 1000; i++) series_add(&s, i % 7 - 2);
  double p = series_p(&s);
  ASSERT(p < 1e-6);
  ASSERT_IN_RANGE(series_mean(&s), series_half(&s, p), 1e-9);
  PASS();
}

/* Nothing seen is not nothing there. */
TEST a_series_of_zeros_is_not_certain(void) {
  struct series s = {.unit = 840};
  ASSERT(isinf(series_half(&s, 0.05)));
  for (int i = 0; i < 300; i++) series_add(&s, 0);
  ASSERT(series_half(&s, 0.05) > 840 * 3.0 / 300); /* the rule of three */
  ASSERT_IN_RANGE(1.0, series_p(&s), 0);
  PASS();
}

static uint64_t state;

static double uniform(void) { /* splitmix64 */
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return (double)((z ^ z >> 31) >> 11) * 0x1p-53;
}

/* One pair of games: 840 or -840 with probability `part` each, and `more` for the first. */
static int64_t pair(double part, double more) {
  double u = uniform();
  return u < part + more ? 840 : u < 2 * part + more ? -840 : 0;
}

/* Looks after every 100 of 5,000 pairs. How often of 400 is the true mean ever outside, or 0? */
static void look_often(double part, double more, int *outside, int *found) {
  for (int run = 0; run < 400; run++) {
    struct series s = {.unit = 840};
    bool out = false, away = false;
    for (int i = 1; i <= 5000; i++) {
      series_add(&s, pair(part, more));
      if (i < 200 || i % 100 != 0) continue;
      out = out || fabs(series_mean(&s) - 840 * more) > series_half(&s, 0.05);
      away = away || series_p(&s) < 0.05;
    }
    *outside += out;
    *found += away;
  }
}

TEST looking_often_gives_no_false_alarms(void) {
  static const double parts[] = {0.3, 0.1, 0.01, 0.001};
  for (int k = 0; k < 4; k++) {
    int outside = 0, found = 0;
    state = (uint64_t)k;
    look_often(parts[k], 0, &outside, &found);
    ASSERTm("more than 5 % false alarms", found <= 20);
    ASSERTm("more than 5 % outside", outside <= 20);
  }
  PASS();
}

TEST a_change_is_found(void) {
  int outside = 0, found = 0;
  state = 9;
  look_often(0.1, 0.04, &outside, &found);
  ASSERTm("too rarely inside", outside <= 20);
  ASSERTm("a change of 4 points is missed", found >= 380);
  PASS();
}

/* Of 400 runs of 100,000 numbers, looked at after every 100: in how many is the true mean inside at all looks? */
TEST the_sequence_covers_at_all_looks_together(void) {
  int inside = 0;
  state = 4;
  for (int run = 0; run < 400; run++) {
    struct series s = {.unit = 840};
    bool in = true;
    for (int i = 1; i <= 100000 && in; i++) {
      series_add(&s, pair(0.2, 0.02));
      in = i < 200 || i % 100 != 0 || fabs(series_mean(&s) - 840 * 0.02) <= series_half(&s, 0.05);
    }
    inside += in;
  }
  ASSERT_IN_RANGE(385.0, inside, 13); /* 93 to 99.5 % */
  if (getenv("FIGURES")) printf("inside at all looks: %d of 400\n", inside);
  PASS();
}

/* The interval of who looks once, over numbers as skewed as those of rare wins. */
TEST one_look_covers_in_95_of_100(void) {
  static const double parts[] = {0.3, 0.1, 0.03};
  for (int k = 0; k < 3; k++) {
    int inside = 0;
    state = (uint64_t)k;
    for (int run = 0; run < 400; run++) {
      struct series s = {.unit = 840};
      for (int i = 0; i < 1000; i++) series_add(&s, uniform() < parts[k] ? 840 : 0);
      inside += fabs(series_mean(&s) - 840 * parts[k]) <= series_error(&s);
    }
    if (getenv("FIGURES")) printf("inside at one look: %d of 400\n", inside);
    ASSERT_IN_RANGE(380.0, inside, 8); /* 93 to 97 % */
  }
  PASS();
}

/* sqrt(v) * (3.0 ... + 1.645) / sqrt(n): found in 95 of 100 series, that look once after n numbers. */
TEST a_change_that_would_be_seen_is_seen(void) {
  int found = 0;
  state = 5;
  struct series plain = {.unit = 840};
  for (int i = 0; i < 2000; i++) series_add(&plain, pair(0.2, 0));
  double more = series_seen(&plain, series_half(&plain, 0.05)) / 840;
  for (int run = 0; run < 400; run++) {
    struct series s = {.unit = 840};
    for (int i = 0; i < 2000; i++) series_add(&s, pair(0.2 - more / 2, more));
    found += series_p(&s) <= 0.05;
  }
  if (getenv("FIGURES")) printf("seen: %d of 400\n", found);
  ASSERT_IN_RANGE(380.0, found, 10);
  PASS();
}

/* Wilson's own formula, worked out by hand: 8 of 10 and 0 of 40. */
TEST shares_have_intervals(void) {
  struct interval is = wilson(8, 10);
  ASSERT_IN_RANGE(0.4902, is.low, 0.0001);
  ASSERT_IN_RANGE(0.9433, is.high, 0.0001);
  is = wilson(0, 40);
  ASSERT_IN_RANGE(0.0, is.low, 1e-12);
  ASSERT_IN_RANGE(0.0876, is.high, 0.0001);
  is = wilson(0, 0);
  ASSERT(is.low == 0 && is.high == 1);
  PASS();
}

/* Parts come to the same as the whole. */
TEST series_are_joined(void) {
  struct series whole = {.unit = 1}, first = whole, second = whole;
  for (int64_t i = 0; i < 90; i++) {
    series_add(&whole, i * i % 17);
    series_add(i < 30 ? &first : &second, i * i % 17);
  }
  series_join(&first, &second);
  ASSERT_EQ(90, (int)first.count);
  ASSERT(series_variance(&whole) == series_variance(&first) && series_mean(&whole) == series_mean(&first));
  ASSERT_IN_RANGE(1.96 * sqrt((series_variance(&whole) + 1.0 / 90) / 90), series_error(&first), 1e-4);
  PASS();
}

/* From Holm's procedure by hand: 0.01 < 0.05 / 4, 0.013 < 0.05 / 3, 0.03 > 0.05 / 2, so 0.04 is not looked at. */
TEST several_at_once(void) {
  static const double p[] = {0.03, 0.01, 0.04, 0.013};
  bool found[4];
  holm(p, 4, 0.05, found);
  ASSERT(!found[0] && found[1] && !found[2] && found[3]);
  holm(p, 1, 0.05, found);
  ASSERT(found[0]);
  PASS();
}

SUITE(series_suite) {
  RUN_TEST(means_and_variances);
  RUN_TEST(half_of_a_known_series);
  RUN_TEST(p_is_where_the_interval_ends);
  RUN_TEST(a_series_of_zeros_is_not_certain);
  RUN_TEST(looking_often_gives_no_false_alarms);
  RUN_TEST(a_change_is_found);
  RUN_TEST(the_sequence_covers_at_all_looks_together);
  RUN_TEST(one_look_covers_in_95_of_100);
  RUN_TEST(a_change_that_would_be_seen_is_seen);
  RUN_TEST(shares_have_intervals);
  RUN_TEST(series_are_joined);
  RUN_TEST(several_at_once);
}
