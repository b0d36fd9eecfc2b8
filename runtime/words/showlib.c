/* showlib.c: for stdlib: the kind and the contents of a value; what people can be shown. */
#include <stdio.h>
#include <string.h>

#include "letter.h"
#include "lib.h"
#include "text.h"

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

/* unshown(text): the first character of it that people cannot be shown, as "U+202E", or nil */
static int l_unshown(lua_State *L) {
  const char *at = text_unshown(luaL_checkstring(L, 1), "\n");
  uint32_t code;
  if (at == NULL) return 0;
  char digits[12] = "U+FFFD";
  if (letter_read(at, strlen(at), &code) > 0) snprintf(digits, sizeof digits, "U+%04lX", (unsigned long)code);
  lua_pushstring(L, digits);
  return 1;
}

/* speaks(code): is that a language of the library? */
static int l_speaks(lua_State *L) {
  lua_pushboolean(L, lang_of(luaL_checkstring(L, 1)) != LANG_NONE);
  return 1;
}

static const struct lib_entry internal[] = {{"kind", l_kind, "kind(value)"},
                                            {"unshown", l_unshown, "unshown(text)"},
                                            {"speaks", l_speaks, "speaks(code)"},
                                            {"fields", l_fields, "fields(piece)"},
                                            {"members", l_members, "members(zones)"},
                                            {"keys", l_keys, "keys(table)"},
                                            {NULL, NULL, NULL}};

void open_showing(lua_State *L) {
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
