/* table_test.c: questions that cannot be, answers that cannot be, and what people can be told. */
#include "table.h"

SUITE(table_suite);

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

SUITE(table_suite) {
  SET_SETUP(clear, NULL);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(failed_questions_leave_nothing);
  RUN_TEST(bots_are_asked_where_people_are);
  RUN_TEST(answers_that_cannot_be);
  RUN_TEST(totals_are_of_numbers_from_0_up);
  RUN_TEST(names_of_endless_lists);
  RUN_TEST(what_people_read_is_utf8);
  RUN_TEST(names_of_phases_stay);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
