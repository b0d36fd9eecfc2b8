/* unfold.h: everything that can happen in a small game of two, as a tree. */
#ifndef UNFOLD_H
#define UNFOLD_H

#include "cfr.h"
#include "croupier.h"

/*
** Plays the game in every way that players and chance allow. The events that a player has heard identify the player's
** situation. A position with only one option is no choice.
*/
#define SEATS 2

struct unfolding {
  croupier *c;
  struct tree tree;
  bool shows; /* shows its progress on stderr */
  /* If not NULL, called at each choice of a player, once for each way that leads there. False: stop. */
  bool (*visit)(void *data, int seat, uint32_t situation);
  void *data;
  char fault[300]; /* why it cannot be unfolded, or "" */
  /* its own */
  struct chance *chance;
  uint64_t heard[SEATS];
  int depth;
  double share, through; /* of all that can happen: what the way to here leads to, and what is done */
  double began;          /* in seconds */
  uint64_t explored;     /* positions, each once for each way that leads there */
};

/* Sets the callbacks that the table needs. */
void unfold_listen(struct unfolding *u, croupier_config *config);
/* Plays all games. False: see fault. A second call, with `visit`, makes the same tree. */
bool unfold(struct unfolding *u);
bool unfold_give_up(struct unfolding *u, const char *why); /* false */

#endif
