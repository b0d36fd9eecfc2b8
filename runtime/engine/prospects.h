/* prospects.h: the rule prospects, which says what a position promises each player beyond the score. */
#ifndef PROSPECTS_H
#define PROSPECTS_H

#include "croupier_inner.h"

/* Has the game the rule? */
bool prospects_given(const croupier *c);
/* Asks it at the table as it lies, in points: one number for each seat. VM_ERROR: the rule failed. */
enum vm_status prospects_ask(croupier *c, double points[MAX_SEATS]);

#endif
