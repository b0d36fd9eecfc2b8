/* boardmake.c: croupier.board: makes a board from the script's table and checks it. */
#include "boardmake.h"

#include <string.h>

#include "boardnode.h"

/* A list of the table at index 1, on the stack. Returns its length. */
static int push_list(lua_State *L, const char *name) {
  if (lua_getfield(L, 1, name) != LUA_TTABLE)
    luaL_error(
        L, "a board has nodes and roads: board { nodes = { \"a\", \"b\" }, roads = { { \"a\", \"b\" } } }");
  return (int)lua_rawlen(L, -1);
}

static void check_fields(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : luaL_typename(L, -2);
    if (strcmp(name, "nodes") != 0 && strcmp(name, "ends") != 0 && strcmp(name, "roads") != 0 &&
        strcmp(name, "must") != 0)
      luaL_error(L, "a board has no field '%s'", name);
  }
}

static bool lists(lua_State *L, int list, int last) {
  bool found = false;
  for (int i = 1; i <= last && !found; i++) {
    lua_rawgeti(L, list, i);
    found = lua_rawequal(L, -1, -2);
    lua_pop(L, 1);
  }
  return found;
}

/* The ends of roads are at 2, the roads at 3. Replaces the ends by a list of all nodes. */
static void add_between(lua_State *L, int ends, int roads) {
  lua_createtable(L, ends, 0);
  int nodes = lua_gettop(L), count = 0;
  for (int i = 1; i <= ends; i++) {
    lua_rawgeti(L, 2, i);
    lua_rawseti(L, nodes, ++count);
  }
  for (int i = 1; i <= roads; i++) {
    lua_rawgeti(L, 3, i);
    int length = lua_istable(L, -1) ? (int)lua_rawlen(L, -1) : 0;
    for (int k = 1; k <= length; k++) {
      lua_rawgeti(L, -1, k);
      const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : luaL_typename(L, -1);
      bool last = k == 1 || k == length, end = lists(L, nodes, ends);
      if (last && !end) luaL_error(L, "road %d of the board ends at '%s', which is no end of roads", i, name);
      if (!last && lists(L, nodes, count))
        luaL_error(L, "road %d of the board passes '%s', which %s", i, name,
                   end ? "is an end of roads" : "another road passes");
      if (last) lua_pop(L, 1);
      else lua_rawseti(L, nodes, ++count);
    }
    lua_pop(L, 1);
  }
  lua_replace(L, 2);
}

/* Stack: nodes at 2 */
static void name_nodes(lua_State *L, struct board_object *o, int nodes) {
  for (int n = 0; n < nodes; n++) {
    if (lua_rawgeti(L, 2, n + 1) != LUA_TSTRING) luaL_error(L, "node %d of the board is not a word", n + 1);
    o->word[n] = lib_symbol(L, -1);
    if (board_find(o, n, o->word[n]) >= 0) luaL_error(L, "the board has two nodes '%s'", lua_tostring(L, -1));
    lua_pop(L, 1);
  }
}

/* Stack: the nodes of a road at the top */
static void lay_road(lua_State *L, const struct board_object *o, int road) {
  if (!lua_istable(L, -1) || lua_rawlen(L, -1) < 2)
    luaL_error(L, "road %d of the board is not a list of two nodes or more", road);
  int steps = (int)lua_rawlen(L, -1) - 1;
  for (int i = 1; i <= steps; i++) {
    lua_rawgeti(L, -1, i);
    lua_rawgeti(L, -2, i + 1); /* Stack now: road, node, node */
    uint8_t ends[2] = {(uint8_t)board_node(L, -2, o), (uint8_t)board_node(L, -1, o)};
    const char *from = lua_tostring(L, -2), *to = lua_tostring(L, -1);
    if (board_joined(o->board, ends[0], ends[1]))
      luaL_error(L, "the board has two roads from '%s' to '%s'", from, to);
    if (!board_road(o->board, ends, 2)) luaL_error(L, "a road of the board goes from '%s' to itself", from);
    lua_pop(L, 2);
  }
}

static void check_connected(lua_State *L, const struct board_object *o) {
  struct nodes reached = board_reach(o->board, 0, NULL);
  for (int n = 0; n < o->board->nodes; n++) {
    if (nodes_has(&reached, n)) continue;
    board_push_node(L, o, n);
    luaL_error(L, "no road of the board leads to '%s'", lua_tostring(L, -1));
  }
}

/* Does the number agree with must.NAME, which is 7 or { 3, 5 }? Stack: must, and above it where the number was
   counted */
static void check_number(lua_State *L, const char *name, int number, const char *where) {
  int type = lua_getfield(L, -2, name);
  lua_Integer least = 0, most = MAX_NODES;
  if (type == LUA_TNUMBER) least = most = lua_tointeger(L, -1);
  if (type == LUA_TTABLE) {
    lua_rawgeti(L, -1, 1);
    lua_rawgeti(L, -2, 2);
    least = lua_tointeger(L, -2);
    most = lua_tointeger(L, -1);
    lua_pop(L, 2);
  }
  lua_pop(L, 1);
  if (number >= least && number <= most) return;
  lua_pushinteger(L, least);
  lua_pushinteger(L, most);
  const char *from = lua_tostring(L, -2), *to = lua_tostring(L, -1);
  if (least == most) luaL_error(L, "the board has %d %s, not %s", number, where, from);
  luaL_error(L, "the board has %d %s, not %s to %s", number, where, from, to);
}

/* Checks `must`: the conditions that every map of the game has to meet. Stack: given, nodes, roads, board */
static void check_must(lua_State *L, const struct board_object *o, int roads) {
  static const char *const known[] = {"ends", "between", "on_road", "at_end"};
  if (lua_getfield(L, 1, "must") == LUA_TNIL) return;
  luaL_checktype(L, -1, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : luaL_typename(L, -2);
    bool found = false;
    for (int i = 0; i < 4; i++) found = found || strcmp(name, known[i]) == 0;
    if (!found) luaL_error(L, "'must' of a board has no field '%s'", name);
  }
  lua_pushnil(L); /* Stack now: ..., must, where */
  check_number(L, "ends", o->ends, "ends of roads");
  check_number(L, "between", o->board->nodes - o->ends, "places on its roads");
  for (int i = 1; i <= roads; i++) {
    lua_rawgeti(L, 3, i);
    int places = (int)lua_rawlen(L, -1) - 2;
    lua_pop(L, 2);
    check_number(L, "on_road", places, lua_pushfstring(L, "places on road %d", i));
  }
  for (int end = 0; end < o->ends; end++) {
    int meeting = 0;
    for (int n = 0; n < o->board->nodes; n++) meeting += board_joined(o->board, end, n);
    board_push_node(L, o, end);
    lua_pushfstring(L, "roads that meet at '%s'", lua_tostring(L, -1));
    lua_replace(L, -3);
    lua_pop(L, 1);
    check_number(L, "at_end", meeting, lua_tostring(L, -1));
  }
  lua_pop(L, 2);
}

/* croupier.board { nodes = { "a", "b", "c" }, roads = { { "a", "b", "c" } } }, or ends = { "a", "c" } */
int board_make(lua_State *L) {
  lib_laying_out(L, "make a board");
  lua_settop(L, 1);
  check_fields(L);
  bool by_ends = lua_getfield(L, 1, "ends") != LUA_TNIL;
  lua_pop(L, 1);
  int nodes = push_list(L, by_ends ? "ends" : "nodes"), roads = push_list(L, "roads"), ends = nodes;
  if (by_ends) {
    add_between(L, ends, roads);
    nodes = (int)lua_rawlen(L, 2);
  }
  if (nodes < 1 || nodes > MAX_NODES) luaL_error(L, "a board has 1 to %d nodes, not %d", MAX_NODES, nodes);
  struct board_object *o = lib_object(L, TAG_BOARD, sizeof *o + board_size(nodes));
  o->ends = ends;
  o->board = (struct board *)(o + 1);
  board_init(o->board, nodes);
  name_nodes(L, o, nodes);
  for (int i = 1; i <= roads; i++) { /* Stack now: given, nodes, roads, board */
    lua_rawgeti(L, 3, i);
    lay_road(L, o, i);
    lua_pop(L, 1);
  }
  check_connected(L, o);
  check_must(L, o, roads);
  lua_settop(L, 4);
  lib_slot(L, SLOT_BOARDS);
  lua_pushvalue(L, 4);
  lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
  lua_settop(L, 4);
  return 1;
}
