/* table.h: a table of two for unit tests, with a script from a string. */
#ifndef TABLE_H
#define TABLE_H

#include <stdio.h>
#include <string.h>

#include "croupier.h"
#include "greatest.h"

static struct {
  croupier *c;
  unsigned time_ms, game_time_ms;
  size_t memory, history;
  const char *house;
  int events, printed;
  unsigned (*chance)(void *data, unsigned n);
} table;

static inline void count_event(void *data, const croupier_event *event) {
  (void)data;
  table.events += *croupier_event_json(event, 0) == '{';
}

static inline void count_line(void *data, const char *text, size_t size) {
  (void)data, (void)text, (void)size;
  table.printed++;
}

static inline void clear(void *unused) {
  (void)unused;
  croupier_free(table.c);
  memset(&table, 0, sizeof table);
}

/* Lay a table with a whole script. Returns the error, "" if there is none. */
static inline const char *lay(const char *script) {
  croupier_free(table.c);
  const char *house = table.house != NULL ? table.house : "";
  croupier_addition additions[] = {{CROUPIER_SOURCE_HOUSE, {"house.lua", house, strlen(house)}}};
  croupier_config config = {.script = {"g.lua", script, strlen(script)},
                            .additions = additions,
                            .addition_count = table.house != NULL,
                            .time_ms = table.time_ms,
                            .game_time_ms = table.game_time_ms,
                            .memory = table.memory,
                            .history = table.history,
                            .event = count_event,
                            .print = count_line,
                            .chance = table.chance};
  table.c = croupier_new(&config);
  return croupier_error(table.c);
}

/* A game of two players, whose methods begin at line 2. */
#define GAME(...) "local g = croupier.game 'g' { players = 2 }\n" __VA_ARGS__ "\nreturn g\n"
#define PLAY(...) \
  GAME("function g:play() local a, b = self.players[1], self.players[2]\n" __VA_ARGS__ "\nend")

static inline const char *start(const char *script, uint64_t seed) {
  const char *error = lay(script);
  if (*error == '\0') croupier_start(table.c, seed);
  return croupier_error(table.c);
}

/* As bots want it. */
static inline const char *start_remembering(const char *script, uint64_t seed) {
  const char *error = lay(script);
  if (*error == '\0') {
    croupier_remember(table.c, true);
    croupier_start(table.c, seed);
  }
  return croupier_error(table.c);
}

static inline croupier_status_code answer(const char *name) {
  int seat = croupier_questions(table.c) > 0 ? croupier_question_at(table.c, 0)->seat : 1;
  return croupier_answer(table.c, seat, croupier_find_option(table.c, seat, name));
}

static inline bool says(const char *text) { return strstr(croupier_error(table.c), text) != NULL; }

#define SAYS(text)                                                  \
  do {                                                              \
    if (!says(text)) printf("says: %s\n", croupier_error(table.c)); \
    ASSERTm(text, says(text));                                      \
  } while (0)

/* The game plays to its end without a question, and the table is sound. */
#define ASSERT_ENDS(script)                              \
  do {                                                   \
    ASSERT_STR_EQ("", start(script, 1));                 \
    ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c)); \
    ASSERT_STR_EQ("", croupier_unsound(table.c));        \
  } while (0)

#endif
