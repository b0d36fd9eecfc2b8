/* event.c: handing events to the host. */
#include "croupier_inner.h"

static void emit(croupier *c, struct croupier_event *e) {
  e->host = c;
  c->config.event(c->config.data, e);
}

void event_emit(lua_State *L, struct croupier_event *e) {
  struct vm *vm = vm_of(L);
  vm_defer(vm);
  emit(vm_world(L)->host, e);
  vm_undefer(vm);
}

void event_move(lua_State *L, uint16_t piece, uint16_t from, const char *why) {
  const struct table *t = &vm_world(L)->table;
  struct croupier_event e = event_of(EVENT_MOVE);
  e.piece = piece;
  e.from = from;
  e.to = t->piece[piece].zone;
  e.sees = (uint32_t)t->zone[e.from].sees | t->zone[e.to].sees;
  e.word = why;
  event_emit(L, &e);
}

/* --- what the host itself brings about --- */

void event_opening(croupier *c) {
  const struct table *t = &c->world->table;
  struct croupier_event e = event_of(EVENT_START);
  emit(c, &e);
  for (int z = 0; z < t->zones; z++) {
    e = event_of(EVENT_ZONE);
    e.to = z;
    emit(c, &e);
  }
  for (int i = 0; i < c->world->purses.count; i++) {
    e = event_of(EVENT_PURSE);
    e.to = i;
    e.number = c->world->purses.purse[i].amount;
    e.sees = c->world->purses.purse[i].sees;
    emit(c, &e);
  }
  for (int p = 0; p < t->pieces; p++) {
    e = event_of(EVENT_CREATE);
    e.piece = p;
    e.to = t->piece[p].zone;
    emit(c, &e); /* everybody may know what pieces there are */
  }
}

void event_asks(croupier *c) {
  const struct asks *a = &c->world->asks;
  for (int i = 0; i < a->count; i++) {
    if (a->ask[i].complete) continue;
    struct croupier_event e = event_of(EVENT_ASK);
    e.seat = a->ask[i].seat;
    e.word = a->ask[i].prompt;
    e.sees = 1u << e.seat;
    emit(c, &e);
  }
}

void event_answer(croupier *c, const struct ask *q, int option) {
  struct croupier_event e = event_of(EVENT_ANSWER);
  e.seat = q->seat;
  e.word = q->prompt;
  e.number = option;
  /* what is picked from a hidden hand, or said in secret, is not told: the moves show what may be seen */
  bool secret = c->world->asks.count > 1 || q->secret;
  if (q->pieces && !secret)
    for (int i = 0; i < q->items; i++) {
      const struct table *t = &c->world->table;
      uint8_t sees = t->zone[t->piece[c->world->asks.item[q->first + i]].zone].sees;
      if (sees != 255) secret = true;
    }
  int32_t value;
  enum option_kind kind = ask_option(&c->world->asks, q, option, &value);
  if (c->world->asks.count == 1 && !q->secret && (kind == OPTION_OTHER || kind == OPTION_DONE)) secret = false; /* said aloud */
  e.secret = q->secret;
  if (secret) e.sees = 1u << e.seat;
  emit(c, &e);
}

void event_end(croupier *c) {
  struct croupier_event e = event_of(EVENT_END);
  emit(c, &e);
}
