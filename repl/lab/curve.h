/* curve.h: measures at the points of a sweep, as curves in text, CSV and JSON. */
#ifndef CURVE_H
#define CURVE_H

#include <stdio.h>

#include "measure.h"
#include "points.h"
#include "series.h"

struct point {
  char name[MOST_KNOBS_SWEPT * SETTING_ROOM]; /* "hand_limit=4, style=once" */
  uint64_t failed;                            /* games that did not come to their end */
  struct series measured[MOST_MEASURES];
};

/* "length = 200": a measure that the nearest point is sought for. seat: the furthest of all sides from an even
   share; of all together, their share. */
struct target {
  char word[20]; /* "": none */
  double value;
};

struct sweep {
  const croupier *c;       /* a table of the game */
  const struct axis *axis; /* what its knobs go through */
  int axes;
  const char *bots;
  int players, points;
  struct sides sides;
  uint64_t seed, games;
  struct point *point;
  struct target target;
};

/* A measure at a point in its own units, and half of its 95 % interval. */
void curve_at(const struct sweep *s, int point, int measure, double *value, double *half);
/* The point nearest to the target, how far it is from it, and whether the target lies within its interval. */
int curve_nearest(const struct sweep *s, double *away, bool *within);
/* Can another point be as near, as far as is known? Their intervals overlap. */
bool curve_may_be_nearest(const struct sweep *s, int point);
/* What is known of the target, as a sentence; "" without one. */
const char *curve_target(const struct sweep *s, char *text, size_t room);
/* The value of the i-th knob at a point: "4" of hand_limit=4. */
const char *curve_value(const struct sweep *s, int point, int i);

void curve_text(const struct sweep *s, FILE *out);
bool curve_csv(const struct sweep *s, FILE *out);
bool curve_json(const struct sweep *s, FILE *out);

#endif
