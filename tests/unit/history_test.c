/* history_test.c: undo, redo and marks, on one line of play and on others. */
#include <time.h>

#include "table.h"

SUITE(history_suite);

static const char long_game[] = PLAY("for i = 1, 200 do a:score(a:number('n', 0, 9) * i) end");

/* Answers from..to-1 of a line: each line has other answers. */
static void go(int line, int from, int to) {
  for (int i = from; i < to; i++) croupier_answer(table.c, 1, (i * (7 + line) + i / 10 * line) % 10);
}

TEST marks_of_another_line(void) {
  ASSERT_STR_EQ("", start(long_game, 1));
  uint64_t first[101], other[101];
  for (int i = 0; i < 100; i++) go(1, i, i + 1), first[i + 1] = croupier_hash(table.c);
  croupier_mark *far = croupier_mark_here(table.c); /* 100 answers of line 1 */

  /* taken back, and back to the mark: nothing is lost */
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 80));
  croupier_back_to(table.c, far);
  ASSERT_EQ(100, croupier_can_undo(table.c));
  ASSERT_EQ(0, croupier_can_redo(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 70));
  ASSERT_EQ(first[30], croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 70));
  ASSERT_EQ(first[100], croupier_hash(table.c));

  /* another line with as many answers: those do not lead to the mark */
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 90));
  for (int i = 10; i < 100; i++) go(2, i, i + 1), other[i + 1] = croupier_hash(table.c);
  ASSERT(other[100] != first[100]);
  croupier_mark *near = croupier_mark_here(table.c);
  croupier_back_to(table.c, far);
  ASSERT_EQ(first[100], croupier_hash(table.c));
  ASSERT_EQ(0, croupier_can_undo(table.c));
  go(1, 100, 120);
  ASSERT_EQ(20, croupier_can_undo(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 20));
  ASSERT_EQ(first[100], croupier_hash(table.c));
  croupier_mark *again = croupier_mark_here(table.c);
  croupier_back_to(table.c, near);
  ASSERT_EQ(other[100], croupier_hash(table.c));
  croupier_back_to(table.c, again);
  ASSERT_EQ(first[100], croupier_hash(table.c));

  /* a mark of another game */
  ASSERT_EQ(CROUPIER_OK, croupier_start(table.c, 2));
  go(1, 0, 110);
  croupier_back_to(table.c, far);
  ASSERT_EQ(first[100], croupier_hash(table.c));
  ASSERT_EQ(1, croupier_seed(table.c));
  ASSERT_EQ(0, croupier_can_undo(table.c));
  croupier_forget(table.c, far), croupier_forget(table.c, near), croupier_forget(table.c, again);
  PASS();
}

/* Where the script has failed, and another line of play since. */
TEST marks_after_a_failure(void) {
  ASSERT_STR_EQ("", start(PLAY("for i = 1, 9 do if a:number('n', 0, 9) == 9 then error 'nine' end end"), 1));
  go(1, 0, 2);
  uint64_t there = croupier_hash(table.c);
  ASSERT_EQ(CROUPIER_SCRIPT, answer("9"));
  croupier_mark *mark = croupier_mark_here(table.c);
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 2));
  go(2, 0, 5);
  croupier_back_to(table.c, mark);
  croupier_forget(table.c, mark);
  ASSERT_EQ(there, croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, answer("3"));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  ASSERT_EQ(there, croupier_hash(table.c));
  ASSERT_EQ(0, croupier_can_undo(table.c));
  PASS();
}

TEST an_answer_after_undo_ends_redo(void) {
  ASSERT_STR_EQ("", start(long_game, 1));
  go(1, 0, 50);
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 20));
  ASSERT_EQ(20, croupier_can_redo(table.c));
  croupier_mark *mark = croupier_mark_here(table.c);
  go(1, 30, 31);
  ASSERT_EQ(0, croupier_can_redo(table.c));
  ASSERT_EQ(CROUPIER_USAGE, croupier_redo(table.c, 1));
  go(2, 31, 33);
  croupier_back_to(table.c, mark);
  ASSERT_EQ(30, croupier_can_undo(table.c));
  croupier_forget(table.c, mark);
  PASS();
}

/* Undo to each of these places of a game leads to its hash. */
static enum greatest_test_res goes_back_to(const int places[], size_t count, const uint64_t hash[]) {
  for (size_t i = 0; i < count; i++) {
    ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, croupier_can_undo(table.c) - (size_t)places[i]));
    ASSERT_EQ(hash[places[i]], croupier_hash(table.c));
  }
  PASS();
}

TEST very_long_games_are_undone(void) {
  static uint64_t hash[9001];
  ASSERT_STR_EQ("", start(PLAY("for i = 1, 9000 do a:score(a:number('n', 0, 9) * i) end"), 1));
  for (int i = 0; i < 9000; i++) hash[i] = croupier_hash(table.c), go(1, i, i + 1);
  static const int places[] = {8999, 8000, 5000, 4096, 4095, 17, 16, 15, 1, 0};
  CHECK_CALL(goes_back_to(places, sizeof places / sizeof *places, hash));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 8500));
  ASSERT_EQ(hash[8500], croupier_hash(table.c));
  PASS();
}

/* Positions of half a megabyte each, and room for eight of them: near ones lie closer together than far ones. */
TEST undo_within_a_budget(void) {
  static const int places[] = {599, 598, 590, 560, 300, 17, 16, 1, 0};
  static uint64_t hash[601];
  for (int kept = 1; kept >= 0; kept--) {
    table.history = 4 << 20;
    ASSERT_STR_EQ("", start(PLAY("local state = ('x'):rep(500000)\n"
                                 "for i = 1, 600 do a:score(a:number('n', 0, 9) * i + #state) end"),
                            1));
    croupier_keep_positions(table.c, kept);
    for (int i = 0; i < 600; i++) hash[i] = croupier_hash(table.c), go(1, i, i + 1);
    hash[600] = croupier_hash(table.c);
    CHECK_CALL(goes_back_to(places, sizeof places / sizeof *places, hash));
    ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 600));
    ASSERT_EQ(hash[600], croupier_hash(table.c));
  }
  PASS();
}

/* Marks come out of the same budget, and before positions. */
TEST marks_within_a_budget(void) {
  table.history = 4 << 20;
  ASSERT_STR_EQ("", start(PLAY("local state = ('x'):rep(500000)\n"
                               "for i = 1, 200 do a:score(a:number('n', 0, 9) + #state - #state) end"),
                          1));
  go(1, 0, 100);
  enum { MOST = 9 };
  croupier_mark *mark[MOST];
  int marks = 0;
  while (marks < MOST && (mark[marks] = croupier_mark_here(table.c)) != NULL) marks++;
  ASSERT(marks > 1 && marks < MOST);
  uint64_t here = croupier_hash(table.c);
  go(1, 100, 150);
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 50));
  ASSERT_EQ(here, croupier_hash(table.c));
  croupier_forget(table.c, mark[0]);
  ASSERT(mark[0] = croupier_mark_here(table.c));
  for (int i = 0; i < marks; i++) croupier_forget(table.c, mark[i]);
  PASS();
}

TEST events_are_told_after_undo(void) {
  ASSERT_STR_EQ("", start(long_game, 1));
  go(1, 0, 20);
  int before = table.events;
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 5));
  ASSERT_EQ(before, table.events); /* nobody hears that answers are taken back */
  go(1, 15, 16);
  ASSERT_EQ(before + 3, table.events); /* answer, score, ask */
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 1));
  ASSERT_EQ(before + 6, table.events);
  PASS();
}

/* An answer that was not given can be given again no more than any other. */
TEST what_failed_cannot_be_redone(void) {
  ASSERT_STR_EQ("", start(PLAY("for i = 1, 9 do if a:number('n', 0, 9) == 9 then error 'nine' end end"), 1));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 1));
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_answer(table.c, 1, 9));
  ASSERT_EQ(1, croupier_can_undo(table.c));
  ASSERT_EQ(0, croupier_can_redo(table.c));
  ASSERT_EQ(CROUPIER_USAGE, croupier_redo(table.c, 1));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 2));
  ASSERT_EQ(2, croupier_can_undo(table.c));
  PASS();
}

#define SLOW PLAY("for _ = 1, 20 do for _ = 1, 4000000 do end a:agrees 'q' end")

static croupier_status_code answer_slowly(void) {
  croupier_status_code code = CROUPIER_OK;
  croupier_keep_positions(table.c, false);
  for (int i = 0; i < 12 && code == CROUPIER_OK; i++) code = answer("yes");
  return code;
}

/* Taking back derives the position again, and that is time of the game as well: a journal may do so without end. Twelve
   answers may take two and a half times as long as they take; to take them back one by one takes more than five times. */
TEST taking_back_takes_time(void) {
  clock_t begin = clock();
  ASSERT_STR_EQ("", start(SLOW, 1));
  ASSERT_EQ(CROUPIER_OK, answer_slowly());
  table.game_time_ms = (unsigned)((clock() - begin) * 2500 / CLOCKS_PER_SEC);
  ASSERT_STR_EQ("", start(SLOW, 1));
  ASSERT_EQ(CROUPIER_OK, answer_slowly());
  croupier_status_code code = CROUPIER_OK;
  for (int i = 0; i < 11 && code == CROUPIER_OK; i++) code = croupier_undo(table.c, 1);
  ASSERT_EQ(CROUPIER_SCRIPT, code);
  SAYS("the game has used up its");
  PASS();
}

SUITE(history_suite) {
  SET_SETUP(clear, NULL);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(what_failed_cannot_be_redone);
  RUN_TEST(marks_of_another_line);
  RUN_TEST(marks_after_a_failure);
  RUN_TEST(an_answer_after_undo_ends_redo);
  RUN_TEST(very_long_games_are_undone);
  RUN_TEST(undo_within_a_budget);
  RUN_TEST(marks_within_a_budget);
  RUN_TEST(events_are_told_after_undo);
  RUN_TEST(taking_back_takes_time);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
