/* inspect.h: plays one game with an eye on all that may be wrong with it. */
#ifndef INSPECT_H
#define INSPECT_H

#include "circle.h"
#include "croupier.h"
#include "flaw.h"
#include "player.h"
#include "secret.h"
#include "usage.h"

/* One table of its own, with what is seen there. The table's config has inspect_hears, and this as its data. */
struct inspection {
  croupier *c;
  struct ear ear;
  struct usage *usage; /* what happens is counted there; NULL: nowhere */
  struct circle circle;
  double began, looking;    /* seconds: since when; in looks for leaks */
  bool blind;               /* looks for nothing: only errors are found */
  bool may_circle;          /* circles in which somebody has a choice are not looked for */
  unsigned known;           /* a bit for each flaw_code that is not looked for any more */
  bool (*over)(void *data); /* no time is left */
  void *data;
};
void inspect_hears(void *inspection, const croupier_event *event);

enum { INSPECT_LONGEST = 3000 }; /* answers */
/* Plays the game of that seed, at most so many answers. flaw->code FLAW_NONE: nothing was found, or time was over.
   False: no memory. */
bool inspect_game(struct inspection *i, enum player player, uint64_t seed, size_t most, struct flaw *flaw);
/* The same with these answers, as far as they go: what is looked at seldom in a game is looked at always. */
bool inspect_steps(struct inspection *i, uint64_t seed, const struct steps *steps, struct flaw *flaw);

#endif
