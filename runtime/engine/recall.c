/* recall.c: the positions that worlds of a search have met before. */
#include "recall.h"

#include <stdlib.h>
#include <string.h>

#include "fold.h"

enum {
  SIZE = 4096, /* of the table; at most half of it is used */
  TRIAL = 256, /* worlds, after which it must have paid */
  PAYS = 8     /* of so many worlds one is recalled to its end */
};

void recall_begin(struct recall *r, const croupier *c, int seat, const struct redealing *plan) {
  if (plan->deal.count <= RECALLED_PIECES && redeal_is_of_pieces(c, seat, plan))
    r->list = calloc(SIZE, sizeof *r->list);
}

void recall_end(struct recall *r) {
  free(r->list);
  r->list = NULL;
}

bool recall_world(struct recall *r, const croupier *c, int seat, const struct redealing *plan,
                  struct rng *rng) {
  r->live = r->follows = false;
  r->steps = r->replayed = 0;
  if (r->worlds == TRIAL && r->whole < TRIAL / PAYS) recall_end(r);
  if (r->list == NULL) return false;
  r->worlds++;
  r->follows = true;
  r->dealt_by = *rng;
  r->key = redeal_draw(c, seat, plan, rng);
  return true;
}

/* The place of this position, or the free place where it belongs. */
static struct position *place(const struct recall *r) {
  uint32_t i = (uint32_t)(r->key >> 32) % SIZE;
  while (r->list[i].key != 0 && r->list[i].key != r->key) i = (i + 1) % SIZE;
  return &r->list[i];
}

const struct position *recall_position(const struct recall *r) {
  const struct position *p = r->steps < RECALLED_STEPS ? place(r) : NULL;
  return p == NULL || p->key == 0 ? NULL : p;
}

void recall_result(const struct position *p, croupier *c) {
  struct world *w = c->world;
  memcpy(w->score, p->score, sizeof w->score);
  memcpy(w->rank, p->rank, sizeof w->rank);
  w->fate = p->fate;
  c->state = CROUPIER_ENDED;
}

void recall_decision(const struct position *p, struct decision *d) {
  d->q = NULL;
  d->seat = p->seat;
  d->tried = p->tried;
  d->in_tree = p->in_tree;
  d->here = p->here;
  d->closer = p->closer;
  d->habit = p->habit;
  d->closer_habit = p->closer_habit;
  memcpy(d->each, p->each, p->tried * sizeof *d->each);
}

void recall_step(struct recall *r, int option, uint64_t label) {
  if (!r->follows || r->steps == RECALLED_STEPS) return;
  r->step[r->steps].option = option;
  r->step[r->steps++].label = label;
  if (r->live) r->replayed = r->steps;
  r->key = fold(r->key, (uint64_t)option + 1);
  r->key += r->key == 0; /* 0 is no key */
}

/* Where the position is noted. NULL: it does not follow from deal and answers, or there is no room. */
static struct position *to_note(struct recall *r, const struct world *w) {
  r->follows = r->follows && r->live && r->steps < RECALLED_STEPS && w->chance.a == r->chance.a &&
               w->chance.b == r->chance.b;
  struct position *p = r->follows ? place(r) : NULL;
  if (p == NULL || (p->key == 0 && r->count == SIZE / 2)) return NULL;
  r->count += p->key == 0;
  p->key = r->key;
  return p;
}

void recall_note(struct recall *r, const struct world *w, const struct decision *d) {
  r->follows = r->follows && d->tried <= RECALLED_OPTIONS;
  struct position *p = to_note(r, w);
  if (p == NULL || (p->in_tree && !d->in_tree)) return;
  p->in_tree = d->in_tree;
  p->seat = (uint8_t)d->seat;
  p->tried = (uint8_t)d->tried;
  p->decisions = w->decisions;
  if (d->tried == 1) return;
  p->here = d->here;
  p->closer = d->closer;
  p->habit = d->habit;
  p->closer_habit = d->closer_habit;
  memcpy(p->each, d->each, p->tried * sizeof *p->each);
}

void recall_note_end(struct recall *r, const struct world *w) {
  struct position *p = to_note(r, w);
  if (p == NULL) return;
  p->over = true;
  memcpy(p->score, w->score, sizeof p->score);
  memcpy(p->rank, w->rank, sizeof p->rank);
  p->fate = w->fate;
}
