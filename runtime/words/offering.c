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
