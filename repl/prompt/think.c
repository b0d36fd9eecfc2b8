/* think.c: what is seen of work that takes long, such as a bot that thinks; Ctrl-C makes it come to an end. */
#define _POSIX_C_SOURCE 200809L

#include "think.h"

#include "say.h"
#include "session.h"

#define SHOWN_AFTER 0.5 /* seconds */
#define SHOWN_EACH  0.1

static void wipe_line(struct thinking *t) {
  if (t->shown) fputs("\r\x1b[K", stdout);
  t->shown = false;
}

/* Before a complaint: what has led to it is told first. */
static void make_room(void *data) {
  struct thinking *t = data;
  wipe_line(t);
  if (t->repl->game) game_tell_rest(t->repl->game);
}

static bool go_on(void *data, unsigned done, unsigned of) {
  struct thinking *t = data;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  double seconds = (double)(now.tv_sec - t->begin.tv_sec) + (double)(now.tv_nsec - t->begin.tv_nsec) / 1e9;
  if (t->repl->look.screen && seconds > t->next) {
    t->next = seconds + SHOWN_EACH;
    if (!t->shown && t->repl->game) game_tell_rest(t->repl->game);
    int percent = of ? (int)(100.0 * done / of) : 0;
    printf("\r%s", mark(&t->repl->look, FAINT));
    print_safe(stdout, t->doing);
    printf(" %d %%%s", percent, mark(&t->repl->look, PLAIN));
    fflush(stdout);
    t->shown = true;
  }
  return !line_stops();
}

croupier_progress think_begin(struct thinking *t, struct repl *r, const char *doing) {
  *t = (struct thinking){.repl = r, .doing = doing, .next = SHOWN_AFTER};
  clock_gettime(CLOCK_MONOTONIC, &t->begin);
  say_after(make_room, t);
  return (croupier_progress){.call = go_on, .data = t};
}

void think_end(struct thinking *t) {
  wipe_line(t);
  say_after(NULL, NULL);
}
