/* chancelib.c: dice and random numbers, from the game's own stream of chance. */
#include "doing.h"

/* game:roll([n [, sides]]): the sum, then each die. */
static int l_roll(lua_State *L) {
  lib_may_draw(L, "roll dice");
  lua_Integer n = luaL_optinteger(L, 2, 1), sides = luaL_optinteger(L, 3, 6), die[MAX_DICE];
  if (n < 1 || n > MAX_DICE) luaL_argerror(L, 2, lua_pushfstring(L, "1 to %d dice are rolled", MAX_DICE));
  luaL_argcheck(L, sides >= 1 && sides <= INT32_MAX, 3, "a die has at least one side");
  lua_settop(L, 0);
  lua_pushinteger(L, do_roll(L, (int)n, sides, die));
  for (int i = 0; i < n; i++) lua_pushinteger(L, die[i]);
  return (int)n + 1;
}

static int l_random(lua_State *L) {
  lib_may_draw(L, "draw at random");
  lua_Integer n = luaL_checkinteger(L, 2);
  luaL_argcheck(L, n >= 1 && n <= INT32_MAX, 2, "a random number is from 1 to n, so n is at least 1");
  lua_pushinteger(L, do_draw(L, n, 0));
  return 1;
}

static int l_pick(lua_State *L) {
  lib_may_draw(L, "pick at random");
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_Integer n = (lua_Integer)lua_rawlen(L, 2);
  if (n == 0) lua_pushnil(L);
  else lua_rawgeti(L, 2, do_draw(L, n, 2));
  return 1;
}

/* foretell(function): from now on the function is asked for each draw first. */
static int l_foretell(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_FORETOLD);
  vm_world(L)->foretold = true;
  return 0;
}

static const struct lib_entry game_methods[] = {
    {"roll", l_roll,
     "game:roll([n [, sides]]): rolls n dice (1) of that many sides (6). Returns the sum, then each die"},
    {"random", l_random, "game:random(n): a random number from 1 to n, told to all"},
    {"pick", l_pick, "game:pick(list): a random item, or nil. Its place is told to all"},
    {NULL, NULL, NULL}};

static const struct lib_entry internal[] = {{"foretell", l_foretell, "foretell(function)"},
                                            {NULL, NULL, NULL}};

void open_chance(lua_State *L) {
  lib_functions(L, 2, game_methods);
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
