/* event.h: events: what happens in a game, as facts. One table says which facts each event has and who may know them. */
#ifndef CROUPIER_EVENT_H
#define CROUPIER_EVENT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "croupier_events.h"
#include "lua.h"
#include "text.h"
#include "world.h"

#define MAX_EVENT_ARGS 128 /* enough for the nodes of a way */
#define MAX_NOTE_ARGS  24  /* each value of a list counts */
#define MAX_DICE       8

enum arg_type { ARG_NUMBER, ARG_WORD, ARG_PIECE, ARG_PLAYER, ARG_ZONE };

/* A named value: a value of a note, a die of a roll, a node of a way. */
struct event_arg {
  const char *name;
  bool listed; /* part of a list. The values of a list follow each other under one name */
  enum arg_type type;
  int64_t number; /* a number, or the index of a piece, seat or zone */
  const char *word;
};

/* The kind of an answer. */
enum said { SAID_CHOICE, SAID_INSTEAD, SAID_ENOUGH /* "done" after the picks */ };

/* The host hears an event later than it happens. So an event holds everything that its text or JSON says, except what
   never changes. */
struct croupier_event {
  struct croupier *host;
  croupier_event_type type;
  int piece, from, to, seat; /* -1: none */
  uint32_t sees;             /* a bit for each seat that may know the facts with KNOWN_SEEN */
  int64_t number, after;     /* after: the new amount in `to`, or the total of points */
  const char *word;
  const char *choice[MOST_LANGS]; /* answer: the name of the option; NULL: no memory */
  enum said said;                 /* answer */
  bool secret;                    /* answer: the other seats learn that there is one, and no more */
  bool flag;
  bool whole; /* move: nobody has chosen the piece */
  int args;
  struct event_arg arg[MAX_EVENT_ARGS];
};

/* The reason of the moves that renew a zone. People are not told these moves: the shuffle that follows has `from` set. */
extern const char event_renewed[];
/* The reason of the moves that a script leaves out of the story. */
extern const char event_untold[];

/* Begins an event that has only its type. Leaves old args in memory and sets their number to 0. */
static inline void event_begin(struct croupier_event *e, croupier_event_type type) {
  e->host = NULL;
  e->type = type;
  e->piece = e->from = e->to = e->seat = -1;
  e->sees = ~0u;
  e->number = e->after = 0;
  e->word = NULL;
  for (int i = 0; i < MOST_LANGS; i++) e->choice[i] = NULL;
  e->said = SAID_CHOICE;
  e->secret = e->flag = e->whole = false;
  e->args = 0;
}
/* The mask of seats that see a zone or purse. Onlookers see it only if all seats do. */
static inline uint32_t event_sight(uint8_t sees) { return sees == UINT8_MAX ? ~0u : sees; }
/* Adds a value. The caller makes sure that there is room. */
static inline struct event_arg *event_add(struct croupier_event *e, const char *name, enum arg_type type) {
  struct event_arg *arg = &e->arg[e->args++];
  *arg = (struct event_arg){.name = name, .type = type};
  return arg;
}

/* Passes an event to its listeners. The host hears it at the end of the step. Call it only if world->listening: a game
   without listeners then costs one branch. */
void event_emit(lua_State *L, struct croupier_event *e);
/* The same for an event of a seat, a word and a number. */
void event_say(lua_State *L, croupier_event_type type, int seat, const char *word, int32_t number);

/* --- the facts of events --- */

/* The readers that may know a fact. */
enum known {
  KNOWN_ALL = 1,
  KNOWN_SEEN,   /* the seats of `sees` */
  KNOWN_PAYEE,  /* the seats that see the purse `to` */
  KNOWN_NOBODY, /* only a reader that knows everything */
};

/* The kind of a fact, and its place in the event. */
enum fact_value {
  VALUE_PIECE = 1, /* piece */
  VALUE_FROM,      /* a zone */
  VALUE_TO,
  VALUE_MIXED, /* the zone `to`, shuffled: a place in it no longer tells which piece lies there */
  VALUE_PAYER, /* from: a purse */
  VALUE_PAYEE,
  VALUE_SEAT,
  VALUE_NUMBER,
  VALUE_PAID, /* number: an amount that moves between two purses */
  VALUE_FLAG,
  VALUE_WORD,
  /* seen.c handles these apart: they have no member of the event, or follow from another one */
  VALUE_ID,     /* the number of the piece for the reader */
  VALUE_AFTER,  /* the new amount of the purse, or the total of points */
  VALUE_ARG,    /* the args that have the name of the fact */
  VALUE_ARGS,   /* all args, each under its own name */
  VALUE_WITH,   /* all args, as members of an object */
  VALUE_CHOICE, /* the name of an option */
  VALUE_TABLE,  /* read from the table: see facts.c */
};

struct fact_row {
  const char *name; /* in JSON and, in braces, in texts. NULL ends the list */
  enum fact_value value;
  enum known known;
  const char *help;
};
struct event_row {
  const char *name, *help;
  const struct fact_row *facts;
};
extern const struct event_row event_rows[]; /* by type */

#endif
