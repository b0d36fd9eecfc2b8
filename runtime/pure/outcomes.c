/* outcomes.c: upper confidence bounds over options that vary from time to time. */
#include "outcomes.h"

#include <math.h>
#include <stdlib.h>

#include "fold.h"

enum { MOST = 1 << 17 };
static const double CURIOSITY = 0.6, FARTHER_AS = 4;

bool outcomes_begin(struct outcomes *o, uint32_t room) {
  *o = (struct outcomes){.room = room < MOST ? room : MOST, .curiosity = CURIOSITY};
  uint32_t size = 64;
  while (size < 2 * o->room) size *= 2;
  o->mask = size - 1;
  o->list = calloc(size, sizeof *o->list);
  return o->list != NULL;
}

void outcomes_end(struct outcomes *o) {
  free(o->list);
  *o = (struct outcomes){0};
}

static uint64_t key_of(uint64_t decision, uint64_t label) {
  uint64_t key = (decision ^ label * 0xd6e8feb86659fd93u) * FOLD_FRACTION;
  key ^= key >> 32;
  return key != 0 ? key : 1;
}

/* The place of this entry, or the free place where it belongs. */
static struct outcome *place(const struct outcomes *o, uint64_t key) {
  uint32_t i = (uint32_t)(key >> 20) & o->mask;
  while (o->list[i].key != 0 && o->list[i].key != key) i = (i + 1) & o->mask;
  return &o->list[i];
}

struct outcome *outcomes_find(const struct outcomes *o, uint64_t decision, uint64_t label) {
  struct outcome *e = place(o, key_of(decision, label));
  return e->key == 0 ? NULL : e;
}

static struct outcome *add(struct outcomes *o, uint64_t decision, uint64_t label, float advised) {
  uint64_t key = key_of(decision, label);
  struct outcome *e = place(o, key);
  if (e->key != 0) return e;
  if (o->count == o->room) return NULL;
  o->count++;
  *e = (struct outcome){.key = key, .advised = advised};
  return e;
}

struct outcome *outcomes_take(struct outcomes *o, uint64_t decision, uint64_t label) {
  struct outcome *e = add(o, decision, label, -1);
  if (e != NULL) e->offered++;
  return e;
}

bool outcomes_is_new(const struct outcomes *o, uint64_t decision, const uint64_t *label, int count) {
  for (int i = 0; i < count && o->count < o->room; i++)
    if (outcomes_find(o, decision, label[i]) == NULL) return true;
  return false;
}

void outcomes_advise(struct outcomes *o, uint64_t decision, const uint64_t *label, int count,
                     const float *worth) {
  for (int i = 0; i < count; i++)
    if (worth[i] >= 0) add(o, decision, label[i], worth[i]);
}

static double with_curiosity(double curiosity, double sum, double tries, double offered) {
  return sum / tries + curiosity * sqrt(log(offered) / tries);
}

static double bound(double curiosity, const struct outcome *e) {
  double advice = e->advised < 0 ? 0 : ADVISED_AS;
  return with_curiosity(curiosity, e->sum + advice * e->advised, e->visits + advice, e->offered);
}

/* closer: NULL if the option was never tried there. */
static double bound_closer(double curiosity, const struct outcome *e, const struct outcome *closer) {
  double advice = e->advised < 0 ? 0 : ADVISED_AS;
  double sum = FARTHER_AS * (e->sum + advice * e->advised) / (e->visits + advice);
  if (closer == NULL) return with_curiosity(curiosity, sum, FARTHER_AS, 2 * FARTHER_AS);
  return with_curiosity(curiosity, sum + closer->sum, FARTHER_AS + closer->visits,
                        2 * FARTHER_AS + closer->offered);
}

bool outcomes_choose(struct outcomes *o, uint64_t decision, uint64_t closer, const uint64_t *label, int count,
                     struct rng *rng, struct choice *choice) {
  struct outcome *best = NULL;
  uint32_t unknown = 0;
  double most = -INFINITY; /* if points are the stakes, results may be below 0 */
  for (int i = 0; i < count; i++) {
    struct outcome *e = outcomes_find(o, decision, label[i]);
    if (e == NULL || (e->visits == 0 && e->advised < 0)) {
      if (rng_below(rng, ++unknown) == 0) choice->option = i; /* all with the same probability */
      continue;
    }
    e->offered++;
    struct outcome *near = closer == 0 ? NULL : outcomes_find(o, closer, label[i]);
    if (near != NULL) near->offered++;
    double b = closer == 0 ? bound(o->curiosity, e) : bound_closer(o->curiosity, e, near);
    if (unknown > 0 || b <= most) continue;
    most = b;
    best = e;
    choice->option = i;
  }
  choice->fresh = unknown > 0 || best->visits == 0;
  choice->of = unknown > 0 ? add(o, decision, label[choice->option], -1) : best;
  choice->closer = closer == 0 || choice->of == NULL ? NULL : add(o, closer, label[choice->option], -1);
  return choice->of != NULL;
}
