/* outcomes_test.c: what was tried more often is what comes out better. */
#include "outcomes.h"

#include "greatest.h"

static struct outcomes outcomes;
static struct rng rng;

static const uint64_t labels[] = {70, 71, 72};
static const float worth[] = {0.2f, 0.8f, 0.5f};

static struct choice choose(uint64_t decision, int count) {
  struct choice choice;
  outcomes_choose(&outcomes, decision, 0, labels, count, &rng, &choice);
  return choice;
}

/* One of the first so many labels, and what comes of it. */
static int try_one(uint64_t decision, int count) {
  struct choice choice = choose(decision, count);
  if (choice.of == NULL) return -1;
  choice.of->visits++;
  choice.of->sum += worth[choice.option];
  return choice.option;
}

static unsigned visits(uint64_t decision, int i) {
  const struct outcome *of = outcomes_find(&outcomes, decision, labels[i]);
  return of == NULL ? 0 : of->visits;
}

static void begin(uint32_t room) {
  outcomes_end(&outcomes);
  outcomes_begin(&outcomes, room);
  rng_seed(&rng, 1, 0);
}

TEST the_best_is_tried_most(void) {
  begin(100);
  for (int i = 0; i < 300; i++) try_one(5, 3);
  ASSERT(visits(5, 1) > 150);
  ASSERT(visits(5, 2) > visits(5, 0));
  ASSERT(visits(5, 0) > 3); /* but none is given up */
  ASSERT_EQ(300, (int)(visits(5, 0) + visits(5, 1) + visits(5, 2)));
  PASS();
}

/* Each of them before any of them again, and what has no outcome yet is still unknown. */
TEST the_unknown_first(void) {
  for (uint64_t decision = 1; decision < 20; decision++) {
    begin(100);
    try_one(decision, 3);
    try_one(decision, 3);
    struct choice first = choose(decision, 3), again = choose(decision, 3);
    ASSERT(first.fresh && first.of->visits == 0);
    ASSERT(again.fresh && again.of == first.of && again.option == first.option);
    first.of->visits++;
    ASSERT_FALSE(choose(decision, 3).fresh);
  }
  PASS();
}

/* All that one way meets before anything comes of it. */
TEST the_unknown_are_alike(void) {
  int times[3] = {0};
  begin(100);
  for (int i = 0; i < 60; i++) times[choose(5, 3).option]++;
  for (int i = 0; i < 3; i++) ASSERT_IN_RANGE(20, times[i], 10);
  PASS();
}

TEST decisions_are_apart(void) {
  begin(100);
  for (int i = 0; i < 30; i++) try_one(5, 2);
  ASSERT_EQ(NULL, outcomes_find(&outcomes, 6, labels[0]));
  ASSERT_EQ(NULL, outcomes_find(&outcomes, 5, labels[2]));
  try_one(6, 1);
  ASSERT_EQ(1, (int)visits(6, 0));
  ASSERT_EQ(30, (int)(visits(5, 0) + visits(5, 1)));
  ASSERT_EQ(outcomes_find(&outcomes, 6, labels[0]), outcomes_take(&outcomes, 6, labels[0]));
  PASS();
}

/* What is there stays in use. */
TEST room_is_limited(void) {
  begin(2);
  ASSERT(try_one(5, 2) >= 0 && try_one(5, 2) >= 0);
  ASSERT_EQ(-1, try_one(5, 3));
  ASSERT_EQ(-1, try_one(6, 1));
  ASSERT_EQ(NULL, outcomes_take(&outcomes, 6, labels[0]));
  ASSERT_FALSE(outcomes_is_new(&outcomes, 6, labels, 3));
  ASSERT(try_one(5, 2) >= 0);
  ASSERT_EQ(3, (int)(visits(5, 0) + visits(5, 1)));
  PASS();
}

/* Advice is what would be known after a few tries, until there are more of them. */
TEST advice_counts_a_little(void) {
  static const float wrong[] = {0.9f, 0.1f, -1};
  begin(100);
  ASSERT(outcomes_is_new(&outcomes, 5, labels, 3));
  outcomes_advise(&outcomes, 5, labels, 3, wrong);
  ASSERT(outcomes_is_new(&outcomes, 5, labels, 3));
  ASSERT_FALSE(outcomes_is_new(&outcomes, 5, labels, 2));
  struct choice choice = choose(5, 2);
  ASSERT(choice.fresh && choice.option == 0);
  for (int i = 0; i < 300; i++) try_one(5, 2);
  ASSERT(visits(5, 1) > visits(5, 0));
  PASS();
}

/* Who knows more does better; what is known to all is a beginning for him, and no more. */
TEST who_knows_more_learns_apart(void) {
  static const uint64_t holding[] = {90, 91};
  static const float comes_out[2][2] = {{0.9f, 0.1f}, {0.1f, 0.8f}};
  unsigned right = 0;
  begin(100);
  for (unsigned i = 0; i < 400; i++) {
    struct choice choice;
    ASSERT(outcomes_choose(&outcomes, 5, holding[i % 2], labels, 2, &rng, &choice));
    ASSERT(choice.closer != NULL);
    choice.of->visits++, choice.closer->visits++;
    choice.of->sum += comes_out[i % 2][choice.option], choice.closer->sum += comes_out[i % 2][choice.option];
    if (i >= 200) right += (unsigned)choice.option == i % 2;
  }
  ASSERT(right > 160);
  ASSERT_EQ(6, (int)outcomes.count); /* two for all, two for each who knows more */
  struct choice first, stranger;
  begin(3); /* what is known to all finds room first */
  for (int i = 0; i < 2; i++) try_one(5, 2);
  ASSERT(outcomes_choose(&outcomes, 5, 90, labels, 2, &rng, &first) && first.closer != NULL);
  ASSERT_EQ(1, first.option); /* worth .8 for all */
  ASSERT(outcomes_choose(&outcomes, 5, 91, labels, 2, &rng, &stranger));
  ASSERT(stranger.option == 1 && stranger.closer == NULL);
  PASS();
}

/* Stakes may be lost, many times over. */
TEST the_least_may_be_below_nothing(void) {
  begin(100);
  for (int i = 0; i < 100; i++) {
    struct choice choice = choose(5, 2);
    choice.of->visits++;
    choice.of->sum -= choice.option == 0 ? 9 : 7;
  }
  ASSERT(visits(5, 1) > visits(5, 0));
  PASS();
}

static void clear(void *data) {
  (void)data;
  outcomes_end(&outcomes);
}

SUITE(outcomes_suite);
SUITE(outcomes_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(the_best_is_tried_most);
  RUN_TEST(the_unknown_first);
  RUN_TEST(the_unknown_are_alike);
  RUN_TEST(decisions_are_apart);
  RUN_TEST(room_is_limited);
  RUN_TEST(advice_counts_a_little);
  RUN_TEST(who_knows_more_learns_apart);
  RUN_TEST(the_least_may_be_below_nothing);
}
