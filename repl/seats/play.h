/* play.h: one game on the table: its croupier, its journal, the players of its seats, and the telling of events. */
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
  croupier_config config; /* the configuration of c */
  struct rules rules;     /* the files of the rules; empty if the journal holds the texts */
  croupier_journal *journal;
  struct log log;
  char *who[CROUPIER_MAX_SEATS]; /* the player of each seat, in the words of journals */
  unsigned humans;               /* seats of people, a bit each: bit 0 is seat 1 */
  struct bots bots;              /* the players of all other seats */
  struct wire *client;           /* the program that plays the seats of people; NULL: there are people */
  int told;                      /* the seat whose view of events is told; 0: everything */
  const char *lang;
  FILE *out;  /* events go there; NULL: stdout */
  bool muted; /* events are not told to people */
  struct narration story;
  bool trying; /* events are not told to bots either: this is a trial */
};

/* A croupier's event and print callbacks; data: the struct game. */
void game_event(void *data, const croupier_event *event);
void game_print(void *data, const char *text, size_t size);

/* Prints events that were kept to be joined. Call it before you print anything else. */
void game_tell_rest(struct game *g);

/* Makes a new game from the options: lays its table and seats its players. Its address must not change, because
   its croupier calls back. NULL: it has complained; *status is the exit status. */
struct game *game_lay(const char *name, const struct options *o, const char *lang, unsigned default_humans,
                      int *status);
/* Deals, and begins the journal. Complains unless DONE. */
int game_deal(struct game *g, const struct options *o);
/* game_lay and game_deal. told: tells the deal, too. */
struct game *game_start(const char *name, const struct options *o, const char *lang, unsigned default_humans,
                        bool told, int *status);
void game_close(struct game *g); /* NULL: nothing */

/* The next seat to answer, from 1: people first, so that undo never stops at a bot's answer. */
int game_next_seat(const struct game *g);
bool game_is_human(const struct game *g, int seat);
bool game_waits(const struct game *g); /* does a question wait? */
/* Gives an answer: at the table, in the journal and on disk. */
int game_answer(struct game *g, int seat, int option);
/* Takes a free action out of turn, likewise. */
int game_act(struct game *game, int seat, int action);
/* The option that the seat's bot chooses, or a greedy bot for a person. Or BOT_STOPS or BOT_WAITS, of bots.h. */
int game_bot_chooses(struct game *g, int seat);
typedef croupier_status_code game_travel(croupier_journal *j, croupier *c, size_t answers);
/* Runs a line of Lua that changes the game, likewise. *code: if it is not CROUPIER_OK, nothing has changed. */
int game_edit(struct game *g, const char *lua, const char **shown, croupier_status_code *code);
/* Undo or redo, likewise. */
int game_go(struct game *g, game_travel *go, size_t answers);
/* Seats a player: "human" or a bot. Complains unless DONE. */
int game_sits(struct game *g, int seat, const char *who);
/* The same, and writes it to the journal. */
int game_seats(struct game *g, int seat, const char *who);

#endif
