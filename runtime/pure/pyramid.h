/* pyramid.h: levels one upon the other, each narrower than the one below, and what can still be made one. */
#ifndef CROUPIER_PYRAMID_H
#define CROUPIER_PYRAMID_H

#include <stdbool.h>

/*
** A pyramid stands if the levels that hold anything are at least so many, without a gap, and each holds less than
** the one below. A stone goes on the level that is its own, a wild one on any. Levels count from 0, the lowest.
*/
#define PYRAMID_LEVELS 32

struct pyramid {
  int levels;                 /* that there are */
  int least;                  /* levels that must hold something */
  int width[PYRAMID_LEVELS];  /* what lies there */
  int stones[PYRAMID_LEVELS]; /* at hand, by the level that is theirs */
  int wild;                   /* at hand */
};

/* The lowest and the highest level that holds anything; false: none does. */
bool pyramid_span(const struct pyramid *p, int *low, int *high);
/* Does it stand as it is? */
bool pyramid_stands(const struct pyramid *p);
/* Once a stone at hand lies on its level, or a wild one there, can others at hand make it stand? */
bool pyramid_fits(struct pyramid *p, int level, bool wild);
/* Is there any stone at hand that fits? */
bool pyramid_can_grow(struct pyramid *p);

#endif
