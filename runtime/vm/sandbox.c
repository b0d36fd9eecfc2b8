/* sandbox.c: the words of Lua that scripts may use, and no others. */
#include "sandbox.h"

#include "lauxlib.h"
#include "lualib.h"

/*
** Words that are not listed here do not exist for scripts. Missing on purpose: next (its order is that of memory),
** rawset (writes through seals), load, dofile, require, collectgarbage, warn, string.dump, math.random, and functions
** whose last digit differs between mathematical libraries.
*/
static const char *const base_words[] = {"assert", "error",  "ipairs",   "rawequal", "rawget",
                                         "rawlen", "select", "tonumber", "type",     NULL};
static const char *const string_words[] = {"byte",  "char",   "find",  "gmatch",   "gsub", "len",
                                           "lower", "match",  "pack",  "packsize", "rep",  "reverse",
                                           "sub",   "unpack", "upper", NULL};
static const char *const table_words[] = {"concat", "insert", "move",   "pack",
                                          "remove", "sort",   "unpack", NULL};
static const char *const math_words[] = {"abs",        "ceil", "floor",      "fmod", "huge", "max",
                                         "maxinteger", "min",  "mininteger", "modf", "pi",   "sqrt",
                                         "tointeger",  "type", "ult",        NULL};
static const char *const utf8_words[] = {"char", "charpattern", "codepoint", "codes", "len", "offset", NULL};

/* Stack: a library; replaces it by a table with the listed words. */
static void keep_words(lua_State *L, const char *const *words) {
  lua_newtable(L);
  for (; *words; words++) {
    if (lua_getfield(L, -2, *words) == LUA_TNIL) luaL_error(L, "this Lua has no '%s'", *words);
    lua_setfield(L, -2, *words);
  }
  lua_replace(L, -2);
}

static int refuse_write(lua_State *L) {
  return luaL_error(L, "'%s' cannot be changed", lua_tostring(L, lua_upvalueindex(1)));
}

void sandbox_seal(lua_State *L, const char *name) {
  lua_newtable(L);
  lua_createtable(L, 0, 4);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushstring(L, name);
  lua_pushcclosure(L, refuse_write, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_replace(L, -2);
}

/* --- globals --------------------------------------------------------------------------------- */

static const char *key_text(lua_State *L, int arg) {
  return lua_type(L, arg) == LUA_TSTRING ? lua_tostring(L, arg) : luaL_typename(L, arg);
}

static int undefined_global(lua_State *L) { return luaL_error(L, "undefined global '%s'", key_text(L, 2)); }

static int refuse_global(lua_State *L) {
  return luaL_error(L, "scripts have no globals: make '%s' local", key_text(L, 2));
}

void sandbox_env(lua_State *L) { lua_pushglobaltable(L); }

/* Pushes the table behind the globals. */
static void push_words(lua_State *L) {
  lua_pushglobaltable(L);
  lua_getmetatable(L, -1);
  lua_pushliteral(L, "__index");
  lua_rawget(L, -2);
  lua_replace(L, -3);
  lua_pop(L, 1);
}

void sandbox_define(lua_State *L, const char *name) {
  push_words(L);
  lua_insert(L, -2);
  lua_pushstring(L, name);
  lua_insert(L, -2);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/* Stack: the words. Makes them the table that is read through the registry's table of globals. */
static void open_env(lua_State *L) {
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, undefined_global);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  sandbox_seal(L, "_ENV");
  lua_getmetatable(L, -1);
  lua_pushcfunction(L, refuse_global);
  lua_setfield(L, -2, "__newindex");
  lua_pop(L, 1);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}

/* --- metatables ------------------------------------------------------------------------------ */

static int get_metatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (!lua_getmetatable(L, 1)) lua_pushnil(L);
  else if (!lua_istable(L, 1)) lua_pushboolean(L, 0);
  else luaL_getmetafield(L, 1, "__metatable"); /* or what lies below: the metatable */
  return 1;
}

static void refuse_event(lua_State *L, const char *event, const char *why) {
  lua_pushstring(L, event);
  if (lua_rawget(L, 2) != LUA_TNIL) luaL_error(L, "a metatable cannot have '%s': %s", event, why);
  lua_pop(L, 1);
}

static int set_metatable(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  int type = lua_type(L, 2);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL)
    return luaL_error(L, "cannot change a protected metatable");
  if (type == LUA_TTABLE) {
    refuse_event(L, "__gc", "nothing is called when a value goes away");
    refuse_event(L, "__mode", "there are no weak tables");
  }
  lua_settop(L, 2);
  lua_setmetatable(L, 1);
  return 1;
}

/* --- libraries ------------------------------------------------------------------------------- */

static void push_library(lua_State *L, lua_CFunction open, const char *const *words) {
  lua_pushcfunction(L, open);
  lua_call(L, 0, 1);
  keep_words(L, words);
}

/* Methods of strings are found in the table behind the library, which no script can reach. */
static void push_string_library(lua_State *L) {
  lua_pushcfunction(L, luaopen_string);
  lua_call(L, 0, 1);
  lua_getfield(L, -1, "format");
  lua_insert(L, -2);
  keep_words(L, string_words);
  lua_insert(L, -2);
  lua_pushcclosure(L, sandbox_format, 1);
  lua_setfield(L, -2, "format");

  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}

/* Stack: the words, a library; pops the library. */
static void add_library(lua_State *L, const char *name) {
  sandbox_seal(L, name);
  lua_setfield(L, -2, name);
}

static const luaL_Reg own_words[] = {
    {"getmetatable", get_metatable}, {"pairs", sandbox_pairs},
    {"pcall", sandbox_pcall},        {"print", sandbox_print},
    {"setmetatable", set_metatable}, {"tostring", sandbox_tostring},
    {"xpcall", sandbox_xpcall},      {NULL, NULL},
};

void sandbox_open(lua_State *L) {
  push_library(L, luaopen_base, base_words); /* into the first table of globals, which is left to rot */
  luaL_setfuncs(L, own_words, 0);
  push_string_library(L), add_library(L, "string");
  push_library(L, luaopen_table, table_words), add_library(L, "table");
  push_library(L, luaopen_math, math_words), add_library(L, "math");
  push_library(L, luaopen_utf8, utf8_words), add_library(L, "utf8");
  sandbox_open_coroutine(L), add_library(L, "coroutine");
  open_env(L);
}
