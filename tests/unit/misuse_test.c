/* misuse_test.c: what careless and hostile scripts ask of the bindings: an error or nothing, never a crash. */
#include "misuse.h"

SUITE(misuse_suite);

TEST loops_are_not_called_by_hand(void) {
  ASSERT_SAYS("loop over a zone expected", "", "", "local step = self.row:each() step(nil)");
  ASSERT_SAYS("loop over a zone expected", "", "", "local step = self.row:each() step(self.row:top())");
  PASS();
}

/* Words and numbers stand in the same columns. */
TEST fields_are_of_one_kind(void) {
  ASSERT_SAYS("field 'value' is of another kind", "", "self.box:create { 'x', value = 'word' }", "");
  ASSERT_SAYS("field 'x' is of another kind", "",
              "self.box:create { 'a', x = 'word' } self.box:create { 'a', x = 1000000 }", "");
  ASSERT_SAYS("", "", "self.box:create { 'a', x = 'word' } self.box:create { 'a', x = false }",
              "assert(self.box:count { x = false } == 1)");
  ASSERT_SAYS("it holds whole numbers", "", "", "self.row:count { value = 'card' }");
  ASSERT_SAYS("it holds whole numbers", "", "", "self.row:count { value = (1 << 32) + 1 }");
  ASSERT_SAYS("it holds whole numbers", "", "", "self.row:count { value = math.mininteger }");
  ASSERT_SAYS("field 'x' holds words", "", "self.box:create { 'a', x = 'word' }", "self.box:sum 'x'");
  ASSERT_SAYS("field 'x' holds words", "", "self.box:create { 'a', x = 'word' }",
              "a:select { 'q', from = self.box, total = { 'x', least = 1 } }");
  PASS();
}

TEST numbers_beyond_measure_are_refused(void) {
  ASSERT_SAYS("", "", "", "assert(not self.row:at(math.mininteger) and self.row:at(2) == self.row:top())");
  ASSERT_SAYS("too many points in all", "", "", "for _ = 1, 3000 do a:score(999999) end");
  ASSERT_SAYS("phases are counted", "", "", "self:phase('box', 1 << 40)");
  ASSERT_SAYS("", "", "", "assert(a:number('q', 1 << 32, 5, 'none') == nil)");
  ASSERT_SAYS("", "", "", "assert(a:number('q', 1, -(1 << 40), 'none') == nil)");
  ASSERT_SAYS("too many to choose", "", "", "a:number('q', 1, 1 << 40, 'none')");
  ASSERT_SAYS("too high for a question", "", "",
              "local auction = self:auction { 'ascending', from = a }\n"
              "auction:bid(auction:calls()(auction), 2147483647) auction:ask(b, 'q', 5)");
  ASSERT_SAYS("at most 1024 pieces", "", "self.box:create { 'x', copies = math.maxinteger }", "");
  PASS();
}

TEST kinds_of_pieces_have_an_end(void) {
  ASSERT_SAYS("at most 1024 different pieces", "",
              "for i = 1, 70000 do self.box:create { 'y {i}', i = i, copies = 0 } end", "");
  ASSERT_SAYS("at most 1024 pieces", "", "for i = 1, 1025 do self.box:create { 'y' } end", "");
  ASSERT_SAYS("there were 1024", "",
              "local laid = #self.box + #self.row self.box:create { 'x', copies = 1024 - laid }\n"
              "error(('there were %d'):format(#self.box + #self.row))",
              "");
  ASSERT_SAYS("at most 512 zones", "", "for i = 1, 600 do self:zone('z' .. i) end", "");
  PASS();
}

TEST nobody_owns_what_nobody_can(void) {
  ASSERT_SAYS("a player expected", "", "a.zone({ seat = 100 }, 'z')", "");
  ASSERT_SAYS("a player expected", "", "a.zones({ seat = 3 }, 'z', { 'x' })", "");
  ASSERT_SAYS("a player expected", "", "a.purse({ seat = -1 }, { 'gold', 1 })", "");
  ASSERT_SAYS("a player expected", "", "self:zone { 'z', sees = { { seat = 70 } } }", "");
  ASSERT_SAYS("", "", "a.seat = 70 self.z = a:zone 'z' self.p = a:purse { 'gold', 1 }",
              "assert(self.z:owner() == a and self.p:owner() == a) b.seat = 'x' self:standings()");
  PASS();
}

#define WORDS       "q = 'q', row = 'row', box = 'box', ['card {value}'] = 'card {value}', ['q?'] = 'q', "
#define BOTH(texts) "texts = { en = { " WORDS texts " }, hu = { " WORDS texts " } }"
#define EVERYTHING \
  "'{piece} {from} {to} {zone} {seat} {total} {choice} {why} {name} {dice} {seed} {number} {what} { {}'"

TEST texts_name_what_there_is_not(void) {
  ASSERT_SAYS(
      "",
      BOTH("note = " EVERYTHING ", ['event:score'] = " EVERYTHING ", ['event:move'] = " EVERYTHING
           ", ['event:shuffle'] = " EVERYTHING ", ['event:renew'] = " EVERYTHING
           ", ['event:phase'] = " EVERYTHING ", ['event:roll'] = " EVERYTHING
           ", ['event:start'] = " EVERYTHING ", ['event:end'] = " EVERYTHING
           ", ['event:secret'] = " EVERYTHING),
      "",
      "a:score(1, 'box') self:note('note') self:note('note', { what = self.row:top() }) self:phase 'box'\n"
      "self.row:shuffle() self:roll(2) self.row:top():move(self.box) a:agrees 'q'");
  ASSERT_SAYS("", BOTH("['player {n}'] = 'somebody'"), "", "a:ask('q', self.players)");
  PASS();
}

/* A text that wants to know the choice in the middle of a move: there is no question then. */
TEST texts_do_not_ask_while_the_script_runs(void) {
  ASSERT_SAYS("stopped: it ran for more than", BOTH("['event:score'] = '{choice}'"), "",
              "a:agrees 'q'\n"
              "pcall(a.number, a, 'q', 1, 9, {})\n"
              "a:score(1, 'box') while true do end");
  PASS();
}

TEST free_actions_without_end(void) {
  ASSERT_SAYS("", "free = { 'free_one' }", "",
              "for _ = 1, 3 do a:ask('q', { 1 }, function() return false, 'no' end, 'enough') end");
  /* only the free action is offered: the host, or the limit of answers given inside, ends it */
  ASSERT_SAYS("", "free = { 'free_one' }", "", "a:ask('q', { 1 }, function() return false, 'no' end)");
  ASSERT_SAYS("at most 5 free actions",
              "free = { 'free_one', 'free_one', 'free_one', 'free_one', 'free_one', 'free_one' }", "", "");
  PASS();
}

/* The words of a question belong to the script, which may let go of them. */
TEST prompts_live_as_long_as_they_are_needed(void) {
#define LITTER " for i = 1, 20000 do local s = 'litter' .. i end "
  ASSERT_SAYS("nobody can answer 'quest 2'", "", "",
              "local spec\n"
              "spec = { 'quest ' .. #self.row, from = self.row, least = 3, where = function()\n"
              "spec[1] = nil" LITTER "return true end }\n"
              "a:select(spec)");
  ASSERT_SAYS("nobody can answer '5.5'", "", "",
              "a:select { 5.5, from = self.row, least = 3, where = function()" LITTER "return true end }");
  PASS();
}

TEST questions_are_put_to_whom_and_about_what_they_can_be(void) {
  ASSERT_SAYS("player 1 is asked 'q' twice", "", "",
              "self:ask_all { 'q', from = { 1, 2 }, players = { a, b, a } }");
  ASSERT_SAYS("in ask_all 'to' is the name of a zone", "", "",
              "self:ask_all { 'q', from = self.row, count = 1, to = self.row }");
  ASSERT_SAYS("'to' is where several picks go", "", "", "self:ask_all { 'q', from = self.row, to = 'hand' }");
  ASSERT_SAYS("'total' is for the pieces of a zone", "", "",
              "a:select { 'q', from = { 1, 2 }, least = 1, total = { 'value', least = 1 } }");
  ASSERT_SAYS("", "", "self.rows = self:zones({ 'rows', sees = 'all' }, { 'x', 'y', 'z' })",
              "local order = a:order('q', self.rows) assert(#order == 3 and order[1] ~= order[2])");
  PASS();
}

/* self.players is the script's, to sort as it likes; the engine knows who sits where without it. */
TEST players_stay_where_they_sit(void) {
  ASSERT_SAYS("", "", "",
              "self.players[1], self.players[2] = b, a\n"
              "assert(a:left() == b and self.row:owner() == nil)\n"
              "a:score(3) self:standings()\n"
              "self.players = {}\n"
              "assert(a:left() == b and b:left() == a)");
  ASSERT_SAYS("player 2 is missing", "", "", "self.players[2] = nil self:standings()");
  ASSERT_SAYS("", "", "",
              "a:score(3) self.players[1], self.players[2] = b, a self:standings() assert(a:points() == 3)");
  PASS();
}

/* A class has methods, and may have anything else. */
TEST players_are_not_made_by_scripts(void) {
  static const char script[] =
      "local g = croupier.game 'g' { players = 2 }\n"
      "g.players, g.knobs = {}, 5\n"
      "for i = 1, 200 do g.players[i] = { seat = i } end\n"
      "function g:play() assert(#self.players == 2 and type(self.knobs) == 'table') end\n"
      "return g\n";
  croupier_config config = {.script = {"g.lua", script, sizeof script - 1}};
  croupier *c = croupier_new(&config);
  croupier_start(c, 1);
  ASSERT_STR_EQ("", croupier_error(c));
  croupier_free(c);
  PASS();
}

static char told[2000]; /* the answers as seat 2 hears them */

static void hear_answers(void *unused, const croupier_event *event) {
  (void)unused;
  const char *json = croupier_event_json(event, 2);
  if (strstr(json, "\"answer\"") != NULL && strlen(told) + strlen(json) < sizeof told) strcat(told, json);
}

/* A list of cards of a hidden hand hides as the hand does. */
TEST lists_of_hidden_pieces_are_not_told(void) {
  static const char script[] =
      "local g = croupier.game 'g' { players = 2 }\n"
      "function g:setup()\n"
      "  self.hand, self.row = self.players[1]:zone 'hand', self:zone { 'row', sees = 'all' }\n"
      "  self.hand:create { 'spade' } self.row:create { 'heart' }\n"
      "end\n"
      "function g:play()\n"
      "  local spade, heart = self.hand:top(), self.row:top()\n"
      "  self.players[1]:ask('secret', { spade })\n"
      "  self.players[1]:ask('secret', { { heart, spade } })\n"
      "  self.players[1]:ask('open', { heart, { heart } })\n"
      "end\n"
      "return g\n";
  croupier_config config = {.script = {"g.lua", script, sizeof script - 1}, .event = hear_answers};
  croupier *c = croupier_new(&config);
  told[0] = '\0';
  croupier_start(c, 1);
  while (croupier_status(c) == CROUPIER_ASKS && croupier_answer(c, 1, 0) == CROUPIER_OK) continue;
  ASSERT_STR_EQ("", croupier_error(c));
  ASSERT_EQ(NULL, strstr(told, "spade"));
  ASSERT(strstr(told, "heart") != NULL);
  croupier_free(c);
  PASS();
}

/* What looks at the pieces of a zone has room for those that are there. */
TEST nothing_is_made_while_something_looks(void) {
  static const char *const looks[] = {"self.row:each(make)", "self.row:list(make)", "self.row:count(make)",
                                      "self.row:first(make)", "a:can_ask(self.row, make)"};
  static const char *const makes[][2] = {
      {"make pieces", "self.row:create { 'more', value = 3, copies = 2000 }"},
      {"make a zone", "self:zone 'third'"},
      {"make zones", "self:zones('some', { 'x', 'y' })"},
      {"make a purse", "self:purse 'bank'"},
      {"make a board", "croupier.board { nodes = { 'x', 'y' } }"}};
  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
    for (size_t k = 0; k < sizeof makes / sizeof *makes; k++) {
      char setup[300], expected[100];
      snprintf(setup, sizeof setup, "local function make() %s return true end %s", makes[k][1], looks[i]);
      snprintf(expected, sizeof expected, "cannot %s while legality is being decided", makes[k][0]);
      ASSERT_SAYS(expected, "", setup, "");
    }
  PASS();
}

TEST nobody_is_called_while_legality_is_decided(void) {
  ASSERT_SAYS("cannot call bidders while legality is being decided", "", "",
              "local auction = self:auction { 'ascending', from = a }\n"
              "a:ask('q', { 1, 2 }, function() return auction:calls()(auction) end)");
  PASS();
}

TEST what_is_only_looked_at_cannot_be_played(void) {
  const char *script = "local game = croupier.game\n"
                       "local g = game 'g' { players = { 2, 5 } }\n"
                       "function g:setup() error 'not laid' end\n"
                       "function g:play() end\n"
                       "return g";
  croupier_config config = {.script = {"g.lua", script, strlen(script)}, .only_declared = true};
  croupier *c = croupier_new(&config);
  bool sound = c != NULL && croupier_code(c) == CROUPIER_OK && croupier_max_players(c) == 5;
  bool refused = c != NULL && croupier_start(c, 1) == CROUPIER_USAGE && strstr(croupier_error(c), "no table");
  croupier_free(c);
  ASSERT(sound);
  ASSERT(refused);
  PASS();
}

SUITE(misuse_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(nothing_is_made_while_something_looks);
  RUN_TEST(kinds_of_pieces_have_an_end);
  RUN_TEST(nobody_owns_what_nobody_can);
  RUN_TEST(what_is_only_looked_at_cannot_be_played);
  RUN_TEST(nobody_is_called_while_legality_is_decided);
  RUN_TEST(lists_of_hidden_pieces_are_not_told);
  RUN_TEST(players_stay_where_they_sit);
  RUN_TEST(players_are_not_made_by_scripts);
  RUN_TEST(prompts_live_as_long_as_they_are_needed);
  RUN_TEST(questions_are_put_to_whom_and_about_what_they_can_be);
  RUN_TEST(free_actions_without_end);
  RUN_TEST(texts_name_what_there_is_not);
  RUN_TEST(texts_do_not_ask_while_the_script_runs);
  RUN_TEST(fields_are_of_one_kind);
  RUN_TEST(numbers_beyond_measure_are_refused);
  RUN_TEST(loops_are_not_called_by_hand);
}
