/* unfold.h: all that can happen in a small game of two, as a tree. */
#ifndef UNFOLD_H
#define UNFOLD_H

#include "cfr.h"
#include "croupier.h"

/*
** The game is played through in every way that players and chance allow. A player's situation is told by the events
** that he has heard. Where there is only one option nobody chooses.
*/
#define SEATS 2

struct unfolding {
  croupier *c;
  struct tree tree;
  bool shows; /* how far it is, on stderr */
  /* If not NULL, called where a player chooses, on each way that leads there. False: no further. */
  bool (*visit)(void *data, int seat, uint32_t situation);
  void *data;
  char fault[300]; /* why it cannot be unfolded, or "" */
  /* its own */
  struct chance *chance;
  uint64_t heard[SEATS];
  int depth;
};

/* What the table must be laid with. */
void unfold_listen(struct unfolding *u, croupier_config *config);
/* Plays all games. False: see fault. Once more, with `visit`, it makes the same tree. */
bool unfold(struct unfolding *u);
bool unfold_give_up(struct unfolding *u, const char *why); /* false */

#endif
