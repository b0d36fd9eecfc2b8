/* bots.h: all players at one table who are not people. */
#ifndef BOTS_H
#define BOTS_H

#include <stdatomic.h>

#include "croupier.h"
#include "options.h"

struct outside;

struct bots {
  struct outside *outside[CROUPIER_MAX_SEATS];
  const char *command[CROUPIER_MAX_SEATS]; /* NULL: a bot of the library */
  croupier_bot own[CROUPIER_MAX_SEATS];
  const char *who[CROUPIER_MAX_SEATS]; /* the words for all of them */
  const char *lang;
  long patience;              /* seconds that a program has for an answer */
  bool stop;                  /* a failing program stops the game; false: a random player replaces it */
  bool many;                  /* many games without people: complaints name the game, and events may wait */
  unsigned long faults;       /* of programs, at this table */
  atomic_ulong *all_faults;   /* the same at all tables; NULL: there is one */
  bool told_trouble;          /* that the script loops when bots look ahead */
  bool told_met;              /* that it fails there */
  croupier_progress progress; /* progress of thinking bots; call may be NULL */
};

/* Reads the options about failing bots. Complains unless DONE. */
int bots_read(struct bots *b, const struct options *o);
/* Seats a bot or a person. The string must stay valid. Stops the program that sat there. */
void bots_seat(struct bots *b, int seat, const char *who);
bool bots_sits(const struct bots *b, int seat, const char *who); /* does that very word sit there? */
void bots_end(struct bots *b);

/* Call it before croupier_start. Starts the programs that do not run. Complains unless DONE. */
int bots_hello(struct bots *b, croupier *c);
/* The same for a program that joins during a game. */
int bots_join(struct bots *b, croupier *c, int seat);
bool bots_runs(const struct bots *b, int seat); /* is it a program that has not failed? */
void bots_event(struct bots *b, const croupier_event *event);
void bots_undone(struct bots *b, size_t answers);
void bots_over(struct bots *b, croupier *c);
/* The option that the bot chooses, or why there is none. */
enum {
  BOT_STOPS = -1, /* a program failed and the game must stop; it has complained */
  BOT_FAILS = -2, /* croupier_error() says why it cannot choose */
  BOT_WAITS = -3, /* the person stopped waiting for a program; its answer may still come */
};
int bots_choose(struct bots *b, croupier *c, int seat);
/* The same with the estimates of a bot that thinks: *tried of them, at most `room`, the best first. */
int bots_estimate(struct bots *b, croupier *c, int seat, croupier_estimate *best, int room, int *tried);

#endif
