/* worth_test.c: what bots make of an end: ranks first, then scores; and the order of options that are worth the same. */
#include "table.h"

SUITE(worth_suite);

static const croupier_bot greedy = {CROUPIER_GREEDY, 0, 0};

/* Player 1 chooses points, and player 2 has five. */
#define POINTS(terms)                                                 \
  "local g = croupier.game 'g' { players = 2, " terms " }\n"          \
  "function g:play() local a, b = self.players[1], self.players[2]\n" \
  "  b:score(5) a:score(a:ask('points', { 1, 5, 9 })) end\nreturn g\n"

static croupier_estimate best[4];

/* Nothing here is left to chance, so that all worlds agree. Returns the chosen option. */
static int think(const char *script) {
  if (*start_remembering(script, 1) != '\0') return -1;
  return croupier_search(table.c, 1, &greedy, 5, NULL, best, 4);
}

static double worth(int option) {
  for (int i = 0; i < 4; i++)
    if (best[i].option == option) return best[i].value;
  return -1;
}

/* 70 parts of 100 are by rank, and of the other 30 who is ahead has more than half. */
TEST ranks_count_first(void) {
  ASSERT_EQ(2, think(POINTS("")));
  ASSERT_IN_RANGE(0.925, worth(2), 0.075);
  ASSERT_IN_RANGE(0.5, worth(1), 0.001);
  ASSERT_IN_RANGE(0.075, worth(0), 0.075);
  PASS();
}

TEST fewest_points_may_be_best(void) {
  ASSERT_EQ(0, think(POINTS("lowest = true")));
  ASSERT_IN_RANGE(0.925, worth(0), 0.075);
  ASSERT_IN_RANGE(0.075, worth(2), 0.075);
  PASS();
}

/* What comes out alike stands in the order in which it is offered. */
TEST alike_options_keep_their_order(void) {
  ASSERT_EQ(0, think(PLAY("a:score(a:ask('points', { 5, 5, 5, 5 }))")));
  for (int i = 0; i < 4; i++) ASSERT_EQ(i, best[i].option);
  PASS();
}

SUITE(worth_suite) {
  SET_SETUP(clear, NULL);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(ranks_count_first);
  RUN_TEST(fewest_points_may_be_best);
  RUN_TEST(alike_options_keep_their_order);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
