/* foretold.c: draws as a spec or a file of chance tells them in advance, see stdlib/luck.lua. */
#include "foretold.h"

uint32_t foretold_draw(lua_State *L, const char *what, uint32_t n, int from) {
  from = from == 0 ? 0 : lua_absindex(L, from);
  luaL_checkstack(L, 8, NULL);
  lib_slot(L, SLOT_FORETOLD);
  lua_pushstring(L, what);
  lua_pushinteger(L, n);
  if (from == 0) lua_pushnil(L);
  else lua_pushvalue(L, from);
  lua_call(L, 3, 1);
  lua_Integer told = lua_tointeger(L, -1); /* from 1, or nil */
  lua_pop(L, 1);
  return told >= 1 && told <= n ? (uint32_t)told - 1 : lib_draw(vm_world(L), n);
}

void foretold_order(lua_State *L, uint16_t zone, uint16_t *list, int n) {
  luaL_checkstack(L, 8, NULL);
  lib_slot(L, SLOT_FORETOLD);
  lua_pushliteral(L, "order");
  lib_push_zone(L, zone);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    lib_push_piece(L, list[i]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_call(L, 3, 1); /* the same pieces in another order, or nil */
  for (int i = 0; i < n && lua_istable(L, -1); i++) {
    lua_rawgeti(L, -1, i + 1);
    list[i] = lib_piece(L, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}
