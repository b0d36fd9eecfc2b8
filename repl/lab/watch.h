/* watch.h: what `sim --all` looks at in a game: its course, rounds, choices, cards, auctions, options. */
#ifndef WATCH_H
#define WATCH_H

#include "bots.h"
#include "course.h"
#include "measure.h"
#include "offers.h"
#include "witness.h"

enum { WORLDS = 64 /* playouts for the win chance in a position */, REFUSALS_OF = 200 /* the first games */ };

/* One game. */
struct watch {
  bool on, by_chance, refusals;
  struct sides sides;
  struct course course;
  struct witness witness;
  uint64_t answers[CROUPIER_MAX_SEATS];
  uint64_t spread, spreads; /* in millionths of a win; of how many choices */
};

/* A seat that must, or may not, pick an option wherever there are others. */
struct limit {
  int seat; /* 0: none */
  bool forced;
  char key[OPTION_KEY];
};

void watch_begin(struct watch *w, croupier *c);
/* The bot of the seat chooses, within the limit. As bots_choose. */
int watch_choose(struct watch *w, struct bots *bots, const struct limit *limit, croupier *c, int seat,
                 struct ledger *to);
void watch_answered(struct watch *w, croupier *c);
bool watch_over(struct watch *w, croupier *c, struct ledger *to); /* false: no memory */

#endif
