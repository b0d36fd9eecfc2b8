/* table_test.c: a table through croupier.h: scripts that fail, marks of other lines of play, answers that cannot be. */
#include <stdio.h>
#include <string.h>

#include "croupier.h"
#include "greatest.h"

SUITE(table_suite);

static struct {
  croupier *c;
  unsigned time_ms;
  size_t memory;
  const char *house;
  int events;
} table;

static void count_event(void *data, const croupier_event *event) {
  (void)data;
  table.events += *croupier_event_json(event, 0) == '{';
}

static void clear(void *unused) {
  (void)unused;
  croupier_free(table.c);
  memset(&table, 0, sizeof table);
}

/* Lay a table with a whole script. Returns the error, "" if there is none. */
static const char *lay(const char *script) {
  croupier_free(table.c);
  const char *house = table.house != NULL ? table.house : "";
  croupier_source houses[] = {{"house.lua", house, strlen(house)}};
  croupier_config config = {.script = {"g.lua", script, strlen(script)},
                            .houses = houses,
                            .house_count = table.house != NULL,
                            .time_ms = table.time_ms,
                            .memory = table.memory,
                            .event = count_event};
  table.c = croupier_new(&config);
  return croupier_error(table.c);
}

/* A game of two players, whose methods begin at line 2. */
#define GAME(...) "local g = croupier.game 'g' { players = 2 }\n" __VA_ARGS__ "\nreturn g\n"
#define PLAY(...) \
  GAME("function g:play() local a, b = self.players[1], self.players[2]\n" __VA_ARGS__ "\nend")

static const char *start(const char *script, uint64_t seed) {
  const char *error = lay(script);
  if (*error == '\0') croupier_start(table.c, seed);
  return croupier_error(table.c);
}

static croupier_status_code answer(const char *name) {
  int seat = croupier_questions(table.c) > 0 ? croupier_question_at(table.c, 0)->seat : 1;
  return croupier_answer(table.c, seat, croupier_find_option(table.c, seat, name));
}

static bool says(const char *text) { return strstr(croupier_error(table.c), text) != NULL; }

#define SAYS(text)                                                  \
  do {                                                              \
    if (!says(text)) printf("says: %s\n", croupier_error(table.c)); \
    ASSERTm(text, says(text));                                      \
  } while (0)

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

TEST what_is_declared_stays_declared(void) {
  lay("local g = croupier.game 'g' { players = 2 }\ng.declared = { name = {}, players = { 1, 99 } }\n"
      "function g:play() end return g");
  ASSERT(croupier_status(table.c) == CROUPIER_READY || croupier_code(table.c) == CROUPIER_SCRIPT);
  lay("local g = croupier.game 'g' { players = 2, knobs = { k = { 1, range = { 0, 2 }, 'help' } } }\n"
      "if g.declared then g.declared.knobs.k.help = {} end function g:play() end return g");
  ASSERT(croupier_status(table.c) == CROUPIER_READY || croupier_code(table.c) != CROUPIER_OK);
  PASS();
}

/* --- questions --- */

TEST failed_questions_leave_nothing(void) {
  ASSERT_STR_EQ("", start(PLAY("for i = 1, 20 do\n"
                               "  pcall(table.sort, { 1, 2 }, function() return a:agrees 'sorting' end)\n"
                               "  pcall(a.ask, a, 'none', {})\n"
                               "  pcall(a.ask, a, 'bad', { 1 }, error)\n"
                               "  pcall(self.ask_all, self, { 'bad', from = { 1 }, where = error })\n"
                               "end\n"
                               "local all = self:ask_all { 'all', from = { 1, 2 } }\n"
                               "a:score(a:number('n', all[1], 5))"),
                          1));
  ASSERT_EQ(2, croupier_questions(table.c));
  ASSERT_EQ(CROUPIER_OK, answer("2"));
  ASSERT_EQ(CROUPIER_OK, answer("1"));
  ASSERT_EQ(1, croupier_questions(table.c));
  ASSERT_EQ(CROUPIER_OK, answer("4"));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  ASSERT_EQ(4, croupier_score(table.c, 1));
  PASS();
}

/* Where nobody could wait for the host, nobody is asked: bots inside the engine are no exception. */
TEST bots_are_asked_where_people_are(void) {
  lay(PLAY("table.sort({ 1, 2 }, function() return a:agrees 'sorting' end)"));
  for (unsigned inside = 0; inside <= 3; inside += 3) {
    croupier_inline_random(table.c, inside);
    ASSERT_EQ(CROUPIER_SCRIPT, croupier_start(table.c, 1));
    SAYS("no decision can be asked for here");
  }
  PASS();
}

TEST answers_that_cannot_be(void) {
  ASSERT_STR_EQ("", start(PLAY("self:ask_all { 'all', from = { 'x', 'y' } } a:number('n', 1, 3)"), 1));
  uint64_t before = croupier_hash(table.c);
  static const struct {
    int seat, option;
    croupier_status_code code;
  } wrong[] = {{0, 0, CROUPIER_USAGE},     {3, 0, CROUPIER_USAGE},      {-1, 0, CROUPIER_USAGE},
               {1, 2, CROUPIER_NOT_LEGAL}, {1, -1, CROUPIER_NOT_LEGAL}, {2, 1000, CROUPIER_NOT_LEGAL},
               {99, 99, CROUPIER_USAGE}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    ASSERT_EQ(wrong[i].code, croupier_answer(table.c, wrong[i].seat, wrong[i].option));
    ASSERT(*croupier_error(table.c) != '\0');
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
  }
  ASSERT_EQ(CROUPIER_USAGE, croupier_undo(table.c, 1));
  ASSERT_EQ(CROUPIER_USAGE, croupier_redo(table.c, 1));
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 2, 1));
  ASSERT_STR_EQ("", croupier_error(table.c));
  ASSERT_EQ(CROUPIER_USAGE, croupier_answer(table.c, 2, 0)); /* has answered already */
  ASSERT_EQ(NULL, croupier_question_of(table.c, 2));
  ASSERT_STR_EQ("", croupier_option(table.c, 2, 0, NULL));
  ASSERT_EQ(-1, croupier_find_option(table.c, 1, "z"));
  ASSERT_EQ(-1, croupier_find_option(table.c, 2, "x"));
  PASS();
}

TEST totals_are_of_numbers_from_0_up(void) {
  static const char script[] =
      GAME("function g:setup() self.z = self:zone 'z'\n"
           "  for v = -1, 3 do self.z:create { 'c {v}', v = v } end end\n"
           "function g:play()\n"
           "  self.players[1]:select { 'n', from = self.z, total = { 'v', above = 2 } } end");
  start(script, 1);
  SAYS("g.lua:5: a total is of numbers from 0 up: one has -1 (in play");
  PASS();
}

/* Lists without end: their names have one. */
TEST names_of_endless_lists(void) {
  ASSERT_STR_EQ("", start(PLAY("local t, wide, deep = { 'a' }, { 'x' }, {}\n"
                               "t[2] = t\n"
                               "for i = 1, 40 do wide = { wide, wide } end\n"
                               "for i = 1, 100000 do deep = { deep } end\n"
                               "a:ask('n', { t, wide, deep, 'plain' })"),
                          1));
  uint64_t before = croupier_hash(table.c);
  for (int i = 0; i < 4; i++) croupier_option(table.c, 1, i, i % 2 ? NULL : "en");
  ASSERT_STR_EQ("plain", croupier_option(table.c, 1, 3, NULL));
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 3));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

/* Everything that is told is JSON, so it is UTF-8; a game cannot begin with names that are not. */
TEST what_people_read_is_utf8(void) {
  static const char *const setups[] = {"self:zone 'z\\xff'", "self:zone('z'):create { 'c\\xc3\\x28', v = 1 }",
                                       "self:zone('z'):create { 'c', v = '\\xe2\\x28\\xa1' }",
                                       "self:zone('z'):create { 'c', ['\\xf0\\x28\\x8c\\xbc'] = 1 }",
                                       "self:purse 'p\\xed\\xa0\\x80'"};
  for (size_t i = 0; i < sizeof setups / sizeof *setups; i++) {
    char script[300];
    snprintf(script, sizeof script, GAME("function g:play() end function g:setup() %s end"), setups[i]);
    lay(script);
    SAYS("what people read is UTF-8");
  }
  static const char *const plays[] = {"a:ask('\\xff', { 1 })", "self:phase '\\x80'", "a:score(1, '\\xff')",
                                      "self:note('n {w}', { w = '\\xff' })"};
  for (size_t i = 0; i < sizeof plays / sizeof *plays; i++) {
    char script[300];
    snprintf(script, sizeof script, PLAY("%s"), plays[i]);
    start(script, 1);
    SAYS("what people read is UTF-8");
  }
  ASSERT_STR_EQ("", start(PLAY("a:ask('n', { '\xff', 'x\xfe', 'h\xc5\xb1s\xc3\xa9g' }, nil, '\xff')"), 1));
  ASSERT_EQ(1, croupier_question_at(table.c, 0)->seat);
  ASSERT_STR_EQ("?", croupier_option(table.c, 1, 0, NULL));
  ASSERT_STR_EQ("x?", croupier_option(table.c, 1, 1, "en"));
  ASSERT_STR_EQ("h\xc5\xb1s\xc3\xa9g", croupier_option(table.c, 1, 2, NULL));
  ASSERT_STR_EQ("?", croupier_option(table.c, 1, 3, "hu"));
  int events = table.events;
  ASSERT_EQ(CROUPIER_OK, answer("x?"));
  ASSERT(table.events > events);
  PASS();
}

/* What a script lets go of is still told. */
TEST names_of_phases_stay(void) {
  ASSERT_STR_EQ("", start(PLAY("self:phase(('x'):rep(50) .. 'end')\n"
                               "for key in pairs(self) do if math.type(key) then self[key] = nil end end\n"
                               "local words = {} for i = 1, 20000 do words[i] = ('y'):rep(i % 60) .. i end\n"
                               "a:agrees 'n'"),
                          1));
  ASSERT(strstr(croupier_view(table.c, 0), "xxxend\"") != NULL);
  PASS();
}

/* --- lines of play --- */

static const char long_game[] = PLAY("for i = 1, 200 do a:score(a:number('n', 0, 9) * i) end");

/* Answers from..to-1 of a line: each line has other answers. */
static void go(int line, int from, int to) {
  for (int i = from; i < to; i++) croupier_answer(table.c, 1, (i * (7 + line) + i / 10 * line) % 10);
}

TEST marks_of_another_line(void) {
  ASSERT_STR_EQ("", start(long_game, 1));
  uint64_t first[101], other[101];
  for (int i = 0; i < 100; i++) go(1, i, i + 1), first[i + 1] = croupier_hash(table.c);
  croupier_mark *far = croupier_mark_here(table.c); /* 100 answers of line 1 */

  /* taken back, and back to the mark: nothing is lost */
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 80));
  croupier_back_to(table.c, far);
  ASSERT_EQ(100, croupier_can_undo(table.c));
  ASSERT_EQ(0, croupier_can_redo(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 70));
  ASSERT_EQ(first[30], croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 70));
  ASSERT_EQ(first[100], croupier_hash(table.c));

  /* another line with as many answers: those do not lead to the mark */
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 90));
  for (int i = 10; i < 100; i++) go(2, i, i + 1), other[i + 1] = croupier_hash(table.c);
  ASSERT(other[100] != first[100]);
  croupier_mark *near = croupier_mark_here(table.c);
  croupier_back_to(table.c, far);
  ASSERT_EQ(first[100], croupier_hash(table.c));
  ASSERT_EQ(0, croupier_can_undo(table.c));
  go(1, 100, 120);
  ASSERT_EQ(20, croupier_can_undo(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 20));
  ASSERT_EQ(first[100], croupier_hash(table.c));
  croupier_mark *again = croupier_mark_here(table.c);
  croupier_back_to(table.c, near);
  ASSERT_EQ(other[100], croupier_hash(table.c));
  croupier_back_to(table.c, again);
  ASSERT_EQ(first[100], croupier_hash(table.c));

  /* a mark of another game */
  ASSERT_EQ(CROUPIER_OK, croupier_start(table.c, 2));
  go(1, 0, 110);
  croupier_back_to(table.c, far);
  ASSERT_EQ(first[100], croupier_hash(table.c));
  ASSERT_EQ(1, croupier_seed(table.c));
  ASSERT_EQ(0, croupier_can_undo(table.c));
  croupier_forget(table.c, far), croupier_forget(table.c, near), croupier_forget(table.c, again);
  PASS();
}

TEST an_answer_after_undo_ends_redo(void) {
  ASSERT_STR_EQ("", start(long_game, 1));
  go(1, 0, 50);
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 20));
  ASSERT_EQ(20, croupier_can_redo(table.c));
  croupier_mark *mark = croupier_mark_here(table.c);
  go(1, 30, 31);
  ASSERT_EQ(0, croupier_can_redo(table.c));
  ASSERT_EQ(CROUPIER_USAGE, croupier_redo(table.c, 1));
  go(2, 31, 33);
  croupier_back_to(table.c, mark);
  ASSERT_EQ(30, croupier_can_undo(table.c));
  croupier_forget(table.c, mark);
  PASS();
}

TEST very_long_games_are_undone(void) {
  static uint64_t hash[9001];
  ASSERT_STR_EQ("", start(PLAY("for i = 1, 9000 do a:score(a:number('n', 0, 9) * i) end"), 1));
  for (int i = 0; i < 9000; i++) hash[i] = croupier_hash(table.c), go(1, i, i + 1);
  static const int places[] = {8999, 8000, 5000, 4096, 4095, 17, 16, 15, 1, 0};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, croupier_can_undo(table.c) - (size_t)places[i]));
    ASSERT_EQ(hash[places[i]], croupier_hash(table.c));
  }
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 8500));
  ASSERT_EQ(hash[8500], croupier_hash(table.c));
  PASS();
}

TEST events_are_told_after_undo(void) {
  ASSERT_STR_EQ("", start(long_game, 1));
  go(1, 0, 20);
  int before = table.events;
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 5));
  ASSERT_EQ(before, table.events); /* nobody hears that answers are taken back */
  go(1, 15, 16);
  ASSERT_EQ(before + 3, table.events); /* answer, score, ask */
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 1));
  ASSERT_EQ(before + 6, table.events);
  PASS();
}

SUITE(table_suite) {
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
  RUN_TEST(failed_questions_leave_nothing);
  RUN_TEST(bots_are_asked_where_people_are);
  RUN_TEST(answers_that_cannot_be);
  RUN_TEST(totals_are_of_numbers_from_0_up);
  RUN_TEST(names_of_endless_lists);
  RUN_TEST(what_people_read_is_utf8);
  RUN_TEST(names_of_phases_stay);
  RUN_TEST(marks_of_another_line);
  RUN_TEST(an_answer_after_undo_ends_redo);
  RUN_TEST(very_long_games_are_undone);
  RUN_TEST(events_are_told_after_undo);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
