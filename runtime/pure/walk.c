/* walk.c: a random walk through the deals that agree with what a seat was told. */
#include <string.h>

#include "agree_inner.h"

enum {
  STEPS = 60,       /* for each cell; after so many, a walk no longer knows where it began */
  SEARCH = 1000,    /* likewise, to find a deal that agrees */
  BEGINNINGS = 1000 /* where cards leave many bags, few of them can be completed */
};

/* --- any deal that fits: one after the other finds a partner, and lets those before it find others --- */

struct pairing {
  const struct agree *a;
  const uint16_t *cell;  /* by place: where its card comes from, once that is decided; before: NULL */
  const uint16_t *order; /* in which partners are tried */
  uint64_t untried[2 * MAX_PIECES / 64]; /* a bit for each, in that order */
  bool made[2 * MAX_PIECES];   /* its row in a->room: a bit for each that it may have, in that order */
  int partner[2 * MAX_PIECES]; /* of those that are tried, or -1 */
};

/* A place and a cell; or, if cells are decided, a card and a place. */
static bool may_pair(const struct pairing *p, int one, int other) {
  const struct agree *a = p->a;
  if (p->cell != NULL) return agree_suits(a, other, one) && agree_fits(a, p->cell[other], one);
  return agree_reaches(a, other, one) && (one < a->placed || agree_fits(a, other, one));
}

/* Made when it is needed first: many pairings fail before all are. */
static const uint64_t *row_of(struct pairing *p, int one) {
  uint64_t *row = agree_row_of(p->a, p->a->room, one);
  if (p->made[one]) return row;
  memset(row, 0, (size_t)p->a->words * sizeof *row);
  for (int i = 0; i < p->a->cells; i++) told_put(row, (unsigned)i, may_pair(p, one, p->order[i]));
  p->made[one] = true;
  return row;
}

/* The first that may be tried, or -1. */
static int next_partner(struct pairing *p, int one) {
  const uint64_t *row = row_of(p, one);
  for (int w = 0; w < p->a->words; w++) {
    uint64_t bits = row[w] & p->untried[w];
    if (bits == 0) continue;
    int i = __builtin_ctzll(bits);
    p->untried[w] &= ~(1ull << i);
    return p->order[64 * w + i];
  }
  return -1;
}

static bool find_partner(struct pairing *p, int one) {
  for (int other; (other = next_partner(p, one)) >= 0;) {
    if (p->partner[other] >= 0 && !find_partner(p, p->partner[other])) continue;
    p->partner[other] = one;
    return true;
  }
  return false;
}

static bool pair_all(struct pairing *p) {
  memset(p->made, 0, sizeof p->made);
  memset(p->partner, -1, sizeof p->partner);
  for (int one = 0; one < p->a->cells; one++) {
    memset(p->untried, 0xff, sizeof p->untried);
    if (!find_partner(p, one)) return false;
  }
  return true;
}

static void shuffle(uint16_t *list, int n, struct rng *rng) {
  for (int i = 0; i < n; i++) list[i] = (uint16_t)i;
  for (int i = n; i > 1; i--) {
    uint32_t other = rng_below(rng, (uint32_t)i);
    uint16_t last = list[i - 1];
    list[i - 1] = list[other];
    list[other] = last;
  }
}

/* First each place gets a cell, then each card a place. */
bool walk_begin(const struct agree *a, struct lying *l, struct rng *rng) {
  uint16_t order[2 * MAX_PIECES], cell[2 * MAX_PIECES];
  struct pairing p;
  p.a = a;
  p.order = order;
  for (int i = 0; i < BEGINNINGS; i++) {
    shuffle(order, a->cells, rng);
    p.cell = NULL;
    if (!pair_all(&p)) return false;
    for (int n = 0; n < a->cells; n++) cell[p.partner[n]] = (uint16_t)n;
    p.cell = cell;
    if (!pair_all(&p)) continue;
    for (int place = 0; place < a->cells; place++) {
      l->card[cell[place]] = (uint16_t)p.partner[place];
      l->place[p.partner[place]] = (uint16_t)place;
    }
    return true;
  }
  return false;
}

/* --- steps: two or three cards change cells, places, or both --- */

struct step {
  int n, cell[3];
  bool cells, places; /* what changes */
};

/* Draws a step. The step back is as likely. */
static bool draw_step(const struct agree *a, struct step *s, struct rng *rng) {
  uint32_t kind = a->bags ? rng_below(rng, 3) : 0;
  s->n = rng_below(rng, 3) == 0 ? 3 : 2;
  s->cells = kind != 2;
  s->places = kind != 1;
  for (int i = 0; i < s->n; i++) {
    s->cell[i] = (int)rng_below(rng, (uint32_t)a->cells);
    for (int j = 0; j < i; j++)
      if (s->cell[j] == s->cell[i]) return false;
  }
  return true;
}

static bool step_fits(const struct agree *a, const struct lying *l, const struct step *s) {
  for (int i = 0; i < s->n; i++) {
    int from = s->cell[(i + 1) % s->n], card = l->card[from], here = l->card[s->cell[i]];
    int cell = s->cells ? s->cell[i] : from, place = l->place[s->places ? here : card];
    if (s->cells && !agree_fits(a, cell, card)) return false;
    if (s->places && !agree_suits(a, place, card)) return false;
    if (s->cells != s->places && !agree_reaches(a, cell, place)) return false;
  }
  return true;
}

/* Each card of the step takes the part of the card before it. */
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

/* Takes a step that makes nothing more wrong. */
static void try_step(const struct agree *a, struct lying *l, struct tally *t, struct rng *rng) {
  struct step s;
  int change[MOST_FACTS], wrong = 0;
  if (!draw_step(a, &s, rng) || !step_fits(a, l, &s)) return;
  for (int i = 0; i < a->counts; i++) change[i] = -counting(a, l, &s, a->count[i]);
  take_step(l, &s);
  for (int i = 0; i < a->counts; i++) {
    change[i] += counting(a, l, &s, a->count[i]);
    wrong += agree_wrong(a, a->count[i], t->now[i] + change[i]);
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
    t.wrong += agree_wrong(a, a->count[i], now[i]);
  }
  for (int i = 0; i < SEARCH * a->cells && t.wrong > 0; i++) try_step(a, l, &t, rng);
  for (int i = 0; i < STEPS * a->cells && t.wrong == 0; i++) try_step(a, l, &t, rng);
  return t.wrong == 0;
}
