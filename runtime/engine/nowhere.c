/* nowhere.c: notices games that go nowhere. */
#include "nowhere.h"

#include <stdio.h>

#include "croupier_inner.h"
#include "fault.h"
#include "fold.h"
#include "hash.h"

uint64_t croupier_position(const croupier *c) {
  const struct rng *chance = &c->world->chance;
  return hash_from(c, fold(chance->a, chance->b));
}

/* A step of the walk. Brent's way: a position is kept, and compared with so many later ones; then a later one is kept,
   and compared with twice as many. So every circle is found within three times its length. */
static void go_further(struct walk *k, uint64_t here, uint64_t decisions) {
  if (k->steps > 0 && here == k->hash) k->round = true;
  else if (decisions - k->at >= k->steps) k->hash = here, k->at = decisions, k->steps = 2 * k->steps + 1;
}

/* A walk is looked at from its CROUPIER_MOST_INLINEth answer on, so that games with choices are not slower. */
void nowhere_look(croupier *c) {
  struct world *w = c->world;
  uint64_t choices = w->decisions - w->branching[1];
  bool chosen = choices != w->walk.choices;
  if (chosen) w->walk = (struct walk){.choices = choices};
  else go_further(&w->walk, croupier_position(c), w->decisions);
  w->inline_until = w->look_at = w->decisions + (chosen ? CROUPIER_MOST_INLINE : 1);
}

croupier_course croupier_goes(croupier *c) {
  const struct world *w = c->world;
  /* with draws of the host's, equal positions need not go on equally */
  bool round = w->walk.round && w->draw == NULL && !w->foretold;
  if (!round && w->decisions < CROUPIER_LONGEST) return CROUPIER_GOES_ON;
  const croupier_question *q = croupier_question_at(c, 0);
  if (q == NULL || q->picked > 0) return CROUPIER_GOES_ON;
  char sentence[300];
  snprintf(sentence, sizeof sentence, round ? IN(goes_round, c) : IN(goes_too_long, c), q->prompt);
  c->said_as = NULL; /* no sentence of its own */
  croupier_fail_waiting(c, sentence);
  return round ? CROUPIER_GOES_ROUND : CROUPIER_GOES_TOO_LONG;
}
