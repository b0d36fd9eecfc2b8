/* misuse_rules_test.c: what careless scripts ask of tricks, pyramids and stacking: an error or nothing, never a crash. */
#include "misuse.h"

SUITE(misuse_rules_suite);

/* Pieces by number of copies 0 have fields, and are nowhere. */
#define NO_COPIES                                                                                      \
  "self.none = self:zones({ 'none', sees = 'all' }, { 'up', 'down' })\n"                               \
  "self.box:create { 'y', high = 1, part = 'up', copies = 0 }\n"                                       \
  "self.rule = croupier.stacking { by = 'high', within = 'part', may = function() return true end }\n" \
  "self.heap = croupier.pyramid { by = 'part' }\n"

TEST what_has_no_pieces_is_empty(void) {
  ASSERT_SAYS("", "", NO_COPIES,
              "assert(#self.rule:lifts(nil, self.none) == 2) self.rule:most(self.box, self.none)\n"
              "self.rule:sets(self.box, self.none) self.rule:fits(self.box, self.none)\n"
              "self.rule:lay(self.box, self.none) self.rule:orders(self.box, self.none.up)\n"
              "self.heap:height(self.none) self.heap:stands(self.none) self.heap:fits(self.none, self.box)");
  ASSERT_STR_EQ("", start(GAME("function g:setup() self.box = self:zone 'box'\n" NO_COPIES
                               "end function g:play() self.rule:lifts(nil, self.none) self.box:list() end"),
                          1));
  ASSERT_STR_EQ("", start(GAME("function g:setup() end function g:play() end"), 1));
  croupier_view(table.c, 1);
  croupier_hash(table.c);
  ASSERT_STR_EQ("", croupier_unsound(table.c));
  PASS();
}

TEST what_words_take_has_names(void) {
  ASSERT_SAYS("a pyramid has no field 'high'", "", "croupier.pyramid { by = 'part', high = 3 }", "");
  ASSERT_SAYS("a pyramid has no field '1'", "", "croupier.pyramid { 'part' }", "");
  ASSERT_SAYS("stacking has no field 'on'", "", "croupier.stacking { by = 'part', on = 'high' }", "");
  ASSERT_SAYS("no piece is called 'jack'", "",
              "self:trick { self.row, suit = 'value', rank = 'value', highest = { 'jack' } }", "");
  ASSERT_SAYS("the name of a piece expected, got table", "",
              "self:trick { self.row, suit = 'value', rank = 'value', highest = {{}} }", "");
  ASSERT_SAYS("player 1 has no dice: setup makes them", "", "", "self:roll_all()");
  ASSERT_SAYS("a trick has no field 'trumps'", "", "self:trick { self.row, trumps = 'part' }", "");
  ASSERT_SAYS("a trick has no field '2'", "", "self:trick { self.row, self.box }", "");
  PASS();
}

/* The suit is the 130th word of the game. */
TEST tricks_lie_where_they_lie(void) {
  ASSERT_SAYS("this is where the trick lies", "",
              "a.hand, b.hand = a:zone 'hand', b:zone 'hand'\n"
              "for i = 1, 130 do self.box:create { 'w', word = 'word ' .. i } end\n"
              "for i = 1, 3 do a.hand:create { 'c', suit = 'hearts', rank = i } end\n"
              "self.trick = self:trick { self.row, suit = 'suit', rank = 'rank', trump = 'hearts' }",
              "self.row:move_all(self.box)\n"
              "self.trick:play(a, 'q', nil, { rank = 2 })\n"
              "assert(self.trick:taker() == a)\n"
              "self.trick:take(self.row)");
  PASS();
}

/* Card 1 is in the hand of a, whose trick counts it by `suit` and `rank`. */
#define COUNTED(suit, rank)                                                      \
  "self.box:create { 'c', suit = 'hearts', other = 3 } a.hand = a:zone 'hand'\n" \
  "self.trick = self:trick { self.box, suit = " suit ", rank = " rank " }"
#define PLAYED "self.row:top():move(a.hand) self.trick:play(a, 'q')"

TEST tricks_are_counted_in_words_and_numbers(void) {
  ASSERT_SAYS("", "", COUNTED("function() return 'hearts' end", "function() return -3 end"), PLAYED);
  ASSERT_SAYS("a word expected, got nil", "", COUNTED("function() end", "'value'"), PLAYED);
  ASSERT_SAYS("no piece has the word 'cups'", "", COUNTED("function() return 'cups' end", "'value'"), PLAYED);
  ASSERT_SAYS("needs a suit, and a rank", "",
              COUNTED("function() return 'hearts' end", "function() return 'x' end"), PLAYED);
  ASSERT_SAYS("needs a suit, and a rank", "",
              COUNTED("function() return 'hearts' end", "function() return 40000 end"), PLAYED);
  ASSERT_SAYS("needs a suit, and a rank", "", COUNTED("'suit'", "'value'"), PLAYED);
  ASSERT_SAYS("cannot ask while legality", "", COUNTED("function() return a:agrees 'q' end", "'value'"),
              PLAYED);
  ASSERT_SAYS("a word expected, got number", "", COUNTED("'suit'", "'value'"), "self.trick:trump(3)");
  PASS();
}

TEST pyramids_are_of_levels_known_by_words(void) {
#define PYRAMIDS                                                    \
  "self.p = self:zones({ 'p', sees = 'all' }, { 'low', 'high' })\n" \
  "a.hand = a:zone 'hand'\n"                                        \
  "a.hand:create { 'c', level = 'low', copies = 2 }\n"              \
  "a.hand:create { 'd', level = 'any' }\n"                          \
  "self.row:create { 'e', level = 'nowhere' }\n"
#define RULE "local rule = croupier.pyramid { by = 'level', wild = 'any', least = 2 }\n"
  ASSERT_SAYS("a pyramid needs 'by'", "", "", "croupier.pyramid { least = 2 }");
  ASSERT_SAYS("'wild' of a pyramid is a word", "", "", "croupier.pyramid { by = 'value', wild = 1 }");
  ASSERT_SAYS("'least' of a pyramid is a number of levels", "", "",
              "croupier.pyramid { by = 'value', least = 33 }");
  ASSERT_SAYS("holds no words", "", PYRAMIDS, "croupier.pyramid { by = 'value' }:stands(self.p)");
  ASSERT_SAYS("no piece has the word 'none'", "", PYRAMIDS,
              "croupier.pyramid { by = 'level', wild = 'none' }:stands(self.p)");
  ASSERT_SAYS("a group of zones", "", PYRAMIDS, RULE "rule:height(self.row)");
  ASSERT_SAYS("a pyramid rule expected", "", PYRAMIDS, RULE "rule.height(self.p)");
  ASSERT_SAYS("not in that hand", "", PYRAMIDS, RULE "rule:fits(self.p, a.hand, self.row:top())");
  ASSERT_SAYS("not one of the levels", "", PYRAMIDS,
              RULE "rule:fits(self.p, a.hand, a.hand:top(), self.box)");
  ASSERT_SAYS("at most 32 levels", "",
              PYRAMIDS "local words = {} for i = 1, 33 do words[i] = 'w' .. i end\n"
                       "self.high = self:zones({ 'h', sees = 'all' }, words)",
              RULE "rule:stands(self.high)");
  ASSERT_SAYS("", "", PYRAMIDS,
              RULE
              "local low, wild = a.hand:first(), a.hand:top()\n"
              "assert(rule:height(self.p) == 0 and not rule:stands(self.p))\n"
              "assert(rule:fits(self.p, a.hand) and not rule:fits(self.p, self.row))\n"
              "assert(rule:fits(self.p, a.hand, low) and rule:fits(self.p, a.hand, low, self.p.low))\n"
              "assert(not rule:fits(self.p, a.hand, low, self.p.high))\n"
              "assert(not rule:fits(self.p, self.row, self.row:top()))\n"
              "assert(rule:fits(self.p, a.hand, wild) and rule:fits(self.p, a.hand, wild, self.p.high))\n"
              "low:move(self.p.low) wild:move(self.p.high)\n"
              "assert(not rule:stands(self.p) and rule:fits(self.p, a.hand))\n"
              "a.hand:top():move(self.p.low)\n"
              "local levels, lowest, highest = rule:height(self.p)\n"
              "assert(rule:stands(self.p) and levels == 2 and lowest == 1 and highest == 2)");
  PASS();
}

#define CARDS                                                                                                   \
  "for rank = 1, 4 do self.box:create { 'c {rank}', suit = 'red', rank = rank, cost = rank, word = 'w' } end\n" \
  "self.laid = self:zones({ 'laid' }, { 'one', 'two' })"
#define MELDS "local melds = croupier.melds { suit = 'suit', rank = 'rank', worth = 'cost' }\n"

TEST melds_are_of_cards_with_three_fields(void) {
  ASSERT_SAYS("melds need 'suit', 'rank' and 'worth'", "", "croupier.melds { suit = 'suit', rank = 'rank' }",
              "");
  ASSERT_SAYS("a rule for melds has no field 'most'", "", "croupier.melds { most = 3 }", "");
  ASSERT_SAYS("'longest' of melds is a number of cards, from 3 to 12", "", "croupier.melds { longest = 2 }",
              "");
  ASSERT_SAYS("field 'word' holds words, not numbers", "", CARDS,
              "croupier.melds { suit = 'suit', rank = 'word', worth = 'cost' }:sets(self.box)");
  ASSERT_SAYS("no piece has a field 'shape'", "", CARDS,
              "croupier.melds { suit = 'shape', rank = 'rank', worth = 'cost' }:sets(self.box)");
  ASSERT_SAYS("", "", CARDS,
              MELDS "assert(#melds:discards(self.box, 0) == 2)\n"
                    "assert(#melds:discards(self.box, -1) == 0)\n"
                    "for _ = 1, 3 do self.box:bottom():move(self.laid.two) end\n"
                    "assert(melds:fits(self.laid, self.box:top()) == self.laid.two)\n"
                    "assert(melds:fits(self.laid, self.laid.two:top()) == nil)");
  ASSERT_SAYS("a card lacks one of the three fields", "", CARDS " self.box:create { 'bare' }",
              MELDS "melds:sets(self.box)");
  ASSERT_SAYS("in 12 cards at most", "",
              CARDS " self.box:create { 'c', suit = 'blue', rank = 9, cost = 1, copies = 9 }",
              MELDS "melds:sets(self.box)");
  PASS();
}

TEST sums_and_runs_are_of_few_numbers(void) {
  ASSERT_SAYS("", "", CARDS,
              "local score, length, ways = croupier.score, croupier.score.run(self.box, 'rank')\n"
              "assert(length == 4 and ways == 1 and score.sums(self.box, 'rank', 5) == 2)\n"
              "assert(score.pairs({ self.box, self.box:top() }, 'rank') == 1)\n"
              "assert(score.last_run({ self.box, self.box:top() }, 'rank') == 1)\n"
              "assert(score.last_alike({}, 'rank') == 0 and score.sums({}, 'rank', 0) == 1)");
  ASSERT_SAYS("a total is from 0 to 1000", "", CARDS, "croupier.score.sums(self.box, 'rank', 1001)");
  ASSERT_SAYS("holds words, not numbers", "", CARDS, "croupier.score.pairs(self.box, 'suit')");
  ASSERT_SAYS("a zone expected", "", CARDS, "croupier.score.pairs({ 3 }, 'rank')");
  ASSERT_SAYS("sums are of numbers from 0 up: one is -1", "", CARDS " self.box:create { 'c', rank = -1 }",
              "croupier.score.sums(self.box, 'rank', 3)");
  ASSERT_SAYS("at most 24 pieces can be counted so", "",
              CARDS " self.box:create { 'c', rank = 1, copies = 21 }",
              "croupier.score.run(self.box, 'rank')");
  PASS();
}

TEST filters_have_bounds(void) {
  ASSERT_SAYS(
      "", "", CARDS " self.box:create { 'bare' }",
      "assert(self.box:count { rank = { most = 2 } } == 2 and self.box:count { rank = { above = 3 } } == 1)\n"
      "assert(self.box:count { rank = { least = 2, most = 3 }, suit = 'red' } == 2)");
  ASSERT_SAYS("bounds of a filter are least, above and most, not 'below'", "", CARDS,
              "self.box:count { rank = { below = 2 } }");
  ASSERT_SAYS("a bound of a filter is a whole number", "", CARDS,
              "self.box:count { rank = { most = 'two' } }");
  ASSERT_SAYS("field 'suit' holds no numbers", "", CARDS, "self.box:count { suit = { most = 2 } }");
  PASS();
}

SUITE(misuse_rules_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(what_has_no_pieces_is_empty);
  RUN_TEST(what_words_take_has_names);
  RUN_TEST(tricks_lie_where_they_lie);
  RUN_TEST(tricks_are_counted_in_words_and_numbers);
  RUN_TEST(pyramids_are_of_levels_known_by_words);
  RUN_TEST(melds_are_of_cards_with_three_fields);
  RUN_TEST(sums_and_runs_are_of_few_numbers);
  RUN_TEST(filters_have_bounds);
}
