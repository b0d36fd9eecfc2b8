/* knowledge.h: which piece may lie where, for all that one seat has seen. */
#ifndef CROUPIER_KNOWLEDGE_H
#define CROUPIER_KNOWLEDGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rng.h"
#include "zone.h"

/*
** A piece is known, or it belongs to a class: pieces that were mixed where the seat does not see. Classes
** are trees, for what was seen may be mixed with a part of a class: after discards are shuffled into a
** stock, a discard may lie in the stock alone, but what was in the stock may as well be in the hands it
** was dealt to before. So there are two columns: the class of the place where piece p lies (`at`), and the
** class in whose places, and those of the classes inside it, the card that p is may lie (`of`).
*/
enum { KNOWN = 0 }; /* classes count from 1 */

struct knowledge {
  uint16_t *at, *of; /* by piece */
  uint16_t *inside;  /* by class: the class it is part of, or KNOWN */
  uint16_t pieces, classes;
};

/* Bytes for one seat, handed to knowledge_begin, which says that everything is known. */
size_t knowledge_size(uint16_t pieces);
void knowledge_begin(struct knowledge *k, uint16_t pieces, void *memory);
/* Nobody can tell these apart any more by where they lie. */
void knowledge_mix(struct knowledge *k, const uint16_t *list, int count);
/* The seat sees this piece. */
void knowledge_see(struct knowledge *k, uint16_t piece);
/* Before that: of those that look alike it may be any that may lie there, as far as the seat can say, so it takes the part
   of the one of which most is known. */
void knowledge_identify(struct knowledge *k, const struct table *t, uint16_t piece);
/* May a piece that looks like this one lie where p lies? Both are not known. */
bool knowledge_admits(const struct knowledge *k, const struct table *t, uint16_t p, uint16_t piece);
/* Two pieces that look alike change parts: which of them was seen before cannot be told. */
void knowledge_swap(struct knowledge *k, uint16_t a, uint16_t b);
static inline bool knowledge_has(const struct knowledge *k, uint16_t piece) { return k->at[piece] == KNOWN; }

/* What is to be dealt anew, made once for many deals of one position: it holds as long as no piece moves. */
struct deal {
  int count;                  /* places that the seat does not know */
  uint16_t place[MAX_PIECES]; /* what lies there: by zone, from the bottom */
  uint16_t card[MAX_PIECES];  /* what may lie there: by face and number, class by class, innermost first */
  uint16_t class[MAX_PIECES]; /* of place[i] */
  uint16_t order
      [2 *
       MAX_PIECES]; /* the classes, innermost first: each piece may be in one, and where it lies in another */
  uint16_t classes;
  uint16_t first[2 * MAX_PIECES + 1]; /* cards of order[i]: first[i] .. first[i + 1] - 1 */
  uint16_t zone[MAX_ZONES];           /* those with such places */
  uint16_t zones;
};
void knowledge_plan(const struct knowledge *k, const struct table *t, struct deal *deal);
/* Deal: now[p] is the piece that lies where p lay, for all pieces. It is a function of what the seat knows and
   the random numbers alone. */
void knowledge_deal(const struct knowledge *k, const struct deal *deal, struct rng *rng, uint16_t *now);
/* Lay the pieces so. */
void knowledge_lay(struct table *t, const struct deal *deal, const uint16_t *now);
/* After that: places keep their classes. For the other seats the cards there have the parts of those before. */
void knowledge_follow(struct knowledge *k, const uint16_t *now, bool cards);

#endif
