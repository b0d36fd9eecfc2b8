/* few_lines.h: games of a few lines, for tests of the words as scripts meet them. */
#ifndef FEW_LINES_H
#define FEW_LINES_H

#include <stdio.h>
#include <string.h>

#include "croupier.h"
#include "greatest.h"

#define SEED 7

/* A table of two players; what happens there, as seat `reader` may know it, one event a line. */
static struct {
  croupier *c;
  int reader;
  size_t used;
  char heard[20000];
} table;

static inline void hear(void *unused, const croupier_event *event) {
  (void)unused;
  const char *json = croupier_event_json(event, table.reader);
  size_t size = strlen(json);
  if (table.used + size + 2 > sizeof table.heard) return;
  memcpy(table.heard + table.used, json, size);
  table.used += size;
  memcpy(table.heard + table.used++, "\n", 2);
}

static inline void clear(void *unused) {
  (void)unused;
  if (table.c != NULL) croupier_free(table.c);
  memset(&table, 0, sizeof table);
}

/* Lay and start a game with these bodies of its methods. Returns the error, "" if there is none. */
static inline const char *play(const char *setup, const char *rules) {
  char script[4000];
  int reader = table.reader;
  clear(NULL);
  table.reader = reader;
  int size =
      snprintf(script, sizeof script,
               "local board, score = croupier.board, croupier.score\n"
               "local g = croupier.game 'g' { players = 2 }\n"
               "local function fails(sentence, f, ...)\n"
               "  local ok, err = pcall(f, ...)\n"
               "  if ok or not err:find(sentence, 1, true) then error('not that: ' .. tostring(err), 2) end\n"
               "end\n"
               "local function list(...) return table.concat({ ... }, ' ') end\n"
               "function g:setup()\n local a, b = self.players[1], self.players[2]\n %s\nend\n"
               "function g:play()\n local a, b = self.players[1], self.players[2]\n %s\nend\n"
               "return g\n",
               setup, rules);
  if (size < 0 || (size_t)size >= sizeof script) return "the script of the test is too long";
  croupier_config config = {.script = {"g.lua", script, (size_t)size}, .event = hear};
  table.c = croupier_new(&config);
  if (table.c == NULL) return "no memory";
  if (croupier_status(table.c) == CROUPIER_READY) croupier_start(table.c, SEED);
  return croupier_error(table.c);
}

static inline int heard(const char *text) {
  int times = 0;
  for (const char *at = table.heard; (at = strstr(at, text)) != NULL; at++) times++;
  return times;
}

/* The whole script ran: its asserts held, and there was no question. */
#define ASSERT_PLAYS(setup, rules)                                           \
  do {                                                                       \
    ASSERT_STR_EQ("", play(setup, rules));                                   \
    ASSERT_EQ_FMT((int)CROUPIER_ENDED, (int)croupier_status(table.c), "%d"); \
  } while (0)
#define ASSERT_FAILS(sentence, setup, rules)                               \
  do {                                                                     \
    const char *error = play(setup, rules);                                \
    if (strstr(error, sentence) == NULL) fprintf(stderr, "\n%s\n", error); \
    ASSERT(strstr(error, sentence) != NULL);                               \
  } while (0)

#endif
