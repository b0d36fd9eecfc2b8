/* boardnode.c: the nodes of a board by name. */
#include "boardnode.h"

int board_find(const struct board_object *o, int nodes, int32_t word) {
  int64_t place = (int64_t)word - o->word[0]; /* words that were new have consecutive symbols */
  if (place >= 0 && place < nodes && o->word[place] == word) return (int)place;
  for (int n = 0; n < nodes; n++)
    if (o->word[n] == word) return n;
  return -1;
}

int board_node(lua_State *L, int idx, const struct board_object *o) {
  int node = lua_type(L, idx) == LUA_TSTRING ? board_find(o, o->board->nodes, lib_symbol(L, idx)) : -1;
  if (node < 0)
    luaL_error(L, "the board has no node '%s'",
               lua_type(L, idx) == LUA_TSTRING ? lua_tostring(L, idx) : luaL_typename(L, idx));
  return node;
}

void board_push_node(lua_State *L, const struct board_object *o, int node) {
  lib_push_symbol(L, o->word[node]);
}
