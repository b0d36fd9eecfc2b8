/* told.c: what one seat was told of pieces that it does not know. */
#include "told.h"

#include <string.h>

#include "told_inner.h"

/* Of 64 bits. */
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

int told_set_size(const struct told *told, int i) {
  const uint64_t *set = told_set(told, i);
  int n = 0;
  for (int w = 0; w < told_words(told); w++) n += __builtin_popcountll(set[w]);
  return n;
}

/* Where a fact about the place of a piece is kept. */
unsigned told_bit_of(const struct told *told, uint16_t piece) {
  return told->bag[piece] == 0 ? piece : 2u * told->t->pieces + piece;
}

void told_drop(struct told *told, int i) {
  told->facts--;
  size_t after = (size_t)(told->facts - i) * told->words * sizeof(uint64_t);
  memmove(told_fact(told, i), told_fact(told, i + 1), after);
}

static bool says_nothing(const struct told *told, int i) {
  const struct fact *f = told_fact(told, i);
  return f->most < A_BAG && f->least == 0 && f->most >= told_set_size(told, i);
}

void told_drop_empty(struct told *told) {
  for (int i = told->facts - 1; i >= 0; i--)
    if (says_nothing(told, i)) told_drop(told, i);
}

void told_forget_unknown_to(struct told *told, int seat) {
  for (int i = told->facts - 1; i >= 0; i--)
    if (told_fact(told, i)->most < A_BAG && !(told_fact(told, i)->to >> seat & 1)) told_drop(told, i);
}

bool told_is_plain(const struct told *told, int i) {
  const struct fact *f = told_fact(told, i);
  return f->most < A_BAG && (f->most == 0 || f->least == told_set_size(told, i));
}

bool told_admits(const struct told *told, unsigned slot, uint16_t face) {
  for (int i = 0; i < told->facts; i++) {
    const struct fact *f = told_fact(told, i);
    if (!told_bit(told_set(told, i), slot) || !told_is_plain(told, i)) continue;
    if (told_bit(told_faces(told, i), face) != (f->most != 0)) return false;
  }
  return told->knew[slot] == 0 || told->knew[slot] == face + 1;
}

void told_may(const struct told *told, uint32_t to, uint16_t piece, uint64_t *faces) {
  memset(faces, 0xff, told->face_words * sizeof *faces);
  for (int i = 0; i < told->facts && told->bag[piece] == 0; i++) {
    if (!told_bit(told_set(told, i), piece) || !told_is_plain(told, i)) continue;
    if (~told_fact(told, i)->to & to) continue;
    uint64_t none = told_fact(told, i)->most == 0 ? UINT64_MAX : 0;
    for (int w = 0; w < told->face_words; w++) faces[w] &= told_faces(told, i)[w] ^ none;
  }
}

bool told_apart(const struct told *told, uint16_t a, uint16_t b) {
  if (told->bag[a] != told->bag[b]) return true;
  unsigned one = told_bit_of(told, a), other = told_bit_of(told, b);
  for (int i = 0; i < told->facts; i++)
    if (told_bit(told_set(told, i), one) != told_bit(told_set(told, i), other)) return true;
  return false;
}

bool told_is_slot(const struct told *told, unsigned slot) {
  for (int i = 0; i < told->facts; i++)
    if (told_fact(told, i)->most >= A_BAG && told_bit(told_set(told, i), slot)) return true;
  return false;
}

int told_row_of(const struct told *told, uint16_t bag) {
  int i = 0;
  while (told_fact(told, i)->most != A_BAG || told_fact(told, i)->least != bag) i++;
  return i;
}

/* --- facts --- */

/* The piece with that face leaves the set: the rest of the fact is about the others. */
void told_take(struct told *told, int i, unsigned bit, uint16_t face) {
  struct fact *f = told_fact(told, i);
  told_put(told_set(told, i), bit, false);
  if (!told_bit(told_faces(told, i), face)) return;
  f->least -= f->least > 0;
  f->most -= f->most > 0;
}

int told_add_row(struct told *told, const uint64_t *faces, int least, int most) {
  int i = told->facts++;
  memset(told_fact(told, i), 0, told->words * sizeof(uint64_t));
  *told_fact(told, i) = (struct fact){(uint16_t)least, (uint16_t)most, 0};
  if (faces != NULL) memcpy(told_faces(told, i), faces, told->face_words * sizeof *faces);
  return i;
}

int told_pieces_in(const struct told *told, uint16_t bag) {
  int n = 0;
  for (int p = 0; p < told->t->pieces; p++) n += told->bag[p] == bag;
  return n;
}

bool told_meet(const uint64_t *one, const uint64_t *other, int words) {
  uint64_t both = 0;
  for (int w = 0; w < words; w++) both |= one[w] & other[w];
  return both != 0;
}

static bool rows_meet(const struct told *told, int one, int other) {
  return told_meet(told_set(told, one), told_set(told, other), told_words(told));
}

/* The list holds all pieces of the bag, and whatever else came in its slots was seen. So a fact about these pieces is one
   about all slots. */
static bool holds_bag(const struct told *told, const uint16_t *list, int count, uint16_t bag) {
  int here = 0, seen = 0, row = told_row_of(told, bag), all = told_pieces_in(told, bag);
  for (int n = 0; n < count; n++) here += told->bag[list[n]] == bag;
  for (int i = 0; i < told->facts; i++)
    seen += told_fact(told, i)->most == LEFT_BAG && rows_meet(told, i, row);
  return here == all && all + seen == told_set_size(told, row);
}

static void add_left(struct told *told, int i, uint16_t bag) {
  struct fact *f = told_fact(told, i);
  int row = told_row_of(told, bag);
  for (int w = 0; w < told_words(told); w++) told_set(told, i)[w] |= told_set(told, row)[w];
  for (int n = 0; n < told->facts; n++) {
    bool left = told_fact(told, n)->most == LEFT_BAG && rows_meet(told, n, row);
    if (!left || !told_bit(told_faces(told, i), told_fact(told, n)->least)) continue;
    f->least++;
    f->most++;
  }
}

/* Two facts of the same kind are one, if the same seats know them. */
static void join(struct told *told, int i) {
  if (!told_is_plain(told, i)) return;
  bool all = told_fact(told, i)->most != 0;
  for (int n = 0; n < i; n++) {
    if (!told_is_plain(told, n) || (told_fact(told, n)->most != 0) != all) continue;
    if (told_fact(told, n)->to != told_fact(told, i)->to) continue;
    if (memcmp(told_faces(told, n), told_faces(told, i), told->face_words * sizeof(uint64_t)) != 0) continue;
    for (int w = 0; w < told_words(told); w++) told_set(told, n)[w] |= told_set(told, i)[w];
    if (all) told_fact(told, n)->least = told_fact(told, n)->most = (uint16_t)told_set_size(told, n);
    told_drop(told, i);
    return;
  }
}

void told_add(struct told *told, uint32_t to, const uint16_t *at, const uint16_t *list, int count,
              const uint64_t *faces, int least, int most) {
  int i = told_add_row(told, faces, least, most);
  told_fact(told, i)->to = to;
  for (int n = 0; n < count; n++) {
    uint16_t piece = list[n], bag = told->bag[piece];
    if (at[piece] == KNOWN) told_take(told, i, piece, told->t->piece[piece].face);
    else if (bag == 0 || !holds_bag(told, list, count, bag))
      told_put(told_set(told, i), told_bit_of(told, piece), true);
    else if (!told_bit(told_set(told, i), piece)) add_left(told, i, bag);
  }
  if (says_nothing(told, i)) told_drop(told, i);
  else join(told, i);
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
  return f->most >= A_BAG || (n >= f->least && n <= f->most);
}

void told_check(struct told *told) {
  for (int i = told->facts - 1; i >= 0; i--)
    if (!is_so(told, i)) told_drop(told, i);
}
