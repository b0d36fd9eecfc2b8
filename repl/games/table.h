/* table.h: makes a croupier from a command line: files, knobs, language. */
#ifndef TABLE_H
#define TABLE_H

#include "croupier.h"
#include "games.h"
#include "options.h"

/* The texts that a croupier is made from. */
struct rules {
  struct file script, texts, *houses;
  croupier_source texts_source, *house_sources;
  char **knobs;           /* "name=value", as in config */
  croupier_config config; /* the host adds its callbacks */
};

/* Reads GAME and the files that the options name. Returns DONE, or complains and returns another status. */
int rules_read(struct rules *r, const char *game, const struct options *o);
void rules_free(struct rules *r);
/* The path of the texts of a script; "" if the script has no file. */
void texts_path(const char *script, char path[PATH_SIZE]);

/* Loads the script and lays the table. NULL: it has complained; *status is the exit status. */
croupier *table_lay(const croupier_config *config, int *status);
/* Warns of a probable typing error in a house rule. */
void table_doubt(const croupier *c);
/* The last call failed: prints the error, at the prompt with the lines of the script. Returns the exit status. */
int table_failed(const croupier *c, const croupier_config *config);
/* Returns that status only. */
int status_of(const croupier *c);

/* One of croupier_language; NULL: it has complained. */
const char *language(const struct options *o);
uint64_t seed_of(const struct options *o);

#endif
