/* gamefiles.h: the files that a game is made from. */
#ifndef GAMEFILES_H
#define GAMEFILES_H

#include <stdint.h>

#include "croupier.h"
#include "file.h"
#include "options.h"

/* file[i] is the file of the config's i-th source. Behind those stand files that are not there but may come. */
struct rules {
  struct file *file;
  size_t files;
  croupier_addition *additions;
  char **knobs;              /* "name=value", as in config */
  croupier_variant *variant; /* or NULL */
  const char *revision;      /* of the script and its texts, in git: see revision.h; or NULL */
  croupier_config config;    /* the host adds its callbacks */
};

/* Reads GAME and what the options name. DONE, or complains and returns another status. */
int rules_read(struct rules *r, const char *game, const struct options *o);
/* The files in which these sources are now, to watch them. Warns of those that hold something else by now. */
void rules_find(struct rules *r, const char *game, const croupier_config *config);
/* Adds the sources of another config that players name, as house rules. Complains unless DONE. */
int rules_take_named(struct rules *r, const croupier_config *from);
/* Another config's rules with the knobs, the house rules and the variant that the options name; without: and without its own
   house rules. A house rule of a name that it has takes its place. Complains unless DONE. */
int rules_vary(struct rules *r, const char *game, const croupier_config *from, const struct options *o,
               bool without);
/* Names knobs and files as players do, to read the same game again; config: what it was made from. */
int rules_name(const struct rules *r, const croupier_config *config, struct options *o);
/* Another number if any of the files has changed. */
uint64_t rules_state(const struct rules *r);
void rules_free(struct rules *r);

/* The source of this name, or NULL. */
const croupier_source *source_named(const croupier_config *config, const char *name);

#endif
