/* play.h: one game on the table: its croupier, its journal, who sits where, and what is told of it. */
#ifndef PLAY_H
#define PLAY_H

#include <stdbool.h>
#include <stdio.h>

#include "bots.h"
#include "croupier.h"
#include "gamefiles.h"
#include "log.h"
#include "narrate.h"
#include "options.h"
#include "table.h"
#include "wire.h"

struct game {
  croupier *c;
  croupier_config config; /* what c was made from */
  struct rules rules;     /* that it was read from; empty where the texts are the journal's */
  croupier_journal *journal;
  struct log log;
  char *who[CROUPIER_MAX_SEATS]; /* who sits where, in the words of journals */
  unsigned humans;               /* seats of people, a bit each: bit 0 is seat 1 */
  struct bots bots;              /* who answers in all the others */
  struct wire *client; /* the program that plays for the people, and is told; NULL: there are people */
  int told;            /* the seat to whom events are told; 0: all is told */
  const char *lang;
  FILE *out;  /* where events are told; NULL: stdout */
  bool muted; /* events are not told to people */
  struct narration story;
  bool trying; /* nor to bots: the program tries something out */
};

/* A croupier's event and print callbacks; data: the struct game. */
void game_event(void *data, const croupier_event *event);
void game_print(void *data, const char *text, size_t size);

/* Tells what was kept to be told in one line with more: before anything else is printed. */
void game_tell_rest(struct game *g);

/* A new game by what the options say: its table is laid, and everybody sits. It stays where it is: its croupier
   calls back. NULL: it has complained, and *status says how to leave. */
struct game *game_lay(const char *name, const struct options *o, const char *lang, unsigned default_humans,
                      int *status);
/* Dealt, and its journal begun. Complains unless DONE. */
int game_deal(struct game *g, const struct options *o);
/* Both. told: the deal as well. */
struct game *game_start(const char *name, const struct options *o, const char *lang, unsigned default_humans,
                        bool told, int *status);
/* A game that goes on where its journal ends. After damage it is there all the same, and *status is DAMAGED. */
struct game *game_open(const char *path, const char *lang, int *status);
void game_close(struct game *g); /* NULL: nothing */

/* The next who answers, from 1: people first, so that taking back an answer never stops at a bot's. */
int game_next_seat(const struct game *g);
bool game_is_human(const struct game *g, int seat);
bool game_waits(const struct game *g); /* is anybody asked anything? */
/* One answer, at the table, in the journal and on disk. */
int game_answer(struct game *g, int seat, int option);
/* The same with a free action out of turn. */
int game_act(struct game *game, int seat, int action);
/* The option that a bot chooses; a greedy one where a person sits. Or BOT_STOPS or BOT_WAITS, of bots.h. */
int game_bot_chooses(struct game *g, int seat);
typedef croupier_status_code game_travel(croupier_journal *j, croupier *c, size_t answers);
/* The same with a line of Lua that changes the game; *code: not CROUPIER_OK, and nothing has changed. */
int game_edit(struct game *g, const char *lua, const char **shown, croupier_status_code *code);
/* Undo or redo, at all three. */
int game_go(struct game *g, game_travel *go, size_t answers);
/* Who sits there from now on, "human" or a bot. Complains unless DONE. */
int game_sits(struct game *g, int seat, const char *who);
/* The same, and the journal says so. */
int game_seats(struct game *g, int seat, const char *who);

#endif
