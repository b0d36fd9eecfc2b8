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

static const TValue *value_at(lua_State *L, int arg) {
  if (arg > 0 && L->ci->func.p + arg >= L->top.p) return &G(L)->nilvalue;
  return s2v(arg > 0 ? L->ci->func.p + arg : L->top.p + arg);
}

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
    r.thing = tsvalue(v);
    r.word = getstr(tsvalue(v));
    break;
  case LUA_TTABLE: r.thing = hvalue(v); break;
  case LUA_TUSERDATA: r.thing = getudatamem(uvalue(v)); break;
  default: break;
  }
  return r;
}

struct reached reach_arg(lua_State *L, int arg) {
  return reached(value_at(L, arg));
}

const void *reach_table(lua_State *L, int arg) {
  const TValue *value = value_at(L, arg);
  return ttistable(value) ? hvalue(value) : NULL;
}

void *reach_userdata(lua_State *L, int arg) {
  const TValue *value = value_at(L, arg);
  return ttisfulluserdata(value) ? getudatamem(uvalue(value)) : NULL;
}

struct reached reach_key(lua_State *L, int key) {
  return reached(luaH_getint(hvalue(&G(L)->l_registry), key));
}

static const struct reached nothing = {.type = LUA_TNIL};

struct reached reach_item(struct reached list, int place) {
  return list.type == LUA_TTABLE ? reached(luaH_getint((Table *)list.thing, place)) : nothing;
}

unsigned reach_items(struct reached list) {
  return list.type == LUA_TTABLE ? (unsigned)luaH_getn((Table *)list.thing) : 0;
}

bool reach_whole(struct reached value, lua_Integer *number) {
  *number = value.number;
  return value.type == LUA_TNUMBER && (value.whole || luaV_tointegerns(value.raw, number, LUA_FLOORN2I));
}

static const TValue *value_of(Table *t, struct reached key) {
  if (key.type == LUA_TSTRING) return luaH_getstr(t, (TString *)key.thing);
  return key.whole ? luaH_getint(t, key.number) : luaH_get(t, key.raw);
}

struct reached reach_value(struct reached table, struct reached key) {
  return reached(value_of((Table *)table.thing, key));
}

/* The place of the next value, or of the end. */
static unsigned next_at(const Table *t, unsigned items, unsigned all, unsigned at) {
  while (at < all && isempty(at < items ? &t->array[at] : gval(gnode(t, at - items)))) at++;
  return at;
}

bool reach_step(struct reached table, unsigned *at, struct reached *key, struct reached *value) {
  const Table *t = table.thing;
  unsigned items = luaH_realasize(t), all = items + (unsigned)sizenode(t), here = next_at(t, items, all, *at);
  if (here == all) return false;
  *at = here + 1;
  if (here < items) {
    *key = (struct reached){.type = LUA_TNUMBER, .whole = true, .number = (lua_Integer)here + 1};
    *value = reached(&t->array[here]);
  } else {
    TValue k;
    Node *node = gnode(t, here - items);
    getnodekey(NULL, &k, node);
    *key = reached(&k);
    key->raw = NULL;
    *value = reached(gval(node));
  }
  return true;
}

void reach_push(lua_State *L, int key, int place) {
  const TValue *item = luaH_getint(kept(L, key), place);
  push(L, isempty(item) ? &G(L)->nilvalue : item);
}

void reach_push_value(lua_State *L, struct reached value) {
  TValue string;
  if (value.type == LUA_TSTRING) setsvalue(L, &string, (TString *)value.thing);
  push(L, value.type == LUA_TSTRING ? &string : value.raw);
}

int reach_number(lua_State *L, int key, struct reached word) {
  const TValue *number = luaH_getstr(kept(L, key), (TString *)word.thing);
  return ttisinteger(number) ? (int)ivalue(number) : -1;
}

bool reach_next(lua_State *L, int arg, unsigned *at) {
  const Table *t = hvalue(value_at(L, arg));
  unsigned items = luaH_realasize(t), all = items + (unsigned)sizenode(t), here = next_at(t, items, all, *at);
  if (here == all) return false;
  TValue key;
  if (here < items) {
    setivalue(&key, (lua_Integer)here + 1);
  } else {
    getnodekey(L, &key, gnode(t, here - items));
  }
  push(L, &key);
  push(L, here < items ? &t->array[here] : gval(gnode(t, here - items)));
  *at = here + 1;
  return true;
}

/* --- words that a value itself lacks --- */

/* The value of a short string in a table. NULL: the table does not have the key. */
static inline const TValue *found_in(const Table *t, const TString *key) {
  const Node *n = gnode(t, lmod(key->hash, sizenode(t)));
  while (!keyisshrstr(n) || keystrval(n) != key) { /* a place without a key has no word to look at */
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
  const TValue *index = found_in(metatable, G(L)->tmname[TM_INDEX]);
  return index != NULL && ttistable(index) ? found_in(hvalue(index), tsvalue(key)) : NULL;
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
