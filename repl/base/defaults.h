/* defaults.h: language and seed where the command line gives none. */
#ifndef DEFAULTS_H
#define DEFAULTS_H

#include "options.h"

/* Says what comes before options are read in the language of the environment. */
void speak_usual_language(void);
/* One of croupier_language: of the options, else of the environment. The program speaks it from now on. NULL: it has
   complained of an unknown language. */
const char *language(const struct options *o);
/* The seed of the options, else a random one below a million, which people can read out. */
uint64_t seed_of(const struct options *o);

#endif
