/* standing.h: the rule count_up, which says what a position counts. */
#ifndef STANDING_H
#define STANDING_H

#include "croupier_inner.h"

/* Runs it at the table as it lies: the scores are those at the end. False: there is none, or it failed. */
bool standing_count(croupier *c, enum vm_status *status);

#endif
