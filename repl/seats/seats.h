/* seats.h: the players of the seats. */
#ifndef SEATS_H
#define SEATS_H

#include <stdbool.h>

#include "croupier.h"
#include "options.h"

struct seats {
  const char *who[CROUPIER_MAX_SEATS]; /* words as of sitters.h, which belong to the options */
  unsigned humans;                     /* a bit each: bit 0 is seat 1 */
};

/* Reads --seat and --bots. Seats that they leave open go to people as usual, unless people have been given other
   seats, and to that bot. Complains unless DONE. */
int seats_read(struct seats *s, const struct options *o, int players, unsigned default_humans,
               const char *default_bot);
/* The seats of random bots, a bit each. */
unsigned seats_random(const struct seats *s, int players);
/* What all seats are played by, or "mixed". */
const char *seats_bots(const char *const *who, int players);

#endif
