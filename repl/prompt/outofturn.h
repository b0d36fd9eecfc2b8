/* outofturn.h: free actions out of turn. */
#ifndef OUTOFTURN_H
#define OUTOFTURN_H

#include "session.h"

/* Tries to read a line as a free action out of turn: "2: sell", or "sell" if only one person plays. False: it is
   not one, and nothing has happened. named: only with the seat before it. */
bool out_of_turn(struct repl *r, const char *line, bool named, int *status);
/* Explains how to take one, if the game has free actions and several people play. */
void out_of_turn_explain(const struct repl *r);

#endif
