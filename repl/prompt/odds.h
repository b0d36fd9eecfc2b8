/* odds.h: probabilities from the knowledge of a seat. */
#ifndef ODDS_H
#define ODDS_H

#include "session.h"

/* Estimates a probability or a mean from the knowledge of the person at the prompt. Returns the status. */
int odds(struct repl *r, char *expression);

#endif
