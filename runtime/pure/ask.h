/* ask.h: the questions that wait for an answer, and which answers are legal. */
#ifndef CROUPIER_ASK_H
#define CROUPIER_ASK_H

#include <stdbool.h>
#include <stdint.h>

#include "zone.h"

/*
** An ask has candidates: pieces, or places in a list that the asker keeps. Some of the candidates are open: they are
** offered as options, numbered from 0. After them come "done" and the words that may be answered instead.
**
** A select is made of single picks. After each pick only those candidates are open from which a legal whole can still
** be reached, so there are no dead ends. "done" is an option if the picks are a legal whole already.
*/
#define MAX_ASKS        8
#define MAX_ITEMS       512 /* candidates of all pending asks together */
#define MAX_OTHERS      6
#define ANOTHER_ACTS    MAX_OTHERS
#define MAX_NUMBER      1000000 /* a number to choose lies between this and its negative */
#define MAX_PICKS       32      /* of one select */
#define MAX_FAMILY      12      /* candidates of a select with `among` */
#define MAX_BOUNDED_SUM 62      /* the largest sum a select with an upper bound can tell apart */

enum ask_kind { ASK_ONE, ASK_NUMBER, ASK_SELECT, ASK_ORDER, ASK_YES };

/* What an option means. */
enum option_kind { OPTION_ITEM, OPTION_NUMBER, OPTION_YES, OPTION_DONE, OPTION_OTHER };

struct ask {
  const char *prompt;    /* the asker keeps it alive */
  uint8_t others;        /* number of words that may be answered instead of a first pick */
  int8_t took_other;     /* the answer is this one of the words; -1: none; ANOTHER_ACTS: see free_interrupt */
  uint8_t insteads;      /* the first words are the asker's own, so many; the others are free actions */
  const char *ends_with; /* a free action that ends the question instead of repeating it, or NULL */
  uint8_t kind, seat;
  bool values;           /* the prompt has values */
  uint8_t bids;          /* which values of a bid its texts name, as bits: see prompt.c */
  bool pieces;           /* items are pieces, else places in a list */
  bool complete;         /* no more picks are wanted */
  bool whole;            /* select: the picks are a legal whole now */
  bool unique;           /* all candidates are offered, even if pieces look alike */
  uint16_t first, items; /* candidates: candidates.item[first ...] */
  uint16_t open;         /* how many candidates are options: candidates.open[first ...] */
  int32_t low, high;     /* ASK_NUMBER */
  int32_t answer;        /* item, number, or 1 for yes */
  uint64_t since;        /* number of answers given before the question */
  uint64_t key;          /* of draws that two games share, or 0: see table/coupled.h */
  bool can_wait;         /* another seat's free action may come first */
  bool secret;           /* no other seat learns the answer, as in a sealed auction */
  int16_t to;            /* the zone that picked pieces go to; -1: none */
  /* select: what a whole must be */
  uint16_t least, most; /* picks */
  bool again;           /* a candidate of a list may be picked again */
  int16_t total_field;  /* -1: any total; else a field of numbers from 0 up, 0 for pieces without it */
  int16_t alike_field;  /* -1: any mixture; else all picks have the same word in this field */
  int32_t wild;         /* a word that goes with any other; NO_FIELD: none */
  int32_t total_least, total_most;
  const uint64_t *family; /* bit m: the candidates in mask m are a legal whole; NULL: no such bound */
  uint16_t picked;
  uint16_t
      pick[MAX_PICKS]; /* places in candidates.item; copied only as far as counted, like the members below */
  const char *other[MAX_OTHERS];
};

/* Most questions of random seats need none, so they lie where a snapshot copies them only if they were written. */
struct candidates {
  uint16_t item[MAX_ITEMS], open[MAX_ITEMS];
};

struct asks {
  uint8_t count;
  uint16_t used;            /* of the candidates */
  struct candidates *among; /* their owner sets it, once */
  struct ask ask[MAX_ASKS];
};

/* The place of an ask among the pending ones. */
static inline int ask_place(const struct asks *a, const struct ask *q) { return (int)(q - a->ask); }
/* Begins an ask of this seat, with no candidates yet. NULL: MAX_ASKS are pending. */
struct ask *ask_begin(struct asks *a, int seat, enum ask_kind kind, const char *prompt);
/* Adds a candidate to the newest ask. False: there are too many. */
bool ask_offer(struct asks *a, struct ask *q, uint16_t item);
/* Call it when all candidates and bounds of the newest ask are set. Returns the number of options. 0: there is no
   legal answer, or a candidate belongs to another ask. */
int ask_ready(const struct table *t, struct asks *a, struct ask *q);
/* Is there a legal answer? For a select; call it instead of ask_ready. */
bool ask_possible(const struct table *t, const struct asks *a, const struct ask *q);
/* Does the answer consist of several picks? */
static inline bool ask_is_of_several(const struct ask *q) {
  return q->kind == ASK_SELECT || q->kind == ASK_ORDER;
}
/* The number of options now. */
int ask_options(const struct ask *q);
/* The meaning of an option. *value: the item, the number, or 1 for yes. */
enum option_kind ask_option(const struct asks *a, const struct ask *q, int option, int32_t *value);
/* Why a candidate of a select is not open, although the asker has offered it. */
enum ask_closed {
  NOT_CLOSED,         /* it is open or picked already, or a piece of the same face is */
  CLOSED_BY_LIKENESS, /* too few are alike */
  CLOSED_BY_MUCH,     /* the total would be too much */
  CLOSED_BY_LITTLE,   /* too little */
  CLOSED_BY_FAMILY,   /* no set of the family has it in it */
};
enum ask_closed ask_why_closed(const struct table *t, const struct asks *a, const struct ask *q, int i);
/* Is only one answer legal? Picks that look alike count as one answer, in any order. After the first pick this holds
   only if the number of picks is fixed: another number could be meant. */
bool ask_is_forced(const struct table *t, const struct asks *a, const struct ask *q);
/* The total of the picks. */
int64_t ask_total(const struct table *t, const struct asks *a, const struct ask *q);
/* Answer with option 0 .. ask_options - 1. */
void ask_answer(const struct table *t, struct asks *a, struct ask *q, int option);
static inline uint16_t ask_pick(const struct asks *a, const struct ask *q, int i) {
  return a->among->item[q->pick[i]];
}
/* Removes the newest ask, once its answer has been read. */
void ask_end(struct asks *a);
/* Removes the newest asks until `count` are left. */
void ask_end_all_but(struct asks *a, int count);

#endif
