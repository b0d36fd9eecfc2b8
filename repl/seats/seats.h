/* seats.h: the players of the seats. */
#ifndef SEATS_H
#define SEATS_H

#include <stdbool.h>

#include "croupier.h"
#include "options.h"

struct seats {
  const char *who[CROUPIER_MAX_SEATS]; /* words as of sitters.h, which belong to the options */
  unsigned humans;                     /* a bit each: bit 0 is seat 1 */
  int turns; /* so many bots of --bots rotate over the seats that are not fixed; 0: all games have the same */
  const char *turn[CROUPIER_MAX_SEATS];
  char words[400]; /* of `turn` */
  unsigned fixed;  /* by --seat */
};

/* Reads --seat and --bots. Seats that they leave open go to people as usual, unless people have been given other
   seats, and to that bot. Complains unless DONE. */
int seats_read(struct seats *s, const struct options *o, int players, unsigned default_humans,
               const char *default_bot);
/* Who sits where in a game of that number, from 0. */
void seats_turned(const struct seats *s, int players, uint64_t number, const char **who);
/* The seats of random bots, a bit each. */
unsigned seats_all_random(const char *const *who, int players);
/* What all seats are played by, or "mixed". */
const char *seats_bots(const char *const *who, int players);

#endif
