/* hash.c: the hash of a position, the same on every machine. Bots' streams are left out: it does not matter who
   answered, and how they chose. */
#include "hash.h"

#include "croupier_inner.h"
#include "fold.h"

static uint64_t fold_ask(uint64_t h, const struct asks *a, const struct ask *q) {
  h = fold(h, (uint64_t)q->seat | (uint64_t)q->kind << 8 | (uint64_t)q->complete << 16 |
                  (uint64_t)q->picked << 24);
  for (const char *p = q->prompt; *p != '\0'; p++) h = fold(h, (unsigned char)*p);
  if (q->complete) return fold(h, (uint64_t)(uint32_t)q->answer);
  int options = ask_options(q);
  h = fold(h, (uint64_t)options);
  if (q->kind == ASK_NUMBER) return fold(fold(h, (uint64_t)(uint32_t)q->low), (uint64_t)(uint32_t)q->high);
  for (int i = 0; i < options; i++) {
    int32_t value;
    enum option_kind kind = ask_option(a, q, i, &value);
    h = fold(h, (uint64_t)kind << 32 | (uint32_t)value);
  }
  return h;
}

uint64_t hash_from(const croupier *c, uint64_t h) {
  const struct world *w = c->world;
  const struct table *t = &w->table;
  for (uint16_t z = 0; z < t->zones; z++) {
    h = fold(h, (uint64_t)z << 32 | t->zone[z].count);
    for (uint16_t p = t->zone[z].bottom; p != NO_PIECE; p = t->piece[p].above) h = fold(h, p);
  }
  for (int i = 0; i < w->purses.count; i++) h = fold(h, (uint64_t)(uint32_t)w->purses.purse[i].amount);
  for (int seat = 0; seat < w->seats; seat++)
    h = fold(h, (uint64_t)(uint32_t)w->score[seat] << 8 | (uint8_t)w->rank[seat]);
  for (int i = 0; i < w->asks.count; i++) h = fold_ask(h, &w->asks, &w->asks.ask[i]);
  return h;
}

uint64_t croupier_hash(croupier *c) {
  const struct world *w = c->world;
  /* the questions of a broken step still wait */
  croupier_state state = c->state == CROUPIER_BROKEN ? CROUPIER_ASKS : c->state;
  uint64_t h = fold(fold((uint64_t)state, w->chance.a), w->chance.b);
  return hash_from(c, fold(h, w->decisions));
}
