/* bags.c: pieces that a seat can no longer tell apart, although it was told of some of them. */
#include <string.h>

#include "told.h"
#include "told_inner.h"

/* Too much has happened in bags to remember it all, or it says nothing any more. */
static void forget(struct told *told) {
  told->facts = 0;
  memset(told->bag, 0, told->t->pieces * sizeof *told->bag);
  memset(told->knew, 0, told_slots(told) * sizeof *told->knew);
}

/* Adds to a set of slots whatever is joined with it by bags. */
static void add_joined(const struct told *told, uint64_t *set) {
  int words = told_words(told);
  for (bool more = true; more;) {
    more = false;
    for (int i = 0; i < told->facts; i++) {
      const uint64_t *other = told_set(told, i);
      if (told_fact(told, i)->most < A_BAG || !told_meet(set, other, words)) continue;
      for (int w = 0; w < words; w++) {
        more = more || (other[w] & ~set[w]) != 0;
        set[w] |= other[w];
      }
    }
  }
}

/* No bag has these slots any more. */
static void drop_slots(struct told *told, const uint64_t *set) {
  int words = told_words(told);
  for (int i = told->facts - 1; i >= 0; i--) {
    struct fact *f = told_fact(told, i);
    if (f->most < A_BAG) {
      for (int w = 0; w < words; w++) told_set(told, i)[w] &= ~set[w];
    } else if (told_meet(told_set(told, i), set, words)) {
      for (int p = 0; p < told->t->pieces && f->most == A_BAG; p++)
        if (told->bag[p] == f->least) told->bag[p] = 0;
      told_drop(told, i);
    }
  }
  for (unsigned s = 0; s < told_slots(told); s++)
    if (told_bit(set, s)) told->knew[s] = 0;
}

/* It is not known which members of the fact leave it; of these, `low` to `high` have such a face. */
static void loosen(struct told *told, int i, int low, int high) {
  struct fact *f = told_fact(told, i);
  f->least = (uint16_t)(f->least > high ? f->least - high : 0);
  f->most = (uint16_t)(f->most > low ? f->most - low : 0);
}

/* All that came in these slots was seen: facts that begin or end there keep what is certain. */
static void empty_slots(struct told *told, const uint64_t *set) {
  int words = told_words(told);
  for (int i = 0; i < told->facts; i++) {
    int inside = 0, such = 0, others = 0;
    if (told_fact(told, i)->most >= A_BAG) continue;
    for (int w = 0; w < words; w++) inside += __builtin_popcountll(told_set(told, i)[w] & set[w]);
    for (int n = 0; n < told->facts; n++) {
      if (told_fact(told, n)->most != LEFT_BAG || !told_meet(told_set(told, n), set, words)) continue;
      if (told_bit(told_faces(told, i), told_fact(told, n)->least)) such++;
      else others++;
    }
    if (inside > 0) loosen(told, i, inside > others ? inside - others : 0, inside < such ? inside : such);
  }
  drop_slots(told, set);
}

/* The slots that are joined with the row. set has room for the longest. */
static void joined_with(const struct told *told, int row, uint64_t *set) {
  memcpy(set, told_set(told, row), told_words(told) * sizeof *set);
  add_joined(told, set);
}

/* The bag in this row has no pieces any more. */
static void leave_row(struct told *told, int row) {
  uint64_t set[3 * MAX_PIECES / 64 + 1];
  bool other = false;
  joined_with(told, row, set);
  for (int i = 0; i < told->facts; i++)
    other = other || (i != row && told_fact(told, i)->most == A_BAG &&
                      told_meet(told_set(told, i), set, told_words(told)));
  if (other) told_drop(told, row);
  else empty_slots(told, set);
}

/* The slot of the piece goes on without it. False: there is no room. */
static bool keep_slot(struct told *told, uint16_t piece) {
  uint16_t slot = told->t->pieces;
  while (slot < told_slots(told) && told_is_slot(told, slot)) slot++;
  if (slot == told_slots(told) || told->facts == told->room) return false;
  told->knew[slot] = told->knew[piece];
  told->knew[piece] = 0;
  for (int i = 0; i < told->facts; i++) {
    told_put(told_set(told, i), slot, told_bit(told_set(told, i), piece));
    told_put(told_set(told, i), piece, false);
  }
  return true;
}

static void see_in_bag(struct told *told, uint16_t piece, uint16_t face) {
  uint16_t bag = told->bag[piece];
  unsigned itself = told_bit_of(told, piece);
  for (int i = 0; i < told->facts; i++)
    if (told_bit(told_set(told, i), itself)) told_take(told, i, itself, face);
  if (!keep_slot(told, piece)) {
    forget(told);
    return;
  }
  told->bag[piece] = 0;
  int i = told_add_row(told, NULL, face, LEFT_BAG), row = told_row_of(told, bag);
  memcpy(told_set(told, i), told_set(told, row), told_words(told) * sizeof(uint64_t));
  if (told_pieces_in(told, bag) == 0) leave_row(told, row);
}

void told_see(struct told *told, uint16_t piece) {
  uint16_t face = told->t->piece[piece].face;
  if (told->facts == 0) return;
  if (told->bag[piece] != 0) see_in_bag(told, piece, face);
  else
    for (int i = 0; i < told->facts; i++)
      if (told_bit(told_set(told, i), piece)) told_take(told, i, piece, face);
  told_drop_empty(told);
}

static uint16_t unused_bag(const struct told *told) {
  uint16_t bag = 0;
  for (uint16_t p = 0; p < told->t->pieces; p++)
    if (told->bag[p] > bag) bag = told->bag[p];
  return (uint16_t)(bag + 1);
}

static bool is_alike(const struct told *told, const uint16_t *at, const uint16_t *list, int count) {
  bool known = at[list[0]] == KNOWN;
  for (int n = 1; n < count; n++)
    if ((at[list[n]] == KNOWN) != known || told_apart(told, list[0], list[n])) return false;
  return true;
}

/* Pieces of a bag, some of which facts name, are mixed once more: the facts keep what is certain of all. */
static void blur(struct told *told, const uint16_t *list, int count) {
  for (int i = 0; i < told->facts; i++) {
    int named = 0, more = 0;
    for (int n = 0; n < count; n++)
      named += told->bag[list[n]] != 0 && told_bit(told_set(told, i), told_bit_of(told, list[n]));
    for (int n = 0; n < count && named > 0; n++) {
      more += !told_bit(told_set(told, i), told_bit_of(told, list[n]));
      told_put(told_set(told, i), told_bit_of(told, list[n]), true);
    }
    told_fact(told, i)->most = (uint16_t)(told_fact(told, i)->most + more);
  }
}

/* The piece goes into the bag of the row. */
static void put_in_bag(struct told *told, const uint16_t *at, int row, uint16_t piece) {
  uint16_t old = told->bag[piece], bag = told_fact(told, row)->least;
  told->bag[piece] = bag;
  if (old == 0) {
    told_put(told_set(told, row), piece, true);
    if (at[piece] == KNOWN) told->knew[piece] = (uint16_t)(told->t->piece[piece].face + 1);
  } else if (old != bag) {
    int from = told_row_of(told, old);
    for (int w = 0; w < told_words(told); w++) told_set(told, row)[w] |= told_set(told, from)[w];
  }
}

void told_mix(struct told *told, const uint16_t *at, const uint16_t *list, int count) {
  if (told->facts == 0 || count < 2 || is_alike(told, at, list, count)) return;
  if (told->facts == told->room) {
    forget(told);
    return;
  }
  uint16_t bag = unused_bag(told);
  int row = told_add_row(told, NULL, bag, A_BAG);
  for (int n = 0; n < count; n++) put_in_bag(told, at, row, list[n]);
  for (int i = row - 1; i >= 0; i--)
    if (told_fact(told, i)->most == A_BAG && told_pieces_in(told, told_fact(told, i)->least) == 0)
      told_drop(told, i);
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

static bool is_in_facts(const struct told *told, const uint64_t *set) {
  int words = told_words(told);
  for (int i = 0; i < told->facts; i++) {
    if (told_fact(told, i)->most >= A_BAG) continue;
    if (told_meet(told_set(told, i), set, words)) return true;
    for (uint16_t p = 0; p < told->t->pieces; p++)
      if (told->bag[p] != 0 && told_bit(told_set(told, i), told_bit_of(told, p)) &&
          told_meet(told_set(told, told_row_of(told, told->bag[p])), set, words))
        return true;
  }
  return false;
}

/* Everything unknown lies in this bag, and no fact is about one of its pieces: what was told of slots says nothing. */
static bool holds_everything(const struct told *told, const uint16_t *at, uint16_t bag) {
  for (uint16_t p = 0; p < told->t->pieces; p++) {
    if (at[p] != KNOWN && told->bag[p] != bag) return false;
    for (int i = 0; i < told->facts && told->bag[p] == bag; i++)
      if (told_bit(told_set(told, i), told_bit_of(told, p))) return false;
  }
  return true;
}

void told_tidy(struct told *told, const uint16_t *at) {
  uint64_t set[3 * MAX_PIECES / 64 + 1];
  told_drop_empty(told);
  for (int i = told->facts - 1; i >= 0; i--) {
    if (i >= told->facts || told_fact(told, i)->most != A_BAG) continue;
    if (holds_everything(told, at, told_fact(told, i)->least)) {
      forget(told);
      return;
    }
    joined_with(told, i, set);
    if (!is_in_facts(told, set)) drop_slots(told, set);
  }
}
