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

/* Cards as masks: bit i is card i of the hand. */
struct finding {
  const struct meld_card *card;
  struct melds *found;
  int longest;
  bool full;
  uint16_t alike[MELD_CARDS]; /* of the rank of each card, but of another suit */
  uint16_t above[MELD_CARDS]; /* of its suit, one higher */
};

/* The cards of each rank, or of each suit, in the hand. */
struct groups {
  int count;
  int32_t value[MELD_CARDS];
  uint16_t cards[MELD_CARDS];
};

/* The place of a value; the number of groups: no card has it. */
static int place_of(const struct groups *g, int64_t value) {
  int i = 0;
  while (i < g->count && g->value[i] != value) i++;
  return i;
}

static void add_to_group(struct groups *g, int32_t value, int card) {
  int i = place_of(g, value);
  if (i == g->count) g->cards[g->count++] = 0;
  g->value[i] = value;
  g->cards[i] |= (uint16_t)(1u << card);
}

static unsigned cards_of(const struct groups *g, int64_t value) {
  int i = place_of(g, value);
  return i < g->count ? g->cards[i] : 0;
}

static void relate(struct finding *f, int count) {
  struct groups ranks = {.count = 0}, suits = {.count = 0};
  for (int i = 0; i < count; i++) {
    add_to_group(&ranks, f->card[i].rank, i);
    add_to_group(&suits, f->card[i].suit, i);
  }
  for (int i = 0; i < count; i++) {
    unsigned suit = cards_of(&suits, f->card[i].suit);
    f->alike[i] = (uint16_t)(cards_of(&ranks, f->card[i].rank) & ~suit);
    f->above[i] = (uint16_t)(cards_of(&ranks, (int64_t)f->card[i].rank + 1) & suit);
  }
}

static void keep(struct finding *f, unsigned mask, int64_t worth) {
  struct melds *m = f->found;
  if (m->count == MOST_MELDS) {
    f->full = true;
    return;
  }
  m->in_any |= (uint16_t)mask;
  m->mask[m->count] = (uint16_t)mask;
  m->worth[m->count++] = worth;
}

/* Adds cards of other suits that lie behind those in the mask. `fitting`: they go with all of these. */
static void grow_set(struct finding *f, unsigned fitting, unsigned mask, int size, int64_t worth) {
  if (size >= MELD_LEAST) keep(f, mask, worth);
  if (size == f->longest || f->full) return;
  for (; fitting != 0; fitting &= fitting - 1) {
    int i = __builtin_ctz(fitting);
    grow_set(f, fitting & f->alike[i] & ~1u << i, mask | 1u << i, size + 1, worth + f->card[i].worth);
  }
}

/* Adds the next card of the suit, wherever it is in the hand. */
static void grow_run(struct finding *f, int last, unsigned mask, int size, int64_t worth) {
  if (size >= MELD_LEAST) keep(f, mask, worth);
  if (size == f->longest || f->full) return;
  for (unsigned above = f->above[last]; above != 0; above &= above - 1) {
    int i = __builtin_ctz(above);
    grow_run(f, i, mask | 1u << i, size + 1, worth + f->card[i].worth);
  }
}

bool melds_find(const struct meld_card *card, int count, int longest, struct melds *found) {
  struct finding f = {.card = card, .found = found, .longest = longest};
  found->count = 0;
  found->in_any = 0;
  relate(&f, count);
  for (int i = 0; i < count; i++) {
    unsigned later = f.alike[i] & ~1u << i;
    if (later != 0) grow_set(&f, later, 1u << i, 1, card[i].worth);
    if (f.above[i] != 0) grow_run(&f, i, 1u << i, 1, card[i].worth);
  }
  return !f.full;
}

int64_t melds_most(const struct melds *found, unsigned cards) {
  int64_t most = 0;
  cards &= found->in_any;
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
