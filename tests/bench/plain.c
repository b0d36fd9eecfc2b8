/* plain.c: a Lua of the usual kind, with the stock allocator, for the twins in Lua; it gives them only the draws. */
#define _POSIX_C_SOURCE 200809L

#include "lauxlib.h"
#include "lua.h"
#include "lualib.h"
#include "twin.h"

struct draws {
  struct rng chance, bots[TWIN_SEATS];
};

struct twin {
  lua_State *L;
  struct draws draws;
};

static struct draws *draws_of(lua_State *L) {
  return &((struct twin *)lua_touserdata(L, lua_upvalueindex(1)))->draws;
}

/* below(n): a number from 1 to n, by chance */
static int l_below(lua_State *L) {
  lua_pushinteger(L, 1 + (lua_Integer)rng_below(&draws_of(L)->chance, (uint32_t)luaL_checkinteger(L, 1)));
  return 1;
}

/* draw(seat, n, decisions): which of n options that seat takes after so many answers, from 1 */
static int l_draw(lua_State *L) {
  lua_Integer seat = luaL_checkinteger(L, 1);
  luaL_argcheck(L, seat >= 1 && seat <= TWIN_SEATS, 1, "no such seat");
  const struct rng *bot = &draws_of(L)->bots[seat - 1];
  lua_pushinteger(L, 1 + (lua_Integer)twin_draw(bot, (uint64_t)luaL_checkinteger(L, 3),
                                                (uint32_t)luaL_checkinteger(L, 2)));
  return 1;
}

/* The twin's function returns the number of answers, then the scores. */
static bool play(void *data, uint64_t seed, struct played *played) {
  struct twin *twin = data;
  lua_State *L = twin->L;
  rng_seed(&twin->draws.chance, seed, 0);
  for (int i = 0; i < TWIN_SEATS; i++) rng_seed(&twin->draws.bots[i], seed, 1 + (uint64_t)i);
  lua_pushvalue(L, 1);
  if (lua_pcall(L, 0, LUA_MULTRET, 0) != LUA_OK) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    return false;
  }
  played->decisions = (uint64_t)lua_tointeger(L, 2);
  played->players = lua_gettop(L) - 2;
  for (int i = 0; i < played->players; i++) played->score[i] = (int)lua_tointeger(L, 3 + i);
  lua_settop(L, 1);
  return true;
}

/* Pushes the function that shuffle.lua makes, which lies beside the twin. */
static int push_shuffle(lua_State *L, const char *twin, struct twin *data) {
  const char *slash = strrchr(twin, '/');
  char path[4096];
  snprintf(path, sizeof path, "%.*sshuffle.lua", slash == NULL ? 0 : (int)(slash + 1 - twin), twin);
  int status = luaL_loadfile(L, path);
  if (status != LUA_OK) return status;
  lua_pushlightuserdata(L, data);
  lua_pushcclosure(L, l_below, 1);
  return lua_pcall(L, 1, 1, 0);
}

/* plain TWIN.lua PLAYERS ..., with what twin_main takes. The twin gets shuffle, draw and the number of players. */
int main(int argc, char **argv) {
  lua_State *L = luaL_newstate();
  if (L == NULL || argc < 3) {
    fputs("say the twin and how many players\n", stderr);
    return 1;
  }
  luaL_requiref(L, "_G", luaopen_base, 1);
  luaL_requiref(L, "table", luaopen_table, 1);
  luaL_requiref(L, "math", luaopen_math, 1);
  lua_settop(L, 0);
  struct twin twin = {.L = L};
  int status = luaL_loadfile(L, argv[1]);
  if (status == LUA_OK) status = push_shuffle(L, argv[1], &twin);
  if (status == LUA_OK) {
    lua_pushlightuserdata(L, &twin);
    lua_pushcclosure(L, l_draw, 1);
    lua_pushinteger(L, atoi(argv[2]));
    status = lua_pcall(L, 3, 1, 0);
  }
  if (status == LUA_OK) status = twin_main(argv + 3, play, &twin);
  else fprintf(stderr, "%s\n", lua_tostring(L, -1));
  lua_close(L);
  return status;
}
