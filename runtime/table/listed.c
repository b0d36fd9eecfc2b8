/* listed.c: Lua values that a pending question keeps. */
#include "listed.h"

int listed_slot(lua_State *L, int slot, const struct ask *q) {
  return slot + ask_place(&vm_world(L)->asks, q);
}

void asking_keep_list(lua_State *L, const struct ask *q) {
  lua_rawseti(L, LUA_REGISTRYINDEX, listed_slot(L, SLOT_LIST, q));
}

bool asking_push_list(lua_State *L, const struct ask *q) {
  return lua_rawgeti(L, LUA_REGISTRYINDEX, listed_slot(L, SLOT_LIST, q)) == LUA_TTABLE;
}

void asking_push_listed(lua_State *L, const struct ask *q, int place) {
  if (asking_push_list(L, q)) lua_rawgeti(L, -1, place);
  else lua_pushnil(L);
  lua_replace(L, -2);
}

struct reached asking_read_listed(lua_State *L, const struct ask *q, int place) {
  return reach_item(reach_key(L, listed_slot(L, SLOT_LIST, q)), place);
}

bool asking_push_refused(lua_State *L, const struct ask *q) {
  const struct world *w = vm_world(L);
  if (w->refused >> ask_place(&w->asks, q) & 1)
    lua_rawgeti(L, LUA_REGISTRYINDEX, listed_slot(L, SLOT_REFUSED, q));
  else lua_pushnil(L);
  return !lua_isnil(L, -1);
}

int asking_listed(lua_State *L, const struct ask *q) {
  int n = asking_push_list(L, q) ? (int)lua_rawlen(L, -1) : 0;
  lua_pop(L, 1);
  return n;
}
