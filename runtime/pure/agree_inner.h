/* agree_inner.h: the members of a plan, for agree.c and walk.c. */
#ifndef CROUPIER_AGREE_INNER_H
#define CROUPIER_AGREE_INNER_H

#include "knowledge.h"

/*
** Cards lie in cells: the places that the seat does not know, and the slots of bags. From its cell each card comes to a
** place, where it lies now; only in bags there is a choice. A card that has left a bag has a place of its own kind: there
** it is known. So there are as many cards as cells and places. Facts are about cells, classes about places.
*/
struct agree {
  const struct knowledge *knows;
  int cells, words; /* of 64 bits, for a bit for each cell */
  int placed; /* the first places are pieces; in the others lie cards that have left bags, each in its own */
  bool bags;  /* else each cell is its place */
  uint16_t *slot;    /* by cell: see told.h */
  uint16_t *place;   /* by place: the piece; of the others, the row of the fact */
  uint16_t *card;    /* by card: the piece */
  uint16_t *face;    /* by card */
  uint64_t *fits;    /* by cell: a bit for each card that may lie there */
  uint64_t *reached; /* by place: a bit for each cell that a card may come from */
  uint64_t *suited;  /* by place: a bit for each card that may lie there */
  uint64_t *room;    /* as much again, for walk_begin */
  uint16_t *count;   /* the facts that are not in `fits` */
  int counts;

  /* for drawing at once, without bags: the cells that facts concern, fewest cards first */
  int first;        /* so many cells in `order` are drawn card by card */
  uint16_t *order;  /* cells */
  double *most;     /* for each of these: no more cards can be left for it */
  double rest_most; /* the logarithm of the most ways to deal the rest */
  const struct deal *deal;
};

/* A deal that is being made. */
struct lying {
  uint16_t *card;  /* by cell */
  uint16_t *place; /* by card */
};

static inline uint64_t *agree_row_of(const struct agree *a, uint64_t *rows, int i) {
  return rows + (size_t)i * (size_t)a->words;
}
static inline uint64_t *agree_row(const struct agree *a, int cell) { return agree_row_of(a, a->fits, cell); }
static inline bool agree_fits(const struct agree *a, int cell, int card) {
  return told_bit(agree_row(a, cell), (unsigned)card);
}
/* May a card come from the cell to the place? */
static inline bool agree_reaches(const struct agree *a, int cell, int place) {
  return told_bit(agree_row_of(a, a->reached, place), (unsigned)cell);
}
/* May the card lie at the place? */
static inline bool agree_suits(const struct agree *a, int place, int card) {
  return told_bit(agree_row_of(a, a->suited, place), (unsigned)card);
}
/* Does this card count for the fact, from this cell and at this place? */
bool agree_counts(const struct agree *a, int fact, int card, int cell, int place);
/* By how many pieces a fact is wrong, if so many count for it. */
int agree_wrong(const struct agree *a, int fact, int n);
/* Any deal that fits. False: none was found. */
bool walk_begin(const struct agree *a, struct lying *l, struct rng *rng);
/* From there, walks at random to a deal that agrees, and on. False: none was found. */
bool walk(const struct agree *a, struct lying *l, struct rng *rng);

#endif
