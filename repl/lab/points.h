/* points.h: the values of knobs that a sweep goes through: hand_limit=4..9, style=once,sealed. */
#ifndef POINTS_H
#define POINTS_H

#include "options.h"

enum { MOST_KNOBS_SWEPT = 3, MOST_POINTS = 200, SETTING_ROOM = 80 };

/* What one knob goes through, as --set would turn it: "hand_limit=4", "hand_limit=5" ... */
struct axis {
  char setting[MOST_POINTS][SETTING_ROOM];
  int count;
};

/* Reads "hand_limit=4..9", "price=10..50:10" with a step, "style=once,sealed". Complains unless DONE. */
int axis_read(struct axis *a, const char *text);

#endif
