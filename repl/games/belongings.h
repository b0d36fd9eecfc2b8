/* belongings.h: the house rules and variants that are found for games. */
#ifndef BELONGINGS_H
#define BELONGINGS_H

#include <stdbool.h>
#include <stddef.h>

#include "file.h"
#include "role.h"

struct belonging {
  enum role role; /* ROLE_HOUSE or ROLE_VARIANT */
  char game[64];  /* that it belongs to; "": a variant that cannot be read */
  char path[PATH_SIZE];
  char name[PATH_SIZE]; /* by which it is found */
  char title[200];      /* the name of a variant, the first sentence of a house rule */
};
struct belongings {
  struct belonging *item;
  size_t count;
  const char *lang; /* of the titles */
  bool of_variants; /* while the folder of variants is looked at */
};

/* Those beside games and in the folders below them, each name once. */
void belongings_find(struct belongings *b, const char *lang);
/* A line for each variant and each house rule of a game. */
void belongings_print(const struct belongings *b, const char *game);
/* Warns of each variant that cannot be played, in a sentence. */
void belongings_doubt(const struct belongings *b);
void belongings_free(struct belongings *b);

#endif
