/* sensible.h: the answers that bots do not think of, though the rules allow them. */
#ifndef CROUPIER_SENSIBLE_H
#define CROUPIER_SENSIBLE_H

#include "label.h"

/* absurd[i]: bots do not think of the i-th option that they might try, as a swap that cannot be. Never all of them. */
void sensible_options(croupier *c, const struct ask *q, bool *absurd);

#endif
