/* whole_test.c: what fails half-way leaves nothing that is not whole, and what is checked is not read again. */
#include "croupier_inner.h"
#include "lua.h"
#include "table.h"

SUITE(whole_suite);

/* Setup with these lines, and play with those. */
#define LAID(setup, ...)                                                     \
  GAME("function g:setup()\n"                                                \
       "local a, row = self.players[1], self:zone { 'row', sees = 'all' }\n" \
       "self.row = row\n" setup "\nend\n"                                    \
       "function g:play() local a, row = self.players[1], self.row\n" __VA_ARGS__ "\nend")

/* A kind of piece whose name cannot be made is none. */
TEST pieces_are_made_as_a_whole(void) {
  ASSERT_ENDS(LAID("assert(not pcall(row.create, row, { 'card {none}', value = 1 }))\n"
                   "assert(not pcall(row.create, row, { 'card {none}', value = 1 }))\n"
                   "assert(#row == 0) row:create { 'card {value}', value = 1 }",
                   "assert(#row == 1 and tostring(row:top()) == 'card 1')"));
  PASS();
}

TEST words_are_strings(void) {
  const char *trick =
      "row:create { 'c', suit = 'hearts', rank = 1 }\n"
      "for _, trump in ipairs { {}, 1, 1.5, true, print, row } do\n"
      "local ok, why = pcall(self.trick, self, { row, suit = 'suit', rank = 'rank', trump = trump })\n"
      "assert(not ok and why:find 'a word expected', why) end";
  const char *wild =
      "for _, wild in ipairs { {}, 1, 1.5, true, print, row } do\n"
      "local ok, why = pcall(a.can_select, a, { 'q', from = row, alike = 'suit', wild = wild })\n"
      "assert(not ok and why:find 'a word expected', why) end";
  char script[2000];
  snprintf(script, sizeof script, LAID("%s %s", "%s"), trick, wild, wild);
  ASSERT_ENDS(script);
  PASS();
}

/* Says the first of these, then the next ... each time it is asked for its name. */
#define FLIPPING                                                                \
  "local function flipping(...) local names, n = table.pack(...), 0\n"          \
  "return setmetatable({}, { __pairs = function() return function() end end,\n" \
  "__index = function(_, key) if key ~= 1 then return nil end n = n + 1 return names[n] end }) end\n"

TEST a_name_is_read_once(void) {
  ASSERT_ENDS(LAID(FLIPPING "for n = 1, 4 do\n"
                            "local names = {} for i = 1, n do names[i] = 'z' .. n end\n"
                            "pcall(self.zone, self, flipping(table.unpack(names)))\n"
                            "names[n + 1] = {} pcall(self.zone, self, flipping(table.unpack(names)))\n"
                            "pcall(self.zones, self, flipping(table.unpack(names)), { 'x', 'y' })\n"
                            "pcall(a.purse, a, flipping(table.unpack(names))) end",
                   "row:shuffle()"));
  croupier_view(table.c, 1);
  PASS();
}

/* Before names are kept they are made. */
TEST pieces_have_names_in_setup(void) {
  ASSERT_ENDS(LAID("row:create { 'card {value}', value = 1 }\n"
                   "assert(tostring(row:top()) == 'card 1')\n"
                   "assert(croupier.show(row) == 'row (1): card 1')\n"
                   "assert(croupier.show { row:top() } == '{ card 1 }')\n"
                   "assert(not pcall(a.ask, a, 'q', row))",
                   "assert(tostring(row:top()) == 'card 1')"));
  PASS();
}

TEST a_drawing_may_have_no_places(void) {
  ASSERT_STR_EQ(
      "", start_remembering(LAID("for i = 1, 80 do self:picture(('x'):rep(i)) end", "a:agrees 'q'"), 1));
  ASSERT_EQ(CROUPIER_OK, croupier_redeal(table.c, 2, 1));
  PASS();
}

TEST whoever_has_a_seat_has_a_name(void) {
  ASSERT_STR_EQ("", start(LAID("", "a:ask('q', { { seat = math.mininteger }, { seat = -2147483648 },\n"
                                   "{ seat = math.maxinteger }, { seat = 2 } })"),
                          1));
  ASSERT_STR_EQ("player -2147483648", croupier_option(table.c, 1, 1, "en"));
  ASSERT_STR_EQ("player 2", croupier_option(table.c, 1, 3, "en"));
  for (int i = 0; i < 4; i++) ASSERT(croupier_option(table.c, 1, i, NULL)[0] == 'p');
  PASS();
}

/* A word of the library that a rule uses has variables of its own, with which a line could reseat everybody. */
TEST lines_find_no_variables_of_the_library(void) {
  static const char script[] = "local show, zone = croupier.show\n"
                               "local g = croupier.game 'g' { players = 2 }\n"
                               "zone = g.zone\n"
                               "function g:setup() self.row = zone(self, 'row') end\n"
                               "function g:play() self.players[1]:agrees 'q' return show(1) end\n"
                               "g.shown, g.trade = croupier.show, g.zone\n"
                               "return g\n";
  static const char *const names[] = {"engine", "host",    "write",       "lay_zone",
                                      "laid",   "playing", "declarations"};
  const char *shown;
  ASSERT_STR_EQ("", start_remembering(script, 1));
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    ASSERT_EQ(CROUPIER_SCRIPT, croupier_look(table.c, names[i], &shown));
    SAYS("undefined global");
  }
  ASSERT_EQ(CROUPIER_SCRIPT,
            croupier_edit(table.c, "engine.seat { {}, {}, {}, {}, {}, {}, {}, {} }", &shown));
  ASSERT_EQ(CROUPIER_OK, croupier_look(table.c, "show(self.row), zone ~= nil", &shown));
  PASS();
}

/* What is garbage and not yet collected may hold what is collected already. */
TEST garbage_that_holds_garbage_is_passed_over(void) {
  ASSERT_STR_EQ("", start_remembering(LAID("row:create { 'card {n}', n = 1, copies = 9 }",
                                           "for i = 1, 5 do local kept = {}\n"
                                           "for k = 1, 60 do kept[k] = { {}, {}, {} } end\n"
                                           "for k = 1, 60 do for j = 1, 3 do\n"
                                           "local _, loop = row:each() kept[k][j] = loop end end\n"
                                           "a:agrees 'q' end"),
                                      1));
  lua_gc(vm_lua(table.c->vm), LUA_GCINC, 100, 4, 6);
  lua_gc(vm_lua(table.c->vm), LUA_GCSTOP);
  for (uint64_t i = 0; croupier_status(table.c) == CROUPIER_ASKS; i++) {
    for (int step = 0; step < 400; step++) { /* anywhere between what is freed and what is to be */
      lua_gc(vm_lua(table.c->vm), LUA_GCSTEP, 0);
      ASSERT_EQ(CROUPIER_OK, croupier_redeal(table.c, 2, i));
    }
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  }
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

/* A question that is put again may go by another word, and the one before is gone. */
TEST words_of_questions_that_are_put_again(void) {
  ASSERT_STR_EQ("", start_remembering(LAID("row:create { 'card {n}', n = 1 }",
                                           "local n, spec = 0\n"
                                           "spec = { 'quest ' .. n, from = row, where = function()\n"
                                           "n = n + 1 spec[1] = 'quest ' .. n\n"
                                           "for i = 1, 99 do local s = 'litter' .. i end return true end }\n"
                                           "a:select(spec)"),
                                      1));
  lua_gc(vm_lua(table.c->vm), LUA_GCINC, 4, 1000, 10);
  lua_gc(vm_lua(table.c->vm), LUA_GCCOLLECT);
  ASSERT_EQ(CROUPIER_USAGE, croupier_redeal(table.c, 2, 1));
  ASSERT_STR_EQ("quest 0", croupier_question_of(table.c, 1)->prompt);
  PASS();
}

/* More than fits into one purse, dealt anew among those that a seat cannot see. */
TEST no_purse_holds_more_than_fits(void) {
  ASSERT_STR_EQ("", start_remembering(LAID("for i = 1, 8 do self[i] = self:purse { 'p' .. i,\n"
                                           "i % 2 == 0 and 0 or 2147483647, of = 'gold', sees = 'none' } end",
                                           "for i = 1, 8, 2 do self[i]:pay(self[i + 1], 5) end a:agrees 'q'"),
                                      1));
  for (uint64_t seed = 0; seed < 50; seed++) {
    ASSERT_EQ(CROUPIER_OK, croupier_redeal(table.c, 2, seed));
    ASSERT_STR_EQ("", croupier_unsound(table.c));
    ASSERT_EQ(4 * INT64_C(2147483647), purse_total(&table.c->world->purses, 1));
  }
  PASS();
}

/* Naming the answer may run out of time, and undo what led there: then there is nothing to answer. */
TEST what_is_not_asked_is_not_answered(void) {
  ASSERT_STR_EQ("", start(LAID("", "a:ask('q', { 1, 2 }) a:agrees 'y'"), 1));
  ASSERT_EQ(CROUPIER_NOT_LEGAL, croupier_pick(table.c, 2, 0));
  ASSERT_EQ(CROUPIER_NOT_LEGAL, croupier_pick(table.c, 1, 2));
  ASSERT_EQ(CROUPIER_OK, croupier_pick(table.c, 1, 1));
  ASSERT_EQ(1, (int)croupier_decisions(table.c));
  PASS();
}

static int empty_events;

static void count_empty(void *data, const croupier_event *event) {
  (void)data;
  empty_events += *croupier_event_json(event, 0) == '\0';
}

/* Or the event could not be told at all. */
TEST values_of_notes_have_names_that_can_be_told(void) {
  const char *script = LAID("", "local ok, why = pcall(self.note, self, 'x', { ['\\xff'] = 1 })\n"
                                "assert(not ok and why:find 'UTF') self:note('x', { ['\u00e1'] = 1 })");
  croupier_config config = {.script = {"g.lua", script, strlen(script)}, .event = count_empty};
  table.c = croupier_new(&config);
  empty_events = 0;
  croupier_start(table.c, 1);
  ASSERT_STR_EQ("", croupier_error(table.c));
  ASSERT_EQ(0, empty_events);
  PASS();
}

/* --- specs --- */

static char spec_error[900];

static void note_error(void *data, const char *name, const croupier_fault *fault) {
  (void)data, (void)name;
  if (fault == NULL || *spec_error != '\0') return;
  snprintf(spec_error, sizeof spec_error, "%s:%d: %s", fault->file != NULL ? fault->file : "?", fault->line,
           fault->text);
}

static const char *run_spec(const char *script, const char *body) {
  char text[2000];
  *spec_error = '\0';
  int size = snprintf(text, sizeof text,
                      "local test = ...\ntest('t', function(game, t)\n"
                      "local a, row = game.players[1], game.row\n%s\nend)\n",
                      body);
  const char *error = lay(script);
  if (*error != '\0') return error;
  croupier_source spec = {"t.lua", text, (size_t)size};
  croupier_run_spec(table.c, &spec, NULL, note_error, NULL);
  return spec_error;
}

#define SPEC(body) \
  run_spec(LAID("row:create { 'card {n}', n = 1 } row:create { 'card {n}', n = 2 }", ""), body)
#define CHANGING(what) "setmetatable({}, { __tostring = function() " what " end })"

/* An answer may be a table of the spec's, which does what it likes when it is read. */
TEST answers_may_be_taken_away(void) {
  ASSERT(strstr(SPEC("t:answers { " CHANGING("t:random(1) return 'not x'") " } a:ask('q', row)"),
                "has taken its answers away") != NULL);
  ASSERT(
      strstr(SPEC("t:answers { " CHANGING("t:answers(nil) return 'card 1'") ", 'card 2' }\n"
                                                                            "a:select { 'q', from = row }"),
             "has taken its answers away") != NULL);
  ASSERT_STR_EQ("", SPEC("t:answers { function() t:random(1) end } a:ask('q', row)"));
  ASSERT_STR_EQ("",
                SPEC("t:answers { function() t:answers { 'card 2' } end } assert(a:ask('q', row).n == 2)"));
  ASSERT(strstr(SPEC("local list = { 'card 1' } t:answers(list) list[0] = math.maxinteger a:ask('q', row)"),
                "no answer to 'q'") != NULL);
  PASS();
}

/* After an error nothing is left of the actions that led to it. */
TEST free_actions_that_fail_do_not_pile_up(void) {
  static const char script[] =
      "local g = croupier.game 'g' { players = 2, free = { 'sell' } }\n"
      "function g:may_sell() return true end\n"
      "function g:sell() self.sold = (self.sold or 0) + 1 if self.sold % 3 == 0 then error 'out' end end\n"
      "function g:play() end\n"
      "return g\n";
  ASSERT_STR_EQ("", run_spec(script, "for _ = 1, 200 do\n"
                                     "t:answers { 'sell', 'sell', 'sell' }\n"
                                     "local ok, why = pcall(a.agrees, a, 'q')\n"
                                     "assert(not ok and why:find 'out', why) end\n"
                                     "t:answers { 'sell', 'yes' } assert(a:agrees 'q')"));
  PASS();
}

SUITE(whole_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(pieces_are_made_as_a_whole);
  RUN_TEST(words_are_strings);
  RUN_TEST(a_name_is_read_once);
  RUN_TEST(pieces_have_names_in_setup);
  RUN_TEST(a_drawing_may_have_no_places);
  RUN_TEST(whoever_has_a_seat_has_a_name);
  RUN_TEST(lines_find_no_variables_of_the_library);
  RUN_TEST(garbage_that_holds_garbage_is_passed_over);
  RUN_TEST(words_of_questions_that_are_put_again);
  RUN_TEST(no_purse_holds_more_than_fits);
  RUN_TEST(what_is_not_asked_is_not_answered);
  RUN_TEST(values_of_notes_have_names_that_can_be_told);
  RUN_TEST(answers_may_be_taken_away);
  RUN_TEST(free_actions_that_fail_do_not_pile_up);
}
