/* knowledge.h: where each piece may lie, as far as one seat knows. */
#ifndef CROUPIER_KNOWLEDGE_H
#define CROUPIER_KNOWLEDGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rng.h"
#include "told.h"
#include "zone.h"

/*
** A piece is known, or it belongs to a class: pieces that were mixed out of the seat's sight. Classes form trees,
** because known pieces may be mixed with a part of a class. After discards are shuffled into a stock, a discard lies
** in the stock, but a piece that was in the stock before may also lie in a hand to which it was dealt.
**
** So there are two columns for each piece p: `at` is the class of the place where p lies. `of` is the class of p as a
** card: the card may lie at the places of that class and of all classes inside it.
*/
struct knowledge {
  uint16_t *at, *of; /* by piece */
  uint16_t *inside;  /* by class: the class it is part of, or KNOWN */
  uint16_t pieces, classes;
  struct told *told; /* what else the seat knows of them; NULL: nothing */
};

/* knowledge_size: bytes for one seat. knowledge_begin takes that memory and makes everything known. */
size_t knowledge_size(uint16_t pieces);
void knowledge_begin(struct knowledge *k, uint16_t pieces, void *memory);
/* The seat can no longer tell these pieces apart by their places. */
void knowledge_mix(struct knowledge *k, const uint16_t *list, int count);
/* The seat sees this piece. */
void knowledge_see(struct knowledge *k, uint16_t piece);
/* Call this before knowledge_see. Pieces that look alike are interchangeable: the seen piece takes the part of the
   one whose place is known best, among those that may lie here. */
void knowledge_identify(struct knowledge *k, const struct table *t, uint16_t piece);
/* May a piece that looks like `piece` lie at the place of p? Neither is known. */
bool knowledge_admits(const struct knowledge *k, const struct table *t, uint16_t p, uint16_t piece);
/* May a card of the class `of` lie at a place of the class `at`? */
bool knowledge_fits(const struct knowledge *k, uint16_t at, uint16_t of);
/* Two pieces that look alike change parts: the seat cannot tell which of them it saw before. */
void knowledge_swap(struct knowledge *k, uint16_t a, uint16_t b);
static inline bool knowledge_has(const struct knowledge *k, uint16_t piece) { return k->at[piece] == KNOWN; }

/* The plan of a determinization, made once for many deals of one position. Valid until a piece moves. */
struct deal {
  int count;                  /* number of places that the seat does not know */
  uint16_t place[MAX_PIECES]; /* the pieces at these places: by zone, from the bottom */
  uint16_t card
      [MAX_PIECES]; /* the cards to deal to them: class by class, innermost first, then by face and number */
  uint16_t class[MAX_PIECES]; /* of place[i] */
  uint16_t order
      [2 *
       MAX_PIECES]; /* the classes, innermost first; a piece may belong to two, one by place and one by card */
  uint16_t classes;
  uint16_t first[2 * MAX_PIECES + 1]; /* cards of order[i]: first[i] .. first[i + 1] - 1 */
  uint16_t zone[MAX_ZONES];           /* the zones with such places */
  uint16_t zones;
};
void knowledge_plan(const struct knowledge *k, const struct table *t, struct deal *deal);
/* Deals. For all pieces, now[p] is the piece that now lies at the place of p. The result depends only on the
   seat's knowledge and the random numbers. */
void knowledge_deal(const struct knowledge *k, const struct deal *deal, struct rng *rng, uint16_t *now);
/* Moves the pieces to their places in `now`. */
void knowledge_lay(struct table *t, const struct deal *deal, const uint16_t *now);
/* Updates knowledge after such a deal. Places keep their classes. With `cards`, as for the other seats, each new
   card takes the part of the card that lay there before. */
void knowledge_follow(struct knowledge *k, const uint16_t *now, bool cards);

#endif
