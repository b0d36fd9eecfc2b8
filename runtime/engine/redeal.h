/* redeal.h: determinization: deals the hidden pieces again, consistent with what a seat knows. */
#ifndef CROUPIER_REDEAL_H
#define CROUPIER_REDEAL_H

#include "agree.h"
#include "croupier_inner.h"

/* A place where a script holds a piece that the seat does not know and that setup has not named. */
struct held_piece {
  void *place;
  uint16_t piece;
};

/* The plan of determinizations of one position; use it as often as you like. */
struct redealing {
  struct deal deal;
  struct agree *agree; /* NULL: the seat was told nothing of what it does not know */
  struct held_piece *held;
  struct iterator **loop;   /* loops that the script has not finished */
  struct auction **auction; /* sealed auctions may have secret bids */
  int helds, loops, auctions;
  bool failed;
  bool follow; /* what all seats know follows each deal, as a game that goes on needs; false at first */
};

/* False: no memory. The seat counts from 0. */
bool redeal_plan(croupier *c, int seat, struct redealing *plan);
void redeal_end(struct redealing *plan);
/*
** Deals at the position of the plan, in the same heap or after a restore. With `all`, other seats' questions that are
** answered are answered again at random. Without it, other seats that are asked at the same time have not answered yet.
** False: this deal is not possible; restore a snapshot before you do anything else.
*/
bool redeal_world(croupier *c, int seat, const struct redealing *plan, struct rng *rng, bool all);
/* The same without the questions: whoever does not play on needs none of them. */
bool redeal_hidden(croupier *c, int seat, const struct redealing *plan, struct rng *rng);

/* Do deals change pieces alone, and no question, purse, bid or variable? */
bool redeal_is_of_pieces(const croupier *c, int seat, const struct redealing *plan);
/* For such plans: draws what redeal_world would draw, and lays nothing. Returns a hash of the deal. */
uint64_t redeal_draw(const croupier *c, int seat, const struct redealing *plan, struct rng *rng);

/* Call it at the end of setup. */
void redeal_note_names(croupier *c);

#endif
