/* offering.c: the candidates of a question, which come from a zone or a list. */
#include "offering.h"

#include "wrong.h"

/* Offers the pieces of a zone that pass the filter or function at `where`. */
static void offer_zone(lua_State *L, struct ask *q, uint16_t zone, int where) {
  const struct table *t = &vm_world(L)->table;
  q->pieces = true;
  q->unique = t->faces == t->pieces;
  if (lua_isfunction(L, where)) {
    lua_pushinteger(L, zone);
    asking_consider(L, q, where);
    return;
  }
  struct filter f;
  lib_filter_with_reason(L, where, &f);
  for (uint16_t p = t->zone[zone].bottom; p != NO_PIECE; p = t->piece[p].above) {
    if (filter_passes(&f, t, p)) asking_offer(L, q, p);
    else asking_pass_over(L, q, p, f.why);
  }
}

/* Offers the values of a list; `where` is a function, a list of verdicts or nil. */
static void offer_list(lua_State *L, struct ask *q, int list, int where) {
  bool verdicts = lua_istable(L, where), function = !verdicts && !lua_isnoneornil(L, where);
  if (function) luaL_checktype(L, where, LUA_TFUNCTION);
  lua_pushvalue(L, list);
  asking_keep_list(L, q);
  int n = (int)lua_rawlen(L, list);
  if (n > MAX_ITEMS) luaL_error(L, "more than %d candidates in '%s'", MAX_ITEMS, q->prompt);
  wrong_check_options(L, q, list, n);
  if (verdicts) wrong_check_verdicts(L, q, n, (int)lua_rawlen(L, where));
  if (function) {
    lua_pushvalue(L, list);
    asking_consider(L, q, where);
  }
  for (int i = 1; i <= n && !function; i++) {
    if (verdicts) {
      lua_rawgeti(L, list, i);
      lua_rawgeti(L, where, i);
      asking_judge(L, q, (uint16_t)i);
    } else {
      asking_offer(L, q, (uint16_t)i);
    }
  }
}

/* Offers zones made together; the list of them is the user value. */
static void offer_zones(lua_State *L, struct ask *q, int group, int where) {
  lua_getiuservalue(L, group, 1);
  offer_list(L, q, lua_gettop(L), where);
  lua_pop(L, 1);
}

void offering(lua_State *L, struct ask *q, int from, int where) {
  if (lib_test(L, from, TAG_ZONE)) offer_zone(L, q, lib_zone(L, from), where);
  else if (lib_test(L, from, TAG_ZONES)) offer_zones(L, q, from, where);
  else if (lua_istable(L, from)) offer_list(L, q, from, where);
  else wrong_choices(L, from);
}

/* --- is there any? --- */

/* Does the function at 3 return true for one of the list, or of the pieces of the zone, at 2? */
static int any_passes(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  const struct handle *zone = lib_test(L, 2, TAG_ZONE);
  uint16_t p = zone == NULL ? NO_PIECE : t->zone[zone->id].bottom;
  bool passes = false;
  for (lua_Integer i = 1; !passes; i++) {
    if (zone != NULL && p == NO_PIECE) break;
    lua_pushvalue(L, 3);
    if (zone != NULL) lib_push_piece(L, p);
    else if (lua_rawgeti(L, 2, i) == LUA_TNIL) break;
    lua_call(L, 1, 1);
    passes = lua_toboolean(L, -1);
    lua_pop(L, 1);
    if (zone != NULL) p = t->piece[p].above;
  }
  lua_pushboolean(L, passes);
  return 1;
}

static bool any_of_zone(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  struct filter f;
  lib_filter_with_reason(L, 3, &f);
  EACH_PIECE(t, lib_zone(L, 2), p)
  if (filter_passes(&f, t, p)) return true;
  return false;
}

bool offering_any(lua_State *L) {
  if (lib_test(L, 2, TAG_ZONES)) {
    lua_getiuservalue(L, 2, 1);
    lua_replace(L, 2);
  }
  bool zone = lib_test(L, 2, TAG_ZONE) != NULL;
  if (!zone && !lua_istable(L, 2)) wrong_choices(L, 2);
  if (lua_isfunction(L, 3)) {
    lua_pushcfunction(L, any_passes);
    lua_insert(L, 1);
    asking_look(L, 3, 1);
    return lua_toboolean(L, -1);
  }
  if (zone) return any_of_zone(L);
  if (!lua_isnoneornil(L, 3))
    luaL_error(L, "which items of a list may be chosen is said by a function; a filter is for a zone");
  return lua_rawgeti(L, 2, 1) != LUA_TNIL;
}
