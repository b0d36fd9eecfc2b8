/* few_pieces.h: questions about a few pieces at random, for ask_test.c and ask_kinds_test.c. */
#ifndef FEW_PIECES_H
#define FEW_PIECES_H

#include <string.h>

#include "ask.h"
#include "greatest.h"
#include "rng.h"

enum { VALUE, WORD, FIELDS_USED, WILD = 9, MOST_PIECES = 7 };

/* --- a small table --- */

static struct rng r;
static struct piece pieces[MOST_PIECES];
static struct zone zones[2];
static int32_t fields[MOST_PIECES][MAX_FIELDS];
static struct table table;
static struct candidates among;
static struct asks asks = {.among = &among};

/* A copy of questions, to answer them in another way. */
struct fork {
  struct asks asks;
  struct candidates among;
};
static inline struct asks *fork_of(struct fork *fork, const struct asks *now) {
  fork->asks = *now;
  fork->among = *now->among;
  fork->asks.among = &fork->among;
  return &fork->asks;
}

static inline int below(int n) { return (int)rng_below(&r, (uint32_t)n); }

/* Pieces of a few faces in two zones; values up to `high`, some faces without one, or without a word. */
static inline void lay(int faces, int count, int high) {
  table = (struct table){.piece = pieces, .zone = zones, .field = fields, .zones = 2};
  zones[0] = zones[1] = (struct zone){.bottom = NO_PIECE, .top = NO_PIECE, .owner = -1};
  table.faces = (uint16_t)faces;
  for (int f = 0; f < faces; f++) {
    for (int i = 0; i < MAX_FIELDS; i++) fields[f][i] = NO_FIELD;
    if (below(8) > 0) fields[f][VALUE] = below(high + 1);
    if (below(8) > 0) fields[f][WORD] = below(4) > 0 ? 1 + below(3) : WILD;
  }
  for (int i = 0; i < count; i++) {
    pieces[i].face = (uint16_t)below(faces);
    zone_place(&table, (uint16_t)(below(4) == 0), (uint16_t)i);
  }
  table.pieces = (uint16_t)count;
}

/* Other questions may be pending: candidates then do not begin at 0. */
static inline struct ask *begin(enum ask_kind kind, int count) {
  asks = (struct asks){.among = &among};
  if (below(2)) {
    struct ask *other = ask_begin(&asks, 1, ASK_ONE, "other");
    ask_offer(&asks, other, 0);
    ask_ready(&table, &asks, other);
  }
  struct ask *q = ask_begin(&asks, 0, kind, "bid");
  q->pieces = true;
  for (int i = 0; i < count; i++) ask_offer(&asks, q, (uint16_t)i);
  return q;
}

/* Equal sets have equal keys: pieces that nobody can tell apart are the same, unless told otherwise. */
static inline uint32_t key_of(bool unique, uint32_t mask) {
  uint32_t key = 0;
  for (int i = 0; i < table.pieces; i++) {
    if (!(mask >> i & 1)) continue;
    int like = 0;
    while (!unique && (pieces[like].face != pieces[i].face || pieces[like].zone != pieces[i].zone)) like++;
    key += 1u << (3 * (unique ? i : like));
  }
  return key;
}

#endif
