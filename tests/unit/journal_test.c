/* journal_test.c: who sits where, in a journal: it is not undone, and not what is played. */
#include "written.h"

SUITE(journal_suite);

static const char script[] = GAME("function g:play()\n"
                                  "  for _ = 1, 3 do for _, p in ipairs(self.players) do\n"
                                  "    p:score(p:number('n', 1, 3))\n"
                                  "  end end\n"
                                  "end");

static croupier_journal *begin(void) {
  static const char *const seats[] = {"human", "greedy"};
  croupier_config config = {.script = {"g.lua", script, strlen(script)}, .players = 2};
  return note_new(&config, seats);
}

/* An answer, somebody, back, somebody, again, another answer. */
static void write_game(void) {
  croupier_journal *j = begin();
  croupier_journal_answer(j, table.c, 1, 0), note(j);
  croupier_journal_sits(j, table.c, 2, "search:500"), note(j);
  croupier_journal_undo(j, table.c, 1), note(j);
  croupier_journal_sits(j, table.c, 1, "random"), note(j);
  croupier_journal_redo(j, table.c, 1), note(j);
  croupier_journal_answer(j, table.c, 2, 2), note(j);
  croupier_journal_free(j);
}

TEST who_sits_where_is_a_line(void) {
  ASSERT_STR_EQ("", start(script, 1));
  write_game();
  ASSERT(strstr(written, "\n{\"seat\":2,\"player\":\"search:500\",\"hash\":\"") != NULL);
  ASSERT_EQ(2, croupier_can_undo(table.c));
  uint64_t end = croupier_hash(table.c);
  croupier_journal *j = croupier_journal_read(written, strlen(written));
  ASSERT_STR_EQ("", croupier_journal_damage(j));
  ASSERT_EQ(CROUPIER_JOURNAL_PLAYED, croupier_journal_start(j, table.c));
  static const char *const sit[][2] = {{"human", "greedy"},      {"human", "search:500"},
                                       {"human", "search:500"},  {"random", "search:500"},
                                       {"random", "search:500"}, {"random", "search:500"}};
  for (int i = 0; i < 6; i++) {
    ASSERT_EQ(CROUPIER_JOURNAL_PLAYED, croupier_journal_next(j, table.c));
    for (int seat = 1; seat <= 2; seat++) ASSERT_STR_EQ(sit[i][seat - 1], croupier_journal_seat(j, seat));
  }
  ASSERT_EQ(end, croupier_hash(table.c));
  ASSERT_EQ(6, played(j)); /* from the beginning again */
  const char *name;
  int option;
  ASSERT_EQ(0, croupier_journal_step(j, 1, &name, &option));
  ASSERT_EQ(NULL, name);
  ASSERT_EQ(2, croupier_journal_settle(j, 6));
  ASSERT_EQ(2, played(j));
  ASSERT_EQ(end, croupier_hash(table.c));
  croupier_journal_free(j);
  PASS();
}

/* The running hash holds seat and player. */
TEST another_sitter_is_found(void) {
  static const char *const changes[][2] = {{"search:500", "search:900"},
                                           {"\"seat\":1,\"pl", "\"seat\":2,\"pl"}};
  static const size_t good[] = {1, 3};
  for (int i = 0; i < 2; i++) {
    ASSERT_STR_EQ("", start(script, 1));
    write_game();
    memcpy(strstr(written, changes[i][0]), changes[i][1], strlen(changes[i][1]));
    croupier_journal *j = croupier_journal_read(written, strlen(written));
    ASSERT_EQ(good[i], played(j));
    ASSERT(strstr(croupier_journal_damage(j), " leads to another position") != NULL);
    croupier_journal_free(j);
  }
  PASS();
}

/* Nor is a number taken for a seat that only ends like one. */
TEST seats_are_whole(void) {
  static const char *const changes[][2] = {{"{\"seat\":2,\"player\"", "{\"seat\":4294967298,\"player\""},
                                           {"\"seat\":1,\"answer\"", "\"seat\":4294967297,\"answer\""},
                                           {"\"seat\":1,\"answer\"", "\"seat\":3,\"answer\""}};
  char changed[sizeof written];
  for (int i = 0; i < 3; i++) {
    ASSERT_STR_EQ("", start(script, 1));
    write_game();
    const char *at = strstr(written, changes[i][0]);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - written), written, changes[i][1],
             at + strlen(changes[i][0]));
    croupier_journal *j = croupier_journal_read(changed, strlen(changed));
    ASSERT(strstr(croupier_journal_damage(j), "does not say who") != NULL);
    croupier_journal_free(j);
  }
  PASS();
}

TEST nobody_sits_where_no_seat_is(void) {
  ASSERT_STR_EQ("", start(script, 1));
  croupier_journal *j = begin();
  char header[10000];
  strcpy(header, croupier_journal_line(j));
  ASSERT(croupier_journal_sits(j, table.c, 0, "random") != CROUPIER_OK);
  ASSERT(croupier_journal_sits(j, table.c, 3, "random") != CROUPIER_OK);
  ASSERT(croupier_journal_sits(j, table.c, 1, "\xff") != CROUPIER_OK);
  ASSERT_STR_EQ(header, croupier_journal_line(j));
  ASSERT_EQ(CROUPIER_OK, croupier_journal_sits(j, table.c, 1, "random"));
  croupier_journal_free(j);
  PASS();
}

SUITE(journal_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(who_sits_where_is_a_line);
  RUN_TEST(another_sitter_is_found);
  RUN_TEST(seats_are_whole);
  RUN_TEST(nobody_sits_where_no_seat_is);
}
