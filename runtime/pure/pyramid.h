/* pyramid.h: does a pyramid stand, and can the stones at hand still complete it? Each level is narrower than the
   one below. */
#ifndef CROUPIER_PYRAMID_H
#define CROUPIER_PYRAMID_H

#include <stdbool.h>

/*
** A pyramid stands if at least `least` levels hold stones, without a gap, and each level holds fewer than the one
** below. A stone goes on its own level, a wild one on any. Levels count from 0, the lowest.
*/
#define PYRAMID_LEVELS 32

struct pyramid {
  int levels;                 /* number of levels */
  int least;                  /* number of levels that must hold stones */
  int width[PYRAMID_LEVELS];  /* number of stones on each level */
  int stones[PYRAMID_LEVELS]; /* stones at hand, by their own level */
  int wild;                   /* at hand */
};

/* The lowest and the highest level that holds a stone. False: none does. */
bool pyramid_span(const struct pyramid *p, int *low, int *high);
/* Does it stand now? */
bool pyramid_stands(const struct pyramid *p);
/* If a stone at hand is laid on this level (`wild`: a wild one), can the other stones at hand make the pyramid
   stand? */
bool pyramid_fits(struct pyramid *p, int level, bool wild);
/* Is there a stone at hand for which pyramid_fits is true? */
bool pyramid_can_grow(struct pyramid *p);

#endif
