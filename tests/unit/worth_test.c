/* worth_test.c: what bots make of an end: ranks first, then scores; and the order of options that are worth the same. */
#include "table.h"

SUITE(worth_suite);

static const croupier_bot greedy = {.kind = CROUPIER_GREEDY}, soon = {.kind = CROUPIER_GREEDY, .ahead = 3};

/* Player 1 chooses points, and player 2 has five. */
#define POINTS(terms)                                                 \
  "local g = croupier.game 'g' { players = 2, " terms " }\n"          \
  "function g:play() local a, b = self.players[1], self.players[2]\n" \
  "  b:score(5) a:score(a:ask('points', { 1, 5, 9 })) end\nreturn g\n"

static croupier_estimate best[4];

/* Nothing here is left to chance, so that all worlds agree. Returns the chosen option. */
static int think_as(const croupier_bot *bot, const char *script) {
  if (*start_remembering(script, 1) != '\0') return -1;
  return croupier_search(table.c, 1, bot, 5, NULL, best, 4);
}

static int think(const char *script) { return think_as(&greedy, script); }

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

/* What was chosen is worth something at first; what follows, after a while, takes that from who had it. */
#define TURNING_IN(terms, rule)                                       \
  "local g = croupier.game 'g' { players = 2" terms " }\n" rule       \
  "function g:play() local a, b = self.players[1], self.players[2]\n" \
  "  self.most = a:ask('points', { 1, 5, 9 })\n"                      \
  "  for _ = 1, 9 do b:ask('go on', { 'so', 'or so' }) end\n"         \
  "  a:score(-self.most) end\nreturn g\n"
#define TURNING(rule) TURNING_IN("", rule)

/* After so many decisions a rule counts up. Without one the scores so far count: here, nothing. */
TEST who_counts_up_soon_does_not_see_the_end(void) {
  static const char counted[] = TURNING("function g:count_up() self.players[1]:score(self.most) end\n");
  ASSERT_EQ(2, think_as(&soon, counted));
  ASSERT_EQ(0, think(counted));
  ASSERT_EQ(0, think_as(&soon, TURNING("")));
  for (int i = 0; i < 3; i++) ASSERT_IN_RANGE(0.5, best[i].value, 1e-6);
  PASS();
}

/* The head of the game says how far greedy bots look, if their name does not. */
TEST a_game_may_say_how_far_to_look(void) {
#define COUNTED(terms) TURNING_IN(terms, "function g:count_up() self.players[1]:score(self.most) end\n")
  static const croupier_bot far = {.kind = CROUPIER_GREEDY, .ahead = 60};
  ASSERT_EQ(0, think_as(&greedy, COUNTED("")));
  ASSERT_EQ(2, think_as(&greedy, COUNTED(", look_ahead = 8")));
  ASSERT_EQ(0, think_as(&greedy, COUNTED(", look_ahead = 9")));
  ASSERT_EQ(0, think_as(&far, COUNTED(", look_ahead = 8")));
  ASSERT_EQ(2, think_as(&soon, COUNTED(", look_ahead = 60")));
  for (const char *const *wrong = (const char *const[]){"0", "1001", "2.5", "'far'", NULL}; *wrong; wrong++) {
    char script[200];
    snprintf(script, sizeof script, "croupier.game 'g' { players = 2, look_ahead = %s }", *wrong);
    ASSERTm(*wrong, strstr(start(script, 1), "look ahead by 1 to 1,000 decisions: look_ahead = 10") != NULL);
  }
  PASS();
}

/* A game that is over before is counted up once, by itself. */
TEST what_is_over_is_not_counted_up_again(void) {
  ASSERT_EQ(1, think_as(&soon, "local g = croupier.game 'g' { players = 2 }\n"
                               "function g:count_up() self.players[1]:score(self.most) end\n"
                               "function g:play() local a, b = self.players[1], self.players[2]\n"
                               "  b:score(5) self.most = a:ask('points', { 1, 3 }) end\nreturn g\n"));
  ASSERT_IN_RANGE(0.075, worth(1), 0.075);
  PASS();
}

/* Where the rule fails, the world is worth the least, as where any rule does. */
TEST a_rule_that_fails_spoils_its_world(void) {
  ASSERT_EQ(1, think_as(&soon, TURNING("function g:count_up() if self.most == 9 then error 'nine' end\n"
                                       "  self.players[1]:score(self.most) end\n")));
  ASSERT_IN_RANGE(0, worth(2), 1e-6);
  ASSERT_STR_EQ("", croupier_error(table.c));
  PASS();
}

/* Player 1 takes gold or not. Nobody ever scores, and what follows lasts long. */
#define GOLDEN(terms, rule)                                                                          \
  "local g = croupier.game 'g' { players = 2" terms " }\n" rule                                      \
  "function g:setup() self.bank = self:purse { 'bank', 9, of = 'gold' }\n"                           \
  "  for _, p in ipairs(self.players) do p.gold = p:purse { 'gold', 1 } end end\n"                   \
  "function g:play() local a, b = self.players[1], self.players[2]\n"                                \
  "  local taken = a:ask('take', { 'nothing', 'one', 'two' })\n"                                     \
  "  self.bank:pay(a.gold, taken == 'two' and 2 or taken == 'one' and 1 or 0)\n"                     \
  "  for _ = 1, 99 do b:ask('go on', { 'so', 'or so' }) a:ask('go on', { 'so', 'or so' }) end end\n" \
  "return g\n"
#define PROMISE "function g:prospects(player) return player.gold:amount() / 20 end\n"

static const croupier_bot tree = {.kind = CROUPIER_SEARCH, .iterations = 60};

TEST a_rule_says_what_a_position_promises(void) {
  ASSERT_EQ(0, think_as(&greedy, GOLDEN("", "")));
  ASSERT_EQ(2, think_as(&greedy, GOLDEN("", PROMISE)));
  ASSERT_EQ(2, think_as(&soon, GOLDEN("", PROMISE)));
  ASSERT_EQ(2, think_as(&tree, GOLDEN("", PROMISE)));
  ASSERT_EQ(0, think_as(&greedy, GOLDEN(", lowest = true", PROMISE)));
  PASS();
}

/* What count_up gives is a part of it. */
TEST promises_come_on_top_of_the_count(void) {
  ASSERT_EQ(0, think_as(&greedy,
                        GOLDEN("", PROMISE "function g:count_up()\n"
                                           "  self.players[1]:score(-self.players[1].gold:amount()) end\n")));
  PASS();
}

/* Unlike a rule of the game, it fails loudly: no bot could choose by it. */
TEST a_promise_that_fails_is_an_error(void) {
  ASSERT_EQ(-1, think_as(&greedy, GOLDEN("", "function g:prospects(player) return player.silver end\n")));
  ASSERT(strstr(croupier_error(table.c), "prospects of player 1 is a number of points, not nil ") != NULL);
  ASSERT_EQ(-1, think_as(&tree, GOLDEN("", "function g:prospects(player) return 1 / 0 end\n")));
  ASSERT(strstr(croupier_error(table.c), "prospects of player 1 is a number of points, not inf ") != NULL);
  ASSERT_EQ(-1,
            think_as(&tree, GOLDEN("", "function g:prospects(player) return player.silver:amount() end\n")));
  ASSERT(strstr(croupier_error(table.c), "silver") != NULL);
  PASS();
}

SUITE(worth_suite) {
  SET_SETUP(clear, NULL);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(ranks_count_first);
  RUN_TEST(fewest_points_may_be_best);
  RUN_TEST(alike_options_keep_their_order);
  RUN_TEST(who_counts_up_soon_does_not_see_the_end);
  RUN_TEST(a_game_may_say_how_far_to_look);
  RUN_TEST(what_is_over_is_not_counted_up_again);
  RUN_TEST(a_rule_that_fails_spoils_its_world);
  RUN_TEST(a_rule_says_what_a_position_promises);
  RUN_TEST(promises_come_on_top_of_the_count);
  RUN_TEST(a_promise_that_fails_is_an_error);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
