/* walk.c: a random walk through the deals that agree with what a seat was told. */
#include "agree_inner.h"

#include <string.h>

enum {
  STEPS = 60,   /* for each cell; after so many, a walk no longer knows where it began */
  SEARCH = 1000 /* likewise, to find a deal that agrees */
};

/* --- any deal that fits: the cells find cards, and let those before them find others --- */

static bool find_card(const struct agree *a, int cell, uint64_t *seen, int *holder) {
  for (int w = 0; w < a->words; w++) {
    uint64_t bits;
    while ((bits = agree_row(a, cell)[w] & ~seen[w]) != 0) {
      int card = w * 64 + __builtin_ctzll(bits);
      told_put(seen, (unsigned)card, true);
      if (holder[card] >= 0 && !find_card(a, holder[card], seen, holder)) continue;
      holder[card] = cell;
      return true;
    }
  }
  return false;
}

bool walk_begin(const struct agree *a, struct lying *l) {
  int holder[2 * MAX_PIECES];
  uint64_t seen[2 * MAX_PIECES / 64];
  for (int card = 0; card < a->cells; card++) holder[card] = -1;
  for (int cell = 0; cell < a->cells; cell++) {
    memset(seen, 0, sizeof seen);
    if (!find_card(a, cell, seen, holder)) return false;
  }
  for (int card = 0; card < a->cells; card++) l->card[holder[card]] = (uint16_t)card;
  return true;
}

/* --- steps: two or three cards change cells, places, or both --- */

struct step {
  int n, cell[3];
  bool cells, places; /* what changes */
};

static bool in_one_bag(const struct agree *a, const struct step *s) {
  uint16_t bag = a->bag[s->cell[0]];
  for (int i = 1; i < s->n; i++)
    if (a->bag[s->cell[i]] != bag) return false;
  return bag != 0;
}

static bool all_placed(const struct agree *a, const struct lying *l, const struct step *s) {
  for (int i = 0; i < s->n; i++)
    if (l->card[s->cell[i]] >= a->placed) return false;
  return true;
}

/* Draws a step. The step back is as likely. False: this one changes nothing. */
static bool draw_step(const struct agree *a, const struct lying *l, struct step *s, struct rng *rng) {
  s->n = rng_below(rng, 3) == 0 ? 3 : 2;
  for (int i = 0; i < s->n; i++) {
    s->cell[i] = (int)rng_below(rng, (uint32_t)a->cells);
    for (int j = 0; j < i; j++)
      if (s->cell[j] == s->cell[i]) return false;
  }
  bool one = in_one_bag(a, s), placed = all_placed(a, l, s);
  s->cells = !one || !placed || rng_below(rng, 2) == 0;
  s->places = !one || !s->cells;
  return placed || one;
}

static bool step_fits(const struct agree *a, const struct lying *l, const struct step *s) {
  for (int i = 0; i < s->n && s->cells; i++)
    if (!agree_fits(a, s->cell[i], l->card[s->cell[(i + 1) % s->n]])) return false;
  return true;
}

/* Each card of the step goes to the cell before it. */
static void take_step(struct lying *l, const struct step *s) {
  uint16_t card[3], place[3];
  for (int i = 0; i < s->n; i++) {
    card[i] = l->card[s->cell[i]];
    place[i] = l->place[card[i]];
  }
  for (int i = 0; i < s->n; i++) {
    int next = (i + 1) % s->n;
    if (s->cells) l->card[s->cell[i]] = card[next];
    if (s->places) l->place[card[next]] = place[i];
  }
}

static void take_back(struct lying *l, const struct step *s) {
  struct step back = *s;
  for (int i = 0; i < s->n; i++) back.cell[i] = s->cell[s->n - 1 - i];
  take_step(l, &back);
}

/* How many of these cards count for the fact now. */
static int counting(const struct agree *a, const struct lying *l, const struct step *s, int fact) {
  int n = 0;
  for (int i = 0; i < s->n; i++) {
    int card = l->card[s->cell[i]];
    n += agree_counts(a, fact, card, s->cell[i], l->place[card]);
  }
  return n;
}

struct tally {
  int *now; /* by fact in a->count */
  int wrong;
};

static int wrong_by(const struct agree *a, int i, int n) {
  const struct fact *f = told_fact(a->knows->told, a->count[i]);
  return n < f->least ? f->least - n : n > f->most ? n - f->most : 0;
}

/* Takes a step that makes nothing more wrong. */
static void try_step(const struct agree *a, struct lying *l, struct tally *t, struct rng *rng) {
  struct step s;
  int change[MOST_FACTS], wrong = 0;
  if (!draw_step(a, l, &s, rng) || !step_fits(a, l, &s)) return;
  for (int i = 0; i < a->counts; i++) change[i] = -counting(a, l, &s, a->count[i]);
  take_step(l, &s);
  for (int i = 0; i < a->counts; i++) {
    change[i] += counting(a, l, &s, a->count[i]);
    wrong += wrong_by(a, i, t->now[i] + change[i]);
  }
  if (wrong > t->wrong) {
    take_back(l, &s);
    return;
  }
  t->wrong = wrong;
  for (int i = 0; i < a->counts; i++) t->now[i] += change[i];
}

bool walk(const struct agree *a, struct lying *l, struct rng *rng) {
  int now[MOST_FACTS];
  struct tally t = {now, 0};
  for (int i = 0; i < a->counts; i++) {
    now[i] = 0;
    for (int cell = 0; cell < a->cells; cell++)
      now[i] += agree_counts(a, a->count[i], l->card[cell], cell, l->place[l->card[cell]]);
    t.wrong += wrong_by(a, i, now[i]);
  }
  for (int i = 0; i < SEARCH * a->cells && t.wrong > 0; i++) try_step(a, l, &t, rng);
  for (int i = 0; i < STEPS * a->cells && t.wrong == 0; i++) try_step(a, l, &t, rng);
  return t.wrong == 0;
}
