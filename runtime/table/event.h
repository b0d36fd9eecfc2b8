/* event.h: what happens in a game, as facts; one table says what each event holds and who may know it. */
#ifndef CROUPIER_EVENT_H
#define CROUPIER_EVENT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "croupier_events.h"
#include "lua.h"
#include "text.h"
#include "world.h"

#define MAX_EVENT_ARGS 128 /* the nodes of a way */
#define MAX_NOTE_ARGS  24  /* those of lists counted one by one */
#define MAX_DICE       8

enum arg_type { ARG_NUMBER, ARG_WORD, ARG_PIECE, ARG_PLAYER, ARG_ZONE };

/* A value under a name: of a note, each die of a roll, each node of a way. */
struct event_arg {
  const char *name;
  bool listed; /* one of a list: those of one name follow each other */
  enum arg_type type;
  int64_t number; /* or a piece, a seat, a zone */
  const char *word;
};

/* What an answer is. */
enum said { SAID_CHOICE, SAID_INSTEAD, SAID_ENOUGH /* "done" after picks, which say it all */ };

/* All that its text or JSON may say is in it, or never changes: it is told later than it happens. */
struct croupier_event {
  struct croupier *host;
  croupier_event_type type;
  int piece, from, to, seat; /* -1: none */
  uint32_t sees;             /* the seats that may know what the table keeps for them */
  int64_t number, after;     /* after: what `to` holds then, or the total of points */
  const char *word;
  const char *choice[MOST_LANGS]; /* answer: what the option is called; NULL: there was no memory */
  enum said said;                 /* answer */
  bool secret;                    /* an answer that all others hear of, but not what it is */
  bool flag;
  int args;
  struct event_arg arg[MAX_EVENT_ARGS];
};

/* Why the pieces move with which a zone is renewed. People hear of the shuffle alone, whose `from` is then set. */
extern const char event_renewed[];

/* A new event of nothing but its type. The args are left as they are, but for their number. */
static inline void event_begin(struct croupier_event *e, croupier_event_type type) {
  e->host = NULL;
  e->type = type;
  e->piece = e->from = e->to = e->seat = -1;
  e->sees = ~0u;
  e->number = e->after = 0;
  e->word = NULL;
  for (int i = 0; i < MOST_LANGS; i++) e->choice[i] = NULL;
  e->said = SAID_CHOICE;
  e->secret = e->flag = false;
  e->args = 0;
}
/* The mask of an event for what a zone or purse shows: onlookers see it only where one of them is open to all. */
static inline uint32_t event_sight(uint8_t sees) { return sees == UINT8_MAX ? ~0u : sees; }
/* One more value; raises nothing: the caller looks that there is room. */
static inline struct event_arg *event_add(struct croupier_event *e, const char *name, enum arg_type type) {
  struct event_arg *arg = &e->arg[e->args++];
  *arg = (struct event_arg){.name = name, .type = type};
  return arg;
}

/* Hand an event to who hears it, the host at the end of the step. Call it only when world->listening, so that play
   without a listener pays one branch. */
void event_emit(lua_State *L, struct croupier_event *e);
/* Likewise an event that is only a seat, a word and a number. */
void event_say(lua_State *L, croupier_event_type type, int seat, const char *word, int32_t number);

/* --- what an event holds --- */

/* Who may know a fact. */
enum known {
  KNOWN_ALL = 1,
  KNOWN_SEEN,   /* the seats of `sees` */
  KNOWN_PAYEE,  /* who sees the purse `to` */
  KNOWN_NOBODY, /* but a reader who knows everything */
};

/* What a fact is, and where in the event it lies. */
enum fact_value {
  VALUE_PIECE = 1, /* piece */
  VALUE_FROM,      /* a zone */
  VALUE_TO,
  VALUE_MIXED, /* the zone `to`: from now on places in it say nothing */
  VALUE_PAYER, /* from: a purse */
  VALUE_PAYEE,
  VALUE_SEAT,
  VALUE_NUMBER,
  VALUE_PAID, /* number, from one purse to the other */
  VALUE_FLAG,
  VALUE_WORD,
  /* these are not in a member of the event's own, or follow from one: see seen.c */
  VALUE_ID,     /* the number that the piece has for the reader */
  VALUE_AFTER,  /* what the purse holds then, or the total of points */
  VALUE_ARG,    /* the args of the fact's name */
  VALUE_ARGS,   /* all args, under their names */
  VALUE_WITH,   /* all args, as members of an object */
  VALUE_CHOICE, /* what an option is called */
  VALUE_TABLE,  /* known of the table: see facts.c */
};

struct fact_row {
  const char *name; /* in JSON, and in braces in the texts; NULL: behind the last */
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
