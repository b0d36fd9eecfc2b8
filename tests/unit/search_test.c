/* search_test.c: bots that look ahead, at tables of a few lines. */
#include "table.h"

SUITE(search_suite);

/* The first player chooses points; then each has a card that nobody sees, and may say which is higher. */
static const char points[] = PLAY("a:score(a:ask('points', { 3, 9, 1, 5 }))");
static const char secret[] = GAME(
    "function g:setup() self.deck = self:zone 'deck'\n"
    "  for i = 1, 2 do self.deck:create { '{n}', n = i } end end\n"
    "function g:play() self.deck:shuffle()\n"
    "  local a = self.players[1]\n"
    "  for _ = 1, 4 do if a:ask('guess', { 1, 2 }) == self.deck:top().n then a:score(1) else a:score(-1) end end\n"
    "end");

/* The same with the card held in a local, in a table and by a loop. */
#define HELD(draw, card)                                                              \
  GAME("function g:setup() self.deck, self.one = self:zone 'deck', self:zone 'one'\n" \
       "  for i = 1, 2 do self.deck:create { '{n}', n = i } end end\n"                \
       "function g:play() self.deck:shuffle()\n"                                      \
       "  local a = self.players[1] " draw "\n"                                       \
       "  for _ = 1, 4 do if a:ask('guess', { 1, 2 }) == " card                       \
       ".n then a:score(1) else a:score(-1) end end\n"                                \
       "end")
static const char *const holding[] = {
    HELD("local card = self.deck:top()", "card"), HELD("self.kept = { self.deck:random() }", "self.kept[1]"),
    HELD("local next = coroutine.wrap(function() local c = self.deck:top() while true do "
         "coroutine.yield(c) end end) next()",
         "next()")};
/* What no redeal can mend. */
static const char copying[] = HELD("local card = { n = self.deck:top().n }", "card");

static const croupier_bot greedy = {.kind = CROUPIER_GREEDY},
                          search = {.kind = CROUPIER_SEARCH, .iterations = 400};

TEST names(void) {
  croupier_bot bot;
  ASSERT(croupier_bot_named("random", &bot) && bot.kind == CROUPIER_RANDOM);
  ASSERT(croupier_bot_named("greedy", &bot) && bot.kind == CROUPIER_GREEDY);
  ASSERT(croupier_bot_named("search", &bot) && bot.kind == CROUPIER_SEARCH && bot.iterations > 0);
  ASSERT(croupier_bot_named("search:500", &bot) && bot.iterations == 500 && bot.ms == 0);
  ASSERT(croupier_bot_named("search:20ms", &bot) && bot.ms == 20);
  static const char *const wrong[] = {"",          "human",     "searc",    "search:",           "search:0",
                                      "search:-5", "search:5s", "greedy:0", "search:99999999999"};
  for (int i = 0; i < 9; i++) ASSERT_FALSEm(wrong[i], croupier_bot_named(wrong[i], &bot));
  PASS();
}

/* The best first, and nothing of the game is changed. */
TEST finds_the_most(void) {
  croupier_estimate best[3];
  ASSERT_STR_EQ("", start_remembering(points, 1));
  uint64_t hash = croupier_hash(table.c);
  ASSERT_EQ(1, croupier_search(table.c, 1, &search, 5, NULL, best, 3));
  ASSERT_EQ(1, best[0].option);
  ASSERT(best[0].times > best[1].times && best[0].value > best[1].value);
  ASSERT_EQ(1, croupier_search(table.c, 1, &greedy, 5, NULL, NULL, 0));
  ASSERT_EQ(hash, croupier_hash(table.c));
  ASSERT_EQ(0, (int)croupier_can_undo(table.c));
  ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
  ASSERT_EQ(CROUPIER_OK, answer("9"));
  ASSERT_EQ(9, croupier_score(table.c, 1));
  PASS();
}

/* How many of forty first guesses are right. */
static int guesses(const char *script) {
  int right = 0;
  for (uint64_t seed = 1; seed <= 40; seed++) {
    if (*start_remembering(script, seed) != '\0') return -1;
    croupier_answer(table.c, 1, croupier_search(table.c, 1, &search, seed, NULL, NULL, 0));
    right += croupier_score(table.c, 1) > 0;
  }
  return right;
}

/* A card that the seat has not seen is no help, but if the script has copied what it shows. */
TEST knows_no_secret(void) {
  ASSERT_IN_RANGE(20, guesses(secret), 10);
  for (int i = 0; i < 3; i++) ASSERT_IN_RANGE(20, guesses(holding[i]), 10);
  ASSERT_EQ(40, guesses(copying));
  PASS();
}

static bool stop(void *data, unsigned done, unsigned of) {
  (void)of;
  *(unsigned *)data = done;
  return done < 100;
}

TEST can_be_stopped(void) {
  unsigned done = 0;
  croupier_bot long_one = {.kind = CROUPIER_SEARCH, .iterations = 100000000};
  croupier_progress progress = {stop, &done};
  ASSERT_STR_EQ("", start_remembering(points, 1));
  ASSERT_EQ(1, croupier_search(table.c, 1, &long_one, 5, &progress, NULL, 0));
  ASSERT_IN_RANGE(150, done, 50);
  PASS();
}

/* The first world in which the script does not come to an end is the last one, and the rule is named. */
TEST says_where_it_is_stopped(void) {
  static const char loops[] = GAME("function g:play() local a = self.players[1]\n"
                                   "if a:ask('turn', { 'stay', 'go' }) == 'go' then self:spin() end end\n"
                                   "function g:spin() while true do end end");
  static const croupier_bot bots[] = {{.kind = CROUPIER_SEARCH, .iterations = 100000},
                                      {.kind = CROUPIER_GREEDY}};
  table.time_ms = 50;
  for (int i = 0; i < 2; i++) {
    ASSERT_STR_EQ("", start_remembering(loops, 1));
    ASSERT(croupier_bot_option(table.c, 1, &bots[i], NULL) >= 0);
    ASSERT(strstr(croupier_bot_trouble(table.c), "g.lua:4: stopped: it ran for more than 50 ms") != NULL);
    ASSERT(strstr(croupier_bot_trouble(table.c), "(in spin, after 1 answers") != NULL);
    ASSERT_STR_EQ("", croupier_error(table.c));
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
    ASSERT_EQ(CROUPIER_OK, answer("stay"));
  }
  table.time_ms = 0;
  ASSERT_STR_EQ("", start_remembering(points, 1));
  ASSERT_EQ(1, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  ASSERT_STR_EQ("", croupier_bot_trouble(table.c));
  PASS();
}

/* An error of the script in a world is told, whether the rule plays or counts up; the bot goes on. */
TEST says_what_fails(void) {
  static const char fails[] = GAME("function g:play() local a = self.players[1]\n"
                                   "if a:ask('turn', { 'go', 'stay' }) == 'go' then self:burn() end end\n"
                                   "function g:burn() error 'ouch' end");
  static const char counts[] =
      GAME("function g:play() local a = self.players[1]\n"
           "self.turn = a:ask('turn', { 'go', 'stay' }) a:ask('more', { 1, 2 }) end\n"
           "function g:count_up() if self.turn == 'go' then error 'ouch' end end");
  static const croupier_bot bots[] = {{.kind = CROUPIER_SEARCH, .iterations = 50},
                                      {.kind = CROUPIER_GREEDY},
                                      {.kind = CROUPIER_GREEDY, .ahead = 1}};
  for (int i = 0; i < 4; i++) {
    ASSERT_STR_EQ("", start_remembering(i < 3 ? fails : counts, 1));
    ASSERT_EQ(1, croupier_bot_option(table.c, 1, &bots[i < 3 ? i : 2], NULL));
    const char *met = croupier_bot_met(table.c);
    ASSERTm(met, strstr(met, "g.lua:4: ouch") != NULL);
    ASSERTm(met, strstr(met, i < 3 ? "(in burn, after 1 answers" : "(in count_up, after ") != NULL);
    ASSERT_STR_EQ("", croupier_bot_trouble(table.c));
    ASSERT_STR_EQ("", croupier_error(table.c));
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
  }
  ASSERT_STR_EQ("", start_remembering(points, 1));
  ASSERT_EQ(1, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  ASSERT_STR_EQ("", croupier_bot_met(table.c));
  PASS();
}

static bool count_on(void *data, unsigned done, unsigned of) {
  (void)of;
  *(unsigned *)data = done;
  return true;
}

/* Who wants no more than the choice has it as soon as nothing can change it: it is the same. */
TEST stops_when_it_is_decided(void) {
  croupier_bot long_one = {.kind = CROUPIER_SEARCH, .iterations = 4000};
  for (uint64_t seed = 1; seed <= 20; seed++) {
    unsigned all = 0, few = 0;
    croupier_progress to_the_end = {count_on, &all}, progress = {count_on, &few};
    croupier_estimate best;
    ASSERT_STR_EQ("", start_remembering(secret, seed));
    int option = croupier_search(table.c, 1, &long_one, seed, &to_the_end, &best, 1);
    ASSERT_EQ(option, croupier_search(table.c, 1, &long_one, seed, &progress, NULL, 0));
    ASSERT_IN_RANGE(3950, all, 49);
    ASSERT(few <= all);
    ASSERT_STR_EQ("", start_remembering(points, seed));
    ASSERT_EQ(1, croupier_search(table.c, 1, &long_one, seed, &progress, NULL, 0));
    ASSERT(few < 3500);
  }
  PASS();
}

/* A way on which every step counts is worth what it is for who knows how to go. */
TEST learns_how_to_go_on(void) {
  static const char climbing[] =
      PLAY("self.players[2]:score(15)\n"
           "if a:ask('path', { 'stay', 'climb' }) == 'stay' then a:score(10) return end\n"
           "for _ = 1, 40 do a:score(a:ask('step', { 'slip', 'fall', 'hold' }) == 'hold' and 1 or -1) end");
  for (uint64_t seed = 1; seed <= 10; seed++) {
    ASSERT_STR_EQ("", start_remembering(climbing, seed));
    ASSERT_EQ(1, croupier_search(table.c, 1, &search, seed, NULL, NULL, 0));
  }
  PASS();
}

/* A game without an end is cut short where it is played on at random, and the scores so far count. */
TEST knows_when_to_stop(void) {
  ASSERT_STR_EQ("", start_remembering(
                        PLAY("for round = 1, 1000000 do if a:ask('dare', { 'lose', 'win' }) == 'win' then "
                             "a:score(round == 1 and 1000 or 0) end end"),
                        2));
  ASSERT_EQ(1, croupier_search(table.c, 1, &greedy, 5, NULL, NULL, 0));
  ASSERT_EQ(1, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  PASS();
}

/* Nobody is ahead for a long time; what counts was chosen at first. */
TEST looks_as_far_as_needed(void) {
  static const char late[] = PLAY("local was = a:ask('first', { 1, 2, 9, 4 })\n"
                                  "for _ = 1, 1000 do a:agrees 'go on' end a:score(was) b:score(3)");
  for (uint64_t seed = 1; seed <= 5; seed++) {
    ASSERT_STR_EQ("", start_remembering(late, seed));
    int option = croupier_search(table.c, 1, &search, seed, NULL, NULL, 0);
    ASSERT(option == 2 || option == 3);
  }
  /* the same by turns, where points are all that players have */
  static const char turns[] =
      PLAY("local was = a:ask('first', { 1, 9 })\n"
           "for _ = 1, 10 do b:agrees 'go on' a:agrees 'go on' end a:score(was) b:score(3)");
  int late_ones = 0;
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ASSERT_STR_EQ("", start_remembering(turns, seed));
    late_ones += croupier_search(table.c, 1, &search, seed, NULL, NULL, 0) == 1;
  }
  ASSERT_EQ(20, late_ones);
  PASS();
}

/* To be a point ahead is enough to win, but where points are the stakes more of them are worth a risk. */
TEST knows_what_is_played_for(void) {
#define RISK(stakes)                                                                                     \
  "local g = croupier.game 'g' { players = 2, stakes = " stakes " }\n"                                   \
  "function g:play() local a = self.players[1] a:score(1)\n"                                             \
  "if a:ask('risk', { 'no', 'yes' }) == 'yes' then a:score(self:random(2) == 1 and 30 or -10) end end\n" \
  "return g\n"
  ASSERT_STR_EQ("", start_remembering(RISK("false"), 1));
  ASSERT_EQ(0, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  ASSERT_EQ(0, croupier_search(table.c, 1, &greedy, 5, NULL, NULL, 0));
  ASSERT_STR_EQ("", start_remembering(RISK("true"), 1));
  ASSERT_EQ(1, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  ASSERT_EQ(1, croupier_search(table.c, 1, &greedy, 5, NULL, NULL, 0));
  PASS();
}

/* Options of every kind are told apart. */
TEST tells_options_apart(void) {
#define CHOOSING(list, points)                                                                       \
  GAME("function g:setup() local a = self.players[1]\n"                                              \
       "  a.one, a.two = a:purse { 'one', 5 }, a:purse { 'two', 5 }\n"                               \
       "  a.left, a.right = a:zones({ 'left' }, { 'up', 'down' }), a:zones({ 'right' }, { 'up' })\n" \
       "  a.left.up:create { 'card' } a.right.up:create { 'card' } end\n"                            \
       "function g:play() local a = self.players[1]\n"                                               \
       "  local was = a:ask('which', " list ")\n"                                                    \
       "  a:score(" points ") end")
  static const char *const choices[] = {
      CHOOSING("{ a.one, a.two }", "was == a.two and 9 or 1"),
      CHOOSING("{ a.left, a.right }", "was == a.right and 9 or 1"),
      CHOOSING("{ a.left.up, a.left.down }", "was == a.left.down and 9 or 1"),
      CHOOSING("{ 0.5, 1.5 }", "was == 1.5 and 9 or 1"),
      CHOOSING("{ false, true }", "was and 9 or 1"),
      CHOOSING("self.players", "was == self.players[2] and 9 or 1"),
      CHOOSING("{ { 'a', a.one }, { 'a', a.two } }", "was[2] == a.two and 9 or 1"),
      CHOOSING("{ { seat = 1, gain = 1 }, { seat = 2, gain = 9 } }", "was.gain"),
      CHOOSING("{ a.left.up:top(), a.right.up:top() }", "was:zone() == a.right.up and 9 or 1"),
      CHOOSING("{ a.left.up:top(), true }", "was == true and 9 or 1"),
      CHOOSING("{ { { { 1 } } }, { { { 9 } } } }", "was[1][1][1]"),
      CHOOSING("{ { { { { 1 } } } }, { { { { 9 } } } } }", "was[1][1][1][1]"),
  };
  for (size_t i = 0; i < sizeof choices / sizeof choices[0]; i++) {
    croupier_estimate best[2] = {0};
    ASSERT_STR_EQ("", start_remembering(choices[i], 1));
    ASSERT_EQm(choices[i], 1, croupier_search(table.c, 1, &search, 5, NULL, best, 2));
    ASSERT_EQ(400, (int)(best[0].times + best[1].times));
  }
  PASS();
}

/* Where several are to be picked, it says which go together; a bot that tries one pick alone does not know. */
TEST says_what_goes_together(void) {
  static const char product[] =
      PLAY("local product = 1\n"
           "for _, n in ipairs(a:select { 'take', from = { -3, 4, 2, 5 }, least = 1, most = 2 }) do\n"
           "  product = product * n end\n"
           "a:score(product)");
  croupier_estimate best[4] = {{.times = 0}};
  ASSERT_STR_EQ("", start_remembering(product, 1));
  int first = croupier_search(table.c, 1, &search, 5, NULL, best, 4);
  ASSERT_EQ(1 + 3, first + best[0].with[0]); /* 4 and 5 */
  ASSERT(first != best[0].with[0] && best[0].withs == 1 && best[0].whole);
  croupier_estimate alone[4] = {{.times = 0}};
  croupier_search(table.c, 1, &greedy, 5, NULL, alone, 4);
  ASSERT(alone[0].withs == 0 && !alone[0].whole);
  PASS();
}

/* Of many numbers some are tried, but all that may be said instead. */
TEST tries_all_words(void) {
  static const char passing[] =
      "local g = croupier.game 'g' { players = 2, free = { 'sell' } }\n"
      "function g:may_sell() return true end function g:sell(player) player:score(-1) end\n"
      "function g:play() local a = self.players[1]\n"
      "  a:score(a:number('bid', 1, 60, 'pass') and 1 or 50) end return g\n";
  ASSERT_STR_EQ("", start_remembering(passing, 1));
  int option = croupier_search(table.c, 1, &search, 5, NULL, NULL, 0);
  ASSERT_STR_EQ("pass", croupier_option(table.c, 1, option, NULL));
  PASS();
}

/* A single player wants more than he has had elsewhere. */
TEST plays_alone(void) {
  static const char alone[] = "local g = croupier.game 'g' { players = 1 }\n"
                              "function g:play() local a = self.players[1]\n"
                              "  a:score(a:ask('points', { 1, 9, 5 })) end return g\n";
  ASSERT_STR_EQ("", start_remembering(alone, 1));
  ASSERT_EQ(1, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  ASSERT_EQ(1, croupier_search(table.c, 1, &greedy, 5, NULL, NULL, 0));
  PASS();
}

/* Answers without a choice are no way to go on for ever. */
TEST comes_to_an_end(void) {
  ASSERT_STR_EQ(
      "", start_remembering(PLAY("if a:ask('go', { 'in', 'home' }) == 'home' then a:score(1) return end\n"
                                 "while true do b:ask('go', { 'on' }) end"),
                            1));
  ASSERT_EQ(1, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  PASS();
}

TEST wants_to_have_remembered(void) {
  ASSERT_STR_EQ("", start(points, 1));
  ASSERT_EQ(-1, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  SAYS("was not remembered");
  ASSERT_EQ(CROUPIER_USAGE, croupier_redeal(table.c, 1, 5));
  SAYS("was not remembered");
  ASSERT_STR_EQ("", start_remembering(points, 1));
  ASSERT_EQ(-1, croupier_search(table.c, 2, &search, 5, NULL, NULL, 0));
  SAYS("player 2 is not asked");
  ASSERT_EQ(CROUPIER_USAGE, croupier_redeal(table.c, 3, 5));
  SAYS("there is no player 3");
  PASS();
}

SUITE(search_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(names);
  RUN_TEST(finds_the_most);
  RUN_TEST(knows_no_secret);
  RUN_TEST(can_be_stopped);
  RUN_TEST(says_where_it_is_stopped);
  RUN_TEST(says_what_fails);
  RUN_TEST(stops_when_it_is_decided);
  RUN_TEST(learns_how_to_go_on);
  RUN_TEST(knows_when_to_stop);
  RUN_TEST(looks_as_far_as_needed);
  RUN_TEST(knows_what_is_played_for);
  RUN_TEST(tells_options_apart);
  RUN_TEST(says_what_goes_together);
  RUN_TEST(tries_all_words);
  RUN_TEST(plays_alone);
  RUN_TEST(comes_to_an_end);
  RUN_TEST(wants_to_have_remembered);
}
