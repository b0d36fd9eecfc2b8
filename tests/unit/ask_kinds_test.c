/* ask_kinds_test.c: one piece, a number, yes or no, an order, and several questions at once. */
#include <stdlib.h>

#include "few_pieces.h"

SUITE(ask_kinds_suite);

/* --- the other kinds --- */

TEST one_of_a_zone(void) {
  for (int round = 0; round < 3000; round++) {
    int count = below(MOST_PIECES + 1);
    lay(1 + below(4), count, 3);
    struct ask *q = begin(ASK_ONE, count);
    q->unique = below(3) == 0;
    q->others = (uint8_t)below(3);
    uint32_t keys[MOST_PIECES], different = 0;
    for (int i = 0; i < count; i++) {
      uint32_t key = key_of(q->unique, 1u << i), k = 0;
      while (k < different && keys[k] != key) k++;
      if (k == different) keys[different++] = key;
    }
    ASSERT_EQ_FMT((int)different + q->others, ask_ready(&table, &asks, q), "%d");
    for (int i = 0; i < ask_options(q); i++) {
      struct fork fork;
      struct asks *next = fork_of(&fork, &asks);
      struct ask *then = &next->ask[asks.count - 1];
      int32_t value;
      enum option_kind kind = ask_option(&asks, q, i, &value);
      ASSERT_EQ(i < (int)different ? OPTION_ITEM : OPTION_OTHER, kind);
      if (kind == OPTION_ITEM) ASSERT_EQ(keys[i], key_of(q->unique, 1u << value));
      else ASSERT_EQ_FMT(i - (int)different, (int)value, "%d");
      ask_answer(&table, next, then, i);
      ASSERT(then->complete);
      ASSERT_EQ_FMT(kind == OPTION_OTHER ? (int)value : -1, (int)then->took_other, "%d");
      if (kind == OPTION_ITEM) ASSERT_EQ(value, then->answer);
    }
  }
  PASS();
}

TEST numbers_and_words(void) {
  for (int low = -3; low < 4; low++)
    for (int high = low - 2; high < 6; high++)
      for (int others = 0; others < 3; others++) {
        struct ask *q = begin(ASK_NUMBER, 0);
        q->low = low, q->high = high, q->others = (uint8_t)others;
        int numbers = high >= low ? high - low + 1 : 0;
        ASSERT_EQ_FMT(numbers + others, ask_ready(&table, &asks, q), "%d");
        for (int i = 0; i < numbers + others; i++) {
          struct fork fork;
          struct asks *next = fork_of(&fork, &asks);
          struct ask *then = &next->ask[asks.count - 1];
          int32_t value;
          ASSERT_EQ(i < numbers ? OPTION_NUMBER : OPTION_OTHER, ask_option(&asks, q, i, &value));
          ASSERT_EQ_FMT(i < numbers ? low + i : i - numbers, (int)value, "%d");
          ask_answer(&table, next, then, i);
          ASSERT(then->complete);
          ASSERT_EQ_FMT(i < numbers ? -1 : i - numbers, (int)then->took_other, "%d");
        }
      }
  PASS();
}

TEST yes_comes_first(void) {
  struct ask *q = begin(ASK_YES, 0);
  q->others = 1;
  int32_t value;
  ASSERT_EQ(3, ask_ready(&table, &asks, q));
  ASSERT_EQ(OPTION_YES, ask_option(&asks, q, 0, &value));
  ASSERT_EQ(1, value);
  ASSERT_EQ(OPTION_YES, ask_option(&asks, q, 1, &value));
  ASSERT_EQ(0, value);
  ASSERT_EQ(OPTION_OTHER, ask_option(&asks, q, 2, &value));
  ask_answer(&table, &asks, q, 0);
  ASSERT(q->complete);
  ASSERT_EQ(1, q->answer);
  PASS();
}

/* All orders that the options lead to, as numbers in base 8. */
static int orders(const struct asks *now, int place, int *found, int count) {
  const struct ask *q = &now->ask[place];
  if (q->complete) {
    int order = 1;
    for (int i = 0; i < q->picked; i++) order = order * 8 + ask_pick(now, q, i);
    found[count] = order;
    return count + 1;
  }
  if (ask_options(q) < 2 && q->items > 1) return -1000; /* the last has no choice, so nobody is asked */
  for (int i = 0; i < ask_options(q); i++) {
    struct fork fork;
    struct asks *next = fork_of(&fork, now);
    ask_answer(&table, next, &next->ask[place], i);
    count = orders(next, place, found, count);
  }
  return count;
}

static int by_number(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

TEST every_order_once(void) {
  static const int factorial[] = {1, 1, 2, 6, 24, 120};
  for (int items = 0; items < 6; items++) {
    int found[120];
    lay(3, items, 1);
    struct ask *q = begin(ASK_ORDER, items);
    q->unique = true;
    ask_ready(&table, &asks, q);
    ASSERT_EQ(items == 0, q->complete);
    ASSERT_EQ_FMT(factorial[items], orders(&asks, asks.count - 1, found, 0), "%d");
    qsort(found, (size_t)factorial[items], sizeof *found, by_number);
    for (int i = 1; i < factorial[items]; i++) ASSERT(found[i] != found[i - 1]);
    for (int i = 0; i < factorial[items]; i++) {
      int order = found[i], picked = 0;
      for (; order > 1; order /= 8) picked |= 1 << order % 8;
      ASSERT_EQ_FMT((1 << items) - 1, picked, "%d");
    }
  }
  PASS();
}

/* --- several at once --- */

TEST questions_are_forgotten_in_turn(void) {
  asks = (struct asks){.among = &among};
  for (int i = 0; i < MAX_ASKS; i++) {
    struct ask *q = ask_begin(&asks, i, ASK_ONE, "lay");
    ASSERT(q);
    for (int k = 0; k < MAX_ITEMS / MAX_ASKS; k++) ASSERT(ask_offer(&asks, q, (uint16_t)k));
  }
  ASSERT_EQ(NULL, ask_begin(&asks, 0, ASK_ONE, "lay"));
  ASSERT_FALSE(ask_offer(&asks, &asks.ask[MAX_ASKS - 1], 0));
  for (int i = MAX_ASKS; i > 0; i--) {
    ASSERT_EQ_FMT(i * (MAX_ITEMS / MAX_ASKS), (int)asks.used, "%d");
    ask_end(&asks);
  }
  ASSERT_EQ(0, asks.used);
  ASSERT_EQ(0, asks.count);
  PASS();
}

SUITE(ask_kinds_suite) {
  rng_seed(&r, 3, 0);
  RUN_TEST(one_of_a_zone);
  RUN_TEST(numbers_and_words);
  RUN_TEST(yes_comes_first);
  RUN_TEST(every_order_once);
  RUN_TEST(questions_are_forgotten_in_turn);
}
