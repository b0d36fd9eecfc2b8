/* nesting_test.c: what a look or a question has begun ends, however it is left: by errors, closers, coroutines. */
#include <stdio.h>
#include <string.h>

#include "table.h"

SUITE(nesting_suite);

/* A row of three cards, a box, and what the script needs; play is the body. */
#define NEST(...)                                                                                        \
  GAME("function g:setup()\n"                                                                            \
       "self.row, self.box = self:zone { 'row', sees = 'all' }, self:zone 'box'\n"                       \
       "for i = 1, 3 do self.row:create { 'card {n}', n = i } end end\n"                                 \
       "local function fails() error 'out' end\n"                                                        \
       "function g:play() local a, b, row, box = self.players[1], self.players[2], self.row, self.box\n" \
       "local list = {} for i = 1, 500 do list[i] = i end\n" __VA_ARGS__ "\nend")

#define ASSERT_OPTIONS(...)                                                                           \
  do {                                                                                                \
    static const char *const names[] = {__VA_ARGS__};                                                 \
    int count = (int)(sizeof names / sizeof names[0]), seat = croupier_question_at(table.c, 0)->seat; \
    ASSERT_EQ_FMT(count, croupier_question_of(table.c, seat)->options, "%d");                         \
    for (int i = 0; i < count; i++) ASSERT_STR_EQ(names[i], croupier_option(table.c, seat, i, NULL)); \
  } while (0)

/* The candidates of the one that failed must not become candidates of the one around it. */
TEST a_question_within_another_fails(void) {
  ASSERT_STR_EQ("", start(NEST("a:select { 'q', from = row, to = box, where = function()\n"
                               "pcall(a.can_select, a, { 'q', from = list, where = function(i)\n"
                               "if i == 420 then error 'out' end return i > 300 end })\n"
                               "return true end }"),
                          1));
  ASSERT_OPTIONS("card 1", "card 2", "card 3");
  for (int i = 0; i < 3 && croupier_status(table.c) == CROUPIER_ASKS; i++)
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  ASSERT_STR_EQ("", croupier_unsound(table.c));
  PASS();
}

/* A list that is looked at within a question is not that question's list. */
TEST each_question_has_a_list_of_its_own(void) {
  ASSERT_STR_EQ("", start(NEST("assert(a:ask('q', { 'one', 'two' }, function()\n"
                               "pcall(a.can_select, a, { 'q', from = { 'three' }, where = fails })\n"
                               "a:can_select { 'q', from = { 'four' } }\n"
                               "return true end) == 'two')"),
                          1));
  ASSERT_OPTIONS("one", "two");
  ASSERT_EQ(CROUPIER_OK, answer("two"));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

TEST questions_that_fail_do_not_pile_up(void) {
  ASSERT_ENDS(NEST(
      "for _ = 1, 20 do\n"
      "assert(not pcall(a.can_select, a, { 'q', from = row, where = fails }))\n"
      "assert(not pcall(a.select, a, { 'q', from = row, where = fails }))\n"
      "assert(not pcall(self.ask_all, self, { 'q', from = row, where = fails }))\n"
      "assert(not coroutine.resume(coroutine.create(a.can_select), a, { 'q', from = row, where = fails }))\n"
      "assert(not pcall(coroutine.wrap(a.can_select), a, { 'q', from = row, where = fails }))\n"
      "assert(not xpcall(a.can_ask, function(e) return e end, a, row, fails))\n"
      "end\n"
      "assert(a:can_select { 'q', from = row })\n"
      "row:top():move(box)")); /* nobody looks any more */
  PASS();
}

#define BARRED "assert(not pcall(row.top(row).move, row:top(), box)) "

/* What is caught within a look leaves the look as it is: nothing may be moved there. */
TEST a_look_lasts_until_it_ends(void) {
  ASSERT_ENDS(
      NEST("a:can_ask(row, function() pcall(a.can_ask, a, row, fails) " BARRED " end)\n"
           "a:can_ask(row, function() xpcall(a.can_ask, print, a, row, fails) " BARRED " end)\n"
           "a:can_ask(row, function() coroutine.resume(coroutine.create(fails)) " BARRED " end)\n"
           "a:can_ask(row, function() pcall(coroutine.wrap(fails)) " BARRED " end)\n"
           "a:can_ask(row, function()\n"
           "local co = coroutine.create(function() local x <close> = setmetatable({}, { __close = fails })\n"
           "coroutine.yield() end)\n"
           "coroutine.resume(co) assert(not coroutine.close(co)) " BARRED " end)\n"
           "row:top():move(box)"));
  PASS();
}

/* pcall begins in a look and fails outside of it, and the other way round. */
TEST a_coroutine_takes_no_look_along(void) {
  ASSERT_ENDS(NEST("local co = coroutine.wrap(function()\n"
                   "pcall(function() coroutine.yield() error 'out' end)\n"
                   "row:top():move(box) return 'moved' end)\n"
                   "a:can_ask(row, function() if co then co() end return true end)\n"
                   "assert(co() == 'moved')\n"
                   "local back = coroutine.wrap(function()\n"
                   "pcall(function() coroutine.yield() error 'out' end) " BARRED
                   " coroutine.yield 'barred' end)\n"
                   "back()\n"
                   "local said\n"
                   "a:can_ask(row, function() said = said or back() " BARRED " return true end)\n"
                   "assert(said == 'barred')\n"
                   "row:top():move(box)"));
  PASS();
}

TEST closers_are_within_the_look(void) {
  ASSERT_ENDS(NEST("local function barred() " BARRED " assert(a:can_select { 'q', from = row }) end\n"
                   "assert(not pcall(a.can_select, a, { 'q', from = row, where = function()\n"
                   "local x <close> = setmetatable({}, { __close = barred }) error 'out' end }))\n"
                   "row:top():move(box)"));
  PASS();
}

/* A closer of what has failed runs before that is undone. Nobody else goes on meanwhile: the look would never end, or, often
   enough, begin to count anew. */
TEST closers_do_not_yield_out_of_what_failed(void) {
  ASSERT_ENDS(
      NEST("local function yields() coroutine.yield 'out' end\n"
           "local co = coroutine.wrap(function() while true do\n"
           "pcall(function() local x <close> = setmetatable({}, { __close = yields })\n"
           "a:can_select { 'q', from = row, where = fails } end)\n"
           "pcall(function() local x <close> = setmetatable({}, { __close = yields })\n"
           "a:can_ask(row, fails) end)\n"
           "coroutine.yield 'done' end end)\n"
           "for _ = 1, 40 do assert(co() == 'done') row:top():move(box) box:top():move(row) end\n"
           "local fine = coroutine.wrap(function()\n"
           "pcall(function() local x <close> = setmetatable({}, { __close = yields }) error 'out' end)\n"
           "coroutine.yield 'done' end)\n"
           "assert(fine() == 'out' and fine() == 'done')"));
  PASS();
}

/* An error after a question was answered in a coroutine: no question is left, and the next can be put. */
TEST answers_in_coroutines_leave_nothing(void) {
  ASSERT_STR_EQ("", start(NEST("for _ = 1, 3 do\n"
                               "local co = coroutine.wrap(function()\n"
                               "assert(not pcall(function() a:agrees 'q' error 'out' end))\n"
                               "assert(not xpcall(function() a:agrees 'q' error 'out' end, function() end))\n"
                               "assert(a:can_select { 'q', from = row }) a:agrees 'q' error 'out' end)\n"
                               "assert(not pcall(co))\n"
                               "end row:top():move(box)"),
                          1));
  for (int i = 0; i < 9; i++) {
    ASSERT_EQ_FMT(1, croupier_questions(table.c), "%d");
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  }
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

SUITE(nesting_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(a_question_within_another_fails);
  RUN_TEST(each_question_has_a_list_of_its_own);
  RUN_TEST(questions_that_fail_do_not_pile_up);
  RUN_TEST(a_look_lasts_until_it_ends);
  RUN_TEST(a_coroutine_takes_no_look_along);
  RUN_TEST(closers_are_within_the_look);
  RUN_TEST(closers_do_not_yield_out_of_what_failed);
  RUN_TEST(answers_in_coroutines_leave_nothing);
}
