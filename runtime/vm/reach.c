/* reach.c: what lists and tables hold. It looks at Lua's memory, because nearly every word pushes a piece, a zone or a
   player, and the API takes three steps for it; and a step of lua_next looks its key up again. */
#include "reach.h"

#include "lapi.h"
#include "ldebug.h"
#include "lobject.h"
#include "lstate.h"
#include "ltable.h"
#include "ltm.h"
#include "lvm.h"

static Table *kept(lua_State *L, int key) { return hvalue(luaH_getint(hvalue(&G(L)->l_registry), key)); }

static TValue *value_at(lua_State *L, int arg) { return s2v(arg > 0 ? L->ci->func.p + arg : L->top.p + arg); }

static void push(lua_State *L, const TValue *value) {
  setobj2s(L, L->top.p, value);
  api_incr_top(L);
}

static struct reached reached(const TValue *v) {
  struct reached r = {.type = ttype(v), .raw = v};
  switch (r.type) {
  case LUA_TNUMBER:
    r.whole = ttisinteger(v);
    if (r.whole) r.number = ivalue(v);
    break;
  case LUA_TBOOLEAN: r.number = !l_isfalse(v); break;
  case LUA_TSTRING:
    r.word = getstr(tsvalue(v));
    r.thing = tsvalue(v);
    break;
  case LUA_TTABLE: r.thing = hvalue(v); break;
  case LUA_TUSERDATA: r.thing = getudatamem(uvalue(v)); break;
  default: break;
  }
  return r;
}

/* NULL: nothing is there. */
static inline const TValue *value_given(lua_State *L, int arg) {
  const TValue *value = value_at(L, arg);
  return value < s2v(L->top.p) ? value : NULL;
}

static const struct reached nothing = {.type = LUA_TNIL};

struct reached reach_arg(lua_State *L, int arg) {
  const TValue *value = value_given(L, arg);
  return value != NULL ? reached(value) : nothing;
}

const void *reach_table(lua_State *L, int arg) {
  const TValue *value = value_given(L, arg);
  return value != NULL && ttistable(value) ? hvalue(value) : NULL;
}

void *reach_userdata(lua_State *L, int arg) {
  const TValue *value = value_given(L, arg);
  return value != NULL && ttisfulluserdata(value) ? getudatamem(uvalue(value)) : NULL;
}

struct reached reach_key(lua_State *L, int key) {
  return reached(luaH_getint(hvalue(&G(L)->l_registry), key));
}

struct reached reach_item(struct reached list, int place) {
  return list.type == LUA_TTABLE ? reached(luaH_getint(hvalue((const TValue *)list.raw), place)) : nothing;
}

unsigned reach_items(struct reached list) {
  return list.type == LUA_TTABLE ? (unsigned)luaH_getn(hvalue((const TValue *)list.raw)) : 0;
}

struct reached reach_value(struct reached table, struct reached key) {
  return reached(luaH_get(hvalue((const TValue *)table.raw), key.raw));
}

void reach_push(lua_State *L, int key, int place) {
  const TValue *item = luaH_getint(kept(L, key), place);
  push(L, isempty(item) ? &G(L)->nilvalue : item);
}

int reach_number(lua_State *L, int key, int arg) {
  const TValue *number = luaH_get(kept(L, key), value_at(L, arg));
  return ttisinteger(number) ? (int)ivalue(number) : -1;
}

bool reach_next(lua_State *L, int arg, unsigned *at) {
  const Table *t = hvalue(value_at(L, arg));
  unsigned items = luaH_realasize(t), all = items + (unsigned)sizenode(t);
  for (; *at < all; (*at)++) {
    const Node *node = *at < items ? NULL : gnode(t, *at - items);
    const TValue *value = node == NULL ? &t->array[*at] : gval(node);
    if (isempty(value)) continue;
    TValue key;
    if (node == NULL) {
      setivalue(&key, (lua_Integer)*at + 1);
    } else {
      getnodekey(L, &key, node);
    }
    push(L, &key);
    push(L, value);
    (*at)++;
    return true;
  }
  return false;
}

int reach_number_of(lua_State *L, int key, struct reached string) {
  const TValue *number = luaH_getstr(kept(L, key), (TString *)string.thing);
  return ttisinteger(number) ? (int)ivalue(number) : -1;
}

void reach_push_value(lua_State *L, struct reached value) { push(L, value.raw); }

/* No copy of the key outlives this, so `raw` is not set. */
static struct reached key_of(const Node *n) {
  if (keyisinteger(n)) return (struct reached){.type = LUA_TNUMBER, .whole = true, .number = keyival(n)};
  struct reached key = {.type = novariant(keytt(n))};
  if (key.type == LUA_TSTRING) {
    key.thing = keystrval(n);
    key.word = getstr(keystrval(n));
  }
  return key;
}

bool reach_pair(struct reached table, unsigned *at, struct reached *key, struct reached *value) {
  const Table *t = table.thing;
  unsigned items = luaH_realasize(t), all = items + (unsigned)sizenode(t);
  for (; *at < all; (*at)++) {
    const Node *node = *at < items ? NULL : gnode(t, *at - items);
    const TValue *v = node == NULL ? &t->array[*at] : gval(node);
    if (isempty(v)) continue;
    *key = node != NULL
               ? key_of(node)
               : (struct reached){.type = LUA_TNUMBER, .whole = true, .number = (lua_Integer)*at + 1};
    *value = reached(v);
    (*at)++;
    return true;
  }
  return false;
}

/* --- words that a value itself lacks --- */

/* The value of a short string in a table. NULL: the table does not have the key. */
static inline const TValue *value_of(const Table *t, const TString *key) {
  const Node *n = gnode(t, lmod(key->hash, sizenode(t)));
  while (keystrval(n) != key || !keyisshrstr(n)) {
    if (gnext(n) == 0) return NULL;
    n += gnext(n);
  }
  return isempty(gval(n)) ? NULL : gval(n);
}

/* The value that the table behind a table or userdata has under a word. NULL: it is not found at once. */
static inline const TValue *behind(lua_State *L, const TValue *t, const TValue *key) {
  if (!ttistable(t) && !ttisfulluserdata(t)) return NULL;
  const Table *metatable = ttistable(t) ? hvalue(t)->metatable : uvalue(t)->metatable;
  if (metatable == NULL || !ttisshrstring(key)) return NULL;
  const TValue *index = value_of(metatable, G(L)->tmname[TM_INDEX]);
  return index != NULL && ttistable(index) ? value_of(hvalue(index), tsvalue(key)) : NULL;
}

/* As luaV_finishget of Lua does it. */
static __attribute__((noinline)) void find_on(lua_State *L, const TValue *t, TValue *key, StkId val) {
  enum { MOST_STEPS = 2000 };
  for (int step = 0; step < MOST_STEPS; step++) {
    const TValue *index = ttistable(t) ? fasttm(L, hvalue(t)->metatable, TM_INDEX)
                                       : luaT_gettmbyobj(L, t, TM_INDEX);
    if (index == NULL || notm(index)) {
      if (!ttistable(t)) luaG_typeerror(L, t, "index");
      setnilvalue(s2v(val));
      return;
    }
    if (ttisfunction(index)) {
      luaT_callTMres(L, index, t, key, val);
      return;
    }
    t = index;
    const TValue *value = ttistable(t) ? luaH_get(hvalue(t), key) : NULL;
    if (value == NULL || isempty(value)) continue;
    setobj2s(L, val, value);
    return;
  }
  luaG_runerror(L, "'__index' chain too long; possible loop");
}

/* Lua calls this function where a value lacks a key. Its own is weak (see luaport.h) and does the same. Each word of a
   player, a zone or a piece comes here, so the usual way is short: no call, and nothing to save. */
void luaV_finishget(lua_State *L, const TValue *t, TValue *key, StkId val, const TValue *slot) {
  (void)slot;
  const TValue *value = behind(L, t, key);
  if (__builtin_expect(value != NULL, 1)) {
    setobj2s(L, val, value);
  } else {
    find_on(L, t, key, val);
  }
}
