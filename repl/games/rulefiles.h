/* rulefiles.h: the files that a game is made from, as a list. */
#ifndef RULEFILES_H
#define RULEFILES_H

#include <stdint.h>

#include "croupier.h"
#include "file.h"

enum { MOST_CARDS = 16 }; /* tables of cards that a game reads */

/* file[i] is the file of the config's i-th source. Behind those stand files that are not there but may come. */
struct rules {
  struct file *file;
  size_t files;
  size_t cards; /* how many of these are tables of cards */
  croupier_addition *additions;
  char **knobs;              /* "name=value", as in config */
  croupier_variant *variant; /* or NULL */
  const char *revision;      /* of the script, its texts and cards, in git: see revision.h; or NULL */
  croupier_config config;    /* the host adds its callbacks */
};

/* Room for the files and sources of a game that players name so many of. Files stay where they are: their names lie in them.
   False: no memory. */
bool rules_make_room(struct rules *r, size_t named);
/* The file of that name that has been read, or may come; or NULL. */
const struct file *rules_known(const struct rules *r, const char *name);
/* The next table of cards that a text names, beside its file; "" if the path is too long. Returns where to go on in the
   text, or NULL. */
const char *rules_next_cards(const char *text, const char *beside, char path[PATH_SIZE]);
/* The files beside the script that are not there, to watch for them. */
void rules_add_absent(struct rules *r, const croupier_config *config);
/* The files in which these sources are now, to watch them. Warns of those that hold something else by now. */
void rules_find(struct rules *r, const char *game, const croupier_config *config);
/* Another number if any of the files has changed. */
uint64_t rules_state(const struct rules *r);
void rules_free(struct rules *r);

#endif
