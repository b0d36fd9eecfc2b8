/* gamefiles.h: reads the files that a game is made from, and names them. */
#ifndef GAMEFILES_H
#define GAMEFILES_H

#include "options.h"
#include "rulefiles.h"

/* Reads GAME and what the options name. DONE, or complains and returns another status. */
int rules_read(struct rules *r, const char *game, const struct options *o);
/* Adds the sources of another config that players name, as house rules. Complains unless DONE. */
int rules_take_named(struct rules *r, const croupier_config *from);
/* Another config's rules with the knobs, the house rules and the variant that the options name; without: and without its own
   house rules. A house rule of a name that it has takes its place. Complains unless DONE. */
int rules_vary(struct rules *r, const char *game, const croupier_config *from, const struct options *o,
               bool without);
/* Names knobs and files as players do, to read the same game again; config: what it was made from. */
int rules_name(const struct rules *r, const croupier_config *config, struct options *o);

/* The source of this name, or NULL. */
const croupier_source *source_named(const croupier_config *config, const char *name);

#endif
