/* trust.h: tables of scripts that may be anybody's. */
#ifndef TRUST_H
#define TRUST_H

#include "croupier.h"

/* croupier_new, in jail (jail.h) unless each text of the game is one that came with Croupier. All that runs a script calls
   this. */
croupier *trust_new(const croupier_config *config);

#endif
