/* agree_inner.h: the members of a plan, for agree.c and walk.c. */
#ifndef CROUPIER_AGREE_INNER_H
#define CROUPIER_AGREE_INNER_H

#include "agree.h"

/*
** Cards lie in cells: the places that the seat does not know, and the slots of bags. A card that has left a bag is in a
** cell too, but has no place. So there are as many cards as cells. Rows of bits over the cells and cards say which card
** may lie where.
*/
struct agree {
  const struct knowledge *knows;
  int cells, words; /* of 64 bits, for a bit for each cell or card */
  int placed;       /* the first cards have a place; the others have left bags */
  uint16_t *slot;   /* by cell: see told.h */
  uint16_t *class;  /* by cell: of the place; in a bag, of its first place */
  uint16_t *bag;    /* by cell */
  uint16_t *card;   /* by card: the piece; of the others, the row of the fact */
  uint16_t *face;   /* by card */
  uint64_t *fits;   /* by cell: a bit for each card that may lie there */
  uint16_t *count;  /* the facts that are not in `fits` */
  int counts;

  /* for drawing at once: the cells that facts concern, fewest cards first; then all the others by class */
  int first;        /* so many cells in `order` are drawn card by card */
  uint16_t *order;  /* cells */
  double *most;     /* for each of these: no more cards can be left for it */
  double rest_most; /* the logarithm of the most ways to deal the rest */
  const struct deal *deal;
};

/* A deal that is being made: the card in each cell. */
struct lying {
  uint16_t *card;  /* by cell */
  uint16_t *place; /* by card: the piece at whose place it lies, or NO_PIECE */
};

static inline uint64_t *agree_row(const struct agree *a, int cell) {
  return a->fits + (size_t)cell * (size_t)a->words;
}
static inline bool agree_fits(const struct agree *a, int cell, int card) {
  return told_bit(agree_row(a, cell), (unsigned)card);
}
/* By how many pieces the fact is wrong. */
int agree_wrong(const struct agree *a, const struct lying *l, int fact);
/* Does this card count for the fact, in this cell and at this place? */
bool agree_counts(const struct agree *a, int fact, int card, int cell, uint16_t place);
/* Gives the cards of each bag to its places at random. */
void agree_place(const struct agree *a, struct lying *l, struct rng *rng);
/* From any deal that fits, walks at random to one that agrees, and on. False: it has found none. */
bool walk(const struct agree *a, struct lying *l, struct rng *rng);
/* Any deal that fits. False: there is none. */
bool walk_begin(const struct agree *a, struct lying *l);

#endif
