/* table.h: from a command line to a croupier: files, knobs, language. */
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

/* Reads GAME and what the options name. DONE, or complains and returns another status. */
int rules_read(struct rules *r, const char *game, const struct options *o);
void rules_free(struct rules *r);
/* Where the texts of a script would lie: "" if it has no file. */
void texts_path(const char *script, char path[PATH_SIZE]);

/* Loads the script and lays the table. NULL: it has complained, and *status says how to leave. */
croupier *table_lay(const croupier_config *config, int *status);
/* Warns of what looks like a slip in its house rules. */
void table_doubt(const croupier *c);
/* The last call has failed: says how, at the prompt with the lines of the script; returns the status to leave with. */
int table_failed(const croupier *c, const croupier_config *config);
/* That status alone. */
int status_of(const croupier *c);

#endif
