/* told.c: what one seat was told of pieces that it does not know. */
#include "told.h"

#include <string.h>

#include "knowledge.h"

static uint16_t words_of(unsigned bits) { return (uint16_t)((bits + 63) / 64); }
static uint16_t row_words(const struct table *t) {
  return (uint16_t)(1 + words_of(t->faces) + words_of(3u * t->pieces));
}

size_t told_size(const struct table *t, uint16_t room) {
  return (size_t)room * row_words(t) * sizeof(uint64_t) + 4u * t->pieces * sizeof(uint16_t);
}

void told_begin(struct told *told, const struct table *t, uint16_t room, void *memory,
                const struct told *from) {
  memset(memory, 0, told_size(t, room));
  *told = (struct told){.t = t, .row = memory, .room = room, .words = row_words(t)};
  told->face_words = words_of(t->faces);
  told->bag = (uint16_t *)(void *)(told->row + (size_t)room * told->words);
  told->knew = told->bag + 2 * t->pieces;
  if (from == NULL) return;
  told->facts = from->facts;
  memcpy(told->row, from->row, (size_t)from->facts * told->words * sizeof(uint64_t));
  memcpy(told->bag, from->bag, 4u * t->pieces * sizeof(uint16_t));
}

/* --- sets --- */

static unsigned bits_of(const struct told *told) { return 3u * told->t->pieces; }
static uint16_t slots_of(const struct told *told) { return (uint16_t)(2 * told->t->pieces); }

static int size_of(const struct told *told, int i) {
  const uint64_t *set = told_set(told, i);
  int n = 0;
  for (int w = 0; w < words_of(bits_of(told)); w++) n += __builtin_popcountll(set[w]);
  return n;
}

/* Where a fact about the place of a piece is kept. */
static unsigned bit_of(const struct told *told, uint16_t piece) {
  return told->bag[piece] == 0 ? piece : 2u * told->t->pieces + piece;
}

static void drop(struct told *told, int i) {
  told->facts--;
  size_t after = (size_t)(told->facts - i) * told->words * sizeof(uint64_t);
  memmove(told_fact(told, i), told_fact(told, i + 1), after);
}

static bool says_nothing(const struct told *told, int i) {
  const struct fact *f = told_fact(told, i);
  return f->most != LEFT_BAG && f->least == 0 && f->most >= size_of(told, i);
}

static void drop_empty(struct told *told) {
  for (int i = told->facts - 1; i >= 0; i--)
    if (says_nothing(told, i)) drop(told, i);
}

bool told_is_plain(const struct told *told, int i) {
  const struct fact *f = told_fact(told, i);
  return f->most != LEFT_BAG && (f->most == 0 || f->least == size_of(told, i));
}

bool told_admits(const struct told *told, unsigned slot, uint16_t face) {
  for (int i = 0; i < told->facts; i++) {
    const struct fact *f = told_fact(told, i);
    if (!told_bit(told_set(told, i), slot) || !told_is_plain(told, i)) continue;
    if (told_bit(told_faces(told, i), face) != (f->most != 0)) return false;
  }
  return told->knew[slot] == 0 || told->knew[slot] == face + 1;
}

bool told_apart(const struct told *told, uint16_t a, uint16_t b) {
  if (told->bag[a] != told->bag[b]) return true;
  unsigned one = bit_of(told, a), other = bit_of(told, b);
  for (int i = 0; i < told->facts; i++)
    if (told_bit(told_set(told, i), one) != told_bit(told_set(told, i), other)) return true;
  return false;
}

/* --- facts --- */

/* The piece with that face leaves the set: the rest of the fact is about the others. */
static void take_from(struct told *told, int i, unsigned bit, uint16_t face) {
  struct fact *f = told_fact(told, i);
  told_put(told_set(told, i), bit, false);
  if (!told_bit(told_faces(told, i), face)) return;
  f->least -= f->least > 0;
  f->most -= f->most > 0;
}

/* The same if it is not known which of its members leave: `count` of them, of which `low` to `high` have such a face. */
static void loosen(struct told *told, int i, int low, int high) {
  struct fact *f = told_fact(told, i);
  f->least = (uint16_t)(f->least > high ? f->least - high : 0);
  f->most = (uint16_t)(f->most > low ? f->most - low : 0);
}

static int add_row(struct told *told, const uint64_t *faces, int least, int most) {
  int i = told->facts++;
  memset(told_fact(told, i), 0, told->words * sizeof(uint64_t));
  *told_fact(told, i) = (struct fact){(uint16_t)least, (uint16_t)most, 0};
  if (faces != NULL) memcpy(told_faces(told, i), faces, told->face_words * sizeof *faces);
  return i;
}

/* All pieces that have stayed in the bag are in the list: a fact about them is one about all slots, and what has left. */
static bool holds_bag(const struct told *told, const uint16_t *list, int count, uint16_t bag) {
  int here = 0, all = 0;
  for (int n = 0; n < count; n++) here += told->bag[list[n]] == bag;
  for (int p = 0; p < told->t->pieces; p++) all += told->bag[p] == bag;
  return here == all;
}

static void add_left(struct told *told, int i, uint16_t bag) {
  struct fact *f = told_fact(told, i);
  for (int s = 0; s < slots_of(told); s++)
    if (told->bag[s] == bag) told_put(told_set(told, i), (unsigned)s, true);
  for (int n = 0; n < told->facts; n++) {
    if (told_fact(told, n)->most != LEFT_BAG || !told_bit(told_faces(told, i), told_fact(told, n)->least))
      continue;
    unsigned s = 0;
    while (!told_bit(told_set(told, n), s)) s++;
    if (told->bag[s] != bag) continue;
    f->least++;
    f->most++;
  }
}

/* Two facts of the same kind are one. */
static void join(struct told *told, int i) {
  if (!told_is_plain(told, i)) return;
  bool all = told_fact(told, i)->most != 0;
  for (int n = 0; n < i; n++) {
    if (!told_is_plain(told, n) || (told_fact(told, n)->most != 0) != all) continue;
    if (memcmp(told_faces(told, n), told_faces(told, i), told->face_words * sizeof(uint64_t)) != 0) continue;
    for (int w = 0; w < words_of(bits_of(told)); w++) told_set(told, n)[w] |= told_set(told, i)[w];
    if (all) told_fact(told, n)->least = told_fact(told, n)->most = (uint16_t)size_of(told, n);
    drop(told, i);
    return;
  }
}

void told_add(struct told *told, const struct knowledge *k, const uint16_t *list, int count,
              const uint64_t *faces, int least, int most) {
  int i = add_row(told, faces, least, most);
  for (int n = 0; n < count; n++) {
    uint16_t piece = list[n], bag = told->bag[piece];
    if (knowledge_has(k, piece)) take_from(told, i, piece, told->t->piece[piece].face);
    else if (bag == 0 || !holds_bag(told, list, count, bag))
      told_put(told_set(told, i), bit_of(told, piece), true);
    else if (!told_bit(told_set(told, i), piece)) add_left(told, i, bag);
  }
  if (says_nothing(told, i)) drop(told, i);
  else join(told, i);
}

/* --- bags --- */

static void leave_bag(struct told *told, uint16_t slot) {
  for (int i = 0; i < told->facts; i++) told_put(told_set(told, i), slot, false);
  told->bag[slot] = told->knew[slot] = 0;
}

/* The fact in row n is about a card that has left this bag. */
static bool left_from(const struct told *told, int n, uint16_t bag) {
  if (told_fact(told, n)->most != LEFT_BAG) return false;
  for (unsigned s = 0; s < slots_of(told); s++)
    if (told_bit(told_set(told, n), s)) return told->bag[s] == bag;
  return false;
}

/* All pieces of a bag have left: facts that begin or end there keep what is certain. */
static void empty_bag(struct told *told, uint16_t bag) {
  for (int i = 0; i < told->facts; i++) {
    int inside = 0, all = 0, such = 0;
    if (told_fact(told, i)->most == LEFT_BAG) continue;
    for (unsigned s = 0; s < slots_of(told); s++)
      if (told->bag[s] == bag) all++, inside += told_bit(told_set(told, i), s);
    for (int n = 0; n < told->facts; n++)
      such += left_from(told, n, bag) && told_bit(told_faces(told, i), told_fact(told, n)->least);
    int others = all - such;
    if (inside > 0) loosen(told, i, inside > others ? inside - others : 0, inside < such ? inside : such);
  }
  for (int n = told->facts - 1; n >= 0; n--)
    if (left_from(told, n, bag)) drop(told, n);
  for (uint16_t s = 0; s < slots_of(told); s++)
    if (told->bag[s] == bag) leave_bag(told, s);
}

static bool touches(const struct told *told, int i, uint16_t bag) {
  for (uint16_t s = 0; s < slots_of(told); s++)
    if (told->bag[s] == bag && (told_bit(told_set(told, i), s) ||
                                (s < told->t->pieces && told_bit(told_set(told, i), bit_of(told, s)))))
      return true;
  return false;
}

/* Too much has left bags to remember it all. */
static void forget_bag(struct told *told, uint16_t bag) {
  for (int i = told->facts - 1; i >= 0; i--)
    if (touches(told, i, bag)) drop(told, i);
  for (uint16_t s = 0; s < slots_of(told); s++)
    if (told->bag[s] == bag) leave_bag(told, s);
}

/* The slot goes on without a piece of its own. False: there is no room. */
static bool keep_slot(struct told *told, uint16_t piece) {
  uint16_t slot = told->t->pieces;
  while (slot < slots_of(told) && told->bag[slot] != 0) slot++;
  if (slot == slots_of(told) || told->facts == told->room) return false;
  told->bag[slot] = told->bag[piece];
  told->knew[slot] = told->knew[piece];
  for (int i = 0; i < told->facts; i++) told_put(told_set(told, i), slot, told_bit(told_set(told, i), piece));
  return true;
}

static void see_in_bag(struct told *told, uint16_t piece, uint16_t face) {
  uint16_t bag = told->bag[piece];
  unsigned itself = bit_of(told, piece);
  for (int i = 0; i < told->facts; i++)
    if (told_bit(told_set(told, i), itself)) take_from(told, i, itself, face);
  if (!keep_slot(told, piece)) {
    forget_bag(told, bag);
    return;
  }
  leave_bag(told, piece);
  int i = add_row(told, NULL, face, LEFT_BAG), stay = 0;
  for (uint16_t s = 0; s < slots_of(told); s++) {
    told_put(told_set(told, i), s, told->bag[s] == bag);
    stay += s < told->t->pieces && told->bag[s] == bag;
  }
  if (stay == 0) empty_bag(told, bag);
}

void told_see(struct told *told, uint16_t piece) {
  uint16_t face = told->t->piece[piece].face;
  if (told->facts == 0) return;
  if (told->bag[piece] != 0) see_in_bag(told, piece, face);
  else
    for (int i = 0; i < told->facts; i++)
      if (told_bit(told_set(told, i), piece)) take_from(told, i, piece, face);
  drop_empty(told);
}

static uint16_t unused_bag(const struct told *told) {
  uint16_t bag = 0;
  for (uint16_t s = 0; s < slots_of(told); s++)
    if (told->bag[s] > bag) bag = told->bag[s];
  return (uint16_t)(bag + 1);
}

static bool is_alike(const struct told *told, const struct knowledge *k, const uint16_t *list, int count) {
  bool known = knowledge_has(k, list[0]);
  for (int n = 1; n < count; n++)
    if (knowledge_has(k, list[n]) != known || told_apart(told, list[0], list[n])) return false;
  return true;
}

/* Pieces of a bag, some of which facts name, are mixed once more: the facts keep what is certain of all. */
static void blur(struct told *told, const uint16_t *list, int count) {
  for (int i = 0; i < told->facts; i++) {
    int named = 0, more = 0;
    for (int n = 0; n < count; n++)
      named += told->bag[list[n]] != 0 && told_bit(told_set(told, i), bit_of(told, list[n]));
    for (int n = 0; n < count && named > 0; n++) {
      more += !told_bit(told_set(told, i), bit_of(told, list[n]));
      told_put(told_set(told, i), bit_of(told, list[n]), true);
    }
    told_fact(told, i)->most = (uint16_t)(told_fact(told, i)->most + more);
  }
}

void told_mix(struct told *told, const struct knowledge *k, const uint16_t *list, int count) {
  if (told->facts == 0 || count < 2 || is_alike(told, k, list, count)) return;
  uint16_t bag = unused_bag(told);
  for (int n = 0; n < count; n++) {
    uint16_t piece = list[n], old = told->bag[piece];
    if (old == bag) continue;
    for (uint16_t s = 0; s < slots_of(told) && old != 0; s++)
      if (told->bag[s] == old) told->bag[s] = bag;
    told->bag[piece] = bag;
    if (knowledge_has(k, piece)) told->knew[piece] = (uint16_t)(told->t->piece[piece].face + 1);
  }
  blur(told, list, count);
}

void told_swap(struct told *told, uint16_t a, uint16_t b) {
  uint16_t bag = told->bag[a], knew = told->knew[a];
  told->bag[a] = told->bag[b], told->knew[a] = told->knew[b];
  told->bag[b] = bag, told->knew[b] = knew;
  for (int i = 0; i < told->facts; i++)
    for (unsigned offset = 0; offset <= 2; offset += 2) {
      uint64_t *set = told_set(told, i);
      unsigned one = offset * told->t->pieces + a, other = offset * told->t->pieces + b;
      bool was = told_bit(set, one);
      told_put(set, one, told_bit(set, other));
      told_put(set, other, was);
    }
}

static bool is_in_facts(const struct told *told, uint16_t bag) {
  for (int i = 0; i < told->facts; i++)
    if (told_fact(told, i)->most != LEFT_BAG && touches(told, i, bag)) return true;
  return false;
}

/* Everything unknown lies in one bag, and no fact is about one of its pieces: what was told of its slots says nothing. */
static bool holds_everything(const struct told *told, const struct knowledge *k, uint16_t bag) {
  for (uint16_t p = 0; p < told->t->pieces; p++) {
    if (!knowledge_has(k, p) && told->bag[p] != bag) return false;
    for (int i = 0; i < told->facts && told->bag[p] == bag; i++)
      if (told_bit(told_set(told, i), bit_of(told, p))) return false;
  }
  return true;
}

void told_tidy(struct told *told, const struct knowledge *k) {
  drop_empty(told);
  for (uint16_t p = 0; p < told->t->pieces; p++) {
    uint16_t bag = told->bag[p];
    if (bag == 0) continue;
    if (holds_everything(told, k, bag)) told->facts = 0;
    if (!is_in_facts(told, bag)) forget_bag(told, bag);
  }
}

/* --- after a deal --- */

void told_follow(struct told *told, const uint16_t *now) {
  uint16_t bag[MAX_PIECES], knew[MAX_PIECES], pieces = told->t->pieces;
  for (int p = 0; p < pieces; p++) bag[now[p]] = told->bag[p], knew[now[p]] = told->knew[p];
  memcpy(told->bag, bag, pieces * sizeof bag[0]);
  memcpy(told->knew, knew, pieces * sizeof knew[0]);
  for (int i = 0; i < told->facts; i++)
    for (unsigned offset = 0; offset <= 2; offset += 2) {
      bool in[MAX_PIECES];
      for (unsigned p = 0; p < pieces; p++) in[now[p]] = told_bit(told_set(told, i), offset * pieces + p);
      for (unsigned p = 0; p < pieces; p++) told_put(told_set(told, i), offset * pieces + p, in[p]);
    }
}

static bool is_so(const struct told *told, int i) {
  const struct fact *f = told_fact(told, i);
  int n = 0;
  for (uint16_t p = 0; p < told->t->pieces; p++) {
    if (told->bag[p] != 0) return true; /* nobody can say */
    n += told_bit(told_set(told, i), p) && told_bit(told_faces(told, i), told->t->piece[p].face);
  }
  return f->most == LEFT_BAG || (n >= f->least && n <= f->most);
}

void told_check(struct told *told) {
  for (int i = told->facts - 1; i >= 0; i--)
    if (!is_so(told, i)) drop(told, i);
}
