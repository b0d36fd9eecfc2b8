/* chancelib_test.c: dice, draws and picks as scripts meet them, and what may not happen while legality is decided. */
#include "few_lines.h"

SUITE(chancelib_suite);

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
  static const char setup[] =
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

SUITE(chancelib_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(rolls_give_the_sum_and_each_die);
  RUN_TEST(rolls_are_told_with_each_die);
  RUN_TEST(one_seed_is_one_fate);
  RUN_TEST(picks_and_random_numbers_reach_all);
  RUN_TEST(chance_refuses_what_cannot_be);
  RUN_TEST(nothing_happens_while_legality_is_decided);
}
