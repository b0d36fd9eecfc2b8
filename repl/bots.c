/* bots.c: those who play seats at one table without a person. */
#include "bots.h"

#include <string.h>

#include "outside.h"
#include "say.h"
#include "seats.h"

#define MOST_WARNINGS 10 /* a program that always fails need not be named a thousand times */

int bots_read(struct bots *b, const struct options *o) {
  *b = (struct bots){.patience = o->patience, .lang = "en"};
  if (strcmp(o->fault, "stop") == 0) b->stop = true;
  else if (strcmp(o->fault, "random") != 0)
    return complain(USAGE, "--fault is random or stop, not \"%.60s\"", o->fault);
  return DONE;
}

void bots_seat(struct bots *b, int seat, const char *who) {
  outside_stop(b->outside[seat - 1]);
  b->outside[seat - 1] = NULL;
  b->command[seat - 1] = seat_command(who);
  croupier_bot_named(who, &b->own[seat - 1]); /* a person's, or a program's at fault: random */
}

void bots_end(struct bots *b) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) {
    outside_stop(b->outside[i]);
    b->outside[i] = NULL;
  }
}

int bots_hello(struct bots *b, croupier *c) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) {
    if (b->own[i].kind != CROUPIER_RANDOM) croupier_remember(c, true);
    if (!b->command[i]) continue;
    if (!b->outside[i]) b->outside[i] = outside_start(b->command[i], i + 1, b->lang, b->patience);
    if (!b->outside[i]) return FAULT;
    outside_hello(b->outside[i], c);
  }
  return DONE;
}

void bots_event(struct bots *b, const croupier_event *event) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++)
    if (b->outside[i]) outside_event(b->outside[i], event);
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
  b->faults++;
  if (b->stop) {
    complain(FAULT, both("the bot \"%.100s\" in seat %d %s", "a(z) \"%.100s\" gép a(z) %d. helyen %s"),
             b->command[seat - 1], seat, outside_fault(*o));
  } else if (b->faults <= MOST_WARNINGS) {
    warn(both("the bot \"%.100s\" in seat %d %s; a random player goes on for it",
              "a(z) \"%.100s\" gép a(z) %d. helyen %s; egy véletlen játékos folytatja helyette"),
         b->command[seat - 1], seat, outside_fault(*o));
  }
  outside_stop(*o);
  *o = NULL;
  return b->stop ? -1 : croupier_random_option(c, seat);
}

int bots_choose(struct bots *b, croupier *c, int seat) {
  int option;
  if (b->outside[seat - 1]) {
    option = outside_choose(b->outside[seat - 1], c);
    return option >= 0 ? option : take_over(b, c, seat);
  }
  option = croupier_bot_option(c, seat, &b->own[seat - 1], b->progress.call ? &b->progress : NULL);
  if (option < 0)
    complain(FAULT,
             both("the bot in seat %d cannot choose: %s", "a(z) %d. helyen ülő gép nem tud választani: %s"),
             seat, croupier_error(c));
  return option;
}
