/* play.h: one game at the prompt, from wherever it stands to its end. */
#ifndef PLAY_H
#define PLAY_H

#include <stdbool.h>

#include "croupier.h"
#include "log.h"

struct game {
  croupier *c;
  croupier_journal *journal;
  struct log log;
  unsigned humans; /* seats of people, a bit each: bit 0 is seat 1 */
  int told;        /* the seat to whom events are told; 0: all is told */
  const char *lang;
  bool muted;  /* events are not told: the program tries something out */
  bool hinted; /* how to choose several was said already */
  bool left;   /* the person wants to stop for now */
};

/* A croupier's event and print callbacks; data: the struct game. */
void game_event(void *data, const croupier_event *event);
void game_print(void *data, const char *text, size_t size);

/* Plays on until the end, or until somebody leaves. Complains unless DONE. */
int game_play(struct game *game);
/* One answer, at the table, in the journal and on disk. */
int game_answer(struct game *game, int seat, int option);
/* Whom events are told to when these seats are people's. */
int game_listener(unsigned humans, int players);

/* A person's seat is asked: reads lines until one is an answer, or undo, redo, quit. */
int person_acts(struct game *game, int seat);

#endif
