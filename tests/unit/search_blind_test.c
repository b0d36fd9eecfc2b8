/* search_blind_test.c: bots at a table where a seat holds cards that only others see, and is told of them. */
#include "table.h"

SUITE(search_blind_suite);

static const croupier_bot search = {.kind = CROUPIER_SEARCH, .iterations = 300};

/* The second player holds a 3 on the left and a 6 on the right, and does not see them. To lay the 6 is a point; to lay
   any other card costs one. */
#define BLIND(before)                                                                                     \
  "local g = croupier.game 'g' { players = 2, together = true }\n"                                        \
  "function g:setup() self.box, self.laid = self:zone 'box', self:zone { 'laid', sees = 'all' }\n"        \
  "  for n = 1, 6 do self.box:create { 'card {n}', n = n } end\n"                                         \
  "  local a, b = self.players[1], self.players[2]\n"                                                     \
  "  b.cards = b:zones({ 'card', sees = { a } }, { 'left', 'right' }) end\n"                              \
  "function g:tell(place) self:told { place, which = { n = 6 } } end\n"                                   \
  "function g:play() local a, b = self.players[1], self.players[2]\n"                                     \
  "  self.box:shuffle()\n"                                                                                \
  "  self.box:first({ n = 3 }):move(b.cards.left) self.box:first({ n = 6 }):move(b.cards.right)\n" before \
  "  if b:ask('turn', { 'wait', 'lay' }) == 'wait' then return end\n"                                     \
  "  local card = b:ask('which', b.cards):top()\n"                                                        \
  "  card:move(self.laid) b:score(card.n == 6 and 1 or -1)\n"                                             \
  "end\n return g"
static const char untold[] = BLIND(""), told[] = BLIND("self:tell(b.cards.right)\n"),
                  tells[] = BLIND("local place = a:ask('tell', { b.cards.left, b.cards.right, 'nothing' })\n"
                                  "if place ~= 'nothing' then self:tell(place) end\n");

TEST lays_what_it_was_told(void) {
  for (uint64_t seed = 1; seed <= 5; seed++) {
    ASSERT_STR_EQ("", start_remembering(untold, seed));
    ASSERT_EQ(0, croupier_search(table.c, 2, &search, seed, NULL, NULL, 0));
    ASSERT_STR_EQ("", start_remembering(told, seed));
    ASSERT_EQ(1, croupier_search(table.c, 2, &search, seed, NULL, NULL, 0));
    ASSERT_EQ(CROUPIER_OK, answer("lay"));
    ASSERT_EQ(1, croupier_search(table.c, 2, &search, seed, NULL, NULL, 0));
  }
  PASS();
}

/* The first player sees which card fits. The second one does not: so it is worth telling. */
TEST tells_what_the_other_needs(void) {
  int right = 0;
  for (uint64_t seed = 1; seed <= 40; seed++) {
    ASSERT_STR_EQ("", start_remembering(tells, seed));
    right += croupier_search(table.c, 1, &search, seed, NULL, NULL, 0) == 1;
  }
  ASSERT(right >= 30);
  PASS();
}

SUITE(search_blind_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(lays_what_it_was_told);
  RUN_TEST(tells_what_the_other_needs);
}
