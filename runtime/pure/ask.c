/* ask.c: the legal answers to a question, and the options that are left. */
#include "ask.h"

#include <stddef.h>
#include <string.h>

struct ask *ask_begin(struct asks *a, int seat, enum ask_kind kind, const char *prompt) {
  if (a->count == MAX_ASKS) return NULL;
  struct ask *q = &a->ask[a->count++];
  memset(q, 0, offsetof(struct ask, pick));
  q->prompt = prompt;
  q->kind = (uint8_t)kind;
  q->seat = (uint8_t)seat;
  q->first = a->used;
  q->took_other = -1;
  q->total_field = q->alike_field = q->to = -1;
  q->wild = NO_FIELD;
  return q;
}

void ask_end(struct asks *a) { a->used = a->ask[--a->count].first; }

void ask_end_all_but(struct asks *a, int count) {
  while (a->count > count) ask_end(a);
}

bool ask_offer(struct asks *a, struct ask *q, uint16_t item) {
  if (a->used == MAX_ITEMS) return false;
  a->item[a->used++] = item;
  q->items++;
  return true;
}

/* --- can the picks still become a whole? --- */

static int32_t word_of(const struct table *t, const struct ask *q, uint16_t piece) {
  return t->field[t->piece[piece].face][q->alike_field];
}

/* The number that a piece adds to the total. */
static int32_t value_of(const struct table *t, const struct ask *q, uint16_t piece) {
  int32_t value = t->field[t->piece[piece].face][q->total_field];
  return value == NO_FIELD ? 0 : value;
}

/* The candidates chosen so far, perhaps with one more. */
struct choice {
  uint64_t chosen[MAX_ITEMS / 64]; /* candidates, counted from q->first */
  int count;
  int64_t total;
  int32_t word; /* the word of the alike picks; NO_FIELD: only wild ones so far */
};

static bool is_chosen(const struct choice *c, int i) { return c->chosen[i / 64] >> (i % 64) & 1; }

/* Does the piece agree with the word so far? A piece without the field agrees with nothing. */
static bool goes_with(const struct table *t, const struct ask *q, int32_t word, uint16_t piece) {
  if (q->alike_field < 0) return true;
  int32_t own = word_of(t, q, piece);
  return own != NO_FIELD && (own == q->wild || own == word || word == NO_FIELD);
}

static void choose(const struct table *t, const struct asks *a, const struct ask *q, struct choice *c,
                   int i) {
  uint16_t piece = a->item[q->first + i];
  c->chosen[i / 64] |= (uint64_t)1 << (i % 64);
  c->count++;
  if (q->total_field >= 0) c->total += value_of(t, q, piece);
  if (q->alike_field >= 0) {
    int32_t word = word_of(t, q, piece);
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
  uint64_t sums[MAX_PICKS + 1] = {1}; /* by number of further picks: the sums that are possible */
  int64_t highest = c->total;
  for (int i = 0; i < q->items; i++) {
    uint16_t piece = a->item[q->first + i];
    if (is_chosen(c, i) || !goes_with(t, q, word, piece)) continue;
    free++;
    if (q->total_field < 0) continue;
    int32_t value = value_of(t, q, piece);
    if (value > 0) highest += value;
    if (q->total_most != INT32_MAX || room < q->items)
      for (int n = free < room ? free : room; n > 0; n--) sums[n] |= shifted(sums[n - 1], value);
  }
  if (free < need) return false;
  if (q->total_field < 0) return true;
  if (q->total_most == INT32_MAX && room >= free) return highest >= q->total_least;
  for (int n = need > 0 ? need : 0; n <= room && n <= free; n++)
    if (has_sum(sums[n], q->total_least - c->total, (int64_t)q->total_most - c->total)) return true;
  return false;
}

static bool completes(const struct table *t, const struct asks *a, const struct ask *q,
                      const struct choice *c) {
  if (q->alike_field < 0 || c->word != NO_FIELD) return completes_with(t, a, q, c, c->word);
  if (completes_with(t, a, q, c, q->wild)) return true; /* wild ones alone */
  for (int i = 0; i < q->items; i++) {
    int32_t own = word_of(t, q, a->item[q->first + i]);
    if (i > 0 && own == word_of(t, q, a->item[q->first + i - 1]) && !is_chosen(c, i - 1))
      continue; /* tried already */
    if (!is_chosen(c, i) && own != NO_FIELD && own != q->wild && completes_with(t, a, q, c, own)) return true;
  }
  return false;
}

static struct choice choice_of(const struct table *t, const struct asks *a, const struct ask *q) {
  struct choice c = {.word = NO_FIELD};
  for (int i = 0; i < q->picked; i++) choose(t, a, q, &c, q->pick[i] - q->first);
  return c;
}

static bool is_whole(const struct ask *q, const struct choice *c) {
  if (c->count < q->least || c->count > q->most) return false;
  return q->total_field < 0 || (c->total >= q->total_least && c->total <= q->total_most);
}

/* --- the options --- */

/* Is a piece with the same face, in the same zone, open already? */
static bool is_repeated(const struct table *t, const struct asks *a, const struct ask *q, int i) {
  const struct piece *p = &t->piece[a->item[q->first + i]];
  for (int k = 0; k < q->open; k++) {
    const struct piece *o = &t->piece[a->item[q->first + a->open[q->first + k]]];
    if (o->face == p->face && o->zone == p->zone) return true;
  }
  return false;
}

/* The faces of the open candidates. Most faces are new, and then nothing has to be searched for. */
struct opened {
  uint64_t faces[MAX_FACES / 64];
};

static void none_opened(const struct table *t, struct opened *o) {
  memset(o->faces, 0, (t->faces + 63u) / 64 * sizeof *o->faces);
}

static void open_item(const struct table *t, struct asks *a, struct ask *q, struct opened *o, int i) {
  if (q->pieces && !q->unique) {
    uint16_t face = t->piece[a->item[q->first + i]].face;
    uint64_t bit = (uint64_t)1 << face % 64;
    if ((o->faces[face / 64] & bit) != 0 && is_repeated(t, a, q, i)) return;
    o->faces[face / 64] |= bit;
  }
  a->open[q->first + q->open++] = (uint16_t)i;
}

/* A family is stored in words of 64 sets: the sets of the first six candidates, once for each set of the others. */
static const uint64_t holding[6] = {0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0,
                                    0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xffffffff00000000};
static const uint64_t of_size[7] = {0x1,
                                    0x100010116,
                                    0x1011601161668,
                                    0x116166816686880,
                                    0x1668688068808000,
                                    0x6880800080000000,
                                    0x8000000000000000};

static uint64_t of_sizes(int least, int most) {
  uint64_t sets = 0;
  for (int size = least > 0 ? least : 0; size <= most && size <= 6; size++) sets |= of_size[size];
  return sets;
}

static void open_family(const struct table *t, struct asks *a, struct ask *q) {
  uint32_t picked = 0, reachable = 0;
  for (int i = 0; i < q->picked; i++) picked |= (uint32_t)1 << (q->pick[i] - q->first);
  uint32_t words = q->items > 6 ? (uint32_t)1 << (q->items - 6) : 1;
  for (uint32_t others = 0; others < words; others++) {
    if ((picked >> 6 & ~others) != 0) continue;
    int size = 0;
    for (uint32_t left = others; left != 0; left &= left - 1) size++;
    uint64_t sets = q->family[others] & of_sizes(q->least - size, q->most - size);
    for (uint32_t left = picked & 63; left != 0; left &= left - 1) sets &= holding[__builtin_ctz(left)];
    if (sets == 0) continue;
    reachable |= others << 6;
    for (int i = 0; i < 6; i++) reachable |= (uint32_t)((sets & holding[i]) != 0) << i;
    if (others == picked >> 6 && (sets >> (picked & 63) & 1) != 0) q->whole = true;
  }
  struct opened o;
  none_opened(t, &o);
  for (int i = 0; i < q->items; i++)
    if (reachable & ~picked & (uint32_t)1 << i) open_item(t, a, q, &o, i);
}

/* After each pick of a select: finds the open candidates, and whether the picks are a legal whole. */
static void open_select(const struct table *t, struct asks *a, struct ask *q) {
  q->open = 0;
  q->whole = false;
  /* every pick kept a whole within reach, and no more are wanted */
  if (q->picked > 0 && q->picked == q->most) {
    q->whole = true;
    return;
  }
  if (q->family != NULL) {
    open_family(t, a, q);
    return;
  }
  struct choice c = choice_of(t, a, q);
  q->whole = is_whole(q, &c);
  bool plain = q->total_field < 0 && q->alike_field < 0; /* only the number counts */
  /* a sum without an upper bound: if a whole can be reached, it can be reached with any candidate */
  bool open_end = q->alike_field < 0 && q->total_most == INT32_MAX && q->most >= q->items;
  if (open_end && !plain) {
    if (!completes(t, a, q, &c)) return;
    plain = true;
  }
  struct opened o;
  none_opened(t, &o);
  for (int i = 0; i < q->items; i++) {
    if ((is_chosen(&c, i) && !q->again) || q->most == 0) continue;
    if (!plain) {
      if (!goes_with(t, q, c.word, a->item[q->first + i])) continue;
      struct choice with = c;
      choose(t, a, q, &with, i);
      if (!completes(t, a, q, &with)) continue;
    } else if (q->items < q->least && !q->again) {
      continue;
    }
    open_item(t, a, q, &o, i);
  }
}

int64_t ask_total(const struct table *t, const struct asks *a, const struct ask *q) {
  return choice_of(t, a, q).total;
}

enum ask_closed ask_why_closed(const struct table *t, const struct asks *a, const struct ask *q, int i) {
  struct choice c = choice_of(t, a, q);
  if (q->kind != ASK_SELECT || !q->pieces || is_chosen(&c, i) || is_repeated(t, a, q, i)) return NOT_CLOSED;
  if (q->family != NULL) return CLOSED_BY_FAMILY;
  if (!goes_with(t, q, c.word, a->item[q->first + i])) return CLOSED_BY_LIKENESS;
  choose(t, a, q, &c, i);
  struct ask easier = *q;
  easier.total_field = -1;
  if (!completes(t, a, &easier, &c)) return CLOSED_BY_LIKENESS;
  easier.total_field = q->total_field;
  easier.total_least = 0;
  return completes(t, a, &easier, &c) ? CLOSED_BY_LITTLE : CLOSED_BY_MUCH;
}

/* Do the candidates belong to this ask alone, as the newest? */
static bool is_newest(const struct asks *a, const struct ask *q) { return a->used == q->first + q->items; }

bool ask_possible(const struct table *t, const struct asks *a, const struct ask *q) {
  if (!is_newest(a, q)) return false;
  if (q->again) return q->items > 0 || q->least == 0;
  if (q->family == NULL) return completes(t, a, q, &(struct choice){.word = NO_FIELD});
  uint32_t words = q->items > 6 ? (uint32_t)1 << (q->items - 6) : 1;
  for (uint32_t others = 0; others < words; others++) {
    int size = 0;
    for (uint32_t left = others; left != 0; left &= left - 1) size++;
    if (q->family[others] & of_sizes(q->least - size, q->most - size)) return true;
  }
  return false;
}

static void open_all(const struct table *t, struct asks *a, struct ask *q) {
  struct opened o;
  none_opened(t, &o);
  for (int i = 0; i < q->items; i++) open_item(t, a, q, &o, i);
}

int ask_ready(const struct table *t, struct asks *a, struct ask *q) {
  q->open = 0;
  if (!is_newest(a, q)) return 0;
  if (q->kind == ASK_SELECT) {
    open_select(t, a, q);
  } else if (q->pieces && !q->unique) {
    open_all(t, a, q);
  } else {
    for (int i = 0; i < q->items; i++) a->open[q->first + i] = (uint16_t)i;
    q->open = q->items;
  }
  if (q->kind == ASK_ORDER && q->items == 0) q->complete = true;
  return ask_options(q);
}

static int base_options(const struct ask *q) {
  if (q->kind == ASK_NUMBER) return q->high >= q->low ? q->high - q->low + 1 : 0;
  if (q->kind == ASK_YES) return 2;
  return q->open;
}

int ask_options(const struct ask *q) {
  return base_options(q) + (q->kind == ASK_SELECT && q->whole) + (q->picked == 0 ? q->others : 0);
}

enum option_kind ask_option(const struct asks *a, const struct ask *q, int option, int32_t *value) {
  int base = base_options(q);
  *value = 0;
  if (option >= base) {
    bool done = q->kind == ASK_SELECT && q->whole;
    *value = option - base - done;
    return *value < 0 ? OPTION_DONE : OPTION_OTHER;
  }
  if (q->kind == ASK_NUMBER) {
    *value = q->low + option;
    return OPTION_NUMBER;
  }
  if (q->kind == ASK_YES) {
    *value = option == 0;
    return OPTION_YES;
  }
  *value = a->item[q->first + a->open[q->first + option]];
  return OPTION_ITEM;
}

/* A candidate is picked: finds the open ones. */
static void pick(const struct table *t, struct asks *a, struct ask *q, int option) {
  q->pick[q->picked++] = (uint16_t)(q->first + a->open[q->first + option]);
  if (q->kind == ASK_ORDER) {
    for (int i = option; i + 1 < q->open; i++) a->open[q->first + i] = a->open[q->first + i + 1];
    q->open--;
    if (q->open == 1)
      q->pick[q->picked++] = (uint16_t)(q->first + a->open[q->first]); /* the last has no choice */
    q->complete = q->picked == q->items;
    return;
  }
  open_select(t, a, q);
  q->complete = q->open == 0;
}

void ask_answer(const struct table *t, struct asks *a, struct ask *q, int option) {
  enum option_kind kind = ask_option(a, q, option, &q->answer);
  q->complete = true;
  if (kind == OPTION_OTHER) q->took_other = (int8_t)q->answer;
  if (kind == OPTION_ITEM && ask_is_of_several(q)) pick(t, a, q, option);
}
