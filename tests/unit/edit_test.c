/* edit_test.c: lines of Lua that change a game: undone, redone, written down and played again. */
#include <stdlib.h>

#include "written.h"

SUITE(edit_suite);

static const char script[] =
    "local round = 0\n"
    "local g = croupier.game 'g' { players = 2 }\n"
    "function g:setup()\n"
    "  self.stock, self.open = self:zone 'stock', self:zone { 'open', sees = 'all' }\n"
    "  for v = 1, 6 do self.stock:create { 'card {v}', v = v } end\n"
    "  for _, p in ipairs(self.players) do p.hand, p.gold = p:zone 'hand', p:purse { 'gold', 3 } end\n"
    "end\n"
    "function g:play()\n"
    "  for _, p in ipairs(self.players) do self.stock:deal(2, p.hand) end\n"
    "  for i = 1, 3 do\n"
    "    round = i\n"
    "    for _, p in ipairs(self.players) do p:ask('lay', p.hand, nil, 'pass') end\n"
    "    self:ask_all { 'all', from = 'hand', instead = 'none' }\n"
    "    local list = self.players[1].hand:list()\n"
    "    if #list > 0 then self.players[1]:ask('list', list) end\n"
    "    self.players[1]:number('n', 1, round + self.players[1].gold:amount())\n"
    "  end\n"
    "end\n"
    "return g\n";

static const char *shown;

static const char *edit(const char *lua) {
  return croupier_edit(table.c, lua, &shown) == CROUPIER_OK ? shown : croupier_error(table.c);
}

static const char *options(int seat) {
  static char text[300];
  text[0] = '\0';
  const croupier_question *q = croupier_question_of(table.c, seat);
  for (int i = 0; q != NULL && i < q->options; i++)
    snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", i > 0 ? ", " : "",
             croupier_option(table.c, seat, i, NULL));
  return text;
}

TEST the_question_comes_again(void) {
  ASSERT_STR_EQ("", start(script, 1));
  uint64_t before = croupier_hash(table.c);
  ASSERT_STR_EQ("card 6, card 5, pass", options(1));
  table.events = 0;
  ASSERT_STR_EQ("", edit("self.stock:top():move(p1.hand)"));
  ASSERT(table.events > 0);
  ASSERT_STR_EQ("card 6, card 5, card 2, pass", options(1));
  ASSERT_EQ(1, croupier_can_undo(table.c));
  ASSERT_STR_EQ("3", edit("return p1.hand:size()"));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 2));
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_STR_EQ("card 6, card 5, pass", options(1));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 1));
  ASSERT_STR_EQ("card 6, card 5, card 2, pass", options(1));
  ASSERT_EQ(CROUPIER_OK, answer("card 2"));
  ASSERT_EQ(0, croupier_can_redo(table.c));
  ASSERT_EQ(2, croupier_can_undo(table.c));
  PASS();
}

TEST every_kind_of_question(void) {
  ASSERT_STR_EQ("", start(script, 1));
  answer("pass");
  ASSERT_STR_EQ("", edit("p1.hand:move_all(p2.hand) return"));
  ASSERT_STR_EQ("card 4, card 3, card 6, card 5, pass", options(2));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  answer("pass");
  ASSERT_EQ(2, croupier_questions(table.c));
  answer("card 6"); /* in secret: he is asked again */
  ASSERT_EQ(1, croupier_questions(table.c));
  ASSERT_STR_EQ("", edit("self.stock:top():move(p2.hand)"));
  ASSERT_EQ(2, croupier_questions(table.c));
  ASSERT_STR_EQ("card 4, card 3, card 2, none", options(2));
  ASSERT(!croupier_asks_from_list(table.c, 1));
  answer("card 6"), answer("card 4");
  ASSERT_STR_EQ("card 6, card 5", options(1));
  ASSERT_STR_EQ("", edit("p1.hand:move_all(self.open) return"));
  ASSERT_STR_EQ("card 6, card 5", options(1)); /* the script's own list */
  ASSERT(croupier_asks_from_list(table.c, 1));
  answer("card 5");
  ASSERT_STR_EQ("1, 2, 3, 4", options(1));
  ASSERT_STR_EQ("", edit("p2.gold:pay(p1.gold, 2) round = 9"));
  ASSERT_STR_EQ("1, 2, 3, 4", options(1)); /* worked out before it was asked */
  PASS();
}

TEST what_cannot_be(void) {
  table.time_ms = 100;
  ASSERT_STR_EQ("", start(script, 1));
  uint64_t before = croupier_hash(table.c);
  static const char *const lines[][2] = {
      {"self.stock:top():move(p1.hand) error 'no'", "no"},
      {"self.stock:create { 'new' }", "setup"},
      {"p1.hand:top():move(p2.hand) while true do end", "100 ms"},
      {"p1.hand:top():move(p2.hand) p1:agrees 'x'", "cannot ask anybody"},
      {"p1.gold:pay(p2.gold, 9)", "gold"},
      {"p1.hand:top():move(", "not complete"},
      {"\xff", "UTF-8"},
  };
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    ASSERT(croupier_edit(table.c, lines[i][0], &shown) != CROUPIER_OK);
    SAYS(lines[i][1]);
    ASSERT_EQ(before, croupier_hash(table.c));
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
    ASSERT_EQ(0, croupier_can_undo(table.c));
    ASSERT_EQ(0, croupier_can_redo(table.c));
  }
  answer("pass"), answer("pass"), answer("none"), answer("none");
  before = croupier_hash(table.c);
  ASSERT_EQ(CROUPIER_OK, answer("card 6"));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_edit(table.c, "self.players[1].hand = nil error 'x'", &shown));
  ASSERT_EQ(1, croupier_can_redo(table.c));
  ASSERT_EQ(before, croupier_hash(table.c));
  PASS();
}

/* The question that waits has no answer any more. */
TEST a_question_without_answers(void) {
  ASSERT_STR_EQ("", start(PLAY("self.x = 2 a:ask('q', { 1, 2, 3 }, function(n) return n <= self.x end)"), 1));
  uint64_t before = croupier_hash(table.c);
  ASSERT_STR_EQ("1, 2", options(1));
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_edit(table.c, "self.x = 0", &shown));
  SAYS("nothing is changed, for the question that waits could not be put after it");
  ASSERT_EQ(before, croupier_hash(table.c));
  ASSERT_STR_EQ("1, 2", options(1));
  ASSERT_STR_EQ("", edit("self.x = 3"));
  ASSERT_STR_EQ("1, 2, 3", options(1));
  answer("3");
  ASSERT_EQ(CROUPIER_USAGE, croupier_edit(table.c, "self.x = 1", &shown));
  SAYS("while somebody is asked");
  PASS();
}

/* A script that has failed can be helped. */
TEST after_a_failure(void) {
  ASSERT_STR_EQ("", start(PLAY("local n = a:number('n', 1, 3) self.t = self.t + n"), 1));
  ASSERT_EQ(CROUPIER_SCRIPT, answer("2"));
  ASSERT_EQ(CROUPIER_BROKEN, croupier_status(table.c));
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_edit(table.c, "self.t = nil + 1", &shown));
  ASSERT_EQ(CROUPIER_BROKEN, croupier_status(table.c));
  ASSERT_STR_EQ("", edit("self.t = 5"));
  ASSERT_EQ(CROUPIER_OK, answer("2"));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 2));
  ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 2));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

/* Answers and edits in turn, over many kept positions. */
TEST long_lines(void) {
  ASSERT_STR_EQ("", start(PLAY("self.n = 0 for i = 1, 200 do a:score(a:number('n', 0, self.n)) end"), 1));
  uint64_t hashes[200];
  for (int i = 0; i < 100; i++) {
    hashes[2 * i] = croupier_hash(table.c);
    ASSERT_STR_EQ("", edit("self.n = self.n + 1 p2:score(self:random(9))"));
    hashes[2 * i + 1] = croupier_hash(table.c);
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, i % 3 % (i + 1)));
  }
  for (int i = 199; i >= 0; i -= 7) {
    ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, croupier_can_undo(table.c) - (size_t)i));
    ASSERT_EQ(hashes[i], croupier_hash(table.c));
  }
  for (int i = 20; i < 200; i += 20) {
    ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, (size_t)i - croupier_can_undo(table.c)));
    ASSERT_EQ(hashes[i], croupier_hash(table.c));
  }
  ASSERT_STR_EQ("", edit("self.n = 1"));
  ASSERT_EQ(0, croupier_can_redo(table.c));
  PASS();
}

/* --- written down --- */

static void write_game(void) {
  static const char *const seats[] = {"human", "random"};
  croupier_config config = {.script = {"g.lua", script, sizeof script - 1}};
  croupier_journal *j = note_new(&config, seats);
  croupier_journal_answer(j, table.c, 1, 0), note(j);
  croupier_journal_edit(j, table.c, "self.stock:shuffle()\nself.stock:top():move(p2.hand)", &shown), note(j);
  croupier_journal_undo(j, table.c, 1), note(j);
  croupier_journal_redo(j, table.c, 1), note(j);
  croupier_journal_answer(j, table.c, 2, 2), note(j);
  croupier_journal_edit(j, table.c, "error 'not written'", &shown);
  croupier_journal_free(j);
}

TEST in_a_journal(void) {
  ASSERT_STR_EQ("", start(script, 1));
  write_game();
  uint64_t end = croupier_hash(table.c);
  ASSERT(
      strstr(written,
             "\n{\"n\":2,\"edit\":\"self.stock:shuffle()\\nself.stock:top():move(p2.hand)\",\"hash\":\"") !=
      NULL);
  croupier_journal *j = croupier_journal_read(written, strlen(written));
  ASSERT_STR_EQ("", croupier_journal_damage(j));
  ASSERT_EQ(5, played(j));
  ASSERT_EQ(end, croupier_hash(table.c));
  const char *line;
  int option = 0;
  ASSERT_EQ(0, croupier_journal_step(j, 1, &line, &option));
  ASSERT_EQ(CROUPIER_EDIT, option);
  ASSERT_STR_EQ("self.stock:shuffle()\nself.stock:top():move(p2.hand)", line);
  ASSERT_EQ(3, croupier_journal_settle(j, 5));
  ASSERT_EQ(3, played(j));
  ASSERT_EQ(end, croupier_hash(table.c));
  croupier_journal_free(j);
  PASS();
}

/* A changed edit is found, and so is one that the rules do not bear any more. */
TEST a_changed_journal(void) {
  ASSERT_STR_EQ("", start(script, 1));
  write_game();
  char *at = strstr(written, "move(p2.hand)");
  at[6] = '1';
  croupier_journal *j = croupier_journal_read(written, strlen(written));
  ASSERT_EQ(1, played(j));
  ASSERT(strstr(croupier_journal_damage(j), "line 3 (edit: self.stock:shuffle()") != NULL);
  croupier_journal_free(j);
  memcpy(at, "nosuch", 6);
  j = croupier_journal_read(written, strlen(written));
  ASSERT_EQ(1, played(j));
  ASSERT(strstr(croupier_journal_damage(j), "is not possible there") != NULL);
  croupier_journal_free(j);
  PASS();
}

SUITE(edit_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(the_question_comes_again);
  RUN_TEST(every_kind_of_question);
  RUN_TEST(what_cannot_be);
  RUN_TEST(a_question_without_answers);
  RUN_TEST(after_a_failure);
  RUN_TEST(long_lines);
  RUN_TEST(in_a_journal);
  RUN_TEST(a_changed_journal);
}
