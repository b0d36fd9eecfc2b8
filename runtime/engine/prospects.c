/* prospects.c: what a position promises each player beyond the score, as the script says. */
#include "prospects.h"

bool prospects_given(const croupier *c) {
  lua_State *L = vm_lua(c->vm);
  fetch(L, KEY_CLASS);
  lua_pushliteral(L, "prospects");
  bool given = lua_rawget(L, -2) == LUA_TFUNCTION;
  lua_pop(L, 2);
  return given;
}

/* Stack: points. Not in a coroutine, so the rule cannot ask. */
static int ask_rule(lua_State *L) {
  double *points = lua_touserdata(L, 1);
  push_host_function(L, "prospects");
  fetch(L, KEY_SELF);
  lua_call(L, 1, 1);
  for (lua_Integer seat = 1; lua_rawgeti(L, -1, seat) != LUA_TNIL; seat++) {
    points[seat - 1] = lua_tonumber(L, -1);
    lua_pop(L, 1);
  }
  return 0;
}

enum vm_status prospects_ask(croupier *c, double points[MAX_SEATS]) {
  lua_State *L = vm_lua(c->vm);
  lua_pushcfunction(L, ask_rule);
  lua_pushlightuserdata(L, points);
  return vm_call(c->vm, 1, 0);
}
