/* sample.c: the strategy of a bot in a small game, as far as draws can tell. */
#include "sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

struct sample {
  struct unfolding *u;
  const char *name;
  const croupier_bot *bot;
  uint64_t draws;
  double *const *halves;
  uint32_t *ways; /* that have led to each situation so far */
  uint32_t met;   /* situations */
};

/* Its share of the draws is made on each way. */
static bool ask_bot(void *data, int seat, uint32_t situation) {
  struct sample *s = data;
  const struct situation *here = &s->u->tree.situation[situation];
  uint64_t way = s->ways[situation]++;
  if (way == 0 && s->met++ % 16 == 0 && s->u->shows)
    fprintf(stderr, "\r\033[K%s %.0f %%", s->name, 100.0 * s->met / s->u->tree.situations);
  for (uint64_t i = s->draws * way / here->ways; i < s->draws * (way + 1) / here->ways; i++) {
    int option = croupier_search(s->u->c, seat, s->bot, here->key + i, NULL, NULL, 0);
    if (option < 0) return unfold_give_up(s->u, croupier_error(s->u->c));
    s->halves[i % 2][here->at + (uint32_t)option] += 1.0 / (double)((s->draws + 1 - i % 2) / 2);
  }
  return true;
}

bool sample_bot(struct unfolding *u, const char *name, const croupier_bot *bot, long draws,
                double *const *halves) {
  struct sample s = {
      u, name, bot, (uint64_t)draws, halves, calloc((size_t)u->tree.situations + 1, sizeof *s.ways), 0};
  if (!s.ways) return unfold_give_up(u, no_memory());
  for (int i = 0; i < 2; i++) memset(halves[i], 0, u->tree.numbers * sizeof **halves);
  u->visit = ask_bot;
  u->data = &s;
  croupier_remember(u->c, true);
  bool done = unfold(u);
  u->visit = NULL;
  free(s.ways);
  return done;
}
