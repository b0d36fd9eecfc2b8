/* wire.h: JSON Lines between a game and whoever plays seats of it from outside. */
#ifndef WIRE_H
#define WIRE_H

#include <stdbool.h>
#include <stddef.h>

#include "croupier.h"

#define WIRE_PROTOCOL 1
#define WIRE_LONGEST  65536 /* bytes of a line that comes in */
#define WIRE_LISTED   1000  /* options of a question that are listed; all can be chosen */

/* One who plays. Lines go out by `send`, which gets each whole, with its line end; false: nobody is there. */
struct wire {
  bool (*send)(void *data, const char *line);
  void *data;
  const char *lang;
  unsigned seats;                         /* which he plays, a bit each */
  bool lost;                              /* an event has not reached him */
  unsigned long asked;                    /* questions sent so far: their numbers */
  unsigned long open[CROUPIER_MAX_SEATS]; /* the number of the question a seat was sent; 0: none */
};

/* What goes out. False: nobody is there, or there is no memory. */
bool wire_hello(struct wire *w, croupier *c);
/* To each of his seats as it may know it. From the croupier's event callback. */
void wire_event(struct wire *w, const croupier_event *event);
/* The questions that wait for his seats and were not sent yet. */
bool wire_asks(struct wire *w, croupier *c);
bool wire_view(struct wire *w, croupier *c, int seat);
bool wire_undone(struct wire *w, size_t answers); /* and all open questions are void */
bool wire_end(struct wire *w, croupier *c);
/* id: of the question that it is about and that still waits; 0: of none. */
bool wire_error(struct wire *w, const char *sentence, unsigned long id);

/* What comes in. */
enum message { MESSAGE_ANSWER, MESSAGE_FREE, MESSAGE_UNDO, MESSAGE_VIEW, MESSAGE_QUIT, MESSAGE_WRONG };
struct reply {
  enum message kind;
  int seat, option; /* ANSWER, FREE: legal now, FREE: the number of the action; VIEW: one of his */
  char wrong[300];  /* WRONG: a sentence, and the number of the question that it is about, or 0 */
  unsigned long id;
};
struct reply wire_read(struct wire *w, croupier *c, const char *line);
/* A seat's question is open no more: it was answered, or will be put again. */
void wire_answered(struct wire *w, int seat);

#endif
