/* follow_test.c: what may follow the beginning of a line of Lua: it only reads, whatever the script has laid in its way. */
#include "table.h"

SUITE(follow_suite);

static const char script[] =
    "local GOODS, round = { 'cloth', 'wine' }, 3\n"
    "local g = croupier.game 'g' { players = 2 }\n"
    "function g:setup()\n"
    "  self.stock, self.bank = self:zone 'stock', self:purse { 'bank', 9 }\n"
    "  self.stock:create { 'card', worth = 1, kind = 'x' }\n"
    "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end\n"
    "  self.row = self:zones({ 'row', sees = 'all' }, { 'left', 'right' })\n"
    "end\n"
    "function g:play()\n"
    "  self.first, self.odd, self._own = self.stock:top(), { ['no name'] = 1, ['end'] = 2, fine = 3 }, 1\n"
    "  local function trap() return { caught = 1 } end\n"
    "  self.trap = setmetatable({ known = 1 }, { __index = trap, __len = trap, __pairs = trap, __tostring = trap })\n"
    "  self.behind = setmetatable({ near = 1 }, { __index = { far = 2 } })\n"
    "  self.ring = setmetatable({ one = 1 }, {})\n"
    "  getmetatable(self.ring).__index = self.ring\n"
    "  self.big = {}\n"
    "  for i = 1, 1500 do self.big[('n%04d'):format(i)] = i end\n"
    "  self.huge = { a = 1 }\n"
    "  for i = 1, 300000 do self.huge[i] = i end\n"
    "  for i = 1, 300000 do self.huge[i] = nil end\n"
    "  self.players[1]:number('n', 1, round)\n"
    "end\n"
    "function g:rule() return GOODS end\n"
    "return g\n";

/* The names as one word, separated by blanks. */
static const char *follows(const char *lua) {
  static char text[40000];
  snprintf(text, sizeof text, "%s", croupier_follow(table.c, lua).names);
  size_t size = strlen(text);
  for (size_t i = 0; i < size; i++)
    if (text[i] == '\n') text[i] = i + 1 < size ? ' ' : '\0';
  return text;
}

#define FOLLOWS(expected, lua)                          \
  do {                                                  \
    uint64_t hash = croupier_hash(table.c);             \
    ASSERT_STR_EQm(lua, expected, follows(lua));        \
    ASSERT_EQ(hash, croupier_hash(table.c));            \
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c)); \
  } while (0)

TEST fields_and_methods(void) {
  ASSERT_STR_EQ("", start(script, 1));
  FOLLOWS("stock", "self.st");
  FOLLOWS("bank behind big", "game.b");
  FOLLOWS("hand seat", "p1.");
  FOLLOWS("shuffle size sum swap", "p1.hand:s");
  FOLLOWS("", "p1.hand.s");
  FOLLOWS("score select shows", "p2:s");
  FOLLOWS("rule", "self:ru");
  FOLLOWS("kind name worth", "self.first.");
  FOLLOWS("move move_under zone", "self.first:");
  FOLLOWS("left right", "self.row.");
  FOLLOWS("count counts", "self.row.left:count ( { } ) .. self.bank, self.row[2]:count");
  FOLLOWS("amount", "self.bank:a");
  FOLLOWS("hand seat", "self.players[2].");
  FOLLOWS("left right", "self['row'].");
  FOLLOWS("majority", "croupier.score.ma");
  FOLLOWS("far near", "self.behind.");
  FOLLOWS("fine", "self.odd.");
  FOLLOWS("_own", "self._");
  PASS();
}

TEST names_by_themselves(void) {
  ASSERT_STR_EQ("", start(script, 1));
  FOLLOWS("p1 p2 pairs pcall print", "p");
  FOLLOWS("GOODS", "GO");
  FOLLOWS("round", "1 + ro");
  FOLLOWS("select self setmetatable", "se");
  FOLLOWS("", "_"); /* no _ENV */
  ASSERT_EQ(0, strncmp("GOODS assert coroutine ", follows("1 .. "), 23));
  PASS();
}

TEST at_the_end_of_any_line(void) {
  ASSERT_STR_EQ("", start(script, 1));
  FOLLOWS("stock", "p1:score(self.sto");
  FOLLOWS("stock", "for i = 1, 2 do\n  self.sto");
  FOLLOWS("stock", "'a'..self.sto");
  FOLLOWS("round", "'a'..roun");
  FOLLOWS("stock", "\"it's\", --[[ ' ]] #[==[ ]] ' ]==], self.sto");
  const char *const none[] = {"'self.st",     "\"a\\\"self.st",
                              "[[ self.st",   "-- self.st",
                              "--[[ self.st", "--",
                              "1.",           "p1.hand:top().",
                              "nobody.",      "p1.nothing.",
                              "p3.",          "(self).",
                              "p1:hand.",     "('x'):",
                              "self.a1.2",    "self.row[1.",
                              "self.row[x].", "]].",
                              "[1].",         ".",
                              "self:stock:"};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++) ASSERT_STR_EQm(none[i], "", follows(none[i]));
  PASS();
}

TEST whose_they_are(void) {
  ASSERT_STR_EQ("", start(script, 1));
  ASSERT_STR_EQ("zone", croupier_follow(table.c, "p1.hand:").of);
  ASSERT_STR_EQ("player", croupier_follow(table.c, "= p1.").of);
  ASSERT_STR_EQ("game", croupier_follow(table.c, "self:").of);
  ASSERT_STR_EQ("", croupier_follow(table.c, "self.odd.").of);
  ASSERT_EQ(5, croupier_follow(table.c, "self.sto").kept);
  PASS();
}

TEST traps_are_not_stepped_on(void) {
  ASSERT_STR_EQ("", start(script, 1));
  FOLLOWS("known", "self.trap.");
  FOLLOWS("", "self.trap.else_where.");
  FOLLOWS("one", "self.ring.");
  FOLLOWS("", "self.ring.none.");
  FOLLOWS("a", "self.huge.");
  PASS();
}

TEST many_names(void) {
  ASSERT_STR_EQ("", start(script, 1));
  const char *all = follows("self.big.n");
  ASSERT_EQ(1000 * 6 - 1, strlen(all));
  ASSERT_EQ(0, strncmp("n0001 n0002 ", all, 12));
  ASSERT_STR_EQ("n1000", all + strlen(all) - 5);
  FOLLOWS("n1500", "self.big.n15");
  PASS();
}

SUITE(follow_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(fields_and_methods);
  RUN_TEST(names_by_themselves);
  RUN_TEST(at_the_end_of_any_line);
  RUN_TEST(whose_they_are);
  RUN_TEST(traps_are_not_stepped_on);
  RUN_TEST(many_names);
}
