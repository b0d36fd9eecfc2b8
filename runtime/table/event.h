/* event.h: what the primitives tell the host while a game goes on. */
#ifndef CROUPIER_EVENT_H
#define CROUPIER_EVENT_H

#include <stdint.h>

#include "lua.h"
#include "text.h"
#include "world.h"

struct croupier;

enum event_type {
  EVENT_START,   /* number: seed */
  EVENT_ZONE,    /* to */
  EVENT_CREATE,  /* piece, to */
  EVENT_MOVE,    /* piece, from, to, word: why or NULL */
  EVENT_SHUFFLE, /* to, number: how many; from: where all come from, if it was renewed */
  EVENT_ROLL,    /* args: each die; number: their sum */
  EVENT_ASK,     /* seat, word: prompt */
  EVENT_ANSWER,  /* seat, word: prompt, number: option */
  EVENT_FREE,    /* seat, word: a free action that it takes out of turn */
  EVENT_PURSE,   /* from, to: purses, number: how much, word: why or NULL */
  EVENT_SCORE,   /* seat, number: points, word: why or NULL */
  EVENT_PHASE,   /* word: name, number: which, 0 if they are not counted */
  EVENT_NOTE,    /* word: key of the text, args */
  EVENT_END,
};

#define MAX_EVENT_ARGS 24 /* those of lists counted one by one */
#define MAX_DICE       8

enum arg_type { ARG_NUMBER, ARG_WORD, ARG_PIECE, ARG_PLAYER, ARG_ZONE };

struct event_arg {
  const char *name; /* NULL for dice */
  bool listed;      /* one of a list: those of one name follow each other */
  enum arg_type type;
  int64_t number; /* or a piece, a seat, a zone */
  const char *word;
};

/* What an answer is. */
enum said { SAID_CHOICE, SAID_INSTEAD, SAID_ENOUGH /* "done" after picks, which say it all */ };

/* All that its text or JSON may say is in it, or never changes: it is told later than it happens. */
struct croupier_event {
  struct croupier *host;
  enum event_type type;
  int piece, from, to, seat; /* -1: none */
  uint32_t sees; /* seats that may know which piece it is; for notes and answers: who hears of it */
  int64_t number;
  int64_t after; /* purse: what `to` holds then; score: the total */
  const char *word;
  const char *choice[MOST_LANGS]; /* answer: what the option is called; NULL: there was no memory */
  enum said said;                 /* answer */
  bool secret;                    /* an answer that all others hear of, but not what it is */
  int args;
  struct event_arg arg[MAX_EVENT_ARGS];
};

/* Why the pieces move with which a zone is renewed. People hear of the shuffle alone, whose `from` is then set. */
extern const char event_renewed[];

static inline struct croupier_event event_of(enum event_type type) {
  return (struct croupier_event){.type = type, .piece = -1, .from = -1, .to = -1, .seat = -1, .sees = ~0u};
}

/* Hand an event to who hears it, the host at the end of the step. Call it only when world->listening, so that play
   without a listener pays one branch. */
void event_emit(lua_State *L, struct croupier_event *e);
/* A piece has been moved from there to where it is now. */
void event_move(lua_State *L, uint16_t piece, uint16_t from, const char *why);

#endif
