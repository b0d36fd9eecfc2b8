/* excerpt.h: the lines of a script around the place that a complaint names. */
#ifndef EXCERPT_H
#define EXCERPT_H

#include "croupier.h"

/* At the prompt: prints the lines of these texts around the place where the script failed, and suggests a word of
   scripts that may have been meant. */
void excerpt(const croupier *c, const croupier_config *config);

#endif
