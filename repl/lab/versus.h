/* versus.h: what A and B are, in the words of the options. */
#ifndef VERSUS_H
#define VERSUS_H

#include "options.h"

/* change: what makes B another game than A, "": nothing does. */
struct versus {
  char a[500], b[500], change[1200];
};
void versus_say(const struct options *o, struct versus *v);

#endif
