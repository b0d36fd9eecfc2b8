/* reach.c: what the engine's own lists and tables hold. It looks at Lua's memory, because nearly every word pushes a
   piece, a zone or a player, and the API takes three steps for it. */
#include "reach.h"

#include "lapi.h"
#include "lobject.h"
#include "lstate.h"
#include "ltable.h"

static Table *kept(lua_State *L, int key) { return hvalue(luaH_getint(hvalue(&G(L)->l_registry), key)); }

void reach_push(lua_State *L, int key, int place) {
  const TValue *item = luaH_getint(kept(L, key), place);
  if (isempty(item)) setnilvalue(s2v(L->top.p));
  else setobj2s(L, L->top.p, item);
  api_incr_top(L);
}

int reach_number(lua_State *L, int key, int arg) {
  const TValue *number = luaH_get(kept(L, key), s2v(arg > 0 ? L->ci->func.p + arg : L->top.p + arg));
  return ttisinteger(number) ? (int)ivalue(number) : -1;
}
