/* showlib.c: for stdlib/show.lua: the kind and the contents of a value. */
#include <string.h>

#include "lib.h"

/* kind(value): "piece", "player" ... , or nil if the value is not one of the game's things */
static int l_kind(lua_State *L) {
  lua_pushstring(L, lib_kind(L, 1));
  return 1;
}

/* fields(piece): all fields, in a new table */
static int l_fields(lua_State *L) {
  lib_piece(L, 1);
  lua_getmetatable(L, 1);
  lua_pushliteral(L, "__index");
  lua_rawget(L, -2);
  lua_newtable(L); /* Stack now: piece, metatable, fields, copy */
  for (lua_pushnil(L); lua_next(L, 3); lua_pop(L, 1)) {
    if (strcmp(lua_tostring(L, -2), "name") == 0) continue; /* its pattern */
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_rawset(L, 4);
  }
  return 1;
}

/* members(zones): a list */
static int l_members(lua_State *L) {
  lib_check(L, 1, TAG_ZONES, "zones made together");
  lua_getiuservalue(L, 1, 1);
  lua_newtable(L);
  for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(L, 2); i++) {
    lua_rawgeti(L, 2, i);
    lua_rawseti(L, 3, i);
  }
  return 1;
}

/* keys(table): a list, in no particular order */
static int l_keys(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  lua_newtable(L);
  lua_Integer n = 0;
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    lua_rawseti(L, 2, ++n);
  }
  return 1;
}

static const struct lib_entry internal[] = {{"kind", l_kind, "kind(value)"},
                                            {"fields", l_fields, "fields(piece)"},
                                            {"members", l_members, "members(zones)"},
                                            {"keys", l_keys, "keys(table)"},
                                            {NULL, NULL, NULL}};

void open_showing(lua_State *L) {
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
