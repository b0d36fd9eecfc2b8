/* wire.h: JSON Lines between a game and an outside player of its seats. */
#ifndef WIRE_H
#define WIRE_H

#include <stdbool.h>
#include <stddef.h>

#include "croupier.h"

#define WIRE_PROTOCOL 1
#define WIRE_LONGEST  65536 /* bytes of a line that comes in */
#define WIRE_LISTED   1000  /* options of a question that are listed; all can be chosen */

/* The outside player. `send` gets each line whole, with its line end. False: nobody is there. */
struct wire {
  bool (*send)(void *data, const char *line);
  void *data;
  const char *lang;
  unsigned seats;                         /* the seats that it plays, a bit each */
  bool lost;                              /* an event has not reached it */
  unsigned long asked;                    /* number of questions sent so far; it numbers them */
  unsigned long open[CROUPIER_MAX_SEATS]; /* the number of the question that the seat was sent; 0: none */
};

/* Outgoing lines. False: nobody is there, or there is no memory. */
bool wire_hello(struct wire *w, croupier *c);
/* Sends an event once for each seat of the player, as that seat may know it. Called from the croupier's event
   callback. */
void wire_event(struct wire *w, const croupier_event *event);
/* Sends the questions that wait for its seats and were not sent yet. */
bool wire_asks(struct wire *w, croupier *c);
bool wire_view(struct wire *w, croupier *c, int seat);
bool wire_undone(struct wire *w, size_t answers); /* all open questions become void */
bool wire_end(struct wire *w, croupier *c);
/* id: the question that the error is about, if it still waits; or 0. */
bool wire_error(struct wire *w, const char *sentence, unsigned long id);

/* Incoming lines. */
enum message { MESSAGE_ANSWER, MESSAGE_FREE, MESSAGE_UNDO, MESSAGE_VIEW, MESSAGE_QUIT, MESSAGE_WRONG };
struct reply {
  enum message kind;
  /* ANSWER, FREE: legal now; FREE: option is the number of the action; VIEW: one of its seats */
  int seat, option;
  char wrong[300]; /* WRONG: a sentence, and the number of the question that it is about, or 0 */
  unsigned long id;
};
struct reply wire_read(struct wire *w, croupier *c, const char *line);
/* The question of a seat is no longer open: it was answered, or will be put again. */
void wire_answered(struct wire *w, int seat);

#endif
