/* picks.c: can the picks of a select still become a legal whole? */
#include "picks.h"

/* The number that a piece adds to the total. */
static int32_t value_of(const struct table *t, const struct ask *q, uint16_t piece) {
  int32_t value = t->field[t->piece[piece].face][q->total_field];
  return value == NO_FIELD ? 0 : value;
}

bool picks_goes_with(const struct table *t, const struct ask *q, int32_t word, uint16_t piece) {
  if (q->alike_field < 0) return true;
  int32_t own = picks_word(t, q, piece);
  return own != NO_FIELD && (own == q->wild || own == word || word == NO_FIELD);
}

void picks_choose(const struct table *t, const struct asks *a, const struct ask *q, struct choice *c, int i) {
  uint16_t piece = a->among->item[q->first + i];
  c->chosen[i / 64] |= (uint64_t)1 << (i % 64);
  c->count++;
  if (q->total_field >= 0) c->total += value_of(t, q, piece);
  if (q->alike_field >= 0) {
    int32_t word = picks_word(t, q, piece);
    if (word != q->wild) c->word = word;
  }
}

/* Is a number from `low` to `high` among the sums? Bit 63 stands for 63 and more. */
static bool has_sum(uint64_t sums, int64_t low, int64_t high) {
  if (high < 0) return false;
  if (low < 0) low = 0;
  if (low > 63) low = 63;
  uint64_t from_low = ~(uint64_t)0 << low;
  uint64_t to_high = high >= 63 ? ~(uint64_t)0 : ((uint64_t)2 << high) - 1;
  return (sums & from_low & to_high) != 0;
}

static uint64_t shifted(uint64_t sums, int32_t value) {
  if (value <= 0) return sums;
  if (value > 63) return sums ? (uint64_t)1 << 63 : 0;
  bool past = sums >> (63 - value) != 0;
  return sums << value | (uint64_t)past << 63;
}

/* Can the chosen candidates become a legal whole with candidates of this word, and wild ones? */
static bool completes_with(const struct table *t, const struct asks *a, const struct ask *q,
                           const struct choice *c, int32_t word) {
  int need = q->least - c->count, room = q->most - c->count, free = 0;
  if (room < 0) return false;
  uint64_t sums[MAX_PICKS + 1],
      some = 0; /* the sums that are possible: by number of further picks; with one or more */
  bool any_number = need <= 1 && q->most >= q->items;
  int64_t highest = c->total;
  sums[0] = 1;
  for (int i = 0; i < q->items; i++) {
    uint16_t piece = a->among->item[q->first + i];
    if (picks_has(c, i) || !picks_goes_with(t, q, word, piece)) continue;
    free++;
    if (q->total_field < 0) continue;
    int32_t value = value_of(t, q, piece);
    if (value > 0) highest += value;
    some |= shifted(some | 1, value);
    if (any_number) continue;
    if (free <= room) sums[free] = 0;
    for (int n = free < room ? free : room; n > 0; n--) sums[n] |= shifted(sums[n - 1], value);
  }
  if (free < need) return false;
  if (q->total_field < 0) return true;
  if (q->total_most == INT32_MAX && room >= free) return highest >= q->total_least;
  int64_t low = q->total_least - c->total, high = (int64_t)q->total_most - c->total;
  if (any_number) return has_sum(need > 0 ? some : some | 1, low, high);
  for (int n = need > 0 ? need : 0; n <= room && n <= free; n++)
    if (has_sum(sums[n], low, high)) return true;
  return false;
}

bool picks_are_whole(const struct ask *q, const struct choice *c) {
  if (c->count < q->least || c->count > q->most) return false;
  return q->total_field < 0 || (c->total >= q->total_least && c->total <= q->total_most);
}

static int place_of(const struct alike *n, int32_t word) {
  int k = 0;
  while (k < n->words && n->word[k] != word) k++;
  return k;
}

void picks_count_alike(const struct table *t, const struct asks *a, const struct ask *q,
                       const struct choice *c, struct alike *n) {
  n->words = n->most = n->wild = 0;
  for (int i = 0; i < q->items; i++) {
    int32_t own = picks_word(t, q, a->among->item[q->first + i]);
    if (own == NO_FIELD || picks_has(c, i)) continue;
    if (own == q->wild) {
      n->wild++;
      continue;
    }
    int k = place_of(n, own);
    if (k == n->words) {
      n->word[n->words++] = own;
      n->count[k] = 0;
    }
    if (++n->count[k] > n->most) n->most = n->count[k];
  }
}

int picks_available(const struct alike *n, int32_t word) {
  int k = word == NO_FIELD ? 0 : place_of(n, word);
  return n->wild + (word == NO_FIELD ? n->most : k < n->words ? n->count[k] : 0);
}

bool picks_completes(const struct table *t, const struct asks *a, const struct ask *q,
                     const struct choice *c) {
  if (picks_need_likeness(q)) {
    struct alike n;
    picks_count_alike(t, a, q, c, &n);
    return c->count <= q->most && picks_available(&n, c->word) >= q->least - c->count;
  }
  if (q->alike_field < 0 || c->word != NO_FIELD) return completes_with(t, a, q, c, c->word);
  if (q->wild == NO_FIELD ? picks_are_whole(q, c) : completes_with(t, a, q, c, q->wild))
    return true; /* wild ones alone */
  for (int i = 0; i < q->items; i++) {
    int32_t own = picks_word(t, q, a->among->item[q->first + i]);
    if (i > 0 && own == picks_word(t, q, a->among->item[q->first + i - 1]) && !picks_has(c, i - 1))
      continue; /* tried already */
    if (!picks_has(c, i) && own != NO_FIELD && own != q->wild && completes_with(t, a, q, c, own)) return true;
  }
  return false;
}

struct choice picks_begun(const struct table *t, const struct asks *a, const struct ask *q) {
  struct choice c = {.word = NO_FIELD};
  for (int i = 0; i < q->picked; i++) picks_choose(t, a, q, &c, q->pick[i] - q->first);
  return c;
}
