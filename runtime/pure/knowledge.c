/* knowledge.c: the pieces that a seat cannot tell apart, and dealing them again. */
#include "knowledge.h"

#include <string.h>

/* Every class in use has a place, a card, or a class inside it. */
static uint16_t most_classes(uint16_t pieces) { return (uint16_t)(2 * pieces + 1); }

size_t knowledge_size(uint16_t pieces) {
  return ((size_t)pieces * 2 + most_classes(pieces)) * sizeof(uint16_t);
}

void knowledge_begin(struct knowledge *k, uint16_t pieces, void *memory) {
  memset(memory, 0, knowledge_size(pieces));
  *k = (struct knowledge){.at = memory, .pieces = pieces, .classes = most_classes(pieces)};
  k->of = k->at + pieces;
  k->inside = k->of + pieces;
}

static bool is_inside(const struct knowledge *k, uint16_t class, uint16_t outer) {
  while (class != KNOWN && class != outer) class = k->inside[class];
  return class == outer;
}

/* Finds a class with no members. Classes that only contain other classes are removed from the tree. */
static uint16_t unused(struct knowledge *k) {
  bool used[2 * MAX_PIECES + 1] = {true};
  for (int p = 0; p < k->pieces; p++) used[k->at[p]] = used[k->of[p]] = true;
  for (int c = 1; c < k->classes; c++)
    while (used[c] && !used[k->inside[c]]) k->inside[c] = k->inside[k->inside[c]];
  uint16_t class = 1;
  while (used[class]) class ++;
  return class;
}

/* Joins two classes: a card of either may now lie at any place of both. */
static void unite(struct knowledge *k, uint16_t a, uint16_t b) {
  uint16_t outer = k->inside[a] == b ? k->inside[b] : k->inside[a];
  for (int p = 0; p < k->pieces; p++) {
    if (k->at[p] == b) k->at[p] = a;
    if (k->of[p] == b) k->of[p] = a;
  }
  for (int c = 1; c < k->classes; c++)
    if (k->inside[c] == b) k->inside[c] = a;
  k->inside[a] = outer;
}

/* Is every place of the class, and of the classes inside it, in the list? Then all its cards are, too. */
static bool holds_all(const struct knowledge *k, const uint16_t *list, int count, uint16_t class) {
  int here = 0, all = 0;
  for (int i = 0; i < count; i++) here += is_inside(k, k->at[list[i]], class);
  for (int p = 0; p < k->pieces; p++) all += is_inside(k, k->at[p], class);
  return here == all;
}

/* The class of the piece's place, or the smallest class around it that is only partly in the list. */
static uint16_t not_within(const struct knowledge *k, uint16_t piece, const bool *within) {
  uint16_t class = k->at[piece];
  while (class != KNOWN && within[class]) class = k->inside[class];
  return class;
}

/* The innermost of these classes. If two lie in different branches, joins the branches up to the node where they
   meet. This forgets a little of what could be known. */
static uint16_t innermost(struct knowledge *k, const uint16_t *list, int count, const bool *within) {
  uint16_t class = KNOWN;
  for (int i = 0; i < count; i++) {
    uint16_t other = not_within(k, list[i], within);
    if (is_inside(k, class, other)) continue;
    if (is_inside(k, other, class)) {
      class = other;
      continue;
    }
    uint16_t both = k->inside[other];
    while (!is_inside(k, class, both)) both = k->inside[both];
    while (k->inside[other] != both) unite(k, other, k->inside[other]);
    while (k->inside[class] != both) unite(k, class, k->inside[class]);
    unite(k, class, other);
  }
  return class;
}

/* Cards that can lie only within the list get a class of their own: known cards, and cards of classes that are
   wholly in the list. Cards of a class that is partly in the list may lie anywhere in the list, and where they
   could lie before. */
void knowledge_mix(struct knowledge *k, const uint16_t *list, int count) {
  bool within[2 * MAX_PIECES + 1] = {false}, part[2 * MAX_PIECES + 1] = {true};
  uint16_t own = KNOWN;
  bool confined = false;
  if (count < 2) return;
  if (k->told != NULL) told_mix(k->told, k->at, list, count);
  for (int i = 0; i < count; i++) {
    uint16_t class = k->at[list[i]];
    confined = confined || class == KNOWN;
    for (; !within[class] && !part[class]; class = k->inside[class])
      if (holds_all(k, list, count, class)) within[own = class] = confined = true;
      else part[class] = true;
  }
  uint16_t class = innermost(k, list, count, within);
  if (confined) {
    if (own == KNOWN) own = unused(k);
    k->inside[own] = class;
    for (int p = 0; p < k->pieces; p++)
      if (within[k->of[p]]) k->of[p] = own;
    class = own;
  }
  for (int i = 0; i < count; i++) {
    if (k->at[list[i]] == KNOWN) k->of[list[i]] = class;
    k->at[list[i]] = class;
  }
  if (k->told != NULL) told_tidy(k->told, k->at);
}

void knowledge_see(struct knowledge *k, uint16_t piece) {
  bool told = k->told != NULL && k->at[piece] != KNOWN;
  if (told) told_see(k->told, piece);
  k->at[piece] = k->of[piece] = KNOWN;
  if (told) told_tidy(k->told, k->at);
}

bool knowledge_fits(const struct knowledge *k, uint16_t at, uint16_t of) {
  return of != KNOWN && is_inside(k, at, of);
}

void knowledge_identify(struct knowledge *k, const struct table *t, uint16_t piece) {
  uint16_t best = piece, class = k->of[piece];
  if (class == KNOWN) return;
  for (uint16_t p = 0; p < k->pieces; p++)
    if (t->piece[p].face == t->piece[piece].face && k->of[p] != KNOWN &&
        is_inside(k, k->at[piece], k->of[p]) && is_inside(k, k->of[p], k->of[best]))
      best = p;
  k->of[piece] = k->of[best];
  k->of[best] = class;
}

bool knowledge_admits(const struct knowledge *k, const struct table *t, uint16_t p, uint16_t piece) {
  if (k->told != NULL && k->told->bag[p] == 0 && !told_admits(k->told, p, t->piece[piece].face)) return false;
  for (uint16_t q = 0; q < k->pieces; q++)
    if (t->piece[q].face == t->piece[piece].face && k->of[q] != KNOWN && is_inside(k, k->at[p], k->of[q]))
      return true;
  return false;
}

void knowledge_swap(struct knowledge *k, uint16_t a, uint16_t b) {
  uint16_t at = k->at[a], of = k->of[a];
  k->at[a] = k->at[b], k->of[a] = k->of[b];
  k->at[b] = at, k->of[b] = of;
  if (k->told != NULL) told_swap(k->told, a, b);
}

/* --- dealing anew --- */

static int depth(const struct knowledge *k, uint16_t class) {
  int n = 0;
  while ((class = k->inside[class]) != KNOWN) n++;
  return n;
}

static void plan_places(const struct knowledge *k, const struct table *t, struct deal *deal) {
  for (uint16_t z = 0; z < t->zones; z++) {
    int before = deal->count;
    for (uint16_t p = t->zone[z].bottom; p != NO_PIECE; p = t->piece[p].above) {
      if (k->at[p] == KNOWN) continue;
      deal->place[deal->count] = p;
      deal->class[deal->count++] = k->at[p];
    }
    if (deal->count > before) deal->zone[deal->zones++] = z;
  }
}

/* Lists all classes of places and cards, and the classes around them: innermost first, then by number. */
static void plan_classes(const struct knowledge *k, struct deal *deal) {
  bool used[2 * MAX_PIECES + 1] = {true};
  for (int p = 0; p < k->pieces; p++)
    for (uint16_t c = k->at[p]; !used[c]; c = k->inside[c]) {
      used[c] = true;
      int i = deal->classes++, deep = depth(k, c);
      for (; i > 0; i--) {
        uint16_t other = deal->order[i - 1];
        int deeper = depth(k, other);
        if (deeper > deep || (deeper == deep && other < c)) break;
        deal->order[i] = other;
      }
      deal->order[i] = c;
    }
}

void knowledge_plan(const struct knowledge *k, const struct table *t, struct deal *deal) {
  deal->count = deal->classes = deal->zones = 0;
  plan_places(k, t, deal);
  plan_classes(k, deal);
  uint16_t cards = 0;
  for (int i = 0; i < deal->classes; i++) {
    deal->first[i] = cards;
    for (uint16_t p = 0; p < k->pieces;
         p++) { /* by face first, so that it does not matter which of several like pieces it is */
      if (k->of[p] != deal->order[i]) continue;
      int at = cards++;
      for (; at > deal->first[i] && t->piece[deal->card[at - 1]].face > t->piece[p].face; at--)
        deal->card[at] = deal->card[at - 1];
      deal->card[at] = p;
    }
  }
  deal->first[deal->classes] = cards;
}

void knowledge_deal(const struct knowledge *k, const struct deal *deal, struct rng *rng, uint16_t *now) {
  uint16_t class[MAX_PIECES], free[MAX_PIECES];
  for (uint16_t p = 0; p < k->pieces; p++) now[p] = p;
  memcpy(class, deal->class, (size_t)deal->count * sizeof class[0]);
  for (int i = 0; i < deal->classes; i++) {
    int places = 0;
    for (int n = 0; n < deal->count; n++)
      if (class[n] == deal->order[i]) free[places++] = (uint16_t)n;
    for (int n = deal->first[i]; n < deal->first[i + 1]; n++) {
      uint32_t drawn = rng_below(rng, (uint32_t)places);
      now[deal->place[free[drawn]]] = deal->card[n];
      class[free[drawn]] = KNOWN;
      free[drawn] = free[--places];
    }
    for (int n = 0; n < places; n++)
      class[free[n]] = k->inside[deal->order[i]]; /* left for cards of outer classes */
  }
}

void knowledge_lay(struct table *t, const struct deal *deal, const uint16_t *now) {
  uint16_t list[MAX_PIECES];
  int count = 0;
  for (int i = 0; i < deal->zones; i++) count += zone_list(t, deal->zone[i], list + count);
  const uint16_t *next = list;
  for (int n = 0; n < count; n++) list[n] = now[list[n]];
  for (int i = 0; i < deal->zones; i++) {
    uint16_t size = t->zone[deal->zone[i]].count;
    zone_reorder(t, deal->zone[i], next);
    next += size;
  }
}

static void follow(uint16_t *column, uint16_t pieces, const uint16_t *now) {
  uint16_t class[MAX_PIECES];
  for (uint16_t p = 0; p < pieces; p++) class[now[p]] = column[p];
  memcpy(column, class, pieces * sizeof class[0]);
}

void knowledge_follow(struct knowledge *k, const uint16_t *now, bool cards) {
  follow(k->at, k->pieces, now);
  if (cards) follow(k->of, k->pieces, now);
  if (k->told == NULL) return;
  told_follow(k->told, now);
  if (cards) told_check(k->told);
}
