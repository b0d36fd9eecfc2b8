/* history.h: the line of play: undo, redo and marks. */
#ifndef CROUPIER_HISTORY_H
#define CROUPIER_HISTORY_H

#include "croupier_inner.h"

void croupier_forget_answers(croupier *c);
/* Begins a line of play here. False: no memory. */
bool croupier_begin_line(croupier *c);
/* Rebuilds the position, after a query about it was stopped for time or memory. */
void croupier_mend(croupier *c);
/* Call it when the script asks again or has ended. */
void croupier_after_step(croupier *c);

#endif
