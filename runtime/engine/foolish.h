/* foolish.h: the answers that bots do not think of, though the rules allow them. */
#ifndef CROUPIER_FOOLISH_H
#define CROUPIER_FOOLISH_H

#include "lookahead.h"

/*
** foolish[i]: the script's rule foolish_QUESTION says so of the i-th option that bots might try. Never all of them. If
** there are some, s->foolish points to them. The rule sees a world dealt again for the seat, so bots learn no secret
** from it; the game is left in that world. False: the rule failed, and s->spoiled says how.
*/
bool foolish_options(struct lookahead *s, const struct ask *q, bool *foolish);

#endif
