/* stacking_test.c: Five Towers' laying rules, and random relations against a slow search. */
#include "stacking.h"

#include <string.h>

#include "greatest.h"
#include "rng.h"

enum { CANDY, SCARY, WOOD, SCRAP, SAND, KINDS };
#define EMPTY \
  { NO_CARD, NO_CARD }
#define BIT(set) (UINT64_C(1) << (set))

static struct stacking towers;
static struct stacking_pile piles[STACKING_KINDS];

/* TOW-R5, R6, Q6 */
static bool tower_rule(int value, int below) {
  if (below == NO_CARD) return true;
  if (below == 0) return false;
  return value == 9 || below == 8 || value < below;
}

static void build(void *unused) {
  (void)unused;
  towers = (struct stacking){.fixed = 1};
  for (int below = NO_CARD; below < 16; below++)
    for (int value = 0; value < 16; value++)
      if (tower_rule(value, below)) stacking_allow(&towers, value, below);
  for (int k = 0; k < STACKING_KINDS; k++) piles[k] = (struct stacking_pile)EMPTY;
}

#define CARDS(...) ((const struct stacking_card[]){__VA_ARGS__})

/* TOW-T6 */
static int bare; /* without a lift */

TEST tower_cards_fall(void) {
  static const struct {
    int below, value;
    bool may;
  } cases[] = {{9, 8, true},   {8, 15, true}, {8, 9, true},  {3, 9, true},  {0, 9, false},      {5, 5, false},
               {9, 12, false}, {9, 0, true},  {0, 3, false}, {6, 7, false}, {NO_CARD, 0, true}, {8, 8, true}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    ASSERT_EQ(cases[i].may, stacking_may(&towers, cases[i].value, cases[i].below));
  PASS();
}

/* TOW-T7: on a 3 go 9, 8, 12, in this order; on a 5 neither 8 nor 12. */
TEST tower_order_matters(void) {
  const struct stacking_card cards[] = {{SAND, 12}, {SAND, 8}, {SAND, 9}};
  uint8_t orders[8][STACKING_CARDS];
  piles[SAND] = (struct stacking_pile){3, 7};
  ASSERT(stacking_fits(&towers, cards, 3, piles, NO_CARD));
  ASSERT_EQ(3, stacking_most(&towers, cards, 3, piles, 0, &bare));
  ASSERT_EQ(1, stacking_orders(&towers, (const uint8_t[]){12, 8, 9}, 3, 3, orders, 8));
  ASSERT_MEM_EQ(((uint8_t[]){2, 1, 0}), orders[0], 3);
  piles[SAND] = (struct stacking_pile){5, NO_CARD};
  ASSERT_FALSE(stacking_fits(&towers, cards, 2, piles, NO_CARD));
  ASSERT_EQ(0, stacking_most(&towers, cards, 2, piles, 0, &bare));
  PASS();
}

/* TOW-T2: the 6 must go for the 7 to come. */
TEST tower_top_is_lifted(void) {
  const struct stacking_card *cards = CARDS({SAND, 7}, {CANDY, 3}, {SCARY, 15}, {SCARY, 0}, {WOOD, 8});
  piles[SAND] = (struct stacking_pile){6, NO_CARD};
  ASSERT_EQ(4, stacking_most(&towers, cards, 5, piles, 0, &bare));
  ASSERT_EQ(5, stacking_most(&towers, cards, 5, piles, 1, &bare));
  ASSERT_EQ(4, bare);
  ASSERT_FALSE(stacking_fits(&towers, cards, 5, piles, NO_CARD));
  ASSERT(stacking_fits(&towers, cards, 5, piles, SAND));
  ASSERT_FALSE(stacking_fits(&towers, cards, 5, piles, CANDY)); /* nothing to lift there */
  PASS();
}

/* TOW-T3: with a 4 on the 6 one lift is not enough. */
TEST tower_only_one_top_is_lifted(void) {
  const struct stacking_card *cards = CARDS({SAND, 7}, {CANDY, 3}, {SCARY, 15}, {SCARY, 0}, {WOOD, 8});
  uint64_t sets;
  piles[SAND] = (struct stacking_pile){4, 6};
  ASSERT_EQ(4, stacking_most(&towers, cards, 5, piles, 1, &bare));
  stacking_sets(&towers, cards, 5, piles, 1, &sets);
  ASSERT(sets & BIT(30)); /* all but the 7 */
  ASSERT_EQ(16, __builtin_popcountll(sets));
  PASS();
}

TEST towers_are_lifted_once_in_all(void) {
  const struct stacking_card *cards = CARDS({SAND, 7}, {CANDY, 5});
  uint64_t sets;
  piles[SAND] = (struct stacking_pile){6, NO_CARD};
  piles[CANDY] = (struct stacking_pile){2, NO_CARD};
  ASSERT_EQ(1, stacking_most(&towers, cards, 2, piles, 1, &bare));
  stacking_sets(&towers, cards, 2, piles, 1, &sets);
  ASSERT_EQ(7, sets); /* none, the one, the other */
  PASS();
}

/* TOW-R6: a 0 closes the tower and stays. */
TEST tower_roof_is_final(void) {
  const struct stacking_card *cards = CARDS({SAND, 9});
  uint64_t sets;
  piles[SAND] = (struct stacking_pile){0, 12};
  ASSERT_EQ(0, stacking_most(&towers, cards, 1, piles, 1, &bare));
  ASSERT_FALSE(stacking_fits(&towers, cards, 1, piles, SAND));
  stacking_sets(&towers, cards, 1, piles, 1, &sets);
  ASSERT_EQ(1, sets);
  PASS();
}

/* TOW-T8: a tower of one card is lifted away, then any card may begin it again. */
TEST tower_begins_again(void) {
  const struct stacking_card *cards = CARDS({SAND, 15}, {SAND, 11});
  piles[SAND] = (struct stacking_pile){1, NO_CARD};
  ASSERT(stacking_fits(&towers, cards, 2, piles, SAND));
  ASSERT_EQ(2, stacking_most(&towers, cards, 2, piles, 1, &bare));
  PASS();
}

/* TOW-Q6: of two equal cards only one can be laid, except 8 and 9. */
TEST tower_cards_that_are_equal(void) {
  uint64_t sets;
  stacking_sets(&towers, CARDS({SAND, 5}, {SAND, 5}), 2, piles, 1, &sets);
  ASSERT_EQ(7, sets);
  stacking_sets(&towers, CARDS({SAND, 8}, {SAND, 8}), 2, piles, 0, &sets);
  ASSERT_EQ(15, sets);
  uint8_t orders[8][STACKING_CARDS];
  ASSERT_EQ(1, stacking_orders(&towers, (const uint8_t[]){8, 8, 8}, 3, NO_CARD, orders, 8));
  ASSERT_MEM_EQ(((uint8_t[]){0, 1, 2}), orders[0], 3);
  PASS();
}

TEST stacking_of_no_cards(void) {
  uint64_t sets;
  ASSERT_EQ(0, stacking_most(&towers, NULL, 0, piles, 1, &bare));
  ASSERT(stacking_fits(&towers, NULL, 0, piles, NO_CARD));
  stacking_sets(&towers, NULL, 0, piles, 1, &sets);
  ASSERT_EQ(1, sets);
  PASS();
}

TEST stacking_orders_stop_at_max(void) {
  uint8_t orders[2][STACKING_CARDS];
  ASSERT_EQ(2, stacking_orders(&towers, (const uint8_t[]){9, 8, 12, 15}, 4, 8, orders, 2));
  ASSERT_MEM_EQ(((uint8_t[]){0, 1, 3, 2}), orders[0], 4);
  ASSERT_EQ(0, stacking_orders(&towers, (const uint8_t[]){9}, 1, 8, orders, 0));
  ASSERT_EQ(1, stacking_orders(&towers, (const uint8_t[]){9}, 0, 8, orders, 2));
  ASSERT_EQ(0, stacking_orders(&towers, (const uint8_t[]){9}, 0, 8, orders, 0));
  PASS();
}

/* The same by trying everything: lay any card that may be laid, in any order. */
static void try_all(const struct stacking *s, const struct stacking_card *cards, int count, const int *tops,
                    unsigned laid, uint8_t *can) {
  can[laid] = 1;
  for (int i = 0; i < count; i++) {
    int kind = cards[i].kind;
    if ((laid >> i & 1) || !stacking_may(s, cards[i].value, tops[kind])) continue;
    int next[KINDS];
    memcpy(next, tops, sizeof next);
    next[kind] = cards[i].value;
    try_all(s, cards, count, next, laid | 1u << i, can);
  }
}

static void try_lifting(const struct stacking *s, const struct stacking_card *cards, int count, int lifted,
                        uint8_t *can) {
  int tops[KINDS];
  if (lifted != NO_CARD && (piles[lifted].top == NO_CARD || (s->fixed >> piles[lifted].top & 1))) return;
  for (int k = 0; k < KINDS; k++) tops[k] = k == lifted ? piles[k].below : piles[k].top;
  try_all(s, cards, count, tops, 0, can);
}

static struct stacking random_relation(struct rng *r) {
  struct stacking s = {.fixed = rng_next(r) & rng_next(r)};
  for (int i = 0; i <= STACKING_VALUES; i++) s.above[i] = rng_next(r) & rng_next(r);
  return s;
}

static int8_t random_value(struct rng *r, uint32_t values) {
  return (int8_t)(values - 1 - rng_below(r, values + 1)); /* now and then NO_CARD */
}

static enum greatest_test_res agree(const struct stacking *s, const struct stacking_card *cards, int count) {
  uint8_t lifting[KINDS + 1][1 << 7] = {{0}};
  uint64_t sets[STACKING_WORDS];
  unsigned all = (1u << count) - 1;
  int unlifted = 0;
  for (int lift = 0; lift < 2; lift++) {
    uint8_t can[1 << 7] = {0};
    for (int k = NO_CARD; k < (lift ? KINDS : 0); k++) try_lifting(s, cards, count, k, can);
    stacking_sets(s, cards, count, piles, lift, sets);
    int most = 0;
    for (unsigned set = 0; set <= all; set++) {
      ASSERT_EQ(can[set], sets[set / 64] >> set % 64 & 1);
      if (can[set] && __builtin_popcount(set) > most) most = __builtin_popcount(set);
    }
    if (lift == 0) unlifted = most;
    ASSERT_EQ(most, stacking_most(s, cards, count, piles, lift, &bare));
    ASSERT_EQ(unlifted, bare);
  }
  for (int k = NO_CARD; k < KINDS; k++) {
    try_lifting(s, cards, count, k, lifting[k + 1]);
    ASSERT_EQ(lifting[k + 1][all], stacking_fits(s, cards, count, piles, k));
  }
  PASS();
}

TEST stacking_agrees_with_a_slow_search(void) {
  struct rng r;
  rng_seed(&r, 8, 0);
  for (int round = 0; round < 2000; round++) {
    struct stacking chaos = random_relation(&r);
    const struct stacking *s = round % 2 ? &towers : &chaos;
    uint32_t values = round % 2 ? 16 : 4 + rng_below(&r, 60);
    struct stacking_card cards[7];
    int count = (int)rng_below(&r, round % 20 == 0 ? 8 : 6);
    uint32_t kinds = 1 + rng_below(&r, KINDS);
    for (int i = 0; i < count; i++)
      cards[i] = (struct stacking_card){(uint8_t)rng_below(&r, kinds), (uint8_t)rng_below(&r, values)};
    for (int k = 0; k < KINDS; k++) {
      piles[k].top = random_value(&r, values);
      piles[k].below = piles[k].top == NO_CARD ? NO_CARD : random_value(&r, values);
    }
    CHECK_CALL(agree(s, cards, count));
  }
  PASS();
}

/* Every card may lie on every other but its own value: 12 cards, all words of the result are used. */
TEST stacking_of_twelve_cards(void) {
  struct stacking s = {.fixed = 0};
  struct stacking_card cards[STACKING_CARDS];
  uint64_t sets[STACKING_WORDS];
  for (int below = NO_CARD; below < STACKING_VALUES; below++)
    for (int value = 0; value < STACKING_VALUES; value++)
      if (value != below) stacking_allow(&s, value, below);
  for (int i = 0; i < STACKING_CARDS; i++) cards[i] = (struct stacking_card){0, (uint8_t)(63 - i)};
  ASSERT_EQ(12, stacking_most(&s, cards, STACKING_CARDS, piles, 0, &bare));
  cards[11].value = cards[10].value;
  piles[0].top = (int8_t)cards[11].value;
  ASSERT_EQ(STACKING_WORDS, stacking_words(STACKING_CARDS));
  stacking_sets(&s, cards, STACKING_CARDS, piles, 0, sets);
  /* the last two are equal and lie on their like: either needs another card before it, both need two */
  for (unsigned set = 0; set < 1u << STACKING_CARDS; set++) {
    int equal = __builtin_popcount(set >> 10), others = __builtin_popcount(set & 1023);
    ASSERT_EQ(others >= equal, sets[set / 64] >> set % 64 & 1);
  }
  PASS();
}

TEST stacking_orders_are_all_found(void) {
  struct rng r;
  rng_seed(&r, 6, 0);
  for (int round = 0; round < 300; round++) {
    struct stacking chaos = random_relation(&r);
    const struct stacking *s = round % 2 ? &towers : &chaos;
    uint8_t values[4], orders[24][STACKING_CARDS];
    for (int i = 0; i < 4; i++) values[i] = (uint8_t)rng_below(&r, 16);
    int found = stacking_orders(s, values, 4, 8, orders, 24), next = 0;
    for (int code = 0; code < 256; code++) { /* all ways to name four positions, the lowest first */
      const uint8_t order[] = {(uint8_t)(code >> 6), code >> 4 & 3, code >> 2 & 3, code & 3};
      bool legal = (1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3]) == 15;
      for (int i = 0; i < 4 && legal; i++) {
        legal = stacking_may(s, values[order[i]], i ? values[order[i - 1]] : 8);
        for (int j = 0; j < i; j++)
          legal = legal && (values[order[j]] != values[order[i]] || order[j] < order[i]);
      }
      if (!legal) continue;
      ASSERT(next < found);
      ASSERT_MEM_EQ(order, orders[next++], 4);
    }
    ASSERT_EQ(next, found);
  }
  PASS();
}

SUITE(stacking_suite) {
  SET_SETUP(build, NULL);
  RUN_TEST(tower_cards_fall);
  RUN_TEST(tower_order_matters);
  RUN_TEST(tower_top_is_lifted);
  RUN_TEST(tower_only_one_top_is_lifted);
  RUN_TEST(towers_are_lifted_once_in_all);
  RUN_TEST(tower_roof_is_final);
  RUN_TEST(tower_begins_again);
  RUN_TEST(tower_cards_that_are_equal);
  RUN_TEST(stacking_of_no_cards);
  RUN_TEST(stacking_orders_stop_at_max);
  RUN_TEST(stacking_agrees_with_a_slow_search);
  RUN_TEST(stacking_of_twelve_cards);
  RUN_TEST(stacking_orders_are_all_found);
  SET_SETUP(NULL, NULL);
}
