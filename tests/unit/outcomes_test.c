/* outcomes_test.c: what was tried more often is what comes out better. */
#include "outcomes.h"

#include "greatest.h"

static struct outcomes outcomes;
static struct rng rng;

static const uint64_t labels[] = {70, 71, 72};
static const float worth[] = {0.2f, 0.8f, 0.5f};

/* One of the first so many labels, and what comes of it. */
static int try_one(uint64_t decision, int count) {
  int chosen = -1;
  bool fresh;
  struct outcome *of = outcomes_choose(&outcomes, decision, labels, count, &rng, &chosen, &fresh);
  if (of == NULL) return -1;
  of->visits++;
  of->sum += worth[chosen];
  return chosen;
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
    int chosen, again;
    bool fresh;
    begin(100);
    try_one(decision, 3);
    try_one(decision, 3);
    struct outcome *of = outcomes_choose(&outcomes, decision, labels, 3, &rng, &chosen, &fresh);
    ASSERT(fresh && of->visits == 0);
    ASSERT_EQ(of, outcomes_choose(&outcomes, decision, labels, 3, &rng, &again, &fresh));
    ASSERT(fresh && again == chosen);
    of->visits++;
    outcomes_choose(&outcomes, decision, labels, 3, &rng, &chosen, &fresh);
    ASSERT_FALSE(fresh);
  }
  PASS();
}

/* All that one way meets before anything comes of it. */
TEST the_unknown_are_alike(void) {
  int times[3] = {0}, chosen;
  bool fresh;
  begin(100);
  for (int i = 0; i < 60; i++) {
    outcomes_choose(&outcomes, 5, labels, 3, &rng, &chosen, &fresh);
    times[chosen]++;
  }
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
  int chosen;
  bool fresh;
  begin(100);
  ASSERT(outcomes_is_new(&outcomes, 5, labels, 3));
  outcomes_advise(&outcomes, 5, labels, 3, wrong);
  ASSERT(outcomes_is_new(&outcomes, 5, labels, 3));
  ASSERT_FALSE(outcomes_is_new(&outcomes, 5, labels, 2));
  outcomes_choose(&outcomes, 5, labels, 2, &rng, &chosen, &fresh);
  ASSERT(fresh && chosen == 0);
  for (int i = 0; i < 300; i++) try_one(5, 2);
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
}
