/* event.c: handing events to the host. */
#include "asklib.h"
#include "croupier_inner.h"
#include "seen.h"

const char event_renewed[] = "renewed";

static void emit(croupier *c, struct croupier_event *e) {
  e->host = c;
  c->config.event(c->config.data, e);
}

void event_emit(lua_State *L, struct croupier_event *e) {
  struct vm *vm = vm_of(L);
  struct world *w = vm_world(L);
  if (w->listening & ~HEARD_BY_HOST) seen_event(w, e);
  if (!(w->listening & HEARD_BY_HOST)) return;
  vm_defer(vm);
  emit(w->host, e);
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

static bool is_hidden(const struct table *t, uint16_t piece) {
  return t->zone[t->piece[piece].zone].sees != UINT8_MAX;
}

/* Is the value at the top a piece that not all see, or a list with one? Raw reads, which cannot fail. */
static bool holds_hidden(lua_State *L, const struct table *t) {
  const struct handle *h = lib_test(L, -1, TAG_PIECE);
  bool hidden = h != NULL && is_hidden(t, (uint16_t)h->id);
  lua_Unsigned n = lua_istable(L, -1) ? lua_rawlen(L, -1) : 0;
  if (n > MAX_PIECES) return true;
  for (int i = 1; i <= (int)n && !hidden; i++) {
    lua_rawgeti(L, -1, i);
    h = lib_test(L, -1, TAG_PIECE);
    hidden = h != NULL && is_hidden(t, (uint16_t)h->id);
    lua_pop(L, 1);
  }
  return hidden;
}

/* Is there a candidate that not all see? */
static bool chooses_hidden(croupier *c, const struct ask *q) {
  const struct table *t = &c->world->table;
  lua_State *L = vm_lua(c->vm);
  bool hidden = false;
  for (int i = 0; i < q->items && !hidden; i++) {
    uint16_t item = c->world->asks.item[q->first + i];
    if (q->pieces) {
      hidden = is_hidden(t, item);
    } else {
      asking_push_listed(L, q, item);
      hidden = holds_hidden(L, t);
      lua_pop(L, 1);
    }
  }
  return hidden;
}

bool event_is_secret(croupier *c, const struct ask *q, int option) {
  if (c->world->asks.count > 1 || q->secret) return true;
  int32_t value;
  enum option_kind kind = ask_option(&c->world->asks, q, option, &value);
  return kind != OPTION_OTHER && kind != OPTION_DONE && chooses_hidden(c, q); /* those are said aloud */
}

void event_answer(croupier *c, const struct ask *q, int option) {
  struct croupier_event e = event_of(EVENT_ANSWER);
  e.seat = q->seat;
  e.word = q->prompt;
  e.number = option;
  /* what is picked from a hidden hand, or said in secret, is not told: the moves show what may be seen */
  e.secret = q->secret;
  if (event_is_secret(c, q, option)) e.sees = 1u << e.seat;
  emit(c, &e);
}

void event_free(croupier *c, int seat, int action) {
  struct croupier_event e = event_of(EVENT_FREE);
  e.seat = seat;
  e.word = free_name(vm_lua(c->vm), action);
  emit(c, &e);
}

void event_end(croupier *c) {
  struct croupier_event e = event_of(EVENT_END);
  emit(c, &e);
}
