/* scorelib.c: croupier.score, points for majorities, sets and penalties. */
#include "lib.h"
#include "sandbox.h"
#include "scoring.h"

enum { MAX_LIST = 64, MAX_KEYS = 8 };

/* The number on top of the stack, popped. */
static int32_t whole(lua_State *L, int arg) {
  int ok;
  lua_Integer n = lua_tointegerx(L, -1, &ok);
  if (!ok || lua_type(L, -1) != LUA_TNUMBER || n < INT32_MIN || n > INT32_MAX)
    luaL_argerror(L, arg, "a list of whole numbers expected");
  lua_pop(L, 1);
  return (int32_t)n;
}

static int length(lua_State *L, int arg, int most) {
  luaL_checktype(L, arg, LUA_TTABLE);
  lua_Unsigned n = lua_rawlen(L, arg);
  if (n > (lua_Unsigned)most) luaL_error(L, "a list to score has at most %d entries", most);
  return (int)n;
}

/* The values of the table at arg, whatever they are under; returns how many there are. */
static int counts_at(lua_State *L, int arg, int32_t *list) {
  int n = 0;
  luaL_checktype(L, arg, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, arg);) {
    if (n == MAX_LIST) return luaL_error(L, "a list to score has at most %d entries", MAX_LIST);
    list[n++] = whole(L, arg);
  }
  return n;
}

/* The list at arg; returns its length. */
static int numbers(lua_State *L, int arg, int32_t *list) {
  int n = length(L, arg, MAX_LIST), all = 0;
  for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) all++;
  if (all != n) luaL_argerror(L, arg, "a list of whole numbers expected, not a table with other keys");
  for (int i = 0; i < n; i++) {
    lua_rawgeti(L, arg, i + 1);
    list[i] = whole(L, arg);
  }
  return n;
}

static int l_majority(lua_State *L) {
  int32_t counts[MAX_LIST], points[MAX_LIST], won[MAX_LIST];
  int seats = numbers(L, 1, counts), places = numbers(L, 2, points);
  scoring_majority(counts, seats, points, places, won);
  lua_createtable(L, seats, 0);
  for (int i = 0; i < seats; i++) {
    lua_pushinteger(L, won[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

static int l_triangular(lua_State *L) {
  lua_Integer n = luaL_checkinteger(L, 1);
  luaL_argcheck(L, n <= INT32_MAX, 1, "too much");
  lua_pushinteger(L, n < 1 ? 0 : scoring_triangular((int32_t)n));
  return 1;
}

static int l_kinds(lua_State *L) {
  int32_t counts[MAX_LIST];
  int kinds = counts_at(L, 1, counts);
  lua_pushinteger(L, scoring_kinds(counts, kinds));
  return 1;
}

static int l_complete(lua_State *L) {
  int32_t counts[MAX_LIST];
  int kinds = numbers(L, 1, counts);
  lua_pushinteger(L, scoring_complete(counts, kinds));
  return 1;
}

static int l_sets(lua_State *L) {
  int32_t counts[MAX_LIST], points[MAX_LIST];
  int kinds = counts_at(L, 1, counts), sizes = numbers(L, 2, points);
  lua_pushinteger(L, scoring_sets(counts, kinds, points, sizes));
  return 1;
}

/* score.ranks { { 12, 3 }, { 12, 1 } }: all rows have as many values. */
static int l_ranks(lua_State *L) {
  static const bool low[MAX_KEYS];
  int64_t values[MAX_LIST * MAX_KEYS];
  int8_t ranks[MAX_LIST];
  int rows = length(L, 1, MAX_LIST), keys = 0;
  for (int i = 0; i < rows; i++) {
    if (lua_rawgeti(L, 1, i + 1) != LUA_TTABLE)
      luaL_argerror(L, 1, "a list of lists of whole numbers expected");
    int n = length(L, lua_gettop(L), MAX_KEYS);
    if (i > 0 && n != keys) luaL_error(L, "row %d has %d values, the rows before it %d", i + 1, n, keys);
    keys = n;
    for (int k = 0; k < keys; k++) {
      lua_rawgeti(L, -1, k + 1);
      values[i * keys + k] = whole(L, 1);
    }
    lua_pop(L, 1);
  }
  scoring_standings(values, rows, keys, low, ranks);
  lua_createtable(L, rows, 0);
  for (int i = 0; i < rows; i++) {
    lua_pushinteger(L, ranks[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

static const struct lib_entry words[] = {
    {"majority", l_majority,
     "score.majority(counts, places): points by seat for having most. Ties share the points of their places, "
     "rounded down"},
    {"triangular", l_triangular, "score.triangular(n): 1 + 2 + ... + n"},
    {"kinds", l_kinds, "score.kinds(counts): the number of kinds that count 1 or more"},
    {"complete", l_complete, "score.complete(counts): the number of sets that have one of each kind"},
    {"sets", l_sets,
     "score.sets(counts, points): points for sets of different kinds, as large as possible; points[n] is for a "
     "set of n"},
    {"ranks", l_ranks,
     "score.ranks(rows): the rank of each row, 1 is best. The first value decides, then the next; more is better"},
    {NULL, NULL, NULL}};

void open_scoring(lua_State *L) {
  lua_newtable(L);
  lib_functions(L, -1, words);
  open_combos(L);
  sandbox_seal(L, "croupier.score");
  lua_setfield(L, 1, "score");
}
