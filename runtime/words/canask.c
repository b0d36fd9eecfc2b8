/* canask.c: whether a question would have a legal answer, and why not. */
#include "canask.h"

#include "asking.h"
#include "wrong.h"

enum { HELD = 4 };

/* The reason at the top of the stack votes for the one at HELD, or against it: in the end, as Boyer and Moore count, the
   one of more than half stands there. Pops it. */
static void vote(lua_State *L, int *votes) {
  bool same = *votes > 0 && lua_rawequal(L, -1, HELD);
  if (*votes > 0) {
    *votes += same ? 1 : -1;
    lua_pop(L, 1);
  } else {
    *votes = 1;
    lua_replace(L, HELD);
  }
}

/* Calls the function at 3 with the list's items, or the zone's pieces, at 2, until it returns true. Else returns the
   reason that holds for more than half, or another one. */
static int any_passes(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  const struct handle *zone = lib_test(L, 2, TAG_ZONE);
  uint16_t p = zone == NULL ? NO_PIECE : t->zone[zone->id].bottom;
  bool passes = false;
  int votes = 0;
  lua_settop(L, HELD);
  for (lua_Integer i = 1; !passes; i++) {
    if (zone != NULL && p == NO_PIECE) break;
    lua_pushvalue(L, 3);
    if (zone != NULL) lib_push_piece(L, p);
    else if (lua_rawgeti(L, 2, i) == LUA_TNIL) break;
    lua_call(L, 1, 2);
    passes = lua_toboolean(L, HELD + 1);
    if (!passes && lua_type(L, -1) == LUA_TSTRING) vote(L, &votes);
    lua_settop(L, HELD);
    if (zone != NULL) p = t->piece[p].above;
  }
  lua_settop(L, HELD);
  lua_pushboolean(L, passes);
  if (passes) return 1;
  lua_pushvalue(L, HELD);
  return 2;
}

static bool any_of_zone(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  struct filter f;
  lib_filter_with_reason(L, 3, &f);
  EACH_PIECE(t, lib_zone(L, 2), p)
  if (filter_passes(&f, t, p)) return true;
  return false;
}

/* What needs no function. */
static bool any(lua_State *L, bool zone) {
  if (zone) return any_of_zone(L);
  if (!lua_isnoneornil(L, 3))
    luaL_error(L, "which items of a list may be chosen is said by a function; a filter is for a zone");
  return lua_rawgeti(L, 2, 1) != LUA_TNIL;
}

int l_can_ask(lua_State *L) {
  lib_seat(L, 1);
  lua_settop(L, 3);
  if (lib_test(L, 2, TAG_ZONES)) {
    lua_getiuservalue(L, 2, 1);
    lua_replace(L, 2);
  }
  bool zone = lib_test(L, 2, TAG_ZONE) != NULL;
  if (!zone && !lua_istable(L, 2)) wrong_choices(L, 2);
  bool nothing = !zone && lua_rawlen(L, 2) == 0, function = lua_isfunction(L, 3);
  if (nothing || !function) {
    lua_pushboolean(L, !function && any(L, zone));
    return 1;
  }
  lua_pushcfunction(L, any_passes);
  lua_insert(L, 1);
  asking_look(L, 3, 2);
  return lua_toboolean(L, -2) ? (lua_pop(L, 1), 1) : 2;
}
