/* redeal.h: another table that a seat cannot tell from the one there is. */
#ifndef CROUPIER_REDEAL_H
#define CROUPIER_REDEAL_H

#include "croupier_inner.h"

/* A place where a script holds a piece that the seat does not know, and no name for it since setup. */
struct held_piece {
  void *place;
  uint16_t piece;
};

/* What is dealt anew at one position, as often as you like. */
struct redealing {
  struct deal deal;
  struct held_piece *held;
  struct iterator **loop;   /* that the script is in the middle of */
  struct auction **auction; /* sealed ones may have bids that are not told yet */
  int helds, loops, auctions;
  bool failed;
};

/* False: no memory. The seat counts from 0. */
bool redeal_plan(croupier *c, int seat, struct redealing *plan);
void redeal_end(struct redealing *plan);
/*
** Dealt where it was planned, in the very heap or after that was restored. With `all` its own question is put again too, and what it knows
** follows, as a game that goes on needs; else others that are asked at the same time have not answered yet. False: this is no world; restore a snapshot before anything else.
*/
bool redeal_world(croupier *c, int seat, const struct redealing *plan, struct rng *rng, bool all);

#endif
