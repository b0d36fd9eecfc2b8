/* odds.h: probabilities from the knowledge of a seat. */
#ifndef ODDS_H
#define ODDS_H

#include "session.h"

/* How likely an expression is, or how much on average, by what the person at the prompt knows. Returns the status. */
int odds(struct repl *r, char *expression);

#endif
