/* melds_test.c: melds, and the best arrangement, against trying all sets of cards. */
#include "melds.h"

#include <string.h>

#include "greatest.h"
#include "rng.h"

enum { CARDS = 8, ROUNDS = 300, LONGEST = 5 };

static void deal(struct rng *r, struct meld_card *card) {
  bool out[4 * 6] = {false};
  for (int i = 0; i < CARDS;) {
    uint32_t c = rng_below(r, 4 * 6); /* few ranks, so that there are many melds */
    if (out[c]) continue;
    out[c] = true;
    card[i++] = (struct meld_card){
        .suit = (int32_t)(c / 6), .rank = (int32_t)(c % 6) + 1, .worth = (int32_t)(c % 6) + 1};
  }
}

static int pick(const struct meld_card *card, unsigned mask, struct meld_card *list, int64_t *worth) {
  int n = 0;
  *worth = 0;
  for (int i = 0; i < CARDS; i++)
    if (mask >> i & 1) list[n++] = card[i], *worth += card[i].worth;
  return n;
}

/* The most that melds of these cards are worth, by trying each subset as the next meld. */
static int64_t most_of(const bool *meld, const int64_t *worth, unsigned cards) {
  int64_t most = 0;
  for (unsigned mask = cards; mask != 0; mask = (mask - 1) & cards) {
    if (!meld[mask]) continue;
    int64_t with = worth[mask] + most_of(meld, worth, cards & ~mask);
    if (with > most) most = with;
  }
  return most;
}

TEST melds_are_found_and_arranged(void) {
  struct rng r;
  rng_seed(&r, 3, 0);
  for (int round = 0; round < ROUNDS; round++) {
    struct meld_card card[CARDS], list[CARDS];
    struct melds found;
    bool meld[1 << CARDS];
    int64_t worth[1 << CARDS];
    int expected = 0;
    deal(&r, card);
    for (unsigned mask = 0; mask < 1u << CARDS; mask++) {
      int n = pick(card, mask, list, &worth[mask]);
      meld[mask] = n <= LONGEST && n > 0 && melds_is(list, n);
      expected += meld[mask];
    }
    ASSERT(melds_find(card, CARDS, LONGEST, &found));
    ASSERT_EQ(expected, found.count);
    for (int i = 0; i < found.count; i++) {
      ASSERT(meld[found.mask[i]]);
      ASSERT_EQ(worth[found.mask[i]], found.worth[i]);
    }
    unsigned all = (1u << CARDS) - 1;
    ASSERT_EQ(most_of(meld, worth, all), melds_most(&found, all));
    ASSERT_EQ(most_of(meld, worth, all & 0x6d), melds_most(&found, all & 0x6d));
  }
  PASS();
}

static bool is_meld(int n, const int *suit, const int *rank) {
  struct meld_card list[MELD_CARDS];
  for (int i = 0; i < n; i++) list[i] = (struct meld_card){.suit = suit[i], .rank = rank[i], .worth = 1};
  return melds_is(list, n);
}
#define LIST(...) ((const int[]){__VA_ARGS__})

TEST melds_are_sets_and_runs(void) {
  ASSERT(is_meld(3, LIST(1, 2, 3), LIST(7, 7, 7)));
  ASSERT_FALSE(is_meld(2, LIST(1, 2), LIST(7, 7)));
  ASSERT_FALSE(is_meld(3, LIST(1, 2, 1), LIST(7, 7, 7))); /* two alike */
  ASSERT(is_meld(4, LIST(2, 2, 2, 2), LIST(7, 5, 4, 6)));
  ASSERT_FALSE(is_meld(3, LIST(2, 2, 2), LIST(7, 5, 4)));
  ASSERT_FALSE(is_meld(3, LIST(2, 2, 1), LIST(3, 5, 4)));
  PASS();
}

TEST melds_may_be_too_many(void) {
  struct meld_card card[MELD_CARDS];
  struct melds found;
  for (int i = 0; i < MELD_CARDS; i++) card[i] = (struct meld_card){.suit = i, .rank = 1, .worth = 1};
  ASSERT_FALSE(melds_find(card, MELD_CARDS, MELD_CARDS, &found));
  PASS();
}

SUITE(melds_suite) {
  RUN_TEST(melds_are_found_and_arranged);
  RUN_TEST(melds_are_sets_and_runs);
  RUN_TEST(melds_may_be_too_many);
}
