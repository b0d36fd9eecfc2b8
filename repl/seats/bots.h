/* bots.h: those who play seats at one table without a person. */
#ifndef BOTS_H
#define BOTS_H

#include "croupier.h"
#include "options.h"

struct outside;

struct bots {
  struct outside *outside[CROUPIER_MAX_SEATS];
  const char *command[CROUPIER_MAX_SEATS]; /* NULL: one of the library's own */
  croupier_bot own[CROUPIER_MAX_SEATS];
  const char *lang;
  long patience; /* seconds that another program gets for an answer */
  bool stop;     /* a program at fault stops the game; or a random player takes its seat */
  bool many;     /* it plays many games, without people: complaints say in which, and events may wait */
  unsigned long faults;
  croupier_progress progress; /* of those that think; call NULL: nobody wants to know */
};

/* What the options say of bots at fault. Complains unless DONE. */
int bots_read(struct bots *b, const struct options *o);
/* Who sits there from now on: a bot, whose word must last, or a person. A program that was there is stopped. */
void bots_seat(struct bots *b, int seat, const char *who);
void bots_end(struct bots *b);

/* A game begins: before croupier_start. Starts the programs that do not run. Complains unless DONE. */
int bots_hello(struct bots *b, croupier *c);
/* The same for one that has sat down while a game is played. */
int bots_join(struct bots *b, croupier *c, int seat);
bool bots_runs(const struct bots *b, int seat); /* a program, and it is not at fault */
void bots_event(struct bots *b, const croupier_event *event);
void bots_undone(struct bots *b, size_t answers);
void bots_over(struct bots *b, croupier *c);
/* The option that the bot in a seat chooses, or why there is none. */
enum {
  BOT_STOPS = -1, /* a program was at fault and the game shall stop; it has complained */
  BOT_FAILS = -2, /* croupier_error() says why it cannot choose */
  BOT_WAITS = -3, /* who waited for a program has had enough; its answer may still come */
};
int bots_choose(struct bots *b, croupier *c, int seat);

#endif
