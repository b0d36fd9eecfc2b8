/* ask_test.c: which answers are legal: against brute force, for every kind of bound on a select. */
#include <stdlib.h>

#include "few_pieces.h"

SUITE(ask_suite);

/* --- what brute force says --- */

static int total_of(uint32_t mask) {
  int total = 0;
  for (int i = 0; i < table.pieces; i++)
    if (mask >> i & 1 && fields[pieces[i].face][VALUE] != NO_FIELD) total += fields[pieces[i].face][VALUE];
  return total;
}

static bool alike(const struct ask *q, uint32_t mask) {
  int32_t word = NO_FIELD;
  for (int i = 0; i < table.pieces; i++) {
    int32_t own = fields[pieces[i].face][WORD];
    if (!(mask >> i & 1)) continue;
    if (own == NO_FIELD) return false;
    if (own == q->wild) continue;
    if (word != NO_FIELD && own != word) return false;
    word = own;
  }
  return true;
}

static bool legal(const struct ask *q, uint32_t mask) {
  int count = __builtin_popcount(mask);
  if (count < q->least || count > q->most) return false;
  if (q->family != NULL) return q->family[mask / 64] >> (mask % 64) & 1;
  if (q->total_field >= 0 && (total_of(mask) < q->total_least || total_of(mask) > q->total_most))
    return false;
  return q->alike_field < 0 || alike(q, mask);
}

enum { KEYS = 1 << 21 };
static uint8_t expected[KEYS], reached[KEYS]; /* by key */

/* --- what the options lead to --- */

struct walk {
  bool unique;
  const char *fault;
};

static void follow(struct walk *w, const struct asks *now, int place) {
  const struct ask *q = &now->ask[place];
  uint32_t mask = 0;
  for (int i = 0; i < q->picked; i++) mask |= 1u << ask_pick(now, q, i);
  if (__builtin_popcount(mask) != q->picked) w->fault = "something was picked twice";
  if (q->whole) reached[key_of(w->unique, mask)] = 1;
  if (q->complete && !q->whole) w->fault = "it ended before the picks were a whole";
  if (q->complete) return;
  int options = ask_options(q);
  if (options == 0) w->fault = "a dead end";
  uint32_t seen[MOST_PIECES];
  int seen_count = 0;
  for (int i = 0; i < options && w->fault == NULL; i++) {
    int32_t value;
    enum option_kind kind = ask_option(now, q, i, &value);
    if (kind == OPTION_DONE && (!q->whole || i < q->open)) w->fault = "done is offered too early";
    struct fork fork;
    struct asks *next = fork_of(&fork, now);
    if (kind == OPTION_ITEM) {
      uint32_t key = key_of(w->unique, 1u << value);
      for (int k = 0; k < seen_count; k++)
        if (seen[k] == key) w->fault = "the same is offered twice";
      seen[seen_count++] = key;
      ask_answer(&table, next, &next->ask[place], i);
      follow(w, next, place);
    } else if (kind == OPTION_DONE) {
      ask_answer(&table, next, &next->ask[place], i);
      if (!next->ask[place].complete || next->ask[place].took_other >= 0) w->fault = "done does not end it";
    } else if (q->picked > 0) {
      w->fault = "words are offered after a pick";
    }
  }
}

/* Do the options of a select lead to the legal wholes, to all of them and to nothing else? */
static const char *compare(struct ask *q) {
  struct walk w = {.unique = q->unique};
  bool possible = ask_possible(&table, &asks, q);
  int wholes = 0, ways = 0, options = ask_ready(&table, &asks, q);
  for (uint32_t mask = 0; mask < 1u << table.pieces; mask++)
    if (legal(q, mask)) {
      uint32_t key = key_of(q->unique, mask);
      ways += !expected[key];
      expected[key] = 1;
      wholes++;
    }
  if ((options > q->others) != (wholes > 0)) w.fault = "nothing is legal, or something is after all";
  else if (possible != (wholes > 0)) w.fault = "it is not known to be possible, or said to be";
  else if (ask_is_forced(&table, &asks, q) != (ways + q->others == 1))
    w.fault = "a choice is taken for none, or none for one";
  else if (wholes > 0) follow(&w, &asks, (int)(q - asks.ask));
  for (uint32_t mask = 0; mask < 1u << table.pieces; mask++) { /* every key that can be is that of a set */
    uint32_t key = key_of(q->unique, mask);
    if (expected[key] != reached[key] && w.fault == NULL)
      w.fault = expected[key] ? "a legal whole cannot be reached" : "an illegal whole can be reached";
    expected[key] = reached[key] = 0;
  }
  return w.fault;
}

static enum greatest_test_res is_right(struct ask *q) {
  const char *fault = compare(q);
  if (fault != NULL) FAILm(fault);
  PASS();
}

/* A select with random bounds on the number. */
static struct ask *random_select(int high) {
  int count = below(MOST_PIECES + 1), faces = 1 + below(MOST_PIECES);
  lay(faces, count, high);
  struct ask *q = begin(ASK_SELECT, count);
  q->unique = below(3) == 0;
  q->least = (uint16_t)below(4);
  q->most = (uint16_t)(q->least + below(5));
  return q;
}

TEST selects_by_number(void) {
  for (int round = 0; round < 3000; round++) {
    struct ask *q = random_select(4);
    for (int i = below(3); i > 0; i--) q->other[q->others++] = "pass";
    CHECK_CALL(is_right(q));
  }
  PASS();
}

/* The bounds of a total: above, least, most, exactly. */
static void bind_total(struct ask *q, int about) {
  q->total_field = VALUE;
  q->total_least = INT32_MIN, q->total_most = INT32_MAX;
  int n = below(about + 2) - 1;
  switch (below(5)) {
  case 0: q->total_least = n + 1; break;
  case 1: q->total_least = n; break;
  case 2: q->total_most = n; break;
  case 3: q->total_least = q->total_most = n; break;
  default: q->total_least = n, q->total_most = n + below(4);
  }
}

TEST selects_by_total(void) {
  for (int round = 0; round < 12000; round++) {
    bool large = round % 4 == 0; /* sums up to the most that a bound can tell apart, and past it */
    struct ask *q = random_select(large ? 40 : 5);
    bind_total(q, large ? MAX_BOUNDED_SUM - 4 : 16);
    if (round % 3 == 0) q->most = MOST_PIECES;
    CHECK_CALL(is_right(q));
  }
  PASS();
}

TEST selects_of_alike(void) {
  for (int round = 0; round < 12000; round++) {
    struct ask *q = random_select(5);
    q->alike_field = WORD;
    if (round % 2) q->wild = WILD;
    if (round % 3 == 0) bind_total(q, 12);
    CHECK_CALL(is_right(q));
  }
  PASS();
}

TEST selects_of_a_family(void) {
  for (int round = 0; round < 6000; round++) {
    uint64_t sets[2] = {0}, bit = 1;
    struct ask *q = random_select(5);
    int density = 1 + below(6);
    for (uint32_t mask = 0; mask < 1u << table.pieces; mask++) {
      uint32_t like = 0; /* sets that look the same are both in it or both not */
      while (key_of(q->unique, like) != key_of(q->unique, mask)) like++;
      bool in = like < mask ? sets[like / 64] >> (like % 64) & 1 : below(density) == 0;
      if (in) sets[mask / 64] |= bit << (mask % 64);
    }
    q->family = sets;
    CHECK_CALL(is_right(q));
  }
  PASS();
}

/* A sentence with its numbers, so that the tests above are not all there is to trust. */
TEST bids_above_seven(void) {
  lay(1, 0, 0);
  static const int32_t values[] = {4, 3, 1, 4, 2};
  table.pieces = 5;
  for (int i = 0; i < 5; i++) {
    pieces[i] = (struct piece){.face = (uint16_t)(i == 3 ? 0 : i)}; /* two fours are alike */
    fields[i][VALUE] = values[i];
    zone_place(&table, 0, (uint16_t)i);
  }
  struct ask *q = begin(ASK_SELECT, 5);
  q->least = 1, q->most = 2;
  q->total_field = VALUE, q->total_least = 7, q->total_most = INT32_MAX;
  q->other[q->others++] = "pass";
  int32_t value;
  ASSERT_EQ(3, ask_ready(&table, &asks, q));
  ASSERT_EQ(OPTION_ITEM, ask_option(&asks, q, 0, &value));
  ASSERT_EQ(0, value);
  ASSERT_EQ(OPTION_ITEM, ask_option(&asks, q, 1, &value));
  ASSERT_EQ(1, value);
  ASSERT_EQ(OPTION_OTHER, ask_option(&asks, q, 2, &value));
  ask_answer(&table, &asks, q, 1);
  ASSERT_EQ(1, ask_options(q)); /* only a four goes with a three, and there is no way back */
  ASSERT_FALSE(q->complete);
  ask_answer(&table, &asks, q, 0);
  ASSERT(q->complete);
  ASSERT_EQ(2, q->picked);
  ASSERT_EQ(1, ask_pick(&asks, q, 0));
  ASSERT_EQ(0, ask_pick(&asks, q, 1));
  PASS();
}

/* Once something is picked, the rest is forced only if the number of picks is fixed. */
TEST what_is_left_is_forced(void) {
  lay(3, 4, 5);
  for (int i = 0; i < 4; i++) pieces[i].face = (uint16_t)(i < 2 ? 0 : i - 1);
  for (int most = 3; most <= 4; most++) {
    struct ask *q = begin(ASK_SELECT, 4); /* a, a, b, c */
    q->least = 3, q->most = (uint16_t)most;
    ask_ready(&table, &asks, q);
    ASSERT_FALSE(ask_is_forced(&table, &asks, q));
    ask_answer(&table, &asks, q, 0);
    ask_answer(&table, &asks, q, 0);
    ASSERT_FALSE(ask_is_forced(&table, &asks, q)); /* b or c */
    ask_end(&asks);
    q = begin(ASK_SELECT, 3); /* a, a, b */
    q->least = q->most = 3;
    if (most == 4) q->least = 2;
    ask_ready(&table, &asks, q);
    ASSERT_EQ(most == 3, ask_is_forced(&table, &asks, q));
    ask_answer(&table, &asks, q, 0);
    ASSERT_EQ(most == 3, ask_is_forced(&table, &asks, q));
    ask_end(&asks);
  }
  PASS();
}

SUITE(ask_suite) {
  rng_seed(&r, 2, 0);
  RUN_TEST(selects_by_number);
  RUN_TEST(selects_by_total);
  RUN_TEST(selects_of_alike);
  RUN_TEST(selects_of_a_family);
  RUN_TEST(bids_above_seven);
  RUN_TEST(what_is_left_is_forced);
}
