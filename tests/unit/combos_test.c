/* combos_test.c: sums and runs, against trying all ways to pick numbers. */
#include "combos.h"

#include <stdbool.h>

#include "greatest.h"
#include "rng.h"

enum { MOST = 9, ROUNDS = 2000 };

static int picked(const int32_t *number, int count, unsigned mask, int32_t *list) {
  int n = 0;
  for (int i = 0; i < count; i++)
    if (mask >> i & 1) list[n++] = number[i];
  return n;
}

/* The definition, word for word. */
static bool are_run(const int32_t *list, int n) {
  for (int i = 0; i < n; i++) {
    int lower = 0, same = 0, next = 0;
    for (int k = 0; k < n; k++) {
      lower += list[k] < list[i];
      same += list[k] == list[i];
      next += list[k] == list[i] + 1;
    }
    if (same != 1 || next != (lower < n - 1)) return false;
  }
  return true;
}

TEST combos_count_what_can_be_picked(void) {
  struct rng r;
  rng_seed(&r, 7, 0);
  for (int round = 0; round < ROUNDS; round++) {
    int32_t number[MOST], list[MOST];
    int count = (int)rng_below(&r, MOST + 1), longest = 0, tail = 0, alike = 0;
    int64_t ways = 0, found;
    int32_t sums = 0, pairs = 0, total = (int32_t)rng_below(&r, 20);
    for (int i = 0; i < count; i++) number[i] = (int32_t)rng_below(&r, 8);
    for (unsigned mask = 0; mask < 1u << count; mask++) {
      int n = picked(number, count, mask, list);
      int32_t sum = 0;
      for (int i = 0; i < n; i++) sum += list[i];
      sums += sum == total;
      pairs += n == 2 && list[0] == list[1];
      if (n == 0 || !are_run(list, n)) continue;
      ways = n > longest ? 1 : ways + (n == longest);
      if (n > longest) longest = n;
      if (mask == ((1u << n) - 1) << (count - n) && n > tail) tail = n;
    }
    for (int i = count; i > 0 && number[i - 1] == number[count - 1]; i--) alike++;
    ASSERT_EQ(sums, combos_sums(number, count, total));
    ASSERT_EQ(pairs, combos_pairs(number, count));
    ASSERT_EQ(longest, combos_run(number, count, &found));
    ASSERT_EQ(ways, found);
    ASSERT_EQ(tail, combos_last_run(number, count));
    ASSERT_EQ(alike, combos_last_alike(number, count));
  }
  PASS();
}

TEST combos_know_the_best_hand_of_cribbage(void) {
  const int32_t value[] = {5, 5, 5, 10, 5}, order[] = {5, 5, 5, 11, 5};
  int64_t ways;
  ASSERT_EQ(8, combos_sums(value, 5, 15));
  ASSERT_EQ(6, combos_pairs(order, 5));
  ASSERT_EQ(1, combos_run(order, 5, &ways));
  PASS();
}

SUITE(combos_suite) {
  RUN_TEST(combos_count_what_can_be_picked);
  RUN_TEST(combos_know_the_best_hand_of_cribbage);
}
