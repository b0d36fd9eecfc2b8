/* pairs.c: pairs in an order that depends only on the keys, not on the history of the table. */
#include "vm_inner.h"

#include <stdint.h>

#include "lauxlib.h"
#include "ltable.h"
#include "sandbox.h"

/*
** Integers ascending, then floats, strings by their bytes, false and true, and handles of the game by their numbers.
** Other keys have no order that is the same in every run, so they are an error.
**
** The loop uses the keys that exist when it starts, and skips a key that is gone when its turn comes.
*/
enum rank { INTEGERS, FLOATS, STRINGS, FALSE, TRUE, HANDLES, NO_ORDER };

static enum rank rank_of(const TValue *v) {
  switch (ttypetag(v)) {
  case LUA_VNUMINT: return INTEGERS;
  case LUA_VNUMFLT: return FLOATS;
  case LUA_VSHRSTR:
  case LUA_VLNGSTR: return STRINGS;
  case LUA_VFALSE: return FALSE;
  case LUA_VTRUE: return TRUE;
  case LUA_VUSERDATA: return uvalue(v)->len >= 2 * sizeof(uint32_t) ? HANDLES : NO_ORDER;
  default: return NO_ORDER;
  }
}

static int compare_strings(const TString *a, const TString *b) {
  size_t m = tsslen(a), n = tsslen(b);
  int order = memcmp(getstr(a), getstr(b), m < n ? m : n);
  return order ? order : (m > n) - (m < n);
}

/* A handle begins with its kind and its number (lib.h). */
static int compare_handles(const Udata *a, const Udata *b) {
  const uint32_t *x = (const uint32_t *)getudatamem(a), *y = (const uint32_t *)getudatamem(b);
  if (x[1] != y[1]) return x[1] > y[1] ? 1 : -1;
  return (x[0] > y[0]) - (x[0] < y[0]);
}

static int compare(const TValue *a, const TValue *b) {
  enum rank r = rank_of(a), s = rank_of(b);
  if (r != s) return r > s ? 1 : -1;
  switch (r) {
  case INTEGERS: return (ivalue(a) > ivalue(b)) - (ivalue(a) < ivalue(b));
  case FLOATS: return (fltvalue(a) > fltvalue(b)) - (fltvalue(a) < fltvalue(b));
  case STRINGS: return compare_strings(tsvalue(a), tsvalue(b));
  case HANDLES: return compare_handles(uvalue(a), uvalue(b));
  default: return 0;
  }
}

static void swap(TValue *a, TValue *b) {
  TValue t = *a;
  *a = *b;
  *b = t;
}

static void sift_down(TValue *keys, size_t root, size_t count) {
  for (size_t child; (child = 2 * root + 1) < count; root = child) {
    if (child + 1 < count && compare(&keys[child], &keys[child + 1]) < 0) child++;
    if (compare(&keys[root], &keys[child]) >= 0) return;
    swap(&keys[root], &keys[child]);
  }
}

/* Not qsort, because it may call malloc, and a script may be stopped at any moment. */
static void sort(TValue *keys, size_t count) {
  if (count <= 16) {
    for (size_t i = 1; i < count; i++)
      for (size_t j = i; j && compare(&keys[j - 1], &keys[j]) > 0; j--) swap(&keys[j - 1], &keys[j]);
    return;
  }
  for (size_t i = count / 2; i--;) sift_down(keys, i, count);
  for (size_t i = count; --i;) {
    swap(&keys[0], &keys[i]);
    sift_down(keys, 0, i);
  }
}

static void get_key(const Node *node, TValue *key) {
  lua_State *L = NULL; /* needed only for Lua's own assertions */
  (void)L;
  getnodekey(L, key, node);
}

/* Counts the keys. *list is set if they are exactly 1, 2 ... count. */
static size_t count_keys(const Table *t, bool *list) {
  size_t count = 0, array = luaH_realasize(t), nodes = sizenode(t);
  lua_Integer last = 0;
  *list = true;
  for (size_t i = 0; i < array; i++)
    if (!isempty(&t->array[i])) count++, last = (lua_Integer)i + 1;
  for (size_t i = 0; i < nodes; i++) {
    const Node *node = gnode(t, i);
    if (isempty(gval(node))) continue;
    count++;
    if (!keyisinteger(node) || keyival(node) < 1) *list = false;
    else if (keyival(node) > last) last = keyival(node);
  }
  if (last != (lua_Integer)count) *list = false; /* distinct positive integers: no gaps */
  return count;
}

static void collect_keys(const Table *t, TValue *keys) {
  size_t array = luaH_realasize(t), nodes = sizenode(t);
  for (size_t i = 0; i < array; i++)
    if (!isempty(&t->array[i])) {
      setivalue(keys, (lua_Integer)i + 1);
      keys++;
    }
  for (size_t i = 0; i < nodes; i++) {
    const Node *node = gnode(t, i);
    if (!isempty(gval(node))) get_key(node, keys++);
  }
}

static int no_order(lua_State *L, const TValue *key) {
  return luaL_error(
      L, "pairs cannot put keys of type '%s' in order; keep them in a list, or use strings or numbers",
      lua_typename(L, ttype(key)));
}

/* Checks neighbours in the sorted list: keys without an order come last, and equal keys are two handles of one
   thing. */
static void check_order(lua_State *L, const TValue *keys, size_t count) {
  if (count && rank_of(&keys[count - 1]) == NO_ORDER) no_order(L, &keys[count - 1]);
  for (size_t i = 1; i < count; i++)
    if (rank_of(&keys[i]) == HANDLES && compare(&keys[i - 1], &keys[i]) == 0) no_order(L, &keys[i]);
}

/* Upvalue: how many. The control variable is the index. */
static int next_in_list(lua_State *L) {
  lua_Integer count = lua_tointeger(L, lua_upvalueindex(1));
  lua_Integer i = lua_tointeger(L, 2);
  if (i < 0) i = count; /* a script called it by hand, with a bad index */
  lua_settop(L, 1);
  if (!lua_istable(L, 1)) return luaL_argerror(L, 1, "table expected");
  while (i++ < count) {
    lua_pushinteger(L, i);
    if (lua_rawgeti(L, 1, i) != LUA_TNIL) return 2;
    lua_settop(L, 1);
  }
  lua_pushnil(L);
  return 1;
}

/* Upvalues: the keys, and the number of keys already used. */
static int next_key(lua_State *L) {
  lua_Integer i = lua_tointeger(L, lua_upvalueindex(2)),
              count = (lua_Integer)lua_rawlen(L, lua_upvalueindex(1));
  lua_settop(L, 1);
  if (!lua_istable(L, 1)) return luaL_argerror(L, 1, "table expected");
  while (i++ < count) {
    lua_rawgeti(L, lua_upvalueindex(1), i);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      lua_pushinteger(L, i);
      lua_replace(L, lua_upvalueindex(2));
      return 2;
    }
    lua_settop(L, 1);
  }
  lua_pushinteger(L, count);
  lua_replace(L, lua_upvalueindex(2));
  lua_pushnil(L);
  return 1;
}

static int pairs_of_table(lua_State *L) {
  bool list;
  size_t count = count_keys(lua_topointer(L, 1), &list);
  if (list) {
    lua_pushinteger(L, (lua_Integer)count);
    lua_pushcclosure(L, next_in_list, 1);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
  }
  if (count > INT32_MAX) return luaL_error(L, "too many keys");
  lua_createtable(L, (int)count, 0);
  Table *list_of_keys = hvalue(s2v(L->top.p - 1));
  TValue *keys = list_of_keys->array;
  collect_keys(lua_topointer(L, 1), keys);
  sort(keys, count);
  if (isblack(list_of_keys)) luaC_barrierback_(L, obj2gco(list_of_keys));
  check_order(L, keys, count);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, next_key, 2);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

static int after_metamethod(lua_State *L, int status, lua_KContext ctx) {
  (void)L, (void)status, (void)ctx;
  return 3;
}

int sandbox_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, after_metamethod);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  return pairs_of_table(L);
}
