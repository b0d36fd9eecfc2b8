/* stacking.c: which cards can be laid on piles, computed from the cards that can be laid first. */
#include "stacking.h"

#include <string.h>

/*
** The cards of one kind. A set of them can be laid on a pile if one of its possible first cards may be laid there.
** first[] does not depend on the pile, so one table answers for the top and for the card below it.
*/
struct pack {
  int count;
  uint8_t value[STACKING_CARDS];
  uint16_t on[STACKING_CARDS];         /* the cards that may be laid on this one */
  uint16_t first[1 << STACKING_CARDS]; /* for each set: the cards that can come before all others */
};

void stacking_allow(struct stacking *s, int value, int below) { s->above[1 + below] |= UINT64_C(1) << value; }

bool stacking_may(const struct stacking *s, int value, int below) { return s->above[1 + below] >> value & 1; }

static unsigned landing(const struct stacking *s, const struct pack *p, int below) {
  uint64_t may = s->above[1 + below];
  if (p->count == 1) return may >> p->value[0] & 1; /* the most common case */
  unsigned cards = 0;
  for (int i = 0; i < p->count; i++) cards |= (unsigned)(may >> p->value[i] & 1) << i;
  return cards;
}

static void find_firsts(const struct stacking *s, struct pack *p) {
  p->first[1] = 1;
  p->on[0] = 0;
  if (p->count == 1) return;
  for (int i = 0; i < p->count; i++) p->on[i] = (uint16_t)landing(s, p, p->value[i]);
  p->first[0] = 0;
  for (unsigned set = 2; set < 1u << p->count; set++) {
    unsigned first = 0;
    for (unsigned left = set; left; left &= left - 1) {
      unsigned card = left & -left, rest = set ^ card;
      if (!rest || (p->first[rest] & p->on[__builtin_ctz(card)])) first |= card;
    }
    p->first[set] = (uint16_t)first;
  }
}

static void gather(const struct stacking *s, const struct stacking_card *cards, unsigned members,
                   struct pack *p) {
  p->count = 0;
  for (; members; members &= members - 1) p->value[p->count++] = cards[__builtin_ctz(members)].value;
  find_firsts(s, p);
}

/* Fills members[k] with the cards of kind k. Returns the kinds that exist; others are not filled. */
static unsigned sort_kinds(const struct stacking_card *cards, int count, uint16_t *members) {
  unsigned kinds = 0;
  memset(members, 0, STACKING_KINDS * sizeof *members);
  for (int i = 0; i < count; i++) {
    kinds |= 1u << cards[i].kind;
    members[cards[i].kind] |= (uint16_t)(1u << i);
  }
  return kinds;
}

static bool liftable(const struct stacking *s, const struct stacking_pile *pile) {
  return pile->top != NO_CARD && !(s->fixed >> pile->top & 1);
}

/* The cards that may be laid first after the top is lifted; none if the top may not be lifted. */
static unsigned lifted_landing(const struct stacking *s, const struct pack *p,
                               const struct stacking_pile *pile, int lift) {
  return lift > 0 && liftable(s, pile) ? landing(s, p, pile->below) : 0;
}

static int size_of(unsigned set) {
  int size = 0;
  for (; set; set &= set - 1) size++;
  return size;
}

int stacking_most(const struct stacking *s, const struct stacking_card *cards, int count,
                  const struct stacking_pile *piles, int lift, int *bare) {
  uint16_t members[STACKING_KINDS];
  struct pack p;
  int gain = 0; /* by the best lift */
  *bare = 0;
  for (unsigned kinds = sort_kinds(cards, count, members); kinds; kinds &= kinds - 1) {
    int kind = __builtin_ctz(kinds);
    gather(s, cards, members[kind], &p);
    unsigned start = landing(s, &p, piles[kind].top);
    unsigned lifted = lifted_landing(s, &p, &piles[kind], lift);
    int unlifted_most = start & 1, lifted_most = lifted & 1; /* bit 0: the first card alone */
    for (unsigned set = 2; set < 1u << p.count; set++) {
      int size = size_of(set);
      if (size > unlifted_most && (p.first[set] & start)) unlifted_most = size;
      if (size > lifted_most && (p.first[set] & lifted)) lifted_most = size;
    }
    *bare += unlifted_most;
    if (lifted_most - unlifted_most > gain) gain = lifted_most - unlifted_most;
  }
  return *bare + gain;
}

/* A family of sets of six cards, in one word: the sets that hold this card. */
static const uint64_t holding[6] = {0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0,
                                    0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xffffffff00000000};

/* The subset of the members that follows this one, in the order of masks; 0 follows the last. */
static unsigned next_subset(unsigned subset, unsigned members) { return (subset - members) & members; }

/* Removes from a family all sets that hold exactly these of the members. */
static void strike(uint64_t *family, int words, unsigned members, unsigned held) {
  uint64_t alike = UINT64_MAX;
  for (unsigned left = members & 63; left; left &= left - 1) {
    int card = __builtin_ctz(left);
    alike &= held >> card & 1 ? holding[card] : ~holding[card];
  }
  unsigned others = ((unsigned)words - 1) & ~(members >> 6), word = 0;
  do {
    family[held >> 6 | word] &= ~alike;
    word = next_subset(word, others);
  } while (word);
}

void stacking_sets(const struct stacking *s, const struct stacking_card *cards, int count,
                   const struct stacking_pile *piles, int lift, uint64_t *sets) {
  uint16_t members[STACKING_KINDS];
  uint64_t unlifted[STACKING_WORDS], one[STACKING_WORDS], none[STACKING_WORDS];
  struct pack p;
  int words = stacking_words(count);
  size_t size = (size_t)words * sizeof(uint64_t);
  memset(sets, 0xff, size); /* with one lift or none */
  memset(unlifted, 0xff, size);
  for (unsigned kinds = sort_kinds(cards, count, members); kinds; kinds &= kinds - 1) {
    int kind = __builtin_ctz(kinds);
    gather(s, cards, members[kind], &p);
    unsigned start = landing(s, &p, piles[kind].top);
    unsigned lifted = lifted_landing(s, &p, &piles[kind], lift);
    memset(none, 0xff, size);
    memset(one, 0xff, size);
    unsigned held = 0;
    for (unsigned set = 1; set < 1u << p.count; set++) {
      held = next_subset(held, members[kind]);
      if (!(p.first[set] & start)) strike(none, words, members[kind], held);
      if (!(p.first[set] & lifted)) strike(one, words, members[kind], held);
    }
    for (int w = 0; w < words; w++) {
      sets[w] = (sets[w] & none[w]) | (unlifted[w] & one[w]);
      unlifted[w] &= none[w];
    }
  }
  if (count < 6) sets[0] &= (UINT64_C(1) << (1 << count)) - 1;
}

bool stacking_fits(const struct stacking *s, const struct stacking_card *cards, int count,
                   const struct stacking_pile *piles, int lifted) {
  uint16_t members[STACKING_KINDS];
  struct pack p;
  if (lifted != NO_CARD && !liftable(s, &piles[lifted])) return false;
  for (unsigned kinds = sort_kinds(cards, count, members); kinds; kinds &= kinds - 1) {
    int kind = __builtin_ctz(kinds);
    gather(s, cards, members[kind], &p);
    unsigned start = landing(s, &p, kind == lifted ? piles[kind].below : piles[kind].top);
    if (!(p.first[(1u << p.count) - 1] & start)) return false;
  }
  return true;
}

unsigned stacking_lifts(const struct stacking *s, const struct stacking_card *cards, int count,
                        const struct stacking_pile *piles, int pile_count, bool *fit) {
  uint16_t members[STACKING_KINDS];
  struct pack p;
  unsigned stuck = 0, spoilt = 0,
           lifts = 0; /* kinds that do not fit without a lift; kinds that do not fit after a lift */
  for (unsigned kinds = sort_kinds(cards, count, members); kinds; kinds &= kinds - 1) {
    int kind = __builtin_ctz(kinds);
    gather(s, cards, members[kind], &p);
    unsigned first = p.first[(1u << p.count) - 1];
    if (!(first & landing(s, &p, piles[kind].top))) stuck |= 1u << kind;
    if (!(first & lifted_landing(s, &p, &piles[kind], 1))) spoilt |= 1u << kind;
  }
  *fit = stuck == 0;
  for (int kind = 0; kind < pile_count; kind++)
    if (liftable(s, &piles[kind]) && !(stuck & ~(1u << kind)) && !(spoilt >> kind & 1)) lifts |= 1u << kind;
  return lifts;
}

struct listing {
  const struct pack *pack;
  uint8_t (*orders)[STACKING_CARDS];
  int max, found;
  uint8_t order[STACKING_CARDS];
};

/* Is there an equal card with a lower number that is not laid yet? */
static bool repeats(const struct pack *p, int card, unsigned rest) {
  for (int i = 0; i < card; i++)
    if ((rest >> i & 1) && p->value[i] == p->value[card]) return true;
  return false;
}

static void list_orders(struct listing *l, unsigned rest, unsigned may, int laid) {
  if (!rest) {
    memcpy(l->orders[l->found++], l->order, (size_t)laid);
    return;
  }
  for (unsigned next = l->pack->first[rest] & may; next && l->found < l->max; next &= next - 1) {
    int card = __builtin_ctz(next);
    if (repeats(l->pack, card, rest)) continue;
    l->order[laid] = (uint8_t)card;
    list_orders(l, rest & ~(1u << card), l->pack->on[card], laid + 1);
  }
}

int stacking_orders(const struct stacking *s, const uint8_t *values, int count, int below,
                    uint8_t (*orders)[STACKING_CARDS], int max) {
  struct pack p;
  if (max < 1) return 0;
  p.count = count;
  memcpy(p.value, values, (size_t)count);
  find_firsts(s, &p);
  struct listing l = {.pack = &p, .orders = orders, .max = max};
  list_orders(&l, (1u << count) - 1, landing(s, &p, below), 0);
  return l.found;
}
