/* ask.h: the questions that wait for an answer, and which answers are legal. */
#ifndef CROUPIER_ASK_H
#define CROUPIER_ASK_H

#include <stdbool.h>
#include <stdint.h>

#include "zone.h"

/*
** An ask has candidates: pieces, or places in a list that its asker keeps. Of these some are open:
** they are offered as options, numbered from 0; "done" and the words that may be said instead follow.
** A select is made of single picks. After each, the open candidates are those from which a legal
** whole can still be reached, so there are no dead ends, and "done" is offered where the picks are a
** whole already.
*/
#define MAX_ASKS        8
#define MAX_ITEMS       512 /* candidates of all pending asks together */
#define MAX_OTHERS      6
#define ANOTHER_ACTS    MAX_OTHERS
#define MAX_NUMBER      1000000 /* to choose, above and below 0 */
#define MAX_PICKS       32      /* of one select */
#define MAX_FAMILY      12      /* candidates of a select that is bound to a family of sets */
#define MAX_BOUNDED_SUM 62      /* the largest sum a select with an upper bound can tell apart */

enum ask_kind { ASK_ONE, ASK_NUMBER, ASK_SELECT, ASK_ORDER, ASK_YES };

/* What an option means. */
enum option_kind { OPTION_ITEM, OPTION_NUMBER, OPTION_YES, OPTION_DONE, OPTION_OTHER };

struct ask {
  const char *prompt;    /* the asker keeps it alive */
  uint8_t others;        /* words that may be said instead of a first pick */
  int8_t took_other;     /* the answer is one of these; -1: none; ANOTHER_ACTS: see free_interrupt */
  bool has_instead;      /* the first of them is the asker's own; the others are free actions */
  const char *ends_with; /* a free action after which the question is not put again, or NULL */
  uint8_t kind, seat;
  bool pieces;           /* items are pieces, else places in a list */
  bool complete;         /* no more picks are wanted */
  bool whole;            /* select: the picks are a legal whole now */
  bool unique;           /* alike pieces are offered once */
  uint16_t first, items; /* candidates: asks.item[first ...] */
  uint16_t open;         /* how many are options: asks.open[first ...] */
  int32_t low, high;     /* ASK_NUMBER */
  int32_t answer;        /* item, number, or 1 for yes */
  uint64_t since;        /* how many answers had been given when it was put */
  bool can_wait;         /* another seat's free action may come first */
  bool secret;           /* the answer is told to nobody else, as in a sealed auction */
  int16_t to;            /* the zone that picked pieces go to; -1: none */
  /* select: what a whole must be */
  uint16_t least, most; /* picks */
  bool again;           /* of a list: what has been picked may be picked once more */
  int16_t total_field;  /* -1: any total; else numbers from 0 up, and 0 for pieces without */
  int16_t alike_field;  /* -1: any mixture; else all picks have the same word there, and do have one */
  int32_t wild;         /* a word that goes with every other; NO_FIELD: none */
  int32_t total_least, total_most;
  const uint64_t *family; /* bit m: the candidates in mask m are a whole; NULL: no such bound */
  uint16_t picked;
  uint16_t
      pick[MAX_PICKS]; /* candidates, by place in asks.item; this and what follows only as far as counted */
  const char *other[MAX_OTHERS];
};

struct asks {
  uint8_t count;
  uint16_t used; /* of item and open */
  struct ask ask[MAX_ASKS];
  uint16_t item[MAX_ITEMS];
  uint16_t open[MAX_ITEMS];
};

/* Its place among those that are pending. */
static inline int ask_place(const struct asks *a, const struct ask *q) { return (int)(q - a->ask); }
/* A new pending ask of a seat, with no candidates yet; NULL: MAX_ASKS are pending. */
struct ask *ask_begin(struct asks *a, int seat, enum ask_kind kind, const char *prompt);
/* One more candidate of the newest ask; false: too many. */
bool ask_offer(struct asks *a, struct ask *q, uint16_t item);
/* All candidates and bounds of the newest ask are set. Returns the number of options; 0: there is no legal answer, or
   candidates of another ask are among its own. */
int ask_ready(const struct table *t, struct asks *a, struct ask *q);
/* Is there a legal whole at all? For a select, instead of ask_ready. */
bool ask_possible(const struct table *t, const struct asks *a, const struct ask *q);
/* Are several candidates picked, one after the other? */
static inline bool ask_is_of_several(const struct ask *q) {
  return q->kind == ASK_SELECT || q->kind == ASK_ORDER;
}
/* How many options there are now. */
int ask_options(const struct ask *q);
/* What an option is; value: the item, the number, or 1 for yes. */
enum option_kind ask_option(const struct asks *a, const struct ask *q, int option, int32_t *value);
/* Answer with option 0 .. ask_options - 1. */
void ask_answer(const struct table *t, struct asks *a, struct ask *q, int option);
static inline uint16_t ask_pick(const struct asks *a, const struct ask *q, int i) {
  return a->item[q->pick[i]];
}
/* The newest ask has been read: forget it. */
void ask_end(struct asks *a);
/* Forget the newest, until only so many are left. */
void ask_end_all_but(struct asks *a, int count);

#endif
