/* about_test.c: an option says what it is about, and no more than the seat may know. */
#include "table.h"

SUITE(about_suite);

#define ASSERT_ABOUT(option, kind_, piece_, zone_, seat_, number_)    \
  do {                                                                \
    croupier_about a = croupier_option_about(table.c, 1, option);     \
    ASSERT_EQ_FMT((int)(kind_), (int)a.kind, "%d");                   \
    ASSERT_EQ_FMT(piece_, a.piece, "%d");                             \
    ASSERT_STR_EQ(zone_, a.zone == NULL ? "" : a.zone);               \
    ASSERT_EQ_FMT(seat_, a.seat, "%d");                               \
    ASSERT_EQ_FMT((long long)(number_), (long long)a.number, "%lld"); \
  } while (0)

/* Ids 1 to 3 in the row, of which 2 and 3 look alike; 4 and 5 in a hidden box. */
#define LAID(...)                                                                                     \
  GAME("function g:setup() self.row, self.box = self:zone { 'row', sees = 'all' }, self:zone 'box'\n" \
       "self.row:create { 'a' } self.row:create { 'b', copies = 2 }\n"                                \
       "self.box:create { 'c' } self.box:create { 'd' }\n"                                            \
       "for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end end\n"                         \
       "function g:play() local a, b = self.players[1], self.players[2]\n" __VA_ARGS__ "\nend")

TEST pieces_of_a_zone(void) {
  ASSERT_STR_EQ("", start(LAID("a:ask('q', self.row, nil, 'pass')"), 1));
  ASSERT_ABOUT(0, CROUPIER_PIECE, 1, "row", 0, 0);
  ASSERT_ABOUT(1, CROUPIER_PIECE, 2, "row", 0, 0); /* which of those that look alike is nobody's business */
  ASSERT_ABOUT(2, CROUPIER_WORD, 0, "", 0, 0);
  ASSERT_ABOUT(3, CROUPIER_WORD, 0, "", 0, 0); /* there is none */
  ASSERT_ABOUT(-1, CROUPIER_WORD, 0, "", 0, 0);
  ASSERT_EQ(CROUPIER_WORD, croupier_option_about(table.c, 2, 0).kind);
  PASS();
}

TEST values_of_a_list(void) {
  ASSERT_STR_EQ(
      "",
      start(
          LAID("a:ask('q', { self.row:top(), self.box:top(), self.box, a.hand, b, 7, 'word', { 1 }, 2.5 })"),
          1));
  ASSERT_ABOUT(0, CROUPIER_PIECE, 2, "row", 0, 0);
  ASSERT_ABOUT(1, CROUPIER_PIECE, 5, "", 0, 0); /* where it lies nobody sees */
  ASSERT_ABOUT(2, CROUPIER_ZONE, 0, "box", 0, 0);
  ASSERT_ABOUT(3, CROUPIER_ZONE, 0, "hand(1)", 0, 0);
  ASSERT_ABOUT(4, CROUPIER_PLAYER, 0, "", 2, 0);
  ASSERT_ABOUT(5, CROUPIER_AMOUNT, 0, "", 0, 7);
  for (int i = 6; i < 9; i++) ASSERT_ABOUT(i, CROUPIER_WORD, 0, "", 0, 0);
  PASS();
}

TEST numbers_and_words(void) {
  ASSERT_STR_EQ("", start(LAID("a:number('q', -3, 9, 'pass') a:agrees 'q'"), 1));
  ASSERT_ABOUT(0, CROUPIER_AMOUNT, 0, "", 0, -3);
  ASSERT_ABOUT(12, CROUPIER_AMOUNT, 0, "", 0, 9);
  ASSERT_ABOUT(13, CROUPIER_WORD, 0, "", 0, 0);
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  ASSERT_ABOUT(0, CROUPIER_WORD, 0, "", 0, 0);
  PASS();
}

TEST picks_and_what_ends_them(void) {
  ASSERT_STR_EQ("", start(LAID("a:select { 'q', from = self.row, least = 0 }"), 1));
  ASSERT_ABOUT(1, CROUPIER_PIECE, 2, "row", 0, 0);
  ASSERT_ABOUT(2, CROUPIER_WORD, 0, "", 0, 0); /* done */
  PASS();
}

SUITE(about_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(pieces_of_a_zone);
  RUN_TEST(values_of_a_list);
  RUN_TEST(numbers_and_words);
  RUN_TEST(picks_and_what_ends_them);
}
