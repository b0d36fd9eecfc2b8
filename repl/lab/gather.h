/* gather.h: makes the metrics of a report out of added-up games. */
#ifndef GATHER_H
#define GATHER_H

#include "results.h"

/* Of the games themselves, and of the trials whose sums are in the ledger. r->first must stand. */
void gather(const struct report *r, struct metrics *m);

#endif
