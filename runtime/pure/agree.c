/* agree.c: deals that agree with what a seat was told, by rejection; walk.c draws what is too rare for that. */
#include "agree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "agree_inner.h"

enum { TRIES = 256 };

/* --- the plan --- */

static int cells_of(const struct told *told, const struct deal *deal) {
  int n = deal->count;
  for (int i = 0; i < told->facts; i++) n += told_fact(told, i)->most == LEFT_BAG;
  return n;
}

/* One block of memory, the widest first. */
static struct agree *make(int cells, int facts) {
  size_t words = (size_t)(cells + 63) / 64, n = (size_t)cells;
  size_t size = sizeof(struct agree) + 4 * n * words * 8 + n * sizeof(double) + (5 * n + (size_t)facts) * 2;
  struct agree *a = calloc(1, size);
  if (a == NULL) return NULL;
  a->cells = cells;
  a->words = (int)words;
  a->fits = (uint64_t *)(void *)(a + 1);
  a->reached = a->fits + n * words;
  a->suited = a->reached + n * words;
  a->room = a->suited + n * words;
  a->most = (double *)(void *)(a->room + n * words);
  a->slot = (uint16_t *)(void *)(a->most + n);
  a->place = a->slot + n;
  a->card = a->place + n;
  a->face = a->card + n;
  a->order = a->face + n;
  a->count = a->order + n;
  return a;
}

static bool is_in(const uint16_t *list, int n, int value) {
  while (n > 0 && list[n - 1] != value) n--;
  return n > 0;
}

/* Without bags, cells and places are the same. In the order of the places: the number of a slot is that of a piece,
   which is another one in a world dealt anew, and the draws must not depend on it. */
static void plan_cells(struct agree *a, const struct table *t) {
  const struct told *told = a->knows->told;
  int n = 0;
  for (int i = 0; i < a->deal->count; i++) {
    uint16_t piece = a->place[i] = a->deal->place[i];
    if (told->bag[piece] == 0) a->slot[n++] = piece;
  }
  for (int i = 0; i < a->deal->count && n < a->cells; i++)
    if (told->bag[a->place[i]] != 0 && told_is_slot(told, a->place[i])) a->slot[n++] = a->place[i];
  for (uint16_t s = 0; s < 2 * t->pieces && n < a->cells; s++)
    if (told_is_slot(told, s) && !is_in(a->slot, n, s)) a->slot[n++] = s;
  for (int i = 0; i < told->facts; i++) a->bags = a->bags || told_fact(told, i)->most >= A_BAG;
}

static void plan_cards(struct agree *a, const struct table *t) {
  const struct told *told = a->knows->told;
  for (int i = 0; i < a->deal->count; i++) {
    a->card[i] = a->deal->card[i];
    a->face[i] = t->piece[a->card[i]].face;
  }
  int n = a->placed = a->deal->count;
  for (int i = 0; i < told->facts; i++) {
    if (told_fact(told, i)->most < A_BAG && !told_is_plain(told, i)) a->count[a->counts++] = (uint16_t)i;
    if (told_fact(told, i)->most != LEFT_BAG) continue;
    a->place[n] = (uint16_t)i;
    a->face[n++] = told_fact(told, i)->least;
  }
}

static bool reaches(const struct agree *a, int cell, int place) {
  const struct told *told = a->knows->told;
  uint16_t piece = a->place[place];
  if (place >= a->placed) return told_bit(told_set(told, piece), a->slot[cell]);
  if (told->bag[piece] == 0) return a->slot[cell] == piece;
  return told_bit(told_set(told, told_row_of(told, told->bag[piece])), a->slot[cell]);
}

static bool suits(const struct agree *a, int place, int card) {
  if (place >= a->placed || card >= a->placed) return place == card;
  return knowledge_fits(a->knows, a->knows->at[a->place[place]], a->knows->of[a->card[card]]);
}

static void plan_places(struct agree *a) {
  for (int place = 0; place < a->cells; place++)
    for (int other = 0; other < a->cells; other++) {
      told_put(agree_row_of(a, a->reached, place), (unsigned)other, reaches(a, other, place));
      told_put(agree_row_of(a, a->suited, place), (unsigned)other, suits(a, place, other));
    }
}

static bool may_lie(const struct agree *a, int cell, int card) {
  if (!told_admits(a->knows->told, a->slot[cell], a->face[card])) return false;
  return a->bags ? card < a->placed || agree_reaches(a, cell, card) : agree_suits(a, cell, card);
}

/* A fact is plain, but about pieces in a bag: a slot does not show it. */
static void plan_facts_of_places(struct agree *a) {
  const struct told *told = a->knows->told;
  for (int i = 0; i < told->facts; i++) {
    if (!told_is_plain(told, i)) continue;
    for (unsigned p = 0; p < told->t->pieces; p++)
      if (told_bit(told_set(told, i), 2u * told->t->pieces + p)) {
        a->count[a->counts++] = (uint16_t)i;
        break;
      }
  }
}

/* Do no facts concern the cell? Then all cards of its class may lie there. */
static bool is_free(const struct agree *a, int cell) {
  for (int card = 0; card < a->placed; card++)
    if (agree_suits(a, cell, card) && !agree_fits(a, cell, card)) return false;
  return true;
}

static int common(const struct agree *a, const uint64_t *one, const uint64_t *other) {
  int n = 0;
  for (int w = 0; w < a->words; w++) n += __builtin_popcountll(one[w] & other[w]);
  return n;
}

/* The cards for a cell that the cells before it cannot but leave: these take at least what only this cell and they
   can hold. */
static double most_left(const struct agree *a, int at) {
  const uint64_t *row = agree_row(a, a->order[at]);
  int left = common(a, row, row);
  for (int i = 0, n; i < at; i += n) {
    const uint64_t *other = agree_row(a, a->order[i]);
    for (n = 1; i + n < at && memcmp(other, agree_row(a, a->order[i + n]), (size_t)a->words * 8) == 0;) n++;
    int elsewhere = common(a, other, other) - common(a, other, row);
    if (n > elsewhere) left -= n - elsewhere;
  }
  return left > 0 ? left : 0;
}

static int by_need(const struct agree *a, uint16_t one, uint16_t other) {
  const uint64_t *x = agree_row(a, one), *y = agree_row(a, other);
  int more = common(a, x, x) - common(a, y, y);
  return more != 0 ? more : memcmp(x, y, (size_t)a->words * 8);
}

static void plan_order(struct agree *a) {
  for (int cell = 0; cell < a->cells; cell++) {
    if (is_free(a, cell)) continue;
    int at = a->first++;
    for (; at > 0 && by_need(a, a->order[at - 1], (uint16_t)cell) > 0; at--) a->order[at] = a->order[at - 1];
    a->order[at] = (uint16_t)cell;
  }
  for (int i = 0; i < a->first; i++) a->most[i] = most_left(a, i);
}

/* --- the rest, class by class --- */

/* The logarithm of the ways to deal cards to places, if so many of each class are left; -1: there is none. spare: how
   many cards of inner classes may have gone elsewhere, at most. */
static double ways(const struct agree *a, const int *places, const int *cards, int spare) {
  const struct deal *d = a->deal;
  int open[2 * MAX_PIECES + 1], here[2 * MAX_PIECES + 1];
  double sum = 0;
  for (int i = 0; i < d->classes; i++) open[d->order[i]] = places[i], here[d->order[i]] = 0;
  for (int i = 0; i < d->classes; i++) {
    uint16_t class = d->order[i], outer = a->knows->inside[class];
    int left = open[class] - cards[i] + (spare < cards[i] + here[class] ? spare : cards[i] + here[class]);
    if (outer == KNOWN) left = 0;
    else if (left < 0) return -1;
    if (left > open[class]) left = open[class];
    sum += lgamma(open[class] + 1.0) - lgamma(left + 1.0);
    if (outer == KNOWN) continue;
    open[outer] += left;
    here[outer] += cards[i] + here[class];
  }
  return sum;
}

static int class_index(const struct agree *a, int cell) {
  uint16_t class = a->knows->at[a->slot[cell]];
  int i = 0;
  while (a->deal->order[i] != class) i++;
  return i;
}

static void plan_rest(struct agree *a) {
  int places[2 * MAX_PIECES + 1] = {0}, cards[2 * MAX_PIECES + 1];
  for (int i = 0; i < a->deal->classes; i++) cards[i] = a->deal->first[i + 1] - a->deal->first[i];
  for (int cell = 0; cell < a->cells; cell++)
    if (!is_in(a->order, a->first, cell)) places[class_index(a, cell)]++;
  a->rest_most = ways(a, places, cards, a->first);
}

struct agree *agree_plan(const struct knowledge *k, const struct table *t, const struct deal *deal) {
  struct agree *a = make(cells_of(k->told, deal), k->told->facts);
  if (a == NULL) return NULL;
  a->knows = k;
  a->deal = deal;
  plan_cells(a, t);
  plan_cards(a, t);
  plan_places(a);
  plan_facts_of_places(a);
  for (int cell = 0; cell < a->cells; cell++)
    for (int card = 0; card < a->cells; card++)
      told_put(agree_row(a, cell), (unsigned)card, may_lie(a, cell, card));
  if (!a->bags) {
    plan_order(a);
    plan_rest(a);
  }
  return a;
}

void agree_end(struct agree *a) { free(a); }

/* --- facts that count --- */

bool agree_counts(const struct agree *a, int fact, int card, int cell, int place) {
  const struct told *told = a->knows->told;
  const uint64_t *set = told_set(told, fact);
  if (!told_bit(told_faces(told, fact), a->face[card])) return false;
  return told_bit(set, a->slot[cell]) ||
         (place < a->placed && told_bit(set, 2u * told->t->pieces + a->place[place]));
}

int agree_wrong(const struct agree *a, int fact, int n) {
  const struct fact *f = told_fact(a->knows->told, fact);
  return n < f->least ? f->least - n : n > f->most ? n - f->most : 0;
}

static bool agrees(const struct agree *a, const struct lying *l) {
  for (int i = 0; i < a->counts; i++) {
    int n = 0;
    for (int cell = 0; cell < a->cells; cell++) n += agree_counts(a, a->count[i], l->card[cell], cell, cell);
    if (agree_wrong(a, a->count[i], n) > 0) return false;
  }
  return true;
}

/* --- drawing at once --- */

static double uniform(struct rng *rng) { return ((double)(rng_next(rng) >> 11) + 0.5) * 0x1p-53; }

/* The n-th card of a row that is still left. */
static int nth(const uint64_t *row, const uint64_t *left, int n) {
  for (int w = 0;; w++) {
    uint64_t bits = row[w] & left[w];
    int here = __builtin_popcountll(bits);
    if (n >= here) {
      n -= here;
      continue;
    }
    while (n-- > 0) bits &= bits - 1;
    return w * 64 + __builtin_ctzll(bits);
  }
}

/* Draws a card for each cell that facts concern. Returns the logarithm of how likely the draws are to stand, or a
   number above 0: there is no card. */
static double draw_first(const struct agree *a, struct lying *l, uint64_t *left, struct rng *rng) {
  double chance = 0;
  for (int i = 0; i < a->first; i++) {
    const uint64_t *row = agree_row(a, a->order[i]);
    int n = common(a, row, left);
    if (n == 0) return 1;
    chance += log(n / a->most[i]);
    int card = nth(row, left, (int)rng_below(rng, (uint32_t)n));
    l->card[a->order[i]] = (uint16_t)card;
    told_put(left, (unsigned)card, false);
  }
  return chance;
}

/* Deals the cards that are left to the other cells, as knowledge_deal does. False: they do not fit. */
static bool draw_rest(const struct agree *a, struct lying *l, const uint64_t *left, struct rng *rng) {
  uint16_t class[2 * MAX_PIECES], open[2 * MAX_PIECES];
  for (int cell = 0; cell < a->cells; cell++) class[cell] = a->knows->at[a->slot[cell]];
  for (int i = 0; i < a->first; i++) class[a->order[i]] = KNOWN;
  for (int i = 0; i < a->deal->classes; i++) {
    int n = 0;
    for (int cell = 0; cell < a->cells; cell++)
      if (class[cell] == a->deal->order[i]) open[n++] = (uint16_t)cell;
    for (int card = a->deal->first[i]; card < a->deal->first[i + 1]; card++) {
      if (!told_bit(left, (unsigned)card)) continue;
      if (n == 0) return false;
      uint32_t drawn = rng_below(rng, (uint32_t)n);
      l->card[open[drawn]] = (uint16_t)card;
      class[open[drawn]] = KNOWN;
      open[drawn] = open[--n];
    }
    for (int j = 0; j < n; j++) class[open[j]] = a->knows->inside[a->deal->order[i]];
    if (n > 0 && a->knows->inside[a->deal->order[i]] == KNOWN) return false;
  }
  return true;
}

static double rest_chance(const struct agree *a, const uint64_t *left) {
  int places[2 * MAX_PIECES + 1] = {0}, cards[2 * MAX_PIECES + 1] = {0};
  if (a->deal->classes < 2) return 0;
  for (int i = 0; i < a->deal->classes; i++)
    for (int n = a->deal->first[i]; n < a->deal->first[i + 1]; n++) cards[i] += told_bit(left, (unsigned)n);
  for (int cell = 0; cell < a->cells; cell++)
    if (!is_in(a->order, a->first, cell)) places[class_index(a, cell)]++;
  double n = ways(a, places, cards, 0);
  return n < 0 ? 1 : n - a->rest_most;
}

/* Each deal that fits is drawn with a chance that its draws tell, and stands with what makes all equal. */
static bool draw(const struct agree *a, struct lying *l, struct rng *rng) {
  uint64_t left[2 * MAX_PIECES / 64];
  memset(left, 0, sizeof left);
  for (int card = 0; card < a->placed; card++) told_put(left, (unsigned)card, true);
  double chance = draw_first(a, l, left, rng);
  if (chance > 1e-9) return false;
  double rest = rest_chance(a, left);
  if (rest > 1e-9) return false;
  return log(uniform(rng)) < chance + rest && draw_rest(a, l, left, rng);
}

/* --- one deal --- */

bool agree_deal(const struct agree *a, struct rng *rng, uint16_t *now, bool *exact) {
  uint16_t lies[2 * MAX_PIECES], place[2 * MAX_PIECES];
  struct lying l = {lies, place};
  *exact = false;
  for (int i = 0; i < TRIES && !*exact && !a->bags; i++) *exact = draw(a, &l, rng) && agrees(a, &l);
  for (int cell = 0; cell < a->cells && *exact; cell++) place[lies[cell]] = (uint16_t)cell;
  if (!*exact && (!walk_begin(a, &l, rng) || !walk(a, &l, rng))) return false;
  for (uint16_t p = 0; p < a->knows->pieces; p++) now[p] = p;
  for (int card = 0; card < a->placed; card++) now[a->place[place[card]]] = a->card[card];
  return true;
}
