/* bots.c: those who play seats at one table without a person. */
#include "bots.h"

#include <string.h>

#include "outside.h"
#include "say.h"
#include "sitters.h"

#define MOST_WARNINGS 10 /* a program that always fails need not be named a thousand times */

int bots_read(struct bots *b, const struct options *o) {
  *b = (struct bots){.patience = o->patience, .lang = "en"};
  if (strcmp(o->fault, "stop") == 0) b->stop = true;
  else if (strcmp(o->fault, "random") != 0) return complain(USAGE, T(fault_wrong), o->fault);
  return DONE;
}

void bots_seat(struct bots *b, int seat, const char *who) {
  outside_stop(b->outside[seat - 1]);
  b->outside[seat - 1] = NULL;
  struct sitter sitter;
  sitter_read(who, SIT_ALL, &sitter);
  b->who[seat - 1] = who;
  b->command[seat - 1] = sitter.command;
  b->own[seat - 1] = sitter.bot; /* a person's, or a program's at fault: random */
}

bool bots_sits(const struct bots *b, int seat, const char *who) { return b->who[seat - 1] == who; }

void bots_end(struct bots *b) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++)
    if (b->outside[i]) outside_leave(b->outside[i]);
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) {
    outside_stop(b->outside[i]);
    b->outside[i] = NULL;
  }
}

int bots_join(struct bots *b, croupier *c, int seat) {
  struct outside **o = &b->outside[seat - 1];
  if (croupier_bot_thinks(&b->own[seat - 1])) croupier_remember(c, true);
  if (!b->command[seat - 1]) return DONE;
  if (*o && !outside_runs(*o)) { /* between two games it may end */
    outside_stop(*o);
    *o = NULL;
  }
  if (!*o) *o = outside_start(b->command[seat - 1], seat, b->lang, b->patience);
  if (!*o) return FAULT;
  outside_hello(*o, c);
  return DONE;
}

int bots_hello(struct bots *b, croupier *c) {
  int status = DONE;
  for (int seat = 1; seat <= croupier_players(c) && status == DONE; seat++) status = bots_join(b, c, seat);
  return status;
}

bool bots_runs(const struct bots *b, int seat) { return b->outside[seat - 1] != NULL; }

void bots_event(struct bots *b, const croupier_event *event) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) {
    if (!b->outside[i]) continue;
    outside_event(b->outside[i], event);
    if (!b->many) outside_flush(b->outside[i]);
  }
}

void bots_undone(struct bots *b, size_t answers) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++)
    if (b->outside[i]) outside_undone(b->outside[i], answers);
}

void bots_over(struct bots *b, croupier *c) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++)
    if (b->outside[i]) outside_end(b->outside[i], c);
}

/* It is stopped, and started anew when another game begins. */
static int take_over(struct bots *b, croupier *c, int seat) {
  struct outside **o = &b->outside[seat - 1];
  char where[60] = "";
  if (b->many) snprintf(where, sizeof where, T(in_game_of_seed), (unsigned long long)croupier_seed(c));
  unsigned long faults = b->all_faults ? atomic_fetch_add(b->all_faults, 1) + 1 : b->faults + 1;
  b->faults++;
  if (b->stop) {
    complain(FAULT, T(bot_failed), b->command[seat - 1], seat, where, outside_fault(*o));
  } else if (faults <= MOST_WARNINGS) {
    warn(T(bot_replaced), b->command[seat - 1], seat, where, outside_fault(*o));
  }
  outside_stop(*o);
  *o = NULL;
  return b->stop ? BOT_STOPS : croupier_random_option(c, seat);
}

static const croupier_progress *progress_of(const struct bots *b) {
  return b->progress.call ? &b->progress : NULL;
}

int bots_estimate(struct bots *b, croupier *c, int seat, croupier_estimate *best, int room, int *tried) {
  *tried = 0;
  if (b->outside[seat - 1]) return bots_choose(b, c, seat);
  int option = croupier_bot_estimates(c, seat, &b->own[seat - 1], progress_of(b), best, room, tried);
  return option >= 0 ? option : BOT_FAILS;
}

int bots_choose(struct bots *b, croupier *c, int seat) {
  int tried;
  if (!b->outside[seat - 1]) return bots_estimate(b, c, seat, NULL, 0, &tried);
  const croupier_progress *progress = progress_of(b);
  int option = outside_choose(b->outside[seat - 1], c, progress);
  if (option < 0 && outside_left(b->outside[seat - 1])) { /* as programs may that play but one game */
    if (bots_join(b, c, seat) != DONE) return BOT_STOPS;
    option = outside_choose(b->outside[seat - 1], c, progress);
  }
  if (option == OUTSIDE_LATER) return BOT_WAITS;
  return option >= 0 ? option : take_over(b, c, seat);
}
