/* catchlib.c: pcall and xpcall for scripts. A caught error also undoes what primitives had begun. */
#include "vm_inner.h"

#include "lauxlib.h"
#include "sandbox.h"

/* Stack: our own values up to place - 1, true, then the results or the error object. */
static int ended(lua_State *L, int status, int place, uint64_t nesting) {
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(L) - place + 1;
  vm_unwind(vm_of(L), nesting);
  lua_pushboolean(L, 0);
  lua_replace(L, place);
  return 2;
}

/*
** If the coroutine can yield, Lua ends the call here, whether it has yielded or not. Then nothing has been begun
** since the coroutine was resumed, because primitives call scripts only where no yield gets through.
*/
static int ended_by_resume(lua_State *L, int status, lua_KContext place) {
  return ended(L, status, (int)place, vm_of(L)->frame->nesting);
}

/* Stack: our own values up to place - 1, true, a function, its arguments */
static int call(lua_State *L, int place, int handler) {
  uint64_t nesting = vm_nesting(vm_of(L));
  int arguments = lua_gettop(L) - place - 1;
  int status = lua_pcallk(L, arguments, LUA_MULTRET, handler, place, ended_by_resume);
  return ended(L, status, place, nesting);
}

int sandbox_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 1);
  return call(L, 1, 0);
}

int sandbox_xpcall(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2); /* Stack now: function, handler, true, function, arguments */
  return call(L, 3, 2);
}
