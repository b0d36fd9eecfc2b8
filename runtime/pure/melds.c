/* melds.c: sets of one rank, runs of one suit, and what is left of a hand beside them. */
#include "melds.h"

static bool is_set(const struct meld_card *card, int count) {
  for (int i = 0; i < count; i++)
    for (int k = 0; k < i; k++)
      if (card[k].rank != card[i].rank || card[k].suit == card[i].suit) return false;
  return true;
}

static bool is_run(const struct meld_card *card, int count) {
  int64_t low = card[0].rank, high = low;
  for (int i = 0; i < count; i++) {
    if (card[i].rank < low) low = card[i].rank;
    if (card[i].rank > high) high = card[i].rank;
    for (int k = 0; k < i; k++)
      if (card[k].suit != card[i].suit || card[k].rank == card[i].rank) return false;
  }
  return high - low == count - 1;
}

bool melds_is(const struct meld_card *card, int count) {
  return count >= MELD_LEAST && (is_set(card, count) || is_run(card, count));
}

struct finding {
  const struct meld_card *card;
  struct melds *found;
  int count, longest;
  bool full;
};

static void keep(struct finding *f, unsigned mask, int64_t worth) {
  struct melds *m = f->found;
  if (m->count == MOST_MELDS) {
    f->full = true;
    return;
  }
  m->mask[m->count] = (uint16_t)mask;
  m->worth[m->count++] = worth;
}

/* Adds cards of other suits behind card `last`, which is in the mask. */
static void grow_set(struct finding *f, int last, unsigned mask, int size, int64_t worth) {
  if (size >= MELD_LEAST) keep(f, mask, worth);
  if (size == f->longest || f->full) return;
  for (int i = last + 1; i < f->count; i++) {
    bool fits = f->card[i].rank == f->card[last].rank;
    for (int k = 0; fits && k < i; k++) fits = !(mask >> k & 1) || f->card[k].suit != f->card[i].suit;
    if (fits) grow_set(f, i, mask | 1u << i, size + 1, worth + f->card[i].worth);
  }
}

/* Adds the next card of the suit, wherever it is in the hand. */
static void grow_run(struct finding *f, int last, unsigned mask, int size, int64_t worth) {
  if (size >= MELD_LEAST) keep(f, mask, worth);
  if (size == f->longest || f->full) return;
  for (int i = 0; i < f->count; i++)
    if (f->card[i].suit == f->card[last].suit && (int64_t)f->card[i].rank == (int64_t)f->card[last].rank + 1)
      grow_run(f, i, mask | 1u << i, size + 1, worth + f->card[i].worth);
}

bool melds_find(const struct meld_card *card, int count, int longest, struct melds *found) {
  struct finding f = {.card = card, .found = found, .count = count, .longest = longest};
  found->count = 0;
  for (int i = 0; i < count; i++) {
    grow_set(&f, i, 1u << i, 1, card[i].worth);
    grow_run(&f, i, 1u << i, 1, card[i].worth);
  }
  return !f.full;
}

int64_t melds_most(const struct melds *found, unsigned cards) {
  int64_t most = 0;
  for (; cards != 0; cards &= cards - 1) { /* the lowest card is in a meld of these, or in none */
    unsigned lowest = cards & -cards;
    for (int i = 0; i < found->count; i++) {
      if (!(found->mask[i] & lowest) || (found->mask[i] & ~cards)) continue;
      int64_t with = found->worth[i] + melds_most(found, cards & ~(unsigned)found->mask[i]);
      if (with > most) most = with;
    }
  }
  return most;
}
