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
   again? If so, how many they are, and they are named in `says`. The table stays as it is. */
size_t circle_found(struct circle *k, croupier *c, const struct steps *steps, char says[CIRCLE_SAYS]);

#endif
