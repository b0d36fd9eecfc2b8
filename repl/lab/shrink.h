/* shrink.h: finds a shorter game for a flaw. */
#ifndef SHRINK_H
#define SHRINK_H

#include "explore.h"

/* Looks for a game with fewer choices that shows the same flaw: other deals and tables, answers left out, the table
   arranged as it stood a few answers before. Until that time. The flaw's game and setting become those of the
   shortest. Returns a status; complains unless DONE. */
int shrink(struct flaw *flaw, const struct options *o, const struct settings *settings, double until);

#endif
