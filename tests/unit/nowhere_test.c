/* nowhere_test.c: games that go nowhere, and games that only look so. */
#include "table.h"

SUITE(nowhere_suite);

/* Answers as random players would, until the game ends or goes nowhere, for so many answers at most. */
static croupier_course wander(int most) {
  croupier_course course = CROUPIER_GOES_ON;
  for (int i = 0; i < most && croupier_status(table.c) == CROUPIER_ASKS; i++) {
    if ((course = croupier_goes(table.c)) != CROUPIER_GOES_ON) return course;
    int seat = croupier_question_at(table.c, 0)->seat;
    if (croupier_answer(table.c, seat, croupier_random_option(table.c, seat)) != CROUPIER_OK) break;
  }
  return course;
}

/* Both ways in which a simulation plays. */
static croupier_course wander_in(const char *script, unsigned inside) {
  if (*lay(script) != '\0') return CROUPIER_GOES_ON;
  croupier_inline_random(table.c, inside);
  croupier_start(table.c, 3);
  return wander(20000);
}

#define ALWAYS(lines) PLAY("while true do\n" lines "\nend")

TEST everybody_must_pass(void) {
  for (unsigned inside = 0; inside <= 3; inside++) {
    ASSERT_EQ(CROUPIER_GOES_ROUND,
              wander_in(ALWAYS("a:ask('one', { 'pass' })\n b:ask('two', { 'pass' })"), inside));
    SAYS("g.lua:5: the game goes nowhere");
    SAYS("at the question 'two' (in play, after 10");
    SAYS("player 2 was asked last, seed 3)");
    ASSERT_EQ(5, croupier_last_fault(table.c)->line);
    ASSERT_STR_EQ("play", croupier_last_fault(table.c)->rule);
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
    ASSERT(croupier_decisions(table.c) < CROUPIER_MOST_INLINE + 20);
    ASSERT_EQ(CROUPIER_OK, answer("pass")); /* it may go on nevertheless */
    ASSERT_EQ(CROUPIER_GOES_ROUND, croupier_goes(table.c));
  }
  PASS();
}

#define DECK(rest)                                                  \
  GAME("function g:setup() self.deck = self:zone 'deck'\n"          \
       " self.deck:create { 'card {n}', n = 1, copies = 37 } end\n" \
       "function g:play() local a, b = self.players[1], self.players[2]\n" rest "\nend")

/* The same cards come in the same order, after a game with choices. */
TEST circles_are_found_whatever_their_length(void) {
  static const char script[] =
      DECK("for i = 1, 1500 do a:agrees 'more' end\n"
           "while true do b:ask('flip', { 'yes' }) self.deck:top():move_under(self.deck) end");
  for (unsigned inside = 0; inside <= 3; inside += 3) {
    ASSERT_EQ(CROUPIER_GOES_ROUND, wander_in(script, inside));
    ASSERT(croupier_decisions(table.c) > 1500 + CROUPIER_MOST_INLINE);
    ASSERT(croupier_decisions(table.c) < 1500 + 2 * CROUPIER_MOST_INLINE + 3 * 37 + 3);
  }
  PASS();
}

/* Chance, the table or a choice changes: there may be an end. */
TEST games_that_go_on(void) {
  static const char *const scripts[] = {
      ALWAYS("a:ask('roll', { 'roll' }) self:random(6)"),
      DECK("for i = 1, 20000 do a:ask('flip', { 'yes' }) a:score(1) end"),
      PLAY("for i = 1, 20190 do a:ask('one', { 'pass' }) if i % 990 == 0 then b:agrees 'more' end end"),
  };
  for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++)
    for (unsigned inside = 0; inside <= 3; inside += 3) {
      ASSERT_EQ(CROUPIER_GOES_ON, wander_in(scripts[i], inside));
      ASSERT(croupier_decisions(table.c) >= 19999);
    }
  PASS();
}

TEST games_that_do_not_end(void) {
  ASSERT_STR_EQ("", lay(ALWAYS("a:agrees 'more'")));
  croupier_inline_random(table.c, 3);
  croupier_start(table.c, 3);
  ASSERT_EQ(CROUPIER_GOES_TOO_LONG, wander(20000));
  ASSERT_EQ(CROUPIER_LONGEST, (int)croupier_decisions(table.c));
  SAYS("g.lua:4: the game is not over after all these answers");
  SAYS("the last question is 'more' (in play, after 100000 answers");
  croupier_speak(table.c, "hu");
  ASSERT_EQ(CROUPIER_GOES_TOO_LONG, croupier_goes(table.c));
  SAYS("g.lua:4: a j\xc3\xa1t\xc3\xa9k ennyi v\xc3\xa1lasz ut\xc3\xa1n sem \xc3\xa9rt v\xc3\xa9get");
  PASS();
}

/* The host is asked now and then, and the game is the same. */
TEST seats_inside_play_the_same_long_game(void) {
  static const char script[] = PLAY("for i = 1, 4500 do a:score(a:number('n', 1, 9)) b:ask('m', { i }) end");
  uint64_t hash = 0;
  for (unsigned inside = 0; inside <= 3; inside++) {
    ASSERT_EQ(CROUPIER_GOES_ON, wander_in(script, inside));
    ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
    if (inside == 0) hash = croupier_hash(table.c);
    ASSERT_EQ(hash, croupier_hash(table.c));
  }
  PASS();
}

/* What is taken back has not been noticed. */
TEST undo_leads_out(void) {
  ASSERT_EQ(CROUPIER_GOES_ROUND, wander_in(ALWAYS("a:ask('one', { 'pass' })"), 0));
  uint64_t hash = croupier_hash(table.c);
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 500));
  ASSERT_EQ(CROUPIER_GOES_ON, croupier_goes(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 500));
  ASSERT_EQ(hash, croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_GOES_ROUND, croupier_goes(table.c));
  PASS();
}

/* Equal positions before a draw of the host's need not be equal after it. */
static unsigned draws(void *data, unsigned n) {
  (void)data;
  static unsigned drawn;
  return ++drawn % n;
}

TEST draws_of_the_host_may_end_it(void) {
  table.chance = draws;
  ASSERT_EQ(CROUPIER_GOES_ON, wander_in(ALWAYS("a:ask('roll', { 'roll' }) self:random(6)"), 0));
  ASSERT_EQ(20000, (int)croupier_decisions(table.c));
  PASS();
}

SUITE(nowhere_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(everybody_must_pass);
  RUN_TEST(circles_are_found_whatever_their_length);
  RUN_TEST(games_that_go_on);
  RUN_TEST(games_that_do_not_end);
  RUN_TEST(seats_inside_play_the_same_long_game);
  RUN_TEST(undo_leads_out);
  RUN_TEST(draws_of_the_host_may_end_it);
}
