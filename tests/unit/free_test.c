/* free_test.c: free actions: among the options of who is asked, and out of turn. */
#include "written.h"

SUITE(free_suite);

/* Everybody may trade one of his three things each time somebody is asked; `trade` asks which. */
static const char market[] =
    "local g = croupier.game 'g' { players = 3, free = { 'trade', 'pray' } }\n"
    "function g:setup()\n"
    "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' p.hand:create { 'card', copies = 3 } end\n"
    "  self.sold = self:zone 'sold'\n"
    "end\n"
    "function g:may_pray() return false end\n"
    "function g:pray() end\n"
    "function g:may_trade(p)\n"
    "  return not p.hand:empty() and p:can_select { 'what', from = { 'x', 'y' }, where = function() return false, 'no' end }\n"
    "    or not p.hand:empty()\n"
    "end\n"
    "function g:trade(p) p:ask('sell', p.hand):move(self.sold) p:ask('sure', { 'yes', 'certainly' }) end\n"
    "function g:play()\n"
    "  for i = 1, 2 do\n"
    "    for _, p in ipairs(self.players) do\n"
    "      local sold = self.sold:size()\n"
    "      local said = p:ask('n', { 'a', 'b', 'c' }, { true, sold > 0 and 'sold' or true, true })\n"
    "      p:score(said == 'c' and 3 or 1)\n"
    "    end\n"
    "    self:ask_all { 'all', from = { 1, 2 } }\n"
    "    local p = self.players[1]\n"
    "    p:select { 'pick', from = p.hand, count = 2 }\n"
    "    p:order('order', p.hand)\n"
    "    p:number('last', 1, 2)\n"
    "  end\n"
    "end\n"
    "return g\n";

static const char *asked(void) {
  static char text[40];
  const croupier_question *q = croupier_question_at(table.c, 0);
  snprintf(text, sizeof text, "%d %s %d", q->seat, q->prompt, q->options);
  return text;
}

/* An action of somebody else's keeps the list of the one asked, and so does his own. */
TEST a_list_is_kept(void) {
  const char *reason;
  ASSERT_STR_EQ("", start(market, 1));
  ASSERT_STR_EQ("1 n 4", asked());
  ASSERT_STR_EQ("a", croupier_option(table.c, 1, 0, NULL));
  ASSERT_STR_EQ("trade", croupier_option(table.c, 1, 3, NULL));
  ASSERT_EQ(1, croupier_refusals(table.c, 1)); /* those that may_trade tries out are not the question's */
  ASSERT_STR_EQ("pray", croupier_refused(table.c, 1, 0, NULL, &reason));
  ASSERT_STR_EQ("", reason);
  ASSERT_EQ(1, croupier_free_actions(table.c, 2));
  ASSERT_EQ(CROUPIER_OK, answer("c"));
  ASSERT_EQ(3, croupier_score(table.c, 1));
  PASS();
}

/* How often a host asks what may be done makes no other game, and is not heard. */
TEST asking_leaves_nothing(void) {
  static const char script[] =
      "local g, asked = croupier.game 'g' { players = 2, free = { 'pray' } }, 0\n"
      "function g:may_pray() asked = asked + 1 print(asked) self.asked = asked return true end\n"
      "function g:pray() end\n"
      "function g:play() self.players[1]:ask('n', { 'a', 'b' }) self.players[1]:score(asked + self.asked) end\n"
      "return g\n";
  for (int times = 0; times < 3; times++) {
    ASSERT_STR_EQ("", start(script, 1));
    table.printed = 0;
    for (int i = 0; i < times; i++) ASSERT_EQ(1, croupier_free_actions(table.c, 2));
    ASSERT_EQ(0, table.printed);
    ASSERT_EQ(CROUPIER_OK, answer("a"));
    ASSERT_EQ(2, croupier_score(table.c, 1));
  }
  PASS();
}

TEST another_acts(void) {
  ASSERT_STR_EQ("", start(market, 1));
  ASSERT_EQ(0, croupier_free_actions(table.c, 1)); /* his own is among the options */
  ASSERT_EQ(1, croupier_free_actions(table.c, 3));
  ASSERT_EQ(0, croupier_free_actions(table.c, 0));
  ASSERT_EQ(0, croupier_free_actions(table.c, 4));
  ASSERT_STR_EQ("trade", croupier_free_action(table.c, 3, 0, NULL));
  ASSERT_STR_EQ("trade", croupier_free_action(table.c, 3, 0, "hu"));
  ASSERT_STR_EQ("", croupier_free_action(table.c, 3, 1, NULL));
  uint64_t before = croupier_hash(table.c);
  ASSERT_EQ(CROUPIER_NOT_LEGAL, croupier_act(table.c, 3, 1));
  ASSERT_EQ(CROUPIER_NOT_LEGAL, croupier_act(table.c, 3, -1));
  ASSERT_EQ(CROUPIER_NOT_LEGAL, croupier_act(table.c, 1, 0));
  SAYS("player 1 cannot do that now");
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_act(table.c, 3, 0));
  ASSERT_STR_EQ("3 sell 1", asked()); /* and no free action within one */
  ASSERT_EQ(0, croupier_free_actions(table.c, 2));
  ASSERT_EQ(CROUPIER_OK, answer("card"));
  ASSERT_STR_EQ("3 sure 2", asked());
  ASSERT_EQ(0, croupier_free_actions(table.c, 1));
  ASSERT_EQ(CROUPIER_OK, answer("certainly"));
  ASSERT_STR_EQ("1 n 4", asked()); /* the list of verdicts is the one that was given */
  ASSERT_EQ(CROUPIER_OK, answer("b"));
  ASSERT_STR_EQ("2 n 3", asked());
  ASSERT_EQ(4, croupier_can_undo(table.c));
  PASS();
}

TEST taken_back_and_again(void) {
  uint64_t at[8];
  ASSERT_STR_EQ("", start(market, 1));
  at[0] = croupier_hash(table.c);
  croupier_act(table.c, 2, 0), at[1] = croupier_hash(table.c);
  answer("card"), at[2] = croupier_hash(table.c);
  answer("yes"), at[3] = croupier_hash(table.c);
  croupier_act(table.c, 3, 0), at[4] = croupier_hash(table.c);
  ASSERT(at[1] != at[0] && at[4] != at[3]);
  for (int to = 3; to >= 0; to--) {
    ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
    ASSERT_EQ(at[to], croupier_hash(table.c));
  }
  ASSERT_STR_EQ("1 n 4", asked());
  for (int to = 1; to <= 4; to++) {
    ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 1));
    ASSERT_EQ(at[to], croupier_hash(table.c));
  }
  croupier_mark *mark = croupier_mark_here(table.c);
  answer("card");
  croupier_back_to(table.c, mark);
  croupier_forget(table.c, mark);
  ASSERT_EQ(at[4], croupier_hash(table.c));
  ASSERT_EQ(4, croupier_can_undo(table.c));
  PASS();
}

/* Not while several are asked at once, nor between picks, nor where the one asked has none. */
TEST when_not(void) {
  ASSERT_STR_EQ("", start(market, 1));
  for (int i = 0; i < 3; i++) answer("a");
  ASSERT_EQ(3, croupier_questions(table.c));
  for (int seat = 1; seat <= 3; seat++) ASSERT_EQ(0, croupier_free_actions(table.c, seat));
  answer("1"), answer("2");
  ASSERT_STR_EQ("3 all 2", asked()); /* the last of them */
  ASSERT_EQ(0, croupier_free_actions(table.c, 2));
  answer("1");
  ASSERT_STR_EQ("1 pick 2", asked());
  ASSERT_EQ(1, croupier_free_actions(table.c, 2));
  answer("card");
  ASSERT_EQ(0, croupier_free_actions(table.c, 2));
  answer("card");
  ASSERT_STR_EQ("1 order 3", asked());
  ASSERT_EQ(0, croupier_free_actions(table.c, 2));
  answer("card"), answer("card");
  ASSERT_STR_EQ("1 last 3", asked());
  ASSERT_EQ(1, croupier_free_actions(table.c, 2));
  ASSERT_EQ(CROUPIER_OK, croupier_act(table.c, 2, 0));
  answer("card"), answer("yes");
  ASSERT_STR_EQ("1 last 3", asked());
  PASS();
}

/* A script that fails in may_... says no, and leaves nothing behind; one that fails in the action is taken back. */
TEST failing(void) {
  static const char script[] =
      "local g = croupier.game 'g' { players = 3, free = { 'trade' } }\n"
      "function g:play() for i = 1, 3 do self.players[1]:ask('n', { 1, 2 }) end end\n"
      "function g:may_trade(p)\n"
      "  if p.seat == 1 then return false end\n"
      "  return p:can_select { 'what', from = { 1, 2 }, where = function() return p.seat == 3 or error 'no' end }\n"
      "end\n"
      "function g:trade(p) p:ask('how', { 1 }) error 'trading' end\n"
      "return g\n";
  ASSERT_STR_EQ("", start(script, 1));
  uint64_t before = croupier_hash(table.c);
  ASSERT_EQ(0, croupier_free_actions(table.c, 2));
  ASSERT_EQ(1, croupier_questions(table.c));
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_EQ(1, croupier_free_actions(table.c, 3));
  ASSERT_EQ(CROUPIER_OK, croupier_act(table.c, 3, 0));
  uint64_t within = croupier_hash(table.c);
  ASSERT_EQ(CROUPIER_SCRIPT, answer("1"));
  SAYS("g.lua:7: trading (in trade, after 2 answers, player 3 was asked last, seed 1)");
  ASSERT_EQ(within, croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_EQ(CROUPIER_OK, answer("1"));
  PASS();
}

TEST told(void) {
  ASSERT_STR_EQ("", start(market, 1));
  int events = table.events;
  ASSERT_EQ(CROUPIER_OK, croupier_act(table.c, 2, 0));
  ASSERT_EQ(events + 2, table.events); /* that he does, and what he is asked */
  PASS();
}

/* --- journals --- */

static croupier_journal_result play_back(croupier_journal *j, size_t lines) {
  croupier_journal_result result = croupier_journal_start(j, table.c);
  for (size_t i = 0; i < lines && result == CROUPIER_JOURNAL_PLAYED; i++)
    result = croupier_journal_next(j, table.c);
  return result;
}

TEST journals(void) {
  ASSERT_STR_EQ("", start(market, 1));
  croupier_config config = {.script = {"g.lua", market, strlen(market)}, .players = 3};
  static const char *const seats[] = {"human", "human", "human"};
  croupier_journal *j = note_new(&config, seats);
  ASSERT_EQ(CROUPIER_NOT_LEGAL, croupier_journal_act(j, table.c, 1, 0));
  ASSERT_EQ(CROUPIER_OK, croupier_journal_act(j, table.c, 2, 0));
  note(j);
  ASSERT_EQ(CROUPIER_OK, croupier_journal_answer(j, table.c, 2, 0));
  note(j);
  ASSERT_EQ(CROUPIER_OK, croupier_journal_undo(j, table.c, 2));
  note(j);
  ASSERT_EQ(CROUPIER_OK, croupier_journal_redo(j, table.c, 2));
  note(j);
  ASSERT_EQ(CROUPIER_OK, croupier_journal_answer(j, table.c, 2, 1));
  note(j);
  ASSERT_EQ(CROUPIER_OK, croupier_journal_act(j, table.c, 3, 0));
  note(j);
  ASSERT_EQ(CROUPIER_OK, croupier_journal_undo(j, table.c, 1));
  note(j);
  ASSERT_EQ(CROUPIER_OK, croupier_journal_answer(j, table.c, 1, 0));
  note(j);
  croupier_journal_free(j);
  ASSERT(strstr(written, "{\"n\":1,\"seat\":2,\"free\":\"trade\",\"hash\":") != NULL);
  uint64_t hash = croupier_hash(table.c);

  j = croupier_journal_read(written, strlen(written));
  ASSERT_STR_EQ("", croupier_journal_damage(j));
  ASSERT_EQ(CROUPIER_JOURNAL_PLAYED, play_back(j, croupier_journal_lines(j)));
  ASSERT_EQ(hash, croupier_hash(table.c));
  size_t stand = croupier_journal_settle(j, 100);
  ASSERT_EQ(4, stand); /* the action, its two answers, and an answer */
  ASSERT_EQ(CROUPIER_JOURNAL_PLAYED, play_back(j, stand));
  ASSERT_EQ(hash, croupier_hash(table.c));
  croupier_journal_free(j);

  /* an action that cannot be taken there: unknown, or of one who is asked */
  static const char *const wrong[] = {"\"seat\":2,\"free\":\"trade\"", "\"seat\":2,\"free\":\"tread\"",
                                      "\"seat\":1,\"free\":\"trade\""};
  for (int i = 1; i < 3; i++) {
    memcpy(strstr(written, wrong[i - 1]), wrong[i], strlen(wrong[i]));
    j = croupier_journal_read(written, strlen(written));
    ASSERT_EQ(CROUPIER_JOURNAL_DIFFERS, play_back(j, 1));
    ASSERT(strstr(croupier_journal_damage(j), "is a free action that cannot be taken there") != NULL);
    croupier_journal_free(j);
  }
  PASS();
}

SUITE(free_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(a_list_is_kept);
  RUN_TEST(asking_leaves_nothing);
  RUN_TEST(another_acts);
  RUN_TEST(taken_back_and_again);
  RUN_TEST(when_not);
  RUN_TEST(failing);
  RUN_TEST(told);
  RUN_TEST(journals);
}
