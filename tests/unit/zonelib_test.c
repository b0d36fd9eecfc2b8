/* zonelib_test.c: zones and pieces as scripts meet them: piles that are renewed, names, counts. */
#include "few_lines.h"

SUITE(zonelib_suite);

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
  ASSERT_EQ_FMT(17, heard("\"from\":\"discard\",\"to\":\"pile\",\"under\":false,\"why\":\"renewed\""), "%d");
  ASSERT_EQ_FMT(1, heard("\"event\":\"shuffle\",\"zone\":\"pile\",\"from\":\"discard\",\"count\":17"), "%d");
  ASSERT_EQ_FMT(1, heard("\"event\":\"shuffle\""), "%d");
  PASS();
}

TEST what_is_dealt_to_the_discards_comes_round_once(void) {
  ASSERT_PLAYS(PILE, "assert(self.pile:deal(1 << 40, self.discard) == 23)\n"
                     "assert(self.pile:empty() and self.discard:size() == 20)\n");
  PASS();
}

TEST a_word_deals_to_that_zone_of_each_player(void) {
  ASSERT_PLAYS(PILE "b.hand = b:zone 'hand'", "assert(self.pile:deal(2, 'hand') == 4)\n"
                                              "assert(a.hand:bottom().n == 3 and a.hand:top().n == 2)\n"
                                              "assert(b.hand:bottom().n == 1 and b.hand:size() == 2)\n"
                                              "assert(self.pile:deal(12, 'hand', 'more') == 16)\n"
                                              "assert(a.hand:size() == 14 and b.hand:size() == 6)\n");
  ASSERT_EQ_FMT(14, heard("\"to\":\"hand(1)\""), "%d");
  ASSERT_EQ_FMT(16, heard("\"why\":\"more\""), "%d");
  ASSERT_FAILS("player 2 has no zone 'hand' to deal to: player.hand = player:zone \"hand\"", PILE,
               "self.pile:deal(1, 'hand')");
  ASSERT_FAILS("a zone expected", PILE, "self.pile:deal(1, a)");
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
  static const char look[] = "self.pile:move_all(a.hand)\n"
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

TEST things_have_names_and_pieces_never_change(void) {
  const char *setup = "self.deck = self:zone 'deck' a.gold = a:purse 'gold' "
                      "self.deck:create { '{kind} {value}', kind = 'cloth', value = 4 }";
  ASSERT_PLAYS(setup, "assert(tostring(self.deck:top()) == 'cloth 4') assert(tostring(self.deck) == 'deck') "
                      "assert(tostring(a.gold) == 'gold(1)') assert(tostring(b) == 'player 2')");
  ASSERT_FAILS("g.lua:14: a piece never changes: keep 'value'", setup, "self.deck:top().value = 5");
  ASSERT_FAILS("g.lua:14: no piece has the word 'clohth'", setup, "self.deck:count { kind = 'clohth' }");
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

/* Each of the three goes through a hidden hand and back to the table. To whoever looks, all of them are the first. */
TEST no_copy_can_be_followed_through_a_hidden_hand(void) {
  for (int reader = 0; reader <= 3; reader++) {
    table.reader = reader; /* 3 is an onlooker */
    ASSERT_PLAYS("self.open = self:zone { 'open', sees = 'all' } a.hand = a:zone 'hand'\n"
                 "self.open:create { 'silk', n = 1 }\n"
                 "self.open:create { 'wine', n = 2, copies = 3 }",
                 "for i = 1, 3 do self.open:top():move(a.hand) end\n"
                 "for i = 1, 3 do a.hand:top():move(self.open) end");
    ASSERT_EQ_FMT(reader == 0 ? 3 : 9, heard("\"id\":2,\"piece\":\"wine\""), "%d");
    for (int id = 3; id <= 4; id++) {
      char text[20];
      snprintf(text, sizeof text, "\"id\":%d,", id);
      ASSERT_EQ_FMT(reader == 0 ? 3 : 0, heard(text), "%d");
    }
    ASSERT_EQ_FMT(1, heard("\"id\":1,\"piece\":\"silk\""), "%d");
  }
  PASS();
}

/* What is picked from a hidden hand is not told, but that it was all is said aloud, and so is a pass. */
TEST done_is_said_aloud(void) {
  table.reader = 2;
  ASSERT_STR_EQ(
      "", play("self.open = self:zone 'open' a.hand = a:zone 'hand'\n"
               "for i = 1, 3 do a.hand:create { 'card {i}', i = i } end",
               "local lay = { 'lay', from = a.hand, to = self.open, least = 1, most = 2, instead = 'pass' }\n"
               "a:select(lay) a:select(lay)"));
  ASSERT_EQ_FMT((int)CROUPIER_OK,
                (int)croupier_answer(table.c, 1, croupier_find_option(table.c, 1, "card 2")), "%d");
  ASSERT_EQ_FMT((int)CROUPIER_OK, (int)croupier_answer(table.c, 1, croupier_find_option(table.c, 1, "done")),
                "%d");
  ASSERT_EQ_FMT((int)CROUPIER_OK, (int)croupier_answer(table.c, 1, croupier_find_option(table.c, 1, "pass")),
                "%d");
  ASSERT_EQ_FMT(1, heard("\"prompt\":\"lay\",\"choice\":null"), "%d");
  ASSERT_EQ_FMT(1, heard("\"prompt\":\"lay\",\"choice\":\"done\""), "%d");
  ASSERT_EQ_FMT(1, heard("\"prompt\":\"lay\",\"choice\":\"pass\""), "%d");
  PASS();
}

SUITE(zonelib_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(a_pile_is_renewed_when_more_is_dealt_than_it_holds);
  RUN_TEST(what_is_dealt_to_the_discards_comes_round_once);
  RUN_TEST(a_word_deals_to_that_zone_of_each_player);
  RUN_TEST(a_pile_is_renewed_when_its_top_is_wanted);
  RUN_TEST(looking_renews_no_pile);
  RUN_TEST(only_a_zone_renews_another);
  RUN_TEST(things_have_names_and_pieces_never_change);
  RUN_TEST(zones_know_what_they_are_called);
  RUN_TEST(pieces_are_counted_by_a_field);
  RUN_TEST(no_copy_can_be_followed_through_a_hidden_hand);
  RUN_TEST(done_is_said_aloud);
}
