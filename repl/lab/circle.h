/* circle.h: can the players of a game go round for ever? */
#ifndef CIRCLE_H
#define CIRCLE_H

#include "croupier.h"
#include "steps.h"

enum { CIRCLE_POSITIONS = 4096, CIRCLE_LONGEST = 40, CIRCLE_SAYS = 400 };

/* The positions of one game so far; all zero at first. */
struct circle {
  uint64_t position[CIRCLE_POSITIONS];
  uint32_t at[CIRCLE_POSITIONS]; /* answers before it, and 1 */
  size_t count;
};
/* After so many answers: has the table been the same before, and do the answers since then lead to it again and
   again? If so, they are named in `says`. The table stays as it is. */
struct circle_way {
  size_t size; /* answers; 0: there is none */
  bool forced; /* none of them was a choice, so nobody can end it */
  char says[CIRCLE_SAYS];
};
/* forced_only: others are not looked for. */
struct circle_way circle_found(struct circle *k, croupier *c, const struct steps *steps, bool forced_only);

#endif
