/* canask.c: whether a question would have a legal answer, and why not. */
#include "canask.h"

#include "asking.h"
#include "wrong.h"

enum { REASONS = 4, MOST_HELD = 5 };

/* Counts the reason at the top of the stack in the table of reasons, and pops it. At MOST_HELD stands the one that held
   most often. */
static void count_reason(lua_State *L) {
  if (lua_isnil(L, REASONS)) {
    lua_newtable(L);
    lua_replace(L, REASONS);
  }
  lua_pushvalue(L, -1);
  lua_Integer times = lua_rawget(L, REASONS) == LUA_TNIL ? 1 : lua_tointeger(L, -1) + 1;
  lua_pop(L, 1);
  lua_pushvalue(L, -1);
  lua_pushinteger(L, times);
  lua_rawset(L, REASONS);
  lua_pushvalue(L, MOST_HELD);
  bool most = lua_isnil(L, -1) || (lua_rawget(L, REASONS), lua_tointeger(L, -1)) < times;
  lua_pop(L, 1);
  if (most) lua_replace(L, MOST_HELD);
  else lua_pop(L, 1);
}

/* Calls the function at 3 with the list's items, or the zone's pieces, at 2, until it returns true. Else returns the
   reason that holds for most. */
static int any_passes(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  const struct handle *zone = lib_test(L, 2, TAG_ZONE);
  uint16_t p = zone == NULL ? NO_PIECE : t->zone[zone->id].bottom;
  bool passes = false;
  lua_settop(L, MOST_HELD);
  for (lua_Integer i = 1; !passes; i++) {
    if (zone != NULL && p == NO_PIECE) break;
    lua_pushvalue(L, 3);
    if (zone != NULL) lib_push_piece(L, p);
    else if (lua_rawgeti(L, 2, i) == LUA_TNIL) break;
    lua_call(L, 1, 2);
    passes = lua_toboolean(L, MOST_HELD + 1);
    if (!passes && lua_type(L, -1) == LUA_TSTRING) count_reason(L);
    lua_settop(L, MOST_HELD);
    if (zone != NULL) p = t->piece[p].above;
  }
  lua_settop(L, MOST_HELD);
  lua_pushboolean(L, passes);
  if (passes) return 1;
  lua_pushvalue(L, MOST_HELD);
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
  if (!lua_isfunction(L, 3)) {
    lua_pushboolean(L, any(L, zone));
    return 1;
  }
  lua_pushcfunction(L, any_passes);
  lua_insert(L, 1);
  asking_look(L, 3, 2);
  return lua_toboolean(L, -2) ? (lua_pop(L, 1), 1) : 2;
}
