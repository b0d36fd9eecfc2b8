/* misuse.h: plays a careless or hostile script, and says how it ends. */
#ifndef MISUSE_H
#define MISUSE_H

#include <stdio.h>
#include <string.h>

#include "table.h"

#define MOST_ANSWERS 200

static inline void hear(void *unused, const croupier_event *event) {
  (void)unused;
  for (int seat = 0; seat <= 2; seat++) {
    croupier_event_json(event, seat);
    croupier_event_text(event, seat, "en");
  }
}

/* A game with a few cards on a zone "row"; the players answer at random, here or inside. Returns the error. */
static inline const char *play(const char *declared, const char *setup, const char *rules, bool inside) {
  static char error[1000];
  char script[4000];
  int size = snprintf(script, sizeof script,
                      "local g = croupier.game 'g' { players = 2, %s }\n"
                      "function g:setup()\n"
                      "  local a, b = self.players[1], self.players[2]\n"
                      "  self.row, self.box = self:zone { 'row', sees = 'all' }, self:zone 'box'\n"
                      "  self.row:create { 'card {value}', value = 1 }\n"
                      "  self.row:create { 'card {value}', value = 2 }\n"
                      "  %s\n"
                      "end\n"
                      "function g:play()\n"
                      "  local a, b = self.players[1], self.players[2]\n"
                      "  %s\n"
                      "end\n"
                      "function g:free_one() end\n"
                      "function g:may_free_one() return true end\n"
                      "return g\n",
                      declared, setup, rules);
  if (size < 0 || (size_t)size >= sizeof script) return "the script of the test is too long";
  croupier_config config = {
      .script = {"g.lua", script, (size_t)size}, .event = inside ? NULL : hear, .time_ms = 200};
  croupier *c = croupier_new(&config);
  if (c == NULL) return "no memory";
  croupier_inline_random(c, inside ? ~0u : 0);
  if (croupier_status(c) == CROUPIER_READY) croupier_start(c, 1);
  for (int i = 0; i < MOST_ANSWERS && croupier_status(c) == CROUPIER_ASKS; i++) {
    int seat = croupier_question_at(c, 0)->seat;
    const char *why;
    croupier_option(c, seat, 0, NULL);
    croupier_refused(c, seat, 0, NULL, &why);
    if (croupier_answer(c, seat, croupier_random_option(c, seat)) != CROUPIER_OK) break;
  }
  if (croupier_status(c) != CROUPIER_BROKEN) croupier_view(c, 1);
  snprintf(error, sizeof error, "%s", croupier_error(c));
  croupier_free(c);
  return error;
}

/* Both when somebody listens and in a simulation: the sentence, or no error if it is "". */
#define ASSERT_SAYS(sentence, declared, setup, rules)                                    \
  do {                                                                                   \
    for (int inside = 0; inside < 2; inside++) {                                         \
      const char *error = play(declared, setup, rules, inside);                          \
      bool as_expected = *(sentence) ? strstr(error, sentence) != NULL : *error == '\0'; \
      if (!as_expected) fprintf(stderr, "\nnot \"%s\" but: %s\n", sentence, error);      \
      ASSERT(as_expected);                                                               \
    }                                                                                    \
  } while (0)

#endif
