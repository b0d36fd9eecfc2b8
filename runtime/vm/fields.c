/* fields.c: reads the table that a script gives to a word, all fields at once. It looks at the table's memory, because a
   step of lua_next and a look-up of its key cost several times as much. */
#include "fields.h"

#include "lapi.h"
#include "lgc.h"
#include "lobject.h"
#include "lstate.h"
#include "ltable.h"

static TValue *slot(lua_State *L, int place) { return s2v(L->ci->func.p + place); }

static bool unknown(lua_State *L, const TValue *key) {
  setobj2s(L, L->top.p, key);
  api_incr_top(L);
  return false;
}

static bool read_items(lua_State *L, const Table *t, int place) {
  unsigned size = luaH_realasize(t);
  for (unsigned i = 0; i < size; i++) {
    if (isempty(&t->array[i])) continue;
    if (i == 0) {
      setobj(L, slot(L, place), &t->array[0]);
    } else {
      TValue key;
      setivalue(&key, (lua_Integer)i + 1);
      return unknown(L, &key);
    }
  }
  return true;
}

/* The number that the table has for the key, or 0. */
static int place_of(Table *places, const TValue *key) {
  if (!ttisshrstring(key)) return 0;
  const TValue *number = luaH_getshortstr(places, tsvalue(key));
  return ttisinteger(number) ? (int)ivalue(number) : 0;
}

bool fields_read(lua_State *L, int spec, int places, int base, int first) {
  const Table *t = hvalue(slot(L, spec));
  Table *known = hvalue(slot(L, places));
  if (!read_items(L, t, base + first)) return false;
  for (int i = 0; i < sizenode(t); i++) {
    const Node *n = gnode(t, i);
    if (isempty(gval(n))) continue;
    TValue key;
    getnodekey(L, &key, n);
    int place = ttisinteger(&key) && ivalue(&key) == 1 ? first : place_of(known, &key);
    if (place <= 0) return unknown(L, &key);
    setobj(L, slot(L, base + place), gval(n));
  }
  return true;
}
