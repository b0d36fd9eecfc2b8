/* excerpt.h: the lines of a script around the place that a complaint names. */
#ifndef EXCERPT_H
#define EXCERPT_H

#include "croupier.h"

/* At the prompt, after a complaint that names a line of one of these texts; otherwise nothing. Then which word of scripts
   may have been meant. */
void excerpt(const croupier_config *config);

#endif
