/* seats.h: who plays which seat. */
#ifndef SEATS_H
#define SEATS_H

#include <stdbool.h>

#include "croupier.h"
#include "options.h"

struct seats {
  const char *who[CROUPIER_MAX_SEATS]; /* words as of sitters.h, which belong to the options */
  unsigned humans;                     /* a bit each: bit 0 is seat 1 */
};

/* What --seat and --bots say. Where they say nothing people sit as usual, unless people have been given other seats,
   and that bot. Complains unless DONE. */
int seats_read(struct seats *s, const struct options *o, int players, unsigned default_humans,
               const char *default_bot);
/* The seats in which random bots sit, a bit each. */
unsigned seats_random(const struct seats *s, int players);

#endif
