/* measure.h: what is measured of a game that is over. */
#ifndef MEASURE_H
#define MEASURE_H

#include "croupier.h"

/* The first measures are the seats' shares of the wins, in the order of the seats. */
enum { MEASURES_OF_TABLE = 5, MOST_MEASURES = CROUPIER_MAX_SEATS + MEASURES_OF_TABLE };

int measures(int players);

struct measure {
  const char *word; /* as options name it; all seats have one */
  char name[80];    /* as people read it, in the program's language */
  double scale;     /* what 1 of the whole numbers below is worth: a win in points of a hundred, say */
  int64_t unit;     /* by how much one game may well differ */
  const char *sign; /* "%" or "" */
};
struct measure measure_at(int i, int players);

/* All of them, as whole numbers, of the game that is over at this table. */
void measure_game(croupier *c, int64_t values[MOST_MEASURES]);

#endif
