/* purselib_test.c: purses as scripts meet them, and who is told what is paid. */
#include "few_lines.h"

SUITE(purselib_suite);

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

/* But not what somebody puts aside. */
TEST what_a_player_moves_between_own_purses_is_hidden(void) {
  for (int reader = 1; reader <= 3; reader++) {
    table.reader = reader;
    ASSERT_PLAYS("a.mine = a:purse { 'mine', 5, sees = 'owner' }\n"
                 "a.chest = a:purse { 'chest', 0, of = 'mine', sees = 'owner' }",
                 "a.mine:pay(a.chest, 2)");
    ASSERT_EQ_FMT(reader == 1, heard("\"from\":\"mine(1)\",\"to\":\"chest(1)\",\"amount\":2,\"balance\":2"),
                  "%d");
    ASSERT_EQ_FMT(reader != 1,
                  heard("\"from\":\"mine(1)\",\"to\":\"chest(1)\",\"amount\":null,\"balance\":null"), "%d");
  }
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
      "fails('a purse expected, got player', a.gold.pay, a.gold, b, 1)\n"
      "assert(a.gold:amount() == 15 and b.gold:amount() == 0 and self.houses:amount() == 3)\n");
  ASSERT_FAILS("g.lua:16: gold(1) holds 15 and cannot pay 16", BANK GOLD, "a.gold:pay(b.gold, 16)");
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

SUITE(purselib_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(purses_pay_and_lose_nothing);
  RUN_TEST(purses_tell_who_pays_whom);
  RUN_TEST(what_one_player_pays_another_is_told_to_all);
  RUN_TEST(what_a_player_moves_between_own_purses_is_hidden);
  RUN_TEST(payments_are_known_to_who_sees_either_purse);
  RUN_TEST(purses_refuse_what_cannot_be_paid);
  RUN_TEST(purses_are_checked_when_made);
}
