/* passing.c: questions that a random seat answers in passing. */
#include "passing.h"

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
  int option = passing_take(L, q, (int)items + others);
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

static int take_of_zone(lua_State *L, const struct ask *q, int others) {
  const struct table *t = &vm_world(L)->table;
  uint16_t zone = lib_zone(L, 3), piece[MAX_ITEMS];
  struct filter f;
  lib_filter_with_reason(L, 4, &f);
  struct faces faces; /* of pieces that look the same, only the first is an option */
  bool repeated = t->faces != t->pieces;
  if (repeated) memset(&faces, 0, (t->faces + 63u) / 64 * sizeof faces.face[0]);
  int pieces = 0, passed = 0;
  EACH_PIECE(t, zone, p) {
    if (!filter_passes(&f, t, p)) continue;
    if (++passed > MAX_ITEMS) return 0;
    if (repeated && !add_face(&faces, t->piece[p].face)) continue;
    piece[pieces++] = p;
  }
  if (pieces + others == 0) return 0;
  int option = passing_take(L, q, pieces + others);
  if (option == pieces) return take_instead(L);
  lib_push_piece(L, piece[option]);
  return 1;
}

int passing_ask(lua_State *L, struct ask *q) {
  int instead = lua_type(L, 5);
  if (!passing(vm_world(L), q) || (instead != LUA_TNIL && instead != LUA_TSTRING)) return 0;
  int others = instead == LUA_TSTRING;
  if (lua_istable(L, 3)) return lua_isnil(L, 4) ? take_of_list(L, q, others) : 0;
  return lib_test(L, 3, TAG_ZONE) != NULL && !lua_isfunction(L, 4) ? take_of_zone(L, q, others) : 0;
}

int passing_agrees(lua_State *L, struct ask *q) {
  if (!passing(vm_world(L), q)) return 0;
  lua_pushboolean(L, passing_take(L, q, 2) == 0);
  return 1;
}
