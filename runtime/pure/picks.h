/* picks.h: can the picks of a select still become a legal whole? */
#ifndef CROUPIER_PICKS_H
#define CROUPIER_PICKS_H

#include "ask.h"

/* The candidates chosen so far, perhaps with one more. */
struct choice {
  uint64_t chosen[MAX_ITEMS / 64]; /* candidates, counted from q->first */
  int count;
  int64_t total;
  int32_t word; /* the word of the alike picks; NO_FIELD: only wild ones so far */
};

static inline bool picks_has(const struct choice *c, int i) { return c->chosen[i / 64] >> (i % 64) & 1; }
static inline int32_t picks_word(const struct table *t, const struct ask *q, uint16_t piece) {
  return t->field[t->piece[piece].face][q->alike_field];
}

/* The picks so far. */
struct choice picks_begun(const struct table *t, const struct asks *a, const struct ask *q);
/* Adds candidate i. */
void picks_choose(const struct table *t, const struct asks *a, const struct ask *q, struct choice *c, int i);
/* Does the piece agree with the word so far? A piece without the field agrees with nothing. */
bool picks_goes_with(const struct table *t, const struct ask *q, int32_t word, uint16_t piece);
bool picks_are_whole(const struct ask *q, const struct choice *c);
/* Can the choice become a legal whole? */
bool picks_completes(const struct table *t, const struct asks *a, const struct ask *q,
                     const struct choice *c);

/* How many candidates that are not chosen have each word. */
struct alike {
  int words, most, wild; /* most: of one word; wild ones count for themselves */
  int32_t word[MAX_ITEMS];
  int count[MAX_ITEMS];
};

/* Only number and likeness count, not a total. */
static inline bool picks_need_likeness(const struct ask *q) {
  return q->alike_field >= 0 && q->total_field < 0;
}

void picks_count_alike(const struct table *t, const struct asks *a, const struct ask *q,
                       const struct choice *c, struct alike *n);
/* How many of them go with the word; with the best of all words if it is NO_FIELD. */
int picks_available(const struct alike *n, int32_t word);

#endif
