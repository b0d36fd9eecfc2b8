/* coupled_test.c: draws that two games of one seed share, and that are as random as plain ones. */
#include "croupier_bots.h"
#include "table.h"

SUITE(coupled_suite);

enum { GAMES = 20000, CELLS = 64 };

/* Plays the table's game at random, coupled. Returns the score of seat 1. */
static int play(uint64_t seed) {
  croupier_couple(table.c, true);
  croupier_inline_random(table.c, 3);
  return croupier_start(table.c, seed) == CROUPIER_OK ? croupier_score(table.c, 1) : -1;
}

/* Pearson's chi-square of the scores 0 .. cells - 1, which are equally likely. */
static double chi_square(const char *rules, int cells) {
  int count[CELLS] = {0};
  double sum = 0, expected = (double)GAMES / cells;
  if (*lay(rules) != '\0') return 1e9;
  for (uint64_t seed = 1; seed <= GAMES; seed++) {
    int score = play(seed);
    if (score < 0 || score >= cells) return 1e9;
    count[score]++;
  }
  for (int i = 0; i < cells; i++) sum += (count[i] - expected) * (count[i] - expected) / expected;
  return sum;
}

/* Bounds that chi-square exceeds once in a thousand times, by degrees of freedom. The seeds are fixed, so a test that
   passes passes always. */
#define AS_LIKELY(bound, cells, rules)             \
  do {                                             \
    double chi = chi_square(PLAY(rules), cells);   \
    if (chi >= (bound)) printf("chi %.1f\n", chi); \
    ASSERTm(rules, chi < (bound));                 \
  } while (0)

#define PLACE "local place = { x = 0, y = 1, z = 2 }\n"

TEST options_are_equally_likely_and_independent(void) {
  /* the same question to the same seat, to the other one, and another question: 27 cells, 26 degrees of freedom */
  AS_LIKELY(54.1, 27,
            PLACE "local n = 0\n"
                  "for _ = 1, 3 do n = n * 3 + place[a:ask('which', { 'x', 'y', 'z' })] end\n"
                  "a:score(n)");
  AS_LIKELY(54.1, 27,
            PLACE "local n = place[a:ask('which', { 'x', 'y', 'z' })]\n"
                  "n = n * 3 + place[b:ask('which', { 'x', 'y', 'z' })]\n"
                  "a:score(n * 3 + place[a:ask('what', { 'x', 'y', 'z' })])");
  /* in phases that come again */
  AS_LIKELY(54.1, 27,
            PLACE "local n = 0\n"
                  "for i = 1, 3 do\n"
                  "  self:phase('round', i % 2)\n"
                  "  n = n * 3 + place[a:ask('which', { 'x', 'y', 'z' })]\n"
                  "end\n"
                  "a:score(n)");
  PASS();
}

TEST options_that_look_alike_are_drawn_as_often(void) {
  /* 2 of 6 are y; the others count half */
  AS_LIKELY(13.9, 3,
            "a:score(a:ask('which', { 'x', 'y', 'y', 'x', 'x', 'x' }) == 'y' and 0 or self:random(2))");
  AS_LIKELY(10.9, 2, "a:score(a:ask('who', self.players).seat - 1)");
  PASS();
}

TEST picks_numbers_and_orders_are_equally_likely(void) {
  AS_LIKELY(24.4, 8, "a:score(a:number('n', 0, 7))");
  AS_LIKELY(82.0, 50, "a:score(a:number('n', 0, 499) // 10)"); /* more than are told apart */
  AS_LIKELY(20.6, 6,
            "local o = a:order('in which order', { 1, 2, 3 })\n"
            "a:score((o[1] - 1) * 2 + (o[2] > o[3] and 1 or 0))");
  PASS();
}

TEST chance_is_as_likely(void) {
  AS_LIKELY(66.7, 36, "local sum, x, y = self:roll(2)\na:score((x - 1) * 6 + y - 1)");
  AS_LIKELY(66.7, 36, "local x = self:roll()\na:score((x - 1) * 6 + self:roll() - 1)");
  PASS();
}

/* The deck's values from the top give a number of an order. */
#define DECK(cards, order)                                                                               \
  "local g = croupier.game 'g' { players = 2 }\n"                                                        \
  "function g:setup() self.deck = self:zone 'deck' " cards " end\n"                                      \
  "function g:play()\n"                                                                                  \
  "  self.deck:shuffle()\n"                                                                              \
  "  local is = ''\n"                                                                                    \
  "  for piece in self.deck:from_top() do is = is .. piece.value end\n"                                  \
  "  for i, order in ipairs { " order " } do if order == is then self.players[1]:score(i - 1) end end\n" \
  "end\n"                                                                                                \
  "return g\n"

TEST shuffles_are_equally_likely(void) {
  ASSERT(chi_square(DECK("for v = 1, 3 do self.deck:create { 'card {value}', value = v } end",
                         "'123', '132', '213', '231', '312', '321'"),
                    6) < 20.6);
  ASSERT(chi_square(DECK("self.deck:create { 'card {value}', value = 1, copies = 2 }"
                         "self.deck:create { 'card {value}', value = 2, copies = 2 }",
                         "'1122', '1212', '1221', '2112', '2121', '2211'"),
                    6) < 20.6);
  PASS();
}

/* --- what two games share --- */

#define ASKED  "a:ask('which', { 'v', 'w', 'x', 'y'"
#define SCORES " a:score(({ v = 0, w = 1, x = 2, y = 3, z = 4 })[chosen])"

TEST an_option_more_changes_nothing_unless_it_is_chosen(void) {
  int without[200], more = 0;
  ASSERT_STR_EQ("", lay(PLAY("local chosen = " ASKED "})" SCORES)));
  for (uint64_t seed = 0; seed < 200; seed++) without[seed] = play(seed);
  ASSERT_STR_EQ("", lay(PLAY("local chosen = " ASKED ", 'z' })" SCORES)));
  for (uint64_t seed = 0; seed < 200; seed++) {
    int with = play(seed);
    more += with == 4;
    ASSERT(with == 4 || with == without[seed]);
  }
  ASSERT_IN_RANGE(40, more, 20);
  PASS();
}

TEST another_question_before_changes_nothing(void) {
  int without[200];
  ASSERT_STR_EQ("", lay(PLAY("local chosen = " ASKED "})" SCORES)));
  for (uint64_t seed = 0; seed < 200; seed++) without[seed] = play(seed);
  ASSERT_STR_EQ("", lay(PLAY("a:agrees 'go' b:ask('which', { 'x', 'y' }) self:roll(3) local chosen = " ASKED
                             "})" SCORES)));
  for (uint64_t seed = 0; seed < 200; seed++) ASSERT_EQ(without[seed], play(seed));
  PASS();
}

TEST a_card_more_leaves_the_others_in_order(void) {
#define FIRST(more)                                                                                          \
  "local g = croupier.game 'g' { players = 2 }\n"                                                            \
  "function g:setup() self.deck = self:zone 'deck'\n"                                                        \
  "for v = 1, 9 do self.deck:create { 'card {value}', value = v } end " more " end\n"                        \
  "function g:play() self.deck:shuffle() local n = 0\n"                                                      \
  "for piece in self.deck:from_top() do if piece.value < 10 then n = (n * 7 + piece.value) % 9973 end end\n" \
  "self.players[1]:score(n) end return g\n"
  int without[50];
  ASSERT_STR_EQ("", lay(FIRST("")));
  for (uint64_t seed = 0; seed < 50; seed++) without[seed] = play(seed);
  ASSERT_STR_EQ("", lay(FIRST("self.deck:create { 'card {value}', value = 10 }")));
  for (uint64_t seed = 0; seed < 50; seed++) ASSERT_EQ(without[seed], play(seed));
  PASS();
}

TEST a_draw_is_a_function_of_the_place(void) {
  ASSERT_STR_EQ("", lay(PLAY("for _ = 1, 3 do a:ask('which', { 'v', 'w', 'x', 'y' }) end")));
  croupier_couple(table.c, true);
  ASSERT_EQ(CROUPIER_OK, croupier_start(table.c, 1));
  for (int i = 0; i < 3; i++) {
    int option = croupier_random_option(table.c, 1);
    ASSERT_EQ(option, croupier_random_option(table.c, 1));
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, option));
    ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
    ASSERT_EQ(option, croupier_random_option(table.c, 1));
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, option));
  }
  PASS();
}

SUITE(coupled_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(options_are_equally_likely_and_independent);
  RUN_TEST(options_that_look_alike_are_drawn_as_often);
  RUN_TEST(picks_numbers_and_orders_are_equally_likely);
  RUN_TEST(chance_is_as_likely);
  RUN_TEST(shuffles_are_equally_likely);
  RUN_TEST(an_option_more_changes_nothing_unless_it_is_chosen);
  RUN_TEST(another_question_before_changes_nothing);
  RUN_TEST(a_card_more_leaves_the_others_in_order);
  RUN_TEST(a_draw_is_a_function_of_the_place);
}
