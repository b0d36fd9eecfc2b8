/* power.c: what a card is worth: the same deal, with the card and with another one in its place. */
#include <stdlib.h>
#include <string.h>

#include "experiments.h"
#include "fold.h"

enum { TRIES = 10 /* other pieces */ };

struct deal {
  struct cast cast;
  int owner[CROUPIER_MOST_PIECES + 1];
  uint64_t draws; /* a stream of its own, by the number of the trial */
};

static uint32_t draw(struct deal *d, uint32_t n) {
  d->draws += FOLD_FRACTION;
  return (uint32_t)(fold_scatter(d->draws) % n);
}

/* Lays the deal of that seed, up to the first question. */
static bool look(struct worker *w, uint64_t seed, int piece, int other, struct deal *d) {
  memset(d->owner, 0, sizeof d->owner);
  croupier_swap(w->c, piece, other);
  croupier_inline_random(w->c, 0);
  bool began = croupier_start(w->c, seed) == CROUPIER_OK && croupier_status(w->c) == CROUPIER_ASKS;
  if (began) {
    cast_read(&d->cast, w->c);
    cast_owners(w->c, d->owner);
  }
  return began;
}

typedef bool fits(const struct deal *d, int id, const void *what);

/* One of the pieces that fit, all alike; 0: there is none. */
static int pick(struct deal *d, fits *is, const void *what) {
  int found = 0;
  uint32_t count = 0;
  for (int id = 1; id <= CROUPIER_MOST_PIECES; id++)
    if (d->cast.kind_of[id] >= 0 && is(d, id, what) && draw(d, ++count) == 0) found = id;
  return found;
}

static const char *name_of(const struct deal *d, int id) { return d->cast.name[d->cast.kind_of[id]]; }

static bool is_held(const struct deal *d, int id, const void *card) {
  return d->owner[id] > 0 && (!card || strcmp(name_of(d, id), card) == 0);
}

static bool is_card(const struct deal *d, int id, const void *card) {
  return strcmp(name_of(d, id), card) == 0;
}

static bool is_free_other(const struct deal *d, int id, const void *than) {
  int other = *(const int *)than;
  return d->owner[id] == 0 && d->cast.kind_of[id] != d->cast.kind_of[other];
}

static bool is_held_other(const struct deal *d, int id, const void *than) {
  int other = *(const int *)than;
  return d->owner[id] > 0 && d->owner[id] != d->owner[other] && d->cast.kind_of[id] != d->cast.kind_of[other];
}

/* Something else for the piece: what nobody holds; where all is dealt, what another seat holds. */
static int other_than(struct deal *d, int piece) {
  int other = pick(d, is_free_other, &piece);
  return other ? other : pick(d, is_held_other, &piece);
}

/* The pieces to swap: `held` lies in a hand at first. False: this deal has none. */
static bool choose(struct deal *d, const char *card, int *held, int *other) {
  *held = pick(d, is_held, card);
  if (!*held && card) { /* it comes into a hand by the swap */
    *other = pick(d, is_card, card);
    *held = *other ? pick(d, is_held, NULL) : 0;
    return *held != 0;
  }
  *other = *held ? other_than(d, *held) : 0;
  return *other != 0;
}

static int64_t win(struct worker *w, uint64_t number, int seat, bool *played) {
  const char *who[CROUPIER_MAX_SEATS];
  seats_turned(&w->sim->seats, croupier_players(w->c), number, who);
  *played = *played && worker_plays(w, w->sim->seed + number, 0, who);
  return *played && croupier_rank(w->c, seat) == 1 ? WIN / winners_of(w->c) : 0;
}

void power_trial(struct worker *w, uint64_t number, void *data) {
  const struct swap *swap = data;
  struct deal *d = calloc(2, sizeof *d), *then = d ? d + 1 : NULL;
  uint64_t seed = w->sim->seed + number;
  int held = 0, other = 0, seat = 0;
  bool found = false;
  if (d) d->draws = fold_scatter(seed);
  for (int i = 0; d && i < TRIES && !found; i++) {
    if (!look(w, seed, 0, 0, d) || !choose(d, swap->card, &held, &other)) break;
    seat = d->owner[held];
    found = look(w, seed, held, other, then) && then->owner[other] == seat && then->owner[held] != seat;
  }
  if (found) {
    bool played = true;
    int64_t after = win(w, number, seat, &played);
    croupier_swap(w->c, 0, 0);
    int64_t before = win(w, number, seat, &played);
    bool of_held = !swap->card || strcmp(name_of(d, held), swap->card) == 0;
    bool of_other = !swap->card || strcmp(name_of(d, other), swap->card) == 0;
    if (played && of_held) ledger_add(&w->ledger, before - after, "power/%s", name_of(d, held));
    if (played && of_other) ledger_add(&w->ledger, after - before, "power/%s", name_of(d, other));
  }
  croupier_swap(w->c, 0, 0);
  free(d);
}

/* Wins of the seats that had it, more than an even share. */
static void add_rate(const struct ledger *l, const char *begins, const char *card, double even,
                     enum metric_kind kind, struct metrics *m) {
  struct series wins = ledger_get(l, "%s/%s", begins, card);
  struct interval is = interval_share(&wins, WIN, NORMAL_95);
  if (wins.count == 0) return;
  metrics_add(m, kind, card, series_mean(&wins) / WIN - even,
              (struct interval){is.low - even, is.high - even}, wins.count);
}

void power_metrics(const struct ledger *l, int sides, struct metrics *m) {
  size_t count;
  const struct entry **list = ledger_list(l, "power/", &count);
  for (size_t i = 0; list && i < count; i++) {
    const char *card = list[i]->name + 6;
    metrics_mean(m, CARD_POWER, card, list[i]->sum, WIN);
    add_rate(l, "drawn", card, 1.0 / sides, CARD_DRAWN, m);
    add_rate(l, "held", card, 1.0 / sides, CARD_HELD, m);
    add_rate(l, "played", card, 1.0 / sides, CARD_PLAYED, m);
  }
  free(list);
}
