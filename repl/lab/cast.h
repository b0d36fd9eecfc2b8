/* cast.h: the pieces of a table by their names, and who has them. */
#ifndef CAST_H
#define CAST_H

#include <stdbool.h>

#include "croupier.h"

struct cast {
  int kinds;
  const char *name[CROUPIER_MOST_PIECES]; /* of each kind: as in journals, as long as the table */
  int copies[CROUPIER_MOST_PIECES];
  int kind_of[CROUPIER_MOST_PIECES + 1]; /* by the number of a piece, from 1; -1: there is none */
};

void cast_read(struct cast *cast, const croupier *c);     /* of a game that has begun */
int cast_find(const struct cast *cast, const char *name); /* a kind, or -1 */
/* Who has the piece: the seat that owns the zone where it lies, or 0. */
void cast_owners(const croupier *c, int owner[CROUPIER_MOST_PIECES + 1]);

#endif
