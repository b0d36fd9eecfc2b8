/* cfr_test.c: games small enough that their values are known. */
#define _POSIX_C_SOURCE 200809L

#include "cfr.h"

#include <math.h>

#include "judge.h"
#include "said.h"

static struct tree t;
static double strategy[64], reply[64];

static bool always(void *data, int round) {
  (void)data, (void)round;
  return true;
}

static bool three(void *data, int round) {
  *(int *)data = round;
  return round < 3;
}

static uint32_t choice(uint64_t key, uint8_t player, uint32_t first, uint32_t second) {
  struct edge edges[] = {{first, 0}, {second, 0}};
  return tree_choice(&t, tree_situation(&t, key, player, 2), edges);
}

/* Who names the same side wins `stake` on heads and 1 on tails; the second does not see the first one's choice. */
static void pennies(double stake) {
  uint32_t win = tree_leaf(&t, stake), one = tree_leaf(&t, 1), lose = tree_leaf(&t, -1);
  t.root = choice(1, 0, choice(2, 1, win, lose), choice(2, 1, lose, one));
}

/* Three cards, ante of 1, bet of 1. */
static uint32_t kuhn_deal(int mine, int yours, double share) {
  double high = mine > yours ? 1 : -1;
  uint32_t even = tree_leaf(&t, high * share), all = tree_leaf(&t, 2 * high * share),
           win = tree_leaf(&t, share), lose = tree_leaf(&t, -share);
  uint32_t called = choice((uint64_t)(mine * 10 + 2), 0, lose, all);     /* I passed, you bet */
  uint32_t passed = choice((uint64_t)(yours * 10 + 3), 1, even, called); /* I passed */
  uint32_t bet = choice((uint64_t)(yours * 10 + 4), 1, win, all);        /* I bet */
  return choice((uint64_t)(mine * 10 + 1), 0, passed, bet);
}

static void kuhn(void) {
  struct edge deals[6];
  uint16_t count = 0;
  for (int mine = 1; mine <= 3; mine++)
    for (int yours = 1; yours <= 3; yours++)
      if (mine != yours) deals[count++] = (struct edge){kuhn_deal(mine, yours, 1), 1.0 / 6};
  t.root = tree_chance(&t, deals, count);
}

static double gain(void) {
  return tree_best_response(&t, strategy, 0, reply) + tree_best_response(&t, strategy, 1, reply);
}

TEST pennies_are_fair(void) {
  pennies(1);
  ASSERT_EQ(2, t.situations);
  ASSERT(cfr_solve(&t, 1000, strategy, always, NULL));
  for (int i = 0; i < 4; i++) ASSERT_IN_RANGE(0.5, strategy[i], 0.01);
  ASSERT_IN_RANGE(0, tree_value(&t, strategy), 1e-3);
  ASSERT_IN_RANGE(0, gain(), 0.03);
  PASS();
}

/* By the rule for games of two by two: (3 * 1 - 1 * 1) / (3 + 1 + 1 + 1); heads is named with 2/6. */
TEST pennies_with_a_stake(void) {
  pennies(3);
  ASSERT(cfr_solve(&t, 5000, strategy, always, NULL));
  ASSERT_IN_RANGE(1.0 / 3, strategy[0], 0.01);
  ASSERT_IN_RANGE(1.0 / 3, strategy[2], 0.01);
  ASSERT_IN_RANGE(1.0 / 3, tree_value(&t, strategy), 1e-3);
  PASS();
}

TEST best_responses_win_what_they_can(void) {
  pennies(1);
  double *first = strategy + t.situation[tree_situation(&t, 1, 0, 2)].at;
  double *second = strategy + t.situation[tree_situation(&t, 2, 1, 2)].at;
  first[0] = 1, first[1] = 0; /* always heads */
  second[0] = 0.75, second[1] = 0.25;
  ASSERT_IN_RANGE(0.5, tree_value(&t, strategy), 1e-9);
  ASSERT_IN_RANGE(1, tree_best_response(&t, strategy, 1, reply), 1e-9);
  ASSERT_EQ(1.0, reply[second + 1 - strategy]);
  ASSERT_IN_RANGE(0.5, tree_best_response(&t, strategy, 0, reply), 1e-9);
  ASSERT_EQ(1.0, reply[first - strategy]);
  PASS();
}

TEST kuhn_is_worth_an_eighteenth(void) {
  kuhn();
  ASSERT_EQ(12, t.situations);
  ASSERT(cfr_solve(&t, 3000, strategy, always, NULL));
  ASSERT_IN_RANGE(-1.0 / 18, tree_value(&t, strategy), 1e-3);
  ASSERT_IN_RANGE(0, gain(), 2e-3);
  for (uint32_t i = 0; i < t.numbers; i++) strategy[i] = 0.5;
  ASSERT_IN_RANGE(0.125, tree_value(&t, strategy), 1e-9);
  ASSERT_IN_RANGE(2 * 0.4583333, gain(), 1e-6);
  PASS();
}

TEST equal_nodes_are_made_once(void) {
  ASSERT_EQ(tree_leaf(&t, 1), tree_leaf(&t, 1));
  ASSERT_EQ(tree_leaf(&t, 0.0), tree_leaf(&t, -0.0));
  uint32_t one = tree_leaf(&t, 1), two = tree_leaf(&t, 2);
  struct edge edges[] = {{two, 0.25}, {one, 0.5}, {two, 0.25}}, same[] = {{one, 0.5}, {two, 0.5}},
              sure[] = {{one, 0.5}, {one, 0.5}};
  ASSERT_EQ(tree_chance(&t, edges, 3), tree_chance(&t, same, 2));
  ASSERT_EQ(one, tree_chance(&t, sure, 2));
  ASSERT_EQ(tree_situation(&t, 7, 0, 2), tree_situation(&t, 7, 0, 2));
  ASSERT_EQ(NO_NODE, tree_situation(&t, 7, 1, 2));
  ASSERT_EQ(NO_NODE, tree_situation(&t, 7, 0, 3));
  for (uint32_t i = 0; i < 10000; i++) ASSERT_EQ(4 + i, tree_leaf(&t, 100 + i)); /* the tables grow */
  ASSERT_EQ(one, tree_leaf(&t, 1));
  PASS();
}

TEST solving_can_be_stopped(void) {
  int round = 0;
  pennies(1);
  ASSERT_FALSE(cfr_solve(&t, 1000, strategy, three, &round));
  ASSERT_EQ(3, round);
  PASS();
}

/* To stay is best at once. What would be done elsewhere is averaged over the rounds in which the player went there. */
TEST rounds_count_by_how_often_a_situation_is_reached(void) {
  uint32_t elsewhere = choice(2, 0, tree_leaf(&t, 0), tree_leaf(&t, 0.4));
  t.root = choice(1, 0, tree_leaf(&t, 0.5), elsewhere);
  ASSERT(cfr_solve(&t, 1000, strategy, always, NULL));
  ASSERT_IN_RANGE(0.5, strategy[0], 0.01);
  ASSERT(strategy[2] > 0.99);
  PASS();
}

/* Both always name heads: each can be exploited by 1, and meets the solution evenly. */
TEST strategies_are_judged(void) {
  struct judge j;
  struct worth w;
  pennies(1);
  ASSERT(judge_begin(&j, &t, 1000, always, NULL));
  double heads[] = {1, 0, 1, 0}, tails[] = {0, 1, 0, 1}, *halves[] = {heads, tails};
  ASSERT(judge_worth(&j, heads, NULL, &w));
  ASSERT_IN_RANGE(1, w.itself, 1e-9);
  ASSERT_IN_RANGE(1, w.exploited, 1e-9);
  for (int i = 0; i < 2; i++) ASSERT_IN_RANGE(0, w.random[i], 1e-9);
  for (int i = 0; i < 2; i++) ASSERT_IN_RANGE(0, w.solution[i], 0.02);
  ASSERT(judge_worth(&j, heads, halves, &w));
  ASSERT_IN_RANGE(-1, w.at_least, 1e-9); /* what is learned from the one half is wrong for the other */
  ASSERT(judge_worth(&j, j.solution, NULL, &w));
  ASSERT_IN_RANGE(0, w.exploited, 0.02);
  judge_end(&j);
  PASS();
}

static void fell(void *unused) {
  (void)unused;
  tree_free(&t);
  t = (struct tree){0};
}

SUITE(cfr_suite) {
  SET_TEARDOWN(fell, NULL);
  RUN_TEST(pennies_are_fair);
  RUN_TEST(pennies_with_a_stake);
  RUN_TEST(best_responses_win_what_they_can);
  RUN_TEST(kuhn_is_worth_an_eighteenth);
  RUN_TEST(equal_nodes_are_made_once);
  RUN_TEST(solving_can_be_stopped);
  RUN_TEST(rounds_count_by_how_often_a_situation_is_reached);
  RUN_TEST(strategies_are_judged);
}
