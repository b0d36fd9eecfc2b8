/* passing.c: questions that a random seat answers in passing. */
#include "passing.h"

#include "names.h"
#include "prompt.h"
#include "selectspec.h"
#include "wrong.h"

#include <string.h>

int passing_take(lua_State *L, const struct ask *q, int options) {
  struct world *w = vm_world(L);
  int option = asking_draw(L, q, options);
  asking_decided(w, options);
  vm_alive(vm_of(L));
  ask_end(&w->asks);
  return option;
}

/* What `asking` does, as far as it matters. No other question waits, so the first place is free: it is used and not
   counted. */
static struct ask *begin(lua_State *L, int seat, int prompt) {
  struct world *w = vm_world(L);
  struct ask *q = &w->asks.ask[0];
  q->prompt = prompt_word(L, prompt);
  q->seat = (uint8_t)seat;
  q->since = w->decisions;
  q->picked = 0;
  w->active = (int8_t)seat;
  text_wanted_question(L, q->prompt);
  if (asking_samples(w, q)) prompt_unheard(L, prompt);
  return q;
}

static int decide(lua_State *L, const struct ask *q, int options) {
  int option = asking_draw(L, q, options);
  asking_decided(vm_world(L), options);
  vm_alive(vm_of(L));
  return option;
}

/* Pushes what was said instead, at 5. */
static int take_instead(lua_State *L) {
  lua_pushnil(L);
  lua_pushvalue(L, 5);
  return 2;
}

static int take_of_list(lua_State *L, const struct ask *q, int others) {
  lua_Unsigned items = lua_rawlen(L, 3);
  if (items + (unsigned)others == 0 || items > MAX_ITEMS) return 0;
  wrong_check_options(L, q, 3, (int)items);
  int option = decide(L, q, (int)items + others);
  if (option == (int)items) return take_instead(L);
  lua_rawgeti(L, 3, option + 1);
  return 1;
}

/* The faces that are among the options. */
struct faces {
  uint64_t face[MAX_FACES / 64];
};

static bool add_face(struct faces *faces, uint16_t face) {
  uint64_t bit = (uint64_t)1 << face % 64, before = faces->face[face / 64];
  faces->face[face / 64] |= bit;
  return (before & bit) == 0;
}

/* Lists the pieces of a zone that are options: of those that look the same only the first. Returns how many, or -1: too
   many. */
static int list_options(const struct table *t, uint16_t zone, const struct filter *f, uint16_t *piece) {
  struct faces faces;
  bool repeated = t->faces != t->pieces;
  if (repeated) memset(&faces, 0, (t->faces + 63u) / 64 * sizeof faces.face[0]);
  int pieces = 0, passed = 0;
  EACH_PIECE(t, zone, p) {
    if (!filter_passes(f, t, p)) continue;
    if (++passed > MAX_ITEMS) return -1;
    if (repeated && !add_face(&faces, t->piece[p].face)) continue;
    piece[pieces++] = p;
  }
  return pieces;
}

static int take_of_zone(lua_State *L, const struct ask *q, int others) {
  uint16_t piece[MAX_ITEMS];
  struct filter f;
  lib_filter_with_reason(L, 4, &f);
  int pieces = list_options(&vm_world(L)->table, lib_zone(L, 3), &f, piece);
  if (pieces < 0 || pieces + others == 0) return 0;
  int option = decide(L, q, pieces + others);
  if (option == pieces) return take_instead(L);
  lib_push_piece(L, piece[option]);
  return 1;
}

int passing_ask(lua_State *L, int seat) {
  int instead = lua_type(L, 5), others = instead == LUA_TSTRING;
  if (!passing(vm_world(L), seat) || (instead != LUA_TNIL && !others)) return 0;
  bool list = lua_istable(L, 3);
  if (list ? !lua_isnil(L, 4) : lib_test(L, 3, TAG_ZONE) == NULL || lua_isfunction(L, 4)) return 0;
  asking_anew(L);
  const struct ask *q = begin(L, seat, 2);
  return list ? take_of_list(L, q, others) : take_of_zone(L, q, others);
}

int passing_agrees(lua_State *L, int seat) {
  if (!passing(vm_world(L), seat)) return 0;
  asking_anew(L);
  lua_pushboolean(L, decide(L, begin(L, seat, 2), 2) == 0);
  return 1;
}

/* --- everybody at once --- */

/* Is each asked for one thing, and nothing else said? */
static bool of_one_each(lua_State *L, int base) {
  static const enum select_field others[] = {SELECT_TO,   SELECT_COUNT, SELECT_LEAST,   SELECT_MOST,
                                             SELECT_HIGH, SELECT_LOW,   SELECT_INSTEAD, SELECT_PLAYERS};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (!lua_isnil(L, base + (int)others[i])) return false;
  return lua_type(L, base + SELECT_FROM) == LUA_TSTRING && !lua_isfunction(L, base + SELECT_WHERE);
}

/* Pushes what the seat has of that name, if it is a zone. */
static bool push_zone(lua_State *L, int seat, int name) {
  lib_push_player(L, seat);
  lua_pushvalue(L, name);
  lua_gettable(L, -2);
  lua_replace(L, -2);
  return lib_test(L, -1, TAG_ZONE) != NULL;
}

/* All draw before one has decided: a draw depends on the number of decisions. */
int passing_ask_all(lua_State *L, int base) {
  struct world *w = vm_world(L);
  if (w->decisions + w->seats > w->inline_until || !of_one_each(L, base)) return 0;
  for (int seat = 0; seat < w->seats; seat++)
    if (!passing(w, seat)) return 0;
  int top = lua_gettop(L), options[MAX_SEATS];
  uint16_t piece[MAX_ITEMS], chosen[MAX_SEATS];
  struct filter f;
  lib_filter_with_reason(L, base + SELECT_WHERE, &f);
  for (int seat = 0; seat < w->seats; seat++) {
    const struct ask *q = begin(L, seat, base + SELECT_PROMPT);
    if (!push_zone(L, seat, base + SELECT_FROM)) break;
    options[seat] = list_options(&w->table, lib_zone(L, -1), &f, piece);
    if (options[seat] <= 0) break;
    chosen[seat] = piece[asking_draw(L, q, options[seat])];
    lua_settop(L, top);
  }
  if (lua_gettop(L) != top) {
    lua_settop(L, top);
    return 0;
  }
  lua_createtable(L, w->seats, 0);
  for (int seat = 0; seat < w->seats; seat++) {
    asking_decided(w, options[seat]);
    lib_push_piece(L, chosen[seat]);
    lua_rawseti(L, -2, seat + 1);
  }
  vm_alive(vm_of(L));
  return 1;
}
