/* always.c: one answer each time the same question comes, until the person is asked something else. */
#define _POSIX_C_SOURCE 200809L

#include "always.h"

#include <string.h>

static bool remember(struct repeated *a, const struct repl *r, int option) {
  repeated_forget(a);
  a->seat = r->seat;
  a->prompt = strdup(croupier_question_of(r->game->c, r->seat)->prompt);
  a->label = strdup(r->menu.label[option][r->menu.languages]);
  if (a->prompt && a->label) return true;
  repeated_forget(a);
  return false;
}

bool always_is_possible(const struct repl *r, int option) {
  const char *label = r->menu.label[option][r->menu.languages], *action;
  for (int i = 0; (action = croupier_free_name(r->game->c, i, NULL)) != NULL; i++)
    if (strcmp(label, action) == 0) return false;
  return true;
}

bool always_begin(struct repl *r, int option) { return remember(&r->always, r, option); }

void always_end(struct repl *r) {
  repeated_forget(&r->always);
  repeated_forget(&r->latest);
}

/* The option of the present question that the answer means, or -1. */
static int option_of(const struct repl *r, const struct repeated *a) {
  const croupier_question *q = croupier_question_of(r->game->c, a->seat);
  if (!q || q->several || strcmp(q->prompt, a->prompt) != 0) return -1;
  return croupier_find_option(r->game->c, a->seat, a->label);
}

int always_seat(struct repl *r) {
  const struct game *g = r->game;
  int seat = r->always.seat;
  if (!g || !seat || r->paused || croupier_status(g->c) != CROUPIER_ASKS || game_next_seat(g) != seat)
    return 0;
  if (option_of(r, &r->always) >= 0) return seat;
  always_end(r);
  return 0;
}

int always_answer(struct repl *r) {
  int status = game_answer(r->game, r->always.seat, option_of(r, &r->always));
  repl_changed(r);
  return status;
}

bool always_asked_again(const struct repl *r, int seat) {
  const croupier_question *q = croupier_question_of(r->game->c, seat);
  return q && r->latest.seat == seat && strcmp(q->prompt, r->latest.prompt) == 0;
}

void always_note(struct repl *r, int option) {
  const struct repeated *was = &r->latest;
  bool again = r->others && was->seat == r->seat && option_of(r, was) == option;
  if (again && r->look.terminal && !r->told_always) {
    fputs(mark(&r->look, FAINT), stdout);
    say_line(T(always_offered), r->menu.label[option][r->menu.shown]);
    fputs(mark(&r->look, PLAIN), stdout);
    r->told_always = true;
  }
  remember(&r->latest, r, option);
}
