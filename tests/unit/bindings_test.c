/* bindings_test.c: chance, purses, boards and scores as scripts meet them, in games of a few lines. */
#include <stdio.h>
#include <string.h>

#include "croupier.h"
#include "greatest.h"

SUITE(bindings_suite);

#define SEED 7

/* A table of two players; what happens there, as seat `reader` may know it, one event a line. */
static struct {
  croupier *c;
  int reader;
  size_t used;
  char heard[20000];
} table;

static void hear(void *unused, const croupier_event *event) {
  (void)unused;
  const char *json = croupier_event_json(event, table.reader);
  size_t size = strlen(json);
  if (table.used + size + 2 > sizeof table.heard) return;
  memcpy(table.heard + table.used, json, size);
  table.used += size;
  memcpy(table.heard + table.used++, "\n", 2);
}

static void clear(void *unused) {
  (void)unused;
  if (table.c != NULL) croupier_free(table.c);
  memset(&table, 0, sizeof table);
}

/* Lay and start a game with these bodies of its methods. Returns the error, "" if there is none. */
static const char *play(const char *setup, const char *rules) {
  char script[4000];
  int reader = table.reader;
  clear(NULL);
  table.reader = reader;
  int size =
      snprintf(script, sizeof script,
               "local board, score = croupier.board, croupier.score\n"
               "local g = croupier.game 'g' { players = 2 }\n"
               "local function fails(sentence, f, ...)\n"
               "  local ok, err = pcall(f, ...)\n"
               "  if ok or not err:find(sentence, 1, true) then error('not that: ' .. tostring(err), 2) end\n"
               "end\n"
               "local function list(...) return table.concat({ ... }, ' ') end\n"
               "function g:setup()\n local a, b = self.players[1], self.players[2]\n %s\nend\n"
               "function g:play()\n local a, b = self.players[1], self.players[2]\n %s\nend\n"
               "return g\n",
               setup, rules);
  if (size < 0 || (size_t)size >= sizeof script) return "the script of the test is too long";
  croupier_config config = {.script = {"g.lua", script, (size_t)size}, .event = hear};
  table.c = croupier_new(&config);
  if (table.c == NULL) return "no memory";
  if (croupier_status(table.c) == CROUPIER_READY) croupier_start(table.c, SEED);
  return croupier_error(table.c);
}

static int heard(const char *text) {
  int times = 0;
  for (const char *at = table.heard; (at = strstr(at, text)) != NULL; at++) times++;
  return times;
}

/* The whole script ran: its asserts held, and there was no question. */
#define ASSERT_PLAYS(setup, rules)                                           \
  do {                                                                       \
    ASSERT_STR_EQ("", play(setup, rules));                                   \
    ASSERT_EQ_FMT((int)CROUPIER_ENDED, (int)croupier_status(table.c), "%d"); \
  } while (0)
#define ASSERT_FAILS(sentence, setup, rules)                               \
  do {                                                                     \
    const char *error = play(setup, rules);                                \
    if (strstr(error, sentence) == NULL) fprintf(stderr, "\n%s\n", error); \
    ASSERT(strstr(error, sentence) != NULL);                               \
  } while (0)

/* --- chance --- */

TEST rolls_give_the_sum_and_each_die(void) {
  ASSERT_PLAYS("", "local seen = {}\n"
                   "for _ = 1, 200 do\n"
                   "  local sum, x, y, more = self:roll(2)\n"
                   "  assert(sum == x + y and more == nil and x >= 1 and x <= 6 and y >= 1 and y <= 6)\n"
                   "  seen[x] = true\n"
                   "end\n"
                   "assert(#seen == 6)\n"
                   "assert(select('#', self:roll()) == 2 and select('#', self:roll(8)) == 9)\n"
                   "for _ = 1, 50 do assert(self:roll(1, 2) <= 2) end\n");
  ASSERT_EQ_FMT(252, heard("\"event\":\"roll\""), "%d");
  PASS();
}

TEST rolls_are_told_with_each_die(void) {
  ASSERT_PLAYS("",
               "local sum, x, y, z = self:roll(3)\n"
               "self:note('{told}', { told = ('\"dice\":[%d,%d,%d],\"total\":%d'):format(x, y, z, sum) })\n");
  const char *note = strstr(table.heard, "\\\"dice\\\"");
  ASSERT(note != NULL);
  char expected[80] = "";
  size_t n = 0;
  for (; *note != '\0' && *note != '}' && n + 1 < sizeof expected; note++)
    if (*note != '\\') expected[n++] = *note;
  expected[n - 1] = '\0'; /* the quote that ends the note's word */
  ASSERT_EQ_FMT(1, heard(expected), "%d");
  PASS();
}

TEST one_seed_is_one_fate(void) {
  const char *rules = "self:note('fate', { a = self:roll(8, 1000), b = self:random(1000000) })";
  ASSERT_PLAYS("", rules);
  char first[sizeof table.heard];
  memcpy(first, table.heard, sizeof first);
  ASSERT_PLAYS("", rules);
  ASSERT_STR_EQ(first, table.heard);
  table.used = 0;
  ASSERT_EQ(CROUPIER_OK, croupier_start(table.c, SEED + 1));
  ASSERT(strcmp(strstr(first, "\"a\""), strstr(table.heard, "\"a\"")) != 0);
  PASS();
}

TEST picks_and_random_numbers_reach_all(void) {
  ASSERT_PLAYS("", "local seen, picked = {}, {}\n"
                   "for _ = 1, 200 do\n"
                   "  local n = self:random(5)\n"
                   "  seen[n] = true\n"
                   "  picked[self:pick { 'x', 'y', 'z' }] = true\n"
                   "end\n"
                   "assert(#seen == 5 and picked.x and picked.y and picked.z)\n"
                   "assert(self:random(1) == 1 and self:pick {} == nil)\n"
                   "assert(self:pick(self.players).seat <= 2)\n");
  PASS();
}

TEST chance_refuses_what_cannot_be(void) {
  ASSERT_PLAYS("", "fails('1 to 8 dice', self.roll, self, 0)\n"
                   "fails('1 to 8 dice', self.roll, self, 9)\n"
                   "fails('at least one side', self.roll, self, 1, 0)\n"
                   "fails('n is at least 1', self.random, self, 0)\n"
                   "fails('n is at least 1', self.random, self, 1 << 40)\n"
                   "fails('number expected', self.random, self)\n"
                   "fails('table expected', self.pick, self, 'abc')\n");
  ASSERT_FAILS("chance begins in play", "self:roll()", "");
  ASSERT_FAILS("chance begins in play", "self:random(3)", "");
  ASSERT_FAILS("chance begins in play", "self:pick { 1 }", "");
  PASS();
}

TEST nothing_happens_while_legality_is_decided(void) {
  const char *setup =
      "self.row = self:zone 'row'\n self.row:create { 'card' }\n self.bank = self:purse { 'gold', 9 }\n"
      "a.gold = a:purse 'gold'\n self.what = %s";
  static const struct {
    const char *what, *error;
  } cases[] = {
      {"function() self:roll() end", "cannot roll dice while legality is being decided"},
      {"function() self:random(2) end", "cannot draw at random while legality is being decided"},
      {"function() self:pick { 1 } end", "cannot pick at random while legality is being decided"},
      {"function() self.bank:pay(a.gold, 1) end", "cannot pay while legality is being decided"},
      {"function() self.bank:pay_all(a.gold) end", "cannot pay while legality is being decided"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    char text[600];
    snprintf(text, sizeof text, setup, cases[i].what);
    ASSERT_FAILS(cases[i].error, text, "a:ask('which', self.row, self.what)");
  }
  PASS();
}

/* --- notes --- */

TEST a_note_may_hold_lists(void) {
  ASSERT_PLAYS("self.row = self:zone 'row' self.row:create { 'card {n}', n = 1, copies = 2 }\n",
               "self:note('{who} {what} {n}', { who = a, what = self.row:list(), n = { 7 } })\n"
               "local many = {} for i = 1, 24 do many[i] = i end\n"
               "self:note('{many}', { many = many })\n"
               "many[25] = a\n"
               "fails('at most 24 values', self.note, self, '{many}', { many = many })\n"
               "fails('a player expected', self.note, self, '{none}', { none = {} })\n"
               "fails('a player expected', self.note, self, '{deep}', { deep = { { 1 } } })\n");
  ASSERT_EQ_FMT(1, heard("\"n\":[7],\"what\":[\"card 1\",\"card 1\"],\"who\":1"), "%d");
  ASSERT_EQ_FMT(1, heard("\"many\":[1,2,"), "%d");
  PASS();
}

/* --- zones that are renewed, and turns --- */

#define PILE                                                                          \
  "self.discard = self:zone { 'discard', sees = 'all' }\n"                            \
  "self.pile = self:zone { 'pile', renew = self.discard }\n a.hand = a:zone 'hand'\n" \
  "for i = 1, 20 do (i > 3 and self.discard or self.pile):create { 'card {n}', n = i } end\n"

TEST a_pile_is_renewed_when_more_is_dealt_than_it_holds(void) {
  ASSERT_PLAYS(PILE, "assert(self.pile:deal(3, a.hand) == 3 and self.pile:empty())\n"
                     "assert(self.discard:size() == 17)\n"
                     "assert(self.pile:deal(2, a.hand) == 2 and self.pile:size() == 15)\n"
                     "assert(self.discard:empty() and a.hand:bottom().n == 3)\n"
                     "local before = list(table.unpack(self.pile:values 'n'))\n"
                     "assert(before ~= '4 5 6 7 8 9 10 11 12 13 14 15 16 17 18')\n"
                     "assert(self.pile:deal(99, a.hand) == 15 and a.hand:size() == 20)\n"
                     "assert(self.pile:deal(1, a.hand) == 0 and self.pile:top() == nil)\n"
                     "assert(self.pile:random() == nil)\n");
  ASSERT_EQ_FMT(17, heard("\"from\":\"discard\",\"to\":\"pile\",\"why\":\"renewed\""), "%d");
  ASSERT_EQ_FMT(1, heard("\"event\":\"shuffle\",\"zone\":\"pile\",\"count\":17"), "%d");
  ASSERT_EQ_FMT(1, heard("\"event\":\"shuffle\""), "%d");
  PASS();
}

TEST what_is_dealt_to_the_discards_comes_round_once(void) {
  ASSERT_PLAYS(PILE, "assert(self.pile:deal(1 << 40, self.discard) == 23)\n"
                     "assert(self.pile:empty() and self.discard:size() == 20)\n");
  PASS();
}

TEST a_pile_is_renewed_when_its_top_is_wanted(void) {
  ASSERT_PLAYS(PILE, "self.pile:move_all(a.hand)\n"
                     "assert(self.discard:top().n == 20 and self.pile:bottom() == nil)\n"
                     "assert(self.pile:top() and self.pile:size() == 17 and self.discard:empty())\n"
                     "self.pile:move_all(self.discard)\n"
                     "assert(self.pile:random():zone() == self.pile and self.pile:size() == 17)\n");
  ASSERT_EQ_FMT(2, heard("\"event\":\"shuffle\""), "%d");
  PASS();
}

/* Neither while legality is decided nor in setup, where there is no chance. */
TEST looking_renews_no_pile(void) {
  const char *look = "self.pile:move_all(a.hand)\n"
                     "a:ask('which', a.hand, function() %s end)";
  char rules[400];
  snprintf(rules, sizeof rules, look, "return self.pile:top() == nil and self.discard:size() == 17");
  ASSERT_STR_EQ("", play(PILE, rules));
  ASSERT_EQ_FMT((int)CROUPIER_ASKS, (int)croupier_status(table.c), "%d");
  ASSERT_EQ_FMT(3, croupier_question_of(table.c, 1)->options, "%d");
  ASSERT_EQ_FMT(0, heard("renewed"), "%d");
  snprintf(rules, sizeof rules, look, "self.pile:deal(1, a.hand)");
  ASSERT_FAILS("cannot deal while legality is being decided", PILE, rules);
  snprintf(rules, sizeof rules, look, "self.pile:random()");
  ASSERT_FAILS("cannot draw at random while legality is being decided", PILE, rules);
  ASSERT_FAILS("chance begins in play", PILE "self.pile:deal(4, a.hand)", "");
  ASSERT_PLAYS(PILE "self.pile:deal(3, a.hand) assert(self.pile:top() == nil)", "assert(self.pile:empty())");
  PASS();
}

TEST only_a_zone_renews_another(void) {
  ASSERT_FAILS("g.lua:10: 'renew' is the zone", "self:zone { 'pile', renew = 'discard' }", "");
  ASSERT_FAILS("a zone expected", PILE "self:zone { 'x', renew = self.pile:top() }", "");
  ASSERT_FAILS("only a single zone can be renewed", PILE "self:zones({ 'x', renew = self.pile }, { 'y' })",
               "");
  PASS();
}

TEST turns_go_round_without_end(void) {
  ASSERT_PLAYS("", "local seats = {}\n"
                   "for player in self:turns(b) do\n"
                   "  seats[#seats + 1] = player.seat\n"
                   "  if #seats == 7 then break end\n"
                   "end\n"
                   "assert(list(table.unpack(seats)) == '2 1 2 1 2 1 2')\n"
                   "fails('a player expected, got number', self.turns, self, 1)\n");
  PASS();
}

/* --- purses --- */

#define BANK "self.bank = self:purse { 'bank', 60, of = 'gold' }\n"
#define GOLD "a.gold, b.gold = a:purse { 'gold', 15 }, b:purse 'gold'\n"

TEST purses_pay_and_lose_nothing(void) {
  ASSERT_PLAYS(BANK GOLD,
               "assert(self.bank:amount() == 60 and a.gold:amount() == 15 and b.gold:amount() == 0)\n"
               "assert(a.gold:owner() == a and self.bank:owner() == nil)\n"
               "a.gold:pay(b.gold, 4, 'toll')\n"
               "assert(a.gold:amount() == 11 and b.gold:amount() == 4)\n"
               "assert(a.gold:can_pay(11) and not a.gold:can_pay(12) and b.gold:can_pay(0))\n"
               "assert(a.gold:pay_all(self.bank) == 11 and a.gold:pay_all(self.bank) == 0)\n"
               "assert(self.bank:amount() == 71)\n"
               "self.bank:pay(self.bank, 5)\n"
               "assert(self.bank:amount() == 71)\n");
  PASS();
}

TEST purses_tell_who_pays_whom(void) {
  ASSERT_PLAYS(BANK GOLD,
               "a.gold:pay(b.gold, 4, 'toll')\n b.gold:pay(a.gold, 0)\n a.gold:pay_all(self.bank)");
  ASSERT_EQ_FMT(
      1, heard("\"from\":\"gold(1)\",\"to\":\"gold(2)\",\"amount\":4,\"balance\":4,\"why\":\"toll\""), "%d");
  ASSERT_EQ_FMT(1, heard("\"from\":\"gold(1)\",\"to\":\"bank\",\"amount\":11,\"balance\":71,\"why\":null"),
                "%d");
  ASSERT_EQ_FMT(3 + 2, heard("\"event\":\"purse\""),
                "%d"); /* three when the table is laid; not that of nothing */
  PASS();
}

#define SECRETS                                                                                     \
  "a.mine, b.mine = a:purse { 'mine', 5, sees = 'owner' }, b:purse { 'mine', 5, sees = 'owner' }\n" \
  "self.hidden = self:purse { 'hidden', 9, of = 'mine', sees = 'none' }\n"                          \
  "self.shown = self:purse { 'shown', 3, of = 'mine', sees = { a, b } }\n"

TEST what_one_player_pays_another_is_told_to_all(void) {
  table.reader = 3; /* an onlooker */
  ASSERT_PLAYS(SECRETS, "a.mine:pay(b.mine, 2)\n a.mine:pay(self.hidden, 1)");
  ASSERT_EQ_FMT(1, heard("\"from\":\"mine(1)\",\"to\":\"mine(2)\",\"amount\":2,\"balance\":null"), "%d");
  ASSERT_EQ_FMT(1, heard("\"from\":\"mine(1)\",\"to\":\"hidden\",\"amount\":null"), "%d");
  PASS();
}

TEST payments_are_known_to_who_sees_either_purse(void) {
  table.reader = 2;
  ASSERT_PLAYS(SECRETS,
               "a.mine:pay(self.hidden, 1)\n a.mine:pay(b.mine, 2)\n self.hidden:pay(self.shown, 3)\n"
               "b.mine:pay(self.hidden, 6)");
  ASSERT_EQ_FMT(1, heard("\"from\":\"mine(1)\",\"to\":\"hidden\",\"amount\":null"), "%d");
  ASSERT_EQ_FMT(1, heard("\"from\":\"mine(1)\",\"to\":\"mine(2)\",\"amount\":2"), "%d");
  ASSERT_EQ_FMT(1, heard("\"from\":\"hidden\",\"to\":\"shown\",\"amount\":3"), "%d");
  ASSERT_EQ_FMT(1, heard("\"from\":\"mine(2)\",\"to\":\"hidden\",\"amount\":6"), "%d");
  ASSERT(strstr(croupier_view(table.c, 2),
                "\"purses\":{\"mine(1)\":null,\"mine(2)\":1,\"hidden\":null,\"shown\":6}") != NULL);
  PASS();
}

TEST purses_refuse_what_cannot_be_paid(void) {
  ASSERT_PLAYS(
      BANK GOLD
      "self.houses = self:purse { 'houses', 3 }\n self.full = self:purse { 'full', 2147483647, of = 'gold' }",
      "fails('gold(1) holds 15 and cannot pay 16', a.gold.pay, a.gold, b.gold, 16)\n"
      "fails('gold(1) holds 15 and cannot pay 4294967296', a.gold.pay, a.gold, b.gold, 1 << 32)\n"
      "fails('less than nothing', a.gold.pay, a.gold, b.gold, -1)\n"
      "fails('less than nothing', a.gold.can_pay, a.gold, -1)\n"
      "fails('gold(1) cannot pay into houses: they hold different goods', a.gold.pay, a.gold, self.houses, 1)\n"
      "fails('full holds 2147483647 and has no room for 1 more', a.gold.pay, a.gold, self.full, 1)\n"
      "fails('a purse expected, got table', a.gold.pay, a.gold, b, 1)\n"
      "assert(a.gold:amount() == 15 and b.gold:amount() == 0 and self.houses:amount() == 3)\n");
  ASSERT_FAILS("g.lua:16: gold(1) holds 15 and cannot pay 16", BANK GOLD, "a.gold:pay(b.gold, 16)");
  PASS();
}

TEST things_have_names_and_pieces_never_change(void) {
  const char *setup = "self.deck = self:zone 'deck' a.gold = a:purse 'gold' "
                      "self.deck:create { '{kind} {value}', kind = 'cloth', value = 4 }";
  ASSERT_PLAYS(setup, "assert(tostring(self.deck:top()) == 'cloth 4') assert(tostring(self.deck) == 'deck') "
                      "assert(tostring(a.gold) == 'gold(1)') assert(tostring(b) == 'player 2')");
  ASSERT_FAILS("g.lua:14: a piece never changes: keep 'value'", setup, "self.deck:top().value = 5");
  ASSERT_FAILS("g.lua:14: no piece has the word 'clohth'", setup, "self.deck:count { kind = 'clohth' }");
  PASS();
}

TEST purses_are_checked_when_made(void) {
  ASSERT_FAILS("g.lua:10: a purse needs a name", "self:purse { 60 }", "");
  ASSERT_FAILS("g.lua:10: a purse has no field 'see'", "self:purse { 'gold', 60, see = 'all' }", "");
  ASSERT_FAILS("g.lua:10: purse 'gold' begins with a whole number", "a:purse { 'gold', -1 }", "");
  ASSERT_FAILS("g.lua:10: purse 'gold' begins with a whole number", "a:purse { 'gold', 1.5 }", "");
  ASSERT_FAILS("g.lua:10: purse 'bank' is of what a word says", "self:purse { 'bank', 1, of = 3 }", "");
  ASSERT_FAILS("g.lua:10: who sees", "self:purse { 'bank', 1, sees = 'owner' }", "");
  ASSERT_FAILS("a game has at most 64 purses", "for i = 1, 65 do local _ = self:purse('gold' .. i) end", "");
  ASSERT_FAILS("g.lua:10: there is a purse 'bank' already", "self:purse 'bank' self:purse 'bank'", "");
  ASSERT_FAILS("g.lua:10: there is a zone 'hand(1)' already", "a:zone 'hand' a:zone 'hand'", "");
  ASSERT_FAILS("cannot make a purse now", "", "self:purse 'gold'");
  PASS();
}

/* --- boards --- */

#define MAP                                                         \
  "self.map = board { nodes = { 'start', 'a', 'b', 'v1', 'v2' },\n" \
  "                   roads = { { 'start', 'v1', 'a' }, { 'start', 'v2', 'b' }, { 'a', 'b' } } }\n"

TEST boards_know_nodes_and_ways(void) {
  ASSERT_PLAYS(MAP, "local m = self.map\n"
                    "assert(list(table.unpack(m:nodes())) == 'start a b v1 v2')\n"
                    "assert(list(table.unpack(m:neighbours 'a')) == 'b v1')\n"
                    "assert(list(table.unpack(m:reachable 'v1')) == 'start a b v1 v2')\n"
                    "local way, cost = m:path('v1', 'b')\n"
                    "assert(list(table.unpack(way)) == 'v1 a b' and cost == 0)\n"
                    "way, cost = m:path('a', 'a')\n"
                    "assert(list(table.unpack(way)) == 'a' and cost == 0)\n");
  PASS();
}

TEST boards_charge_tolls(void) {
  ASSERT_PLAYS(
      MAP,
      "local m = self.map\n"
      "local way, cost = m:path('v1', 'b', { a = 3, v2 = 1 })\n"
      "assert(list(table.unpack(way)) == 'v1 start v2 b' and cost == 1)\n"
      "local tolls = { a = 1, v2 = false, b = 2 }\n"
      "way, cost = m:path('start', 'b', tolls)\n"
      "assert(list(table.unpack(way)) == 'start v1 a b' and cost == 3)\n"
      "assert(list(table.unpack(m:reachable('start', { a = false, v2 = false }))) == 'start v1')\n"
      "local costs = m:costs('start', tolls)\n"
      "assert(costs.start == 0 and costs.v1 == 0 and costs.a == 1 and costs.b == 3 and costs.v2 == nil)\n"
      "assert(m:path('start', 'b', { a = false, v2 = false }) == nil)\n");
  PASS();
}

TEST zones_know_what_they_are_called(void) {
  ASSERT_PLAYS(
      "self.rows = self:zones({ 'row', sees = 'all' }, { 'x', 'y' }) self.other = self:zones('other', { 'x' }) "
      "a.rows = a:zones('row', { 'x', 'y', 'z' }) b.hand = b:zone 'hand'",
      "assert(self.rows.y:name() == 'row' and self.rows.y:member() == 'y' and self.rows.y:place() == 2)\n"
      "assert(self.other[1]:place() == 1 and a.rows.z:place() == 3 and a.rows.z:name() == 'row')\n"
      "assert(b.hand:name() == 'hand' and b.hand:place() == nil)\n"
      "assert(#self:pieces_in(self.rows) == 0)\n");
  PASS();
}

TEST pieces_are_counted_by_a_field(void) {
  ASSERT_PLAYS("self.row = self:zone 'row' self.row:create { '{kind}', kind = 'silk', n = 4, copies = 2 } "
               "self.row:create { 'wine', kind = 'wine', n = 4 } self.row:create { 'none', flag = true }",
               "local by_kind, by_n = self.row:counts 'kind', self.row:counts 'n'\n"
               "assert(by_kind.silk == 2 and by_kind.wine == 1 and by_n[4] == 3 and by_n[0] == nil)\n"
               "assert(self.row:counts('flag')[1] == 1)\n"
               "fails('nothing', self.row.counts, self.row, 'nothing')\n");
  PASS();
}

TEST something_can_be_chosen_or_not(void) {
  const char *setup = "self.row = self:zone 'row' self.box = self:zone 'box' "
                      "for i = 1, 3 do self.row:create { 'card {n}', n = i } end\n"
                      "self.rows = self:zones('rows', { 'x', 'y' })";
  ASSERT_PLAYS(setup,
               "assert(a:can_ask(self.row) and not a:can_ask(self.box) and not a:can_ask {})\n"
               "assert(a:can_ask(self.row, { n = 2 }) and not a:can_ask(self.row, { n = 4 }))\n"
               "local seen = 0\n"
               "local function where(card) seen = seen + 1 return card.n == 2 end\n"
               "assert(a:can_ask(self.row, where) and seen == 2)\n"
               "assert(not a:can_ask({ 1, 2 }, function(n) return n > 2, 'too few' end))\n"
               "assert(a:can_ask(self.rows, function(row) return row == self.rows.y end))\n"
               "fails('cannot move a piece', a.can_ask, a, self.row, function(c) c:move(self.box) end)\n"
               "fails('said by a function', a.can_ask, a, { 1 }, { true })\n"
               "fails('table expected', a.can_ask, a, 3)\n");
  PASS();
}

TEST tasks_are_done_part_by_part(void) {
  ASSERT_PLAYS("",
               "local tasks = self:tasks()\n"
               "tasks:open('two', { 'x', 'y' }, 'first') tasks:open('two', { 'x', 'y' }, 'second')\n"
               "tasks:open('one', { 'y' }, 'third')\n"
               "assert(list(table.unpack(tasks:names { 'more' })) == 'two one more')\n"
               "assert(list(table.unpack(tasks:left 'two')) == 'x y x y' and #tasks:left 'none' == 0)\n"
               "assert(tasks:done('two', 'z') == nil and tasks:done('two', 'y') == nil)\n"
               "assert(tasks:done('two', 'y') == nil and tasks:done('two', 'x') == 'first')\n"
               "assert(list(table.unpack(tasks:left 'two')) == 'x' and tasks:done('one', 'y') == 'third')\n"
               "assert(list(table.unpack(tasks:names())) == 'two')\n");
  PASS();
}

/* Specs of Maharaja choose and do them. */
TEST actions_can_be_done_or_not(void) {
  ASSERT_PLAYS("function self:may_go(p) return p == a, 'not he' end\n"
               "function self:choices_go() return { 7 } end\n"
               "function self:choices_take() return {} end\n"
               "function self:rest(p) return 'rested ' .. p.seat end\n",
               "assert(self:can_act(a, 'go') and not self:can_act(a, 'take') and self:can_act(b, 'rest'))\n"
               "local may, why = self:can_act(b, 'go')\n"
               "assert(not may and why == 'not he' and self:does(b, 'rest') == 'rested 2')\n");
  PASS();
}

TEST boards_tell_whom_a_way_pays(void) {
  ASSERT_PLAYS(
      MAP, "local m = self.map\n"
           "local tolls = { v1 = { 1, 0 }, v2 = { [2] = 2 }, b = { 0, 3 } }\n"
           "local ways = m:ways('start', 'b', tolls)\n"
           "assert(#ways == 2 and list(table.unpack(ways[1])) == 'start v1 a b')\n"
           "assert(list(table.unpack(ways[2])) == 'start v2 b')\n"
           "assert(m:costs('start', tolls).b == 4)\n"
           "tolls.v2 = false\n"
           "assert(#m:ways('start', 'b', tolls) == 1 and #m:ways('start', 'b') == 1)\n"
           "tolls.v1 = false\n"
           "assert(#m:ways('start', 'b', tolls) == 0)\n"
           "fails(\"the toll of 'v1' is paid to number 1 to 8\", m.ways, m, 'a', 'b', { v1 = { [9] = 1 } })\n"
           "fails(\"the toll of 'v1' is paid to\", m.costs, m, 'a', { v1 = { x = 1 } })\n"
           "fails(\"the toll of 'v1' must be\", m.ways, m, 'a', 'b', { v1 = { 'x' } })\n"
           "fails('a toll is too high', m.costs, m, 'a', { v1 = { 2147483647, 1 } })\n");
  PASS();
}

#define ENDS(more) \
  "self.map = board { ends = { 'x', 'y' }, roads = { { 'x', 'v', 'w', 'y' }, { 'x', 'y' } }, " more " }\n"

TEST boards_have_ends_and_what_lies_between(void) {
  ASSERT_PLAYS(
      ENDS("must = { ends = 2, between = 2, on_road = { 0, 2 }, at_end = { 1, 2 } }"),
      "local m = self.map\n"
      "assert(list(table.unpack(m:nodes())) == 'x y v w' and list(table.unpack(m:between())) == 'v w')\n"
      "assert(#m:path('x', 'y') == 2)\n");
  ASSERT_FAILS("the board has 2 ends of roads, not 3", ENDS("must = { ends = 3 }"), "");
  ASSERT_FAILS("the board has 2 places on its roads, not 1", ENDS("must = { between = 1 }"), "");
  ASSERT_FAILS("the board has 0 places on road 2, not 1 to 4", ENDS("must = { on_road = { 1, 4 } }"), "");
  ASSERT_FAILS("the board has 2 roads that meet at 'x', not 3", ENDS("must = { at_end = 3 }"), "");
  ASSERT_FAILS("'must' of a board has no field 'end'", ENDS("must = { ['end'] = 3 }"), "");
  ASSERT_FAILS("table expected", ENDS("must = 3"), "");
  ASSERT_FAILS("road 1 of the board ends at 'z', which is no end of roads",
               "board { ends = { 'x', 'y' }, roads = { { 'x', 'v', 'z' } } }", "");
  ASSERT_FAILS("road 2 of the board passes 'v', which another road passes",
               "board { ends = { 'x', 'y' }, roads = { { 'x', 'v', 'y' }, { 'x', 'v', 'y' } } }", "");
  ASSERT_FAILS("road 1 of the board passes 'y', which is an end of roads",
               "board { ends = { 'x', 'y', 'z' }, roads = { { 'x', 'y', 'z' } } }", "");
  ASSERT_FAILS("not a list", "board { ends = { 'x', 'y' }, roads = { 3 } }", "");
  PASS();
}

TEST boards_can_be_data_of_a_script(void) {
  char script[] = "local map = croupier.board { nodes = { 'x', 'y' }, roads = { { 'x', 'y' } } }\n"
                  "local g = croupier.game 'g' { players = 2 }\n"
                  "function g:play() assert(#map:path('x', 'y') == 2) end\n"
                  "return g\n";
  table.c = croupier_new(&(croupier_config){.script = {"g.lua", script, sizeof script - 1}});
  ASSERT_EQ(CROUPIER_OK, croupier_start(table.c, SEED));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

TEST boards_are_checked(void) {
  ASSERT_FAILS("a board has nodes and roads", "board { nodes = { 'x' } }", "");
  ASSERT_FAILS("a board has no field 'node'", "board { node = {}, roads = {} }", "");
  ASSERT_FAILS("a board has 1 to 128 nodes, not 0", "board { nodes = {}, roads = {} }", "");
  ASSERT_FAILS("node 2 of the board is not a word", "board { nodes = { 'x', 3 }, roads = {} }", "");
  ASSERT_FAILS("the board has two nodes 'x'", "board { nodes = { 'x', 'y', 'x' }, roads = {} }", "");
  ASSERT_FAILS("the board has no node 'z'", "board { nodes = { 'x', 'y' }, roads = { { 'x', 'z' } } }", "");
  ASSERT_FAILS("road 2 of the board is not a list",
               "board { nodes = { 'x', 'y' }, roads = { { 'x', 'y' }, { 'x' } } }", "");
  ASSERT_FAILS("two roads from 'y' to 'x'", "board { nodes = { 'x', 'y' }, roads = { { 'x', 'y', 'x' } } }",
               "");
  ASSERT_FAILS("goes from 'x' to itself", "board { nodes = { 'x', 'y' }, roads = { { 'x', 'x' } } }", "");
  ASSERT_FAILS("no road of the board leads to 'z'",
               "board { nodes = { 'x', 'y', 'z' }, roads = { { 'x', 'y' } } }", "");
  ASSERT_FAILS("boards are made before play", "", "board { nodes = { 'x' }, roads = {} }");
  PASS();
}

TEST boards_refuse_what_they_do_not_know(void) {
  ASSERT_PLAYS(MAP, "local m = self.map\n"
                    "fails(\"no node 'nowhere'\", m.path, m, 'a', 'nowhere')\n"
                    "fails(\"no node 'no value'\", m.neighbours, m)\n"
                    "fails(\"no node 'table'\", m.path, m, {}, 'a')\n"
                    "fails(\"no node 'vl'\", m.reachable, m, 'a', { vl = 1 })\n"
                    "fails(\"the toll of 'a' must be\", m.path, m, 'a', 'b', { a = -1 })\n"
                    "fails(\"the toll of 'a' must be\", m.path, m, 'a', 'b', { a = true })\n"
                    "fails('a board expected', m.nodes, {})\n"
                    "assert(not pcall(function() m.nodes = 1 end))\n");
  PASS();
}

/* --- scores --- */

TEST scores_are_counted(void) {
  ASSERT_PLAYS(
      "",
      "assert(list(table.unpack(score.majority({ 3, 5, 3, 0 }, { 8, 4 }))) == '2 8 2 0')\n"
      "assert(score.triangular(4) == 10 and score.triangular(0) == 0 and score.triangular(-3) == 0)\n"
      "assert(score.kinds { 2, 0, 1 } == 2 and score.kinds {} == 0)\n"
      "assert(score.complete { 2, 3, 2 } == 2 and score.complete { 2, 0 } == 0)\n"
      "assert(score.sets({ 2, 1, 1 }, { 1, 3, 6 }) == 7)\n"
      "assert(list(table.unpack(score.ranks { { 12, 1 }, { 12, 3 }, { 20, 0 }, { 12, 1 } })) == '3 2 1 3')\n");
  PASS();
}

TEST scores_refuse_what_is_not_a_number(void) {
  ASSERT_PLAYS("", "fails('a list of whole numbers expected', score.kinds, { 1, 'x' })\n"
                   "fails('a list of whole numbers expected', score.kinds, { '1' })\n"
                   "fails('a list of whole numbers expected', score.kinds, { 1.5 })\n"
                   "fails('a list of whole numbers expected', score.kinds, { 1 << 40 })\n"
                   "fails('table expected', score.majority, { 1 })\n"
                   "local long = {}\n"
                   "for i = 1, 65 do long[i] = 1 end\n"
                   "fails('at most 64 entries', score.complete, long)\n"
                   "fails('at most 8 entries', score.ranks, { { 1, 2, 3, 4, 5, 6, 7, 8, 9 } })\n"
                   "fails('row 2 has 1 values, the rows before it 2', score.ranks, { { 1, 2 }, { 1 } })\n"
                   "fails('a list of lists', score.ranks, { 1, 2 })\n"
                   "fails('cannot be changed', function() score.kinds = 1 end)\n");
  PASS();
}

SUITE(bindings_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(rolls_give_the_sum_and_each_die);
  RUN_TEST(rolls_are_told_with_each_die);
  RUN_TEST(one_seed_is_one_fate);
  RUN_TEST(picks_and_random_numbers_reach_all);
  RUN_TEST(chance_refuses_what_cannot_be);
  RUN_TEST(nothing_happens_while_legality_is_decided);
  RUN_TEST(a_pile_is_renewed_when_more_is_dealt_than_it_holds);
  RUN_TEST(what_is_dealt_to_the_discards_comes_round_once);
  RUN_TEST(a_pile_is_renewed_when_its_top_is_wanted);
  RUN_TEST(looking_renews_no_pile);
  RUN_TEST(only_a_zone_renews_another);
  RUN_TEST(a_note_may_hold_lists);
  RUN_TEST(turns_go_round_without_end);
  RUN_TEST(purses_pay_and_lose_nothing);
  RUN_TEST(purses_tell_who_pays_whom);
  RUN_TEST(payments_are_known_to_who_sees_either_purse);
  RUN_TEST(what_one_player_pays_another_is_told_to_all);
  RUN_TEST(purses_refuse_what_cannot_be_paid);
  RUN_TEST(things_have_names_and_pieces_never_change);
  RUN_TEST(purses_are_checked_when_made);
  RUN_TEST(boards_know_nodes_and_ways);
  RUN_TEST(boards_charge_tolls);
  RUN_TEST(boards_tell_whom_a_way_pays);
  RUN_TEST(zones_know_what_they_are_called);
  RUN_TEST(pieces_are_counted_by_a_field);
  RUN_TEST(something_can_be_chosen_or_not);
  RUN_TEST(tasks_are_done_part_by_part);
  RUN_TEST(actions_can_be_done_or_not);
  RUN_TEST(boards_have_ends_and_what_lies_between);
  RUN_TEST(boards_can_be_data_of_a_script);
  RUN_TEST(boards_are_checked);
  RUN_TEST(boards_refuse_what_they_do_not_know);
  RUN_TEST(scores_are_counted);
  RUN_TEST(scores_refuse_what_is_not_a_number);
}
