/* sensible.h: the answers that bots do not think of, though the rules allow them. */
#ifndef CROUPIER_SENSIBLE_H
#define CROUPIER_SENSIBLE_H

#include "label.h"

/* Asks the library about each option that bots try: absurd[i] of the i-th, as to offer a swap that cannot be. Never all. */
void sensible_options(croupier *c, const struct ask *q, bool *absurd);

#endif
