/* announce.c: the events that the engine itself brings about: beginning, questions, answers, end. */
#include "announce.h"

#include "asking.h"
#include "boardnode.h"
#include "prompt.h"
#include "question.h"

#include <string.h>

/* Keeps the event, with those that the script causes after it. False: no memory. */
static bool will_tell(croupier *c, struct croupier_event *e) {
  const char *limit;
  e->host = c;
  return telling_add(&c->telling, e, &limit) == TELLING_TAKEN;
}

/* An event about the position at the end of a step. */
static void tell(croupier *c, struct croupier_event *e) {
  e->host = c;
  c->config.event(c->config.data, e);
}

/* A road between two nodes. The words are symbols of the script. */
static bool tell_road(croupier *c, int board, const struct board_object *o, int from, int to) {
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_ROAD);
  e.number = board;
  event_add(&e, "from", ARG_WORD)->word = c->names.symbol[o->word[from]];
  event_add(&e, "to", ARG_WORD)->word = c->names.symbol[o->word[to]];
  return will_tell(c, &e);
}

/* Each road once. */
static bool tell_board(croupier *c, int board, const struct board_object *o) {
  bool all = true;
  for (int from = 0; from < o->board->nodes; from++)
    for (int to = from + 1; to < o->board->nodes; to++)
      if (board_joined(o->board, from, to)) all = tell_road(c, board, o, from, to) && all;
  return all;
}

static bool tell_boards(croupier *c) {
  lua_State *L = vm_lua(c->vm);
  bool all = true;
  lib_slot(L, SLOT_BOARDS);
  for (int i = 1, n = (int)lua_rawlen(L, -1); i <= n; i++, lua_pop(L, 1)) {
    lua_rawgeti(L, -1, i);
    all = tell_board(c, i, lua_touserdata(L, -1)) && all;
  }
  lua_pop(L, 1);
  return all;
}

bool announce_opening(croupier *c) {
  const struct table *t = &c->world->table;
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_START);
  c->telling.opening = true;
  bool all = will_tell(c, &e) && tell_boards(c);
  for (int z = 0; z < t->zones; z++) {
    event_begin(&e, CROUPIER_EVENT_ZONE);
    e.to = z;
    all = will_tell(c, &e) && all;
  }
  for (int i = 0; i < c->world->purses.count; i++) {
    event_begin(&e, CROUPIER_EVENT_PURSE);
    e.to = i;
    e.number = e.after = c->world->purses.purse[i].amount;
    e.sees = event_sight(c->world->purses.purse[i].sees);
    all = will_tell(c, &e) && all;
  }
  for (int p = 0; p < t->pieces; p++) {
    event_begin(&e, CROUPIER_EVENT_CREATE);
    e.piece = p;
    e.to = t->piece[p].zone;
    all = will_tell(c, &e) && all; /* every seat may know which pieces exist */
  }
  c->telling.opening = false;
  c->telling.events = 0;
  c->telling.words = 0;
  return all;
}

static int read_values(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  prompt_values(L, croupier_pending(c, (int)lua_tointeger(L, 2)), &c->asked);
  lua_pushnil(L);
  return 1;
}

const croupier_event *croupier_asked(croupier *c, int seat) {
  const struct ask *q = croupier_pending(c, seat);
  struct croupier_event *e = &c->asked;
  if (q == NULL) return NULL;
  event_begin(e, CROUPIER_EVENT_ASK);
  if (q->values || q->bids) {
    if (!croupier_ask_lua(c, read_values, seat, 0, NULL)) return NULL;
    lua_pop(vm_lua(c->vm), 1);
    q = croupier_pending(c, seat);
  }
  e->host = c;
  e->seat = seat - 1;
  e->word = q->prompt;
  e->sees = 1u << e->seat;
  return e;
}

void announce_asks(croupier *c) {
  const struct asks *a = &c->world->asks;
  for (int i = 0; i < a->count; i++) {
    if (a->ask[i].complete) continue;
    const croupier_event *e = croupier_asked(c, a->ask[i].seat + 1);
    if (e != NULL) c->config.event(c->config.data, e);
  }
}

static bool is_hidden(const struct table *t, uint16_t piece) {
  return t->zone[t->piece[piece].zone].sees != UINT8_MAX;
}

/* Is the value at the top a piece that some seat does not see, or a list with such a piece? Uses raw reads, which
   cannot fail. */
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

/* Is there a candidate that some seat does not see? */
static bool chooses_hidden(croupier *c, const struct ask *q) {
  const struct table *t = &c->world->table;
  lua_State *L = vm_lua(c->vm);
  bool hidden = false;
  for (int i = 0; i < q->items && !hidden; i++) {
    uint16_t item = c->world->asks.among->item[q->first + i];
    if (q->pieces) {
      hidden = is_hidden(t, item);
    } else if (asking_read_listed(L, q, item).thing != NULL) {
      asking_push_listed(L, q, item);
      hidden = holds_hidden(L, t);
      lua_pop(L, 1);
    }
  }
  return hidden;
}

bool is_secret_answer(croupier *c, const struct ask *q, int option) {
  if (c->world->asks.count > 1 || q->secret) return true;
  int32_t value;
  enum option_kind kind = ask_option(&c->world->asks, q, option, &value);
  return kind != OPTION_OTHER && kind != OPTION_DONE && chooses_hidden(c, q); /* other answers are public */
}

/* The name of the option in all languages. After the answer, the option is gone. */
static void name_choice(croupier *c, struct croupier_event *e) {
  struct line *l = &c->telling.choice;
  size_t at[MOST_LANGS];
  bool named[MOST_LANGS];
  line_clear(l);
  for (int i = 0; i < lang_count; i++) {
    const char *name = croupier_name_option(c, e->seat + 1, (int)e->number, lang_codes[i]);
    at[i] = l->size;
    named[i] = name != NULL;
    if (named[i]) line_add_bytes(l, name, strlen(name) + 1);
  }
  for (int i = 0; i < lang_count; i++) e->choice[i] = named[i] && !l->failed ? l->text + at[i] : NULL;
}

static enum said said_by(croupier *c, const struct ask *q, int option) {
  int32_t value;
  switch (ask_option(&c->world->asks, q, option, &value)) {
  case OPTION_OTHER: return SAID_INSTEAD;
  case OPTION_DONE: return q->picked > 0 ? SAID_ENOUGH : SAID_CHOICE;
  default: return SAID_CHOICE;
  }
}

bool announce_answer(croupier *c, int seat, int option) {
  struct croupier_event *e = &c->said;
  event_begin(e, CROUPIER_EVENT_ANSWER);
  e->seat = seat - 1;
  e->number = option;
  name_choice(c, e);
  const struct ask *q =
      croupier_pending(c, seat); /* naming an option may be stopped; then the position is rebuilt */
  if (q == NULL || option >= ask_options(q)) return false;
  e->word = q->prompt;
  /* picks from a hidden hand and secret answers stay hidden; the moves show what each seat may see */
  e->secret = q->secret || c->world->asks.count > 1;
  if (is_secret_answer(c, q, option)) e->sees = 1u << e->seat;
  e->said = said_by(c, q, option);
  if (e->said == SAID_CHOICE) e->to = q->to;
  return c->says = true;
}

void announce_free(croupier *c, int seat, int action) {
  event_begin(&c->said, CROUPIER_EVENT_FREE);
  c->said.seat = seat;
  c->said.word = free_name(vm_lua(c->vm), action);
  c->says = true;
}

bool announce_said(croupier *c, bool complete) {
  if (!c->says) return true;
  c->says = false;
  c->said.flag = complete;
  return will_tell(c, &c->said);
}

void announce_end(croupier *c) {
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_END);
  tell(c, &e);
}
