/* eval_test.c: lines of Lua that look at a table: they may try anything, and change nothing. */
#include "table.h"

SUITE(eval_suite);

static const char script[] =
    "local game = croupier.game\n"
    "local GOODS, round = { 'cloth', 'wine' }, 3\n"
    "local function deep() return GOODS end\n"
    "local g = game 'g' { players = 2 }\n"
    "function g:setup()\n"
    "  self.stock, self.bank = self:zone 'stock', self:purse { 'bank', 9 }\n"
    "  for v = 1, 3 do self.stock:create { 'card {v}', v = v, kind = 'x', odd = v % 2 == 1 } end\n"
    "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end\n"
    "  self.row = self:zones({ 'row', sees = 'all' }, { 'a', 'b' })\n"
    "end\n"
    "function g:play()\n"
    "  self.stock:deal(1, self.players[1].hand)\n"
    "  for i = 1, 9 do self.players[1]:number('n', 1, round) end\n"
    "end\n"
    "function g:helped() return deep() end\n"
    "return g\n";

static const char *looked(const char *lua) {
  const char *shown;
  return croupier_look(table.c, lua, &shown) == CROUPIER_OK ? shown : croupier_error(table.c);
}

/* What a line says; and nothing is different after it. */
#define LOOKS(expected, lua)                            \
  do {                                                  \
    uint64_t hash = croupier_hash(table.c);             \
    ASSERT_STR_EQ(expected, looked(lua));               \
    ASSERT_EQ(hash, croupier_hash(table.c));            \
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c)); \
    ASSERT_EQ(1, croupier_questions(table.c));          \
  } while (0)

TEST values_as_people_see_them(void) {
  ASSERT_STR_EQ("", start(script, 1));
  LOOKS("3", "1 + 2");
  LOOKS("\"a\\nb\"\nnil\ntrue", "'a\\nb', nil, true");
  LOOKS("stock (2): card 1, card 2", "self.stock");
  LOOKS("card 3 { kind = \"x\", odd = true, v = 3 } in hand(1)", "p1.hand:top()");
  LOOKS("player 1 { hand = hand(1) (1) }", "p1");
  LOOKS("bank: 9", "game.bank");
  LOOKS("row.a (0)\nrow.b (0)", "self.row");
  LOOKS("{ card 1, card 2 }", "self.stock:list()");
  LOOKS("{ 1, 2, [5] = 5, x = { y = { z = { ... } } }, [true] = 0 }",
        "{ 1, 2, [5] = 5, [true] = 0, x = { y = { z = { } } } }");
  LOOKS(
      "g {\n  bank = bank: 9, knobs = {}, players = { player 1, player 2 },\n  row = { row.a (0), row.b (0) }, "
      "stock = stock (2)\n}",
      "self");
  LOOKS("", "");
  LOOKS("", "local x = 1");
  LOOKS("3", "local n = 0 for _ in p1.hand:each() do n = n + 1 end return n + 2");
  PASS();
}

TEST names_of_the_script(void) {
  ASSERT_STR_EQ("", start(script, 1));
  LOOKS("{ \"cloth\", \"wine\" }", "GOODS"); /* in a function that a rule calls */
  LOOKS("3", "round");
  LOOKS("undefined global 'rund'", "rund");
  LOOKS("undefined global 'p3'", "p3");
  LOOKS("the script has no variable 'x'; a line's own begin with local", "x = 1");
  LOOKS("", "round = 5");
  LOOKS("3", "round");
  PASS();
}

TEST looking_changes_nothing(void) {
  ASSERT_STR_EQ("", start(script, 1));
  table.events = 0;
  LOOKS("hand(1) (3): card 3, card 1, card 2", "self.stock:move_all(p1.hand) return p1.hand");
  LOOKS("hand(1) (1): card 3", "p1.hand");
  LOOKS("", "p1:score(5) self.bank:pay(self.bank, 1) self.extra = 1 self.players[2] = nil");
  LOOKS("nil", "self.extra");
  LOOKS("0", "p1:points()");
  LOOKS("{ player 1, player 2 }", "self.players");
  ASSERT_EQ(0, table.events);
  ASSERT_EQ(0, croupier_can_undo(table.c));
  ASSERT_EQ(CROUPIER_OK, answer("3"));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  PASS();
}

TEST lines_that_want_more(void) {
  ASSERT_STR_EQ("", start(script, 1));
  static const char *const begun[] = {"for i = 1, 3 do",
                                      "p1.hand:count(",
                                      "return {",
                                      "if round",
                                      "x = [[ a",
                                      "1 +",
                                      "{ 1,",
                                      "p1.hand.",
                                      "not"};
  const char *shown;
  for (size_t i = 0; i < sizeof begun / sizeof *begun; i++) {
    ASSERT_EQm(begun[i], CROUPIER_UNFINISHED, croupier_look(table.c, begun[i], &shown));
    ASSERTm(begun[i], croupier_unfinished(table.c, begun[i]));
    ASSERTm(begun[i], !croupier_only_looks(table.c, begun[i]));
  }
  static const char *const whole[] = {"p1:score(1)", "local x = 1", "while true do end", ")"};
  for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
    ASSERTm(whole[i], !croupier_unfinished(table.c, whole[i]));
    ASSERTm(whole[i], !croupier_only_looks(table.c, whole[i]));
  }
  ASSERT(croupier_only_looks(table.c, "p1.hand") && !croupier_unfinished(table.c, "p1.hand"));
  LOOKS("unexpected symbol near ')'", ")");
  LOOKS("6", "local n = 0\nfor i = 1, 3 do\nn = n + i\nend\nreturn n");
  LOOKS("line:2: attempt to index a nil value (local 'nothing')",
        "local nothing = p1.nothing\nreturn nothing.x");
  PASS();
}

/* Each ends with a sentence, and the game stands as it was. */
TEST hostile_lines(void) {
  table.time_ms = 100;
  table.memory = 2 << 20;
  ASSERT_STR_EQ("", start(script, 1));
  LOOKS("stopped: it ran for more than 100 ms without a decision", "while true do end");
  LOOKS("stopped: it ran for more than 100 ms without a decision",
        "pcall(function() while true do end end) while true do end");
  LOOKS("stopped: it ran for more than 100 ms without a decision",
        "('a'):rep(40):find(('a*'):rep(40) .. 'b')");
  LOOKS("stopped: it needs more than 2 MB of memory",
        "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end");
  LOOKS("undefined global 'io'", "io.open('x')");
  LOOKS("undefined global 'load'", "load('x')");
  LOOKS("undefined global 'debug'", "debug.getregistry()");
  LOOKS("'string' cannot be changed", "string.format = nil");
  LOOKS("a line at the prompt cannot ask anybody", "p1:agrees 'x'");
  LOOKS("a line at the prompt cannot ask anybody", "coroutine.wrap(function() p1:agrees 'x' end)()");
  LOOKS("cannot make a zone now: zones, pieces, purses and boards are made in setup", "self:zone 'new'");
  LOOKS("attempt to yield from outside a coroutine", "coroutine.yield()");
  LOOKS("no", "error('no', 0)");
  LOOKS("(the error object is a table value)", "error {}");
  LOOKS("attempt to compare number with nil", "getmetatable(p1), 1 < nil");
  LOOKS("{ { { { ... } } } }", "(function() local t = {} t[1] = t return t end)()");
  LOOKS("\"\\27[31m\\0\"", "'\\27[31m\\0'");
  LOOKS("\"table\"", "tostring {}");
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_look(table.c, "\33Lua", &(const char *){NULL}));
  LOOKS("hand(1) (1): card 3", "p1.hand");
  ASSERT_EQ(CROUPIER_OK, answer("3"));
  PASS();
}

TEST measured(void) {
  ASSERT_STR_EQ("", start(script, 1));
  double value = -1;
  ASSERT_EQ(CROUPIER_OK, croupier_measure(table.c, "#self.stock > 1", &value));
  ASSERT_EQ(1, value);
  ASSERT_EQ(CROUPIER_OK, croupier_measure(table.c, "p1.hand:first { v = 1 }", &value));
  ASSERT_EQ(0, value);
  ASSERT_EQ(CROUPIER_OK, croupier_measure(table.c, "#self.stock / 4", &value));
  ASSERT_EQ(0.5, value);
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_measure(table.c, "self.stock", &value));
  SAYS("the expression must give yes, no or a number");
  PASS();
}

TEST before_and_after_the_game(void) {
  ASSERT_STR_EQ("", lay(script));
  ASSERT_STR_EQ("stock (3): card 1, card 2, card 3", looked("self.stock"));
  ASSERT_EQ(CROUPIER_READY, croupier_status(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_start(table.c, 1));
  for (int i = 0; i < 9; i++) answer("1");
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  ASSERT_STR_EQ("hand(1) (1): card 3", looked("p1.hand"));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  ASSERT_STR_EQ("g.lua:2: unexpected symbol near ')'", lay("\n)"));
  PASS();
}

SUITE(eval_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(values_as_people_see_them);
  RUN_TEST(names_of_the_script);
  RUN_TEST(looking_changes_nothing);
  RUN_TEST(lines_that_want_more);
  RUN_TEST(hostile_lines);
  RUN_TEST(measured);
  RUN_TEST(before_and_after_the_game);
}
