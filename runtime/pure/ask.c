/* ask.c: the legal answers to a question, and the options that are left. */
#include "ask.h"

#include "picks.h"

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
  a->among->item[a->used++] = item;
  q->items++;
  return true;
}

/* --- the options --- */

/* Do two pieces have the same face, in the same zone? */
static bool look_alike(const struct table *t, const struct asks *a, const struct ask *q, int i, int k) {
  const struct piece *one = &t->piece[a->among->item[q->first + i]],
                     *other = &t->piece[a->among->item[q->first + k]];
  return one->face == other->face && one->zone == other->zone;
}

/* Is a piece that looks the same open already? */
static bool is_repeated(const struct table *t, const struct asks *a, const struct ask *q, int i) {
  int k = 0;
  while (k < q->open && !look_alike(t, a, q, i, a->among->open[q->first + k])) k++;
  return k < q->open;
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
    uint16_t face = t->piece[a->among->item[q->first + i]].face;
    uint64_t bit = (uint64_t)1 << face % 64;
    if ((o->faces[face / 64] & bit) != 0 && is_repeated(t, a, q, i)) return;
    o->faces[face / 64] |= bit;
  }
  a->among->open[q->first + q->open++] = (uint16_t)i;
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

/* Can candidate i be the next pick? n: read only if likeness alone counts. */
static bool may_follow(const struct table *t, const struct asks *a, const struct ask *q,
                       const struct choice *c, const struct alike *n, int i) {
  uint16_t piece = a->among->item[q->first + i];
  if (!picks_goes_with(t, q, c->word, piece)) return false;
  if (picks_need_likeness(q)) {
    int32_t own = picks_word(t, q, piece);
    return picks_available(n, own == q->wild ? c->word : own) >= q->least - c->count;
  }
  struct choice with = *c;
  picks_choose(t, a, q, &with, i);
  return picks_completes(t, a, q, &with);
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
  struct choice c = picks_begun(t, a, q);
  q->whole = picks_are_whole(q, &c);
  bool plain = q->total_field < 0 && q->alike_field < 0; /* only the number counts */
  /* a sum without an upper bound: if a whole can be reached, it can be reached with any candidate */
  bool open_end = q->alike_field < 0 && q->total_most == INT32_MAX && q->most >= q->items;
  if (open_end && !plain) {
    if (!picks_completes(t, a, q, &c)) return;
    plain = true;
  }
  struct alike n;
  if (picks_need_likeness(q)) picks_count_alike(t, a, q, &c, &n);
  struct opened o;
  none_opened(t, &o);
  for (int i = 0; i < q->items; i++) {
    if ((picks_has(&c, i) && !q->again) || q->most == 0) continue;
    if (!plain && !may_follow(t, a, q, &c, &n, i)) continue;
    if (plain && q->items < q->least && !q->again) continue;
    open_item(t, a, q, &o, i);
  }
}

int64_t ask_total(const struct table *t, const struct asks *a, const struct ask *q) {
  return picks_begun(t, a, q).total;
}

enum ask_closed ask_why_closed(const struct table *t, const struct asks *a, const struct ask *q, int i) {
  struct choice c = picks_begun(t, a, q);
  if (q->kind != ASK_SELECT || !q->pieces || picks_has(&c, i) || is_repeated(t, a, q, i)) return NOT_CLOSED;
  if (q->family != NULL) return CLOSED_BY_FAMILY;
  if (!picks_goes_with(t, q, c.word, a->among->item[q->first + i])) return CLOSED_BY_LIKENESS;
  picks_choose(t, a, q, &c, i);
  struct ask easier = *q;
  easier.total_field = -1;
  if (!picks_completes(t, a, &easier, &c)) return CLOSED_BY_LIKENESS;
  easier.total_field = q->total_field;
  easier.total_least = 0;
  return picks_completes(t, a, &easier, &c) ? CLOSED_BY_LITTLE : CLOSED_BY_MUCH;
}

/* Do the candidates belong to this ask alone, as the newest? */
static bool is_newest(const struct asks *a, const struct ask *q) { return a->used == q->first + q->items; }

bool ask_possible(const struct table *t, const struct asks *a, const struct ask *q) {
  if (!is_newest(a, q)) return false;
  if (q->again) return q->items > 0 || q->least == 0;
  if (q->family == NULL) return picks_completes(t, a, q, &(struct choice){.word = NO_FIELD});
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
    for (int i = 0; i < q->items; i++) a->among->open[q->first + i] = (uint16_t)i;
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
  *value = a->among->item[q->first + a->among->open[q->first + option]];
  return OPTION_ITEM;
}

/* A candidate is picked: finds the open ones. */
static void pick(const struct table *t, struct asks *a, struct ask *q, int option) {
  q->pick[q->picked++] = (uint16_t)(q->first + a->among->open[q->first + option]);
  if (q->kind == ASK_ORDER) {
    for (int i = option; i + 1 < q->open; i++)
      a->among->open[q->first + i] = a->among->open[q->first + i + 1];
    q->open--;
    if (q->open == 1)
      q->pick[q->picked++] = (uint16_t)(q->first + a->among->open[q->first]); /* the last has no choice */
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

/* --- is there a choice? --- */

static bool is_same(const struct table *t, const struct asks *a, const struct ask *q, int i, int k) {
  return i == k || (q->pieces && !q->unique && look_alike(t, a, q, i, k));
}

/* Adds a candidate. False: no legal whole has it besides. */
static bool add(const struct table *t, const struct asks *a, const struct ask *q, struct choice *c, int i) {
  if (!picks_goes_with(t, q, c->word, a->among->item[q->first + i])) return false;
  picks_choose(t, a, q, c, i);
  return picks_completes(t, a, q, c);
}

/* Completes the picks. False: no legal whole can be reached. */
static bool complete(const struct table *t, const struct asks *a, const struct ask *q, struct choice *c) {
  for (int i = 0; i < q->items && !picks_are_whole(q, c); i++) {
    struct choice with = *c;
    if (!picks_has(c, i) && add(t, a, q, &with, i)) *c = with;
  }
  return picks_are_whole(q, c);
}

/* Does a legal whole have candidate i beside all those of `whole` that look like it? */
static bool leads_elsewhere(const struct table *t, const struct asks *a, const struct ask *q,
                            const struct choice *whole, int i) {
  struct choice c = picks_begun(t, a, q);
  bool legal = add(t, a, q, &c, i);
  for (int k = 0; k < q->items && legal; k++)
    if (picks_has(whole, k) && !picks_has(&c, k) && is_same(t, a, q, i, k)) legal = add(t, a, q, &c, k);
  return legal;
}

/* Are the candidates of `whole` without the i-th a legal whole? */
static bool can_spare(const struct table *t, const struct asks *a, const struct ask *q,
                      const struct choice *whole, int i) {
  struct choice c = picks_begun(t, a, q);
  if (picks_has(&c, i)) return false;
  for (int k = 0; k < q->items; k++)
    if (k != i && picks_has(whole, k) && !picks_has(&c, k)) picks_choose(t, a, q, &c, k);
  return picks_are_whole(q, &c);
}

/* Another whole has more of something than the first one, or it is a part of it; then one less is legal too. */
static bool has_one_whole(const struct table *t, const struct asks *a, const struct ask *q) {
  struct choice whole = picks_begun(t, a, q);
  if (!complete(t, a, q, &whole)) return false;
  for (int i = 0; i < q->items; i++)
    if (picks_has(&whole, i) ? can_spare(t, a, q, &whole, i) : leads_elsewhere(t, a, q, &whole, i))
      return false;
  return true;
}

static bool are_alike(const struct table *t, const struct asks *a, const struct ask *q, uint32_t one,
                      uint32_t other) {
  for (int i = 0; i < q->items; i++) {
    int more = 0;
    for (int k = 0; k < q->items; k++)
      if (is_same(t, a, q, i, k)) more += (int)(one >> k & 1) - (int)(other >> k & 1);
    if (more != 0) return false;
  }
  return true;
}

static bool family_has_one(const struct table *t, const struct asks *a, const struct ask *q) {
  uint32_t picked = 0, first = 0;
  bool found = false;
  for (int i = 0; i < q->picked; i++) picked |= (uint32_t)1 << (q->pick[i] - q->first);
  for (uint32_t set = 0; set < (uint32_t)1 << q->items; set++) {
    int size = __builtin_popcount(set);
    if ((q->family[set >> 6] >> (set & 63) & 1) == 0 || (picked & ~set) != 0) continue;
    if (size < q->least || size > q->most) continue;
    if (found && !are_alike(t, a, q, first, set)) return false;
    first = set;
    found = true;
  }
  return found;
}

bool ask_is_forced(const struct table *t, const struct asks *a, const struct ask *q) {
  if (q->kind != ASK_SELECT || (q->picked == 0 && q->others > 0))
    return q->picked == 0 && ask_options(q) == 1;
  if (q->again) return q->items == 1 && q->least == q->most;
  if (q->picked > 0 && q->least != q->most) return false;
  return q->family != NULL ? family_has_one(t, a, q) : has_one_whole(t, a, q);
}
