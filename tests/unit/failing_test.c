/* failing_test.c: scripts that fail: what is said, and where the game stands then. */
#include "table.h"

SUITE(failing_suite);

/* --- scripts that fail on an answer --- */

/* What is wrong comes at line 4, in a rule, in a round, after one answer. */
#define FAILING(wrong)                                              \
  GAME("function g:check(n, who)\n"                                 \
       "  local none\n" wrong "\n"                                  \
       "end\n"                                                      \
       "function g:play()\n"                                        \
       "  for round = 1, 3 do\n"                                    \
       "    self:phase('round', round)\n"                           \
       "    for _, p in ipairs(self.players) do self:turn(p) end\n" \
       "  end\n"                                                    \
       "end\n"                                                      \
       "function g:turn(p)\n"                                       \
       "  local n = p:number('n', 1, 3)\n"                          \
       "  if n == 2 then return self:check(n, p) end\n"             \
       "end")

static enum greatest_test_res fails_at(const char *script, const char *what) {
  ASSERT_STR_EQ("", start(script, 77));
  ASSERT_EQ(CROUPIER_OK, answer("1"));
  uint64_t before = croupier_hash(table.c);
  char view[2000], first[1000];
  snprintf(view, sizeof view, "%s", croupier_view(table.c, 0));
  ASSERT_EQ(CROUPIER_SCRIPT, answer("2"));
  SAYS("g.lua:4: ");
  SAYS(what);
  SAYS("(in check, round 1, after 2 answers, player 2 was asked last, seed 77)");
  snprintf(first, sizeof first, "%s", croupier_error(table.c));

  /* the game stands where it stood */
  ASSERT_EQ(CROUPIER_BROKEN, croupier_status(table.c));
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_code(table.c));
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_STR_EQ(view, croupier_view(table.c, 0));
  ASSERT_EQ(1, croupier_can_undo(table.c));
  ASSERT_EQ(0, croupier_can_redo(table.c));
  ASSERT_EQ(1, croupier_questions(table.c));
  ASSERT_EQ(2, croupier_question_at(table.c, 0)->seat);
  ASSERT_STR_EQ("3", croupier_option(table.c, 2, 2, NULL));

  /* so does the same answer, and a mark */
  croupier_mark *mark = croupier_mark_here(table.c);
  ASSERT_EQ(CROUPIER_SCRIPT, answer("2"));
  ASSERT_STR_EQ(first, croupier_error(table.c));
  ASSERT_EQ(1, croupier_can_undo(table.c));

  /* another answer goes on */
  ASSERT_EQ(CROUPIER_OK, answer("3"));
  ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
  ASSERT_STR_EQ("", croupier_error(table.c));
  ASSERT_EQ(2, croupier_can_undo(table.c));
  ASSERT_EQ(CROUPIER_SCRIPT, answer("2"));
  SAYS("round 2, after 3 answers, player 1 was");

  /* and answers can be taken back */
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_code(table.c));
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 1));
  croupier_back_to(table.c, mark);
  croupier_forget(table.c, mark);
  ASSERT_EQ(before, croupier_hash(table.c));
  for (int i = 0; i < 5; i++) ASSERT_EQ(CROUPIER_OK, answer("1"));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

TEST errors_name_what_failed(void) {
  CHECK_CALL(fails_at(FAILING("  none.field = n"), "attempt to index a nil value (local 'none')"));
  CHECK_CALL(fails_at(FAILING("  error('words ' .. n)"), "g.lua:4: words 2 (in"));
  CHECK_CALL(fails_at(FAILING("  error('bare', 0)"), "g.lua:4: bare (in"));
  CHECK_CALL(fails_at(FAILING("  error({ code = n })"), "(the error object is a table value)"));
  CHECK_CALL(fails_at(FAILING("  error(nil)"), "(the error object is a nil value)"));
  CHECK_CALL(fails_at(FAILING("  error(42)"), "g.lua:4: 42 (in"));
  CHECK_CALL(fails_at(FAILING("  error(print)"), "(the error object is a function value)"));
  CHECK_CALL(fails_at(FAILING("  who:ask('x', {})"), "nobody can answer 'x'"));
  CHECK_CALL(fails_at(FAILING("  who:ask('x', {1}, error)"), "1 (in"));
  CHECK_CALL(fails_at(FAILING("  assert(pcall(none))"), "attempt to call a nil value"));
  PASS();
}

TEST errors_where_legality_is_decided(void) {
  CHECK_CALL(fails_at(FAILING("  who:ask('x', { 1 }, function(v) return v < none end)"),
                      "attempt to compare number with nil"));
  CHECK_CALL(fails_at(FAILING("  local function where(v) return v + none end; local function ask()\n"
                              "    return who:ask('x', { 1 }, where) end ask()"),
                      "attempt to perform arithmetic on a nil value"));
  PASS();
}

TEST errors_in_coroutines(void) {
  CHECK_CALL(
      fails_at(FAILING("  local co = coroutine.wrap(function(x) error(x .. '!') end) co('deep')"), "deep!"));
  CHECK_CALL(fails_at(
      FAILING(
          "  local co = coroutine.create(function(x) coroutine.wrap(error)(x) end) assert(coroutine.resume(co, 'deep'))"),
      "deep"));
  PASS();
}

TEST stops_name_what_ran(void) {
  table.time_ms = 60;
  CHECK_CALL(fails_at(FAILING("  while true do none = n end"), "stopped: it ran for more than 60 ms"));
  CHECK_CALL(fails_at(FAILING("  pcall(function() while true do pcall(error) end end)"), "stopped: it ran"));
  CHECK_CALL(
      fails_at(FAILING("  coroutine.wrap(function() while true do none = n end end)()"), "stopped: it ran"));
  CHECK_CALL(fails_at(FAILING("  return (''):rep(math.maxinteger)"), "stopped: it ran"));
  CHECK_CALL(fails_at(FAILING("  who:ask('x', { 1 }, function() while true do none = n end end)"),
                      "stopped: it ran"));
  table.memory = 4 << 20;
  table.time_ms = 0;
  CHECK_CALL(
      fails_at(FAILING("  none = { n } while true do none = { none, none } end"), "it needs more than 4 MB"));
  CHECK_CALL(
      fails_at(FAILING("  none = 'x' while true do none = none .. none end"), "it needs more than 4 MB"));
  CHECK_CALL(fails_at(FAILING("  local function deep(x) return 1 + deep(x) end deep(n)"),
                      "it needs more than 4 MB"));
  CHECK_CALL(fails_at(FAILING("  coroutine.wrap(function() while true do none = { none } end end)()"),
                      "it needs more than 4 MB"));
  PASS();
}

TEST errors_in_free_actions(void) {
  static const char script[] =
      "local g = croupier.game 'g' { players = 2, free = { 'sell' } }\n"
      "function g:play()\n"
      "  repeat\n"
      "    local fine, n = pcall(self.players[1].ask, self.players[1], 'n', { 1, 2 })\n"
      "  until fine\n"
      "  self.players[1]:ask('last', { 1, 2 })\n"
      "end\n"
      "function g:may_sell(p) return p.no or true end\n"
      "function g:sell(p)\n"
      "  local how = p:ask('how', { 'well', 'badly' })\n"
      "  error('sold ' .. how)\n"
      "end\n"
      "return g\n";
  ASSERT_STR_EQ("", start(script, 1));
  ASSERT_EQ(3, croupier_question_at(table.c, 0)->options);
  ASSERT_EQ(CROUPIER_OK, answer("sell"));
  ASSERT_EQ(2, croupier_question_at(table.c, 0)->options); /* no free action within one */
  ASSERT_EQ(CROUPIER_OK, answer("badly"));
  ASSERT_STR_EQ("n", croupier_question_at(table.c, 0)->prompt);
  ASSERT_EQ(3, croupier_question_at(table.c, 0)->options); /* it failed, and may be tried again */
  ASSERT_EQ(CROUPIER_OK, answer("1"));
  ASSERT_EQ(CROUPIER_OK, answer("sell"));
  ASSERT_EQ(CROUPIER_SCRIPT, answer("well"));
  SAYS("g.lua:11: sold well (in sell, after 5 answers, player 1 was asked last, seed 1)");
  PASS();
}

/* --- scripts that fail before anything is asked --- */

TEST errors_while_loading(void) {
  lay("local g = 1\n\nerror 'early'\n");
  SAYS("g.lua:3: early");
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_code(table.c));
  ASSERT_EQ(CROUPIER_BROKEN, croupier_status(table.c));
  lay("local g = \n\n= 1");
  SAYS("g.lua:3: unexpected symbol");
  lay(GAME("function g:setup()\n\n self.none.field = 1 end function g:play() end"));
  SAYS("g.lua:4: ");
  SAYS("(field 'none') (in setup)");
  lay(GAME(
      "function g:setup() self:lay_out() end\nfunction g:play() end\nfunction g:lay_out() self:roll() end"));
  SAYS("g.lua:4: cannot roll dice in setup: chance begins in play (in lay_out)");
  table.time_ms = 50;
  lay(GAME("function g:play() end\nfunction g:setup()\n while true do end end"));
  SAYS("g.lua:4: stopped: it ran for more than 50 ms");
  SAYS("(in setup)");
  table.memory = 2 << 20;
  lay(GAME("function g:play() end\nfunction g:setup()\n local t while true do t = { t } end end"));
  SAYS("g.lua:4: stopped: it needs more than 2 MB of memory (in setup)");
  table.house = "local g = ...\nfunction g:setup() error 'at home' end";
  lay(GAME("function g:play() end"));
  SAYS("house.lua:2: at home (in setup)");
  table.house = "\nnothing.here = 1";
  lay(GAME("function g:play() end"));
  SAYS("house.lua:2: ");
  ASSERT_EQ(NULL, croupier_mark_here(table.c));
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_start(table.c, 1));
  ASSERT_EQ(0, croupier_questions(table.c));
  PASS();
}

TEST errors_before_the_first_question(void) {
  ASSERT_STR_EQ("", lay(PLAY("if self:random(2) == 2 then error 'unlucky' end a:agrees 'n'")));
  int unlucky = 0;
  for (uint64_t seed = 1; seed < 40; seed++) {
    if (croupier_start(table.c, seed) == CROUPIER_OK) {
      ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
      ASSERT_EQ(CROUPIER_OK, answer("yes"));
      continue;
    }
    char seed_text[40];
    snprintf(seed_text, sizeof seed_text, "(in play, after 0 answers, seed %d)", (int)seed);
    unlucky++;
    SAYS("g.lua:3: unlucky");
    SAYS(seed_text);
    ASSERT_EQ(CROUPIER_BROKEN, croupier_status(table.c));
    ASSERT_EQ(0, croupier_questions(table.c));
    ASSERT_EQ(CROUPIER_USAGE, croupier_answer(table.c, 1, 0));
    ASSERT_EQ(CROUPIER_USAGE, croupier_undo(table.c, 1));
    ASSERT_STR_EQ("", croupier_unsound(table.c));
  }
  ASSERT(unlucky > 5 && unlucky < 35);
  PASS();
}

/* A script keeps what it has declared, and changes it after it was checked. */
TEST what_is_declared_stays_declared(void) {
  ASSERT_STR_EQ("",
                lay("local given = { players = { 2, 3 }, knobs = { k = { 1, range = { 0, 2 }, 'help' } } }\n"
                    "local g = croupier.game 'g' (given)\n"
                    "given.players[2], given.knobs.k[1], given.knobs.k.range[2] = 99, 50, 50\n"
                    "g.declared = { name = '../../x', players = { 1, 99 }, knobs = {} }\n"
                    "function g:play() end return g"));
  ASSERT_STR_EQ("g", croupier_game(table.c));
  ASSERT_EQ_FMT(3, croupier_max_players(table.c), "%d");
  ASSERT_EQ_FMT((size_t)1, croupier_knob_count(table.c), "%zu");
  ASSERT_STR_EQ("1", croupier_knob_at(table.c, 0, "en").value);
  ASSERT_STR_EQ("0..2", croupier_knob_at(table.c, 0, "en").range);
  ASSERT_STR_EQ("", lay("local g = croupier.game 'g' { players = 2 }\n"
                        "if g.declared then g.declared.name = '../../x' end\n"
                        "function g:play() end return g"));
  ASSERT_STR_EQ("g", croupier_game(table.c));
  PASS();
}

/* A table that says something else each time it is read. */
#define FICKLE                                                                                               \
  "local function fickle(first, later) local asked = 0 return setmetatable({}, { __index = function(_, i)\n" \
  "asked = asked + 1 return asked <= first and i or later end }) end "

TEST what_is_declared_is_read_once(void) {
  for (int first = 0; first < 12; first++) {
    char script[1000];
    snprintf(script, sizeof script,
             FICKLE "local g = croupier.game 'g' { players = fickle(%d, 99),\n"
                    "knobs = { k = { 1, range = fickle(%d, 'x'), 'help' } } }\n"
                    "function g:play() end return g",
             first, first);
    lay(script);
    if (croupier_status(table.c) == CROUPIER_BROKEN) continue;
    ASSERT_EQ_FMT(2, croupier_max_players(table.c), "%d");
    ASSERT_STR_EQ("1..2", croupier_knob_at(table.c, 0, "en").range);
  }
  PASS();
}

TEST names_are_of_safe_letters(void) {
  static const char *const names[] = {"'../x'", "'a/b'",         "'A'", "''", "'a\\0b'",
                                      "'a.b'",  "('a'):rep(61)", "{}",  "1"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char script[200];
    snprintf(script, sizeof script,
             "local g = croupier.game(%s) { players = 2 } function g:play() end return g", names[i]);
    lay(script);
    SAYS("the name of a game");
  }
  PASS();
}

SUITE(failing_suite) {
  SET_SETUP(clear, NULL);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(errors_name_what_failed);
  RUN_TEST(errors_where_legality_is_decided);
  RUN_TEST(errors_in_coroutines);
  RUN_TEST(stops_name_what_ran);
  RUN_TEST(errors_in_free_actions);
  RUN_TEST(errors_while_loading);
  RUN_TEST(errors_before_the_first_question);
  RUN_TEST(what_is_declared_stays_declared);
  RUN_TEST(what_is_declared_is_read_once);
  RUN_TEST(names_are_of_safe_letters);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
