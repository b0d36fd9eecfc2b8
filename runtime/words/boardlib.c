/* boardlib.c: the methods of a board: nodes in reach, ways, costs. */
#include <string.h>

#include "boardmake.h"
#include "boardnode.h"
#include "reach.h"

static struct board_object *check(lua_State *L) { return lib_check(L, 1, TAG_BOARD, "a board"); }

/* Reads the toll at the top, for the node named below it. */
static int32_t toll_at(lua_State *L, int name) {
  int ok;
  lua_Integer n = lua_tointegerx(L, -1, &ok);
  if (!ok || lua_type(L, -1) != LUA_TNUMBER || n < 0 || n > INT32_MAX)
    luaL_error(
        L, "the toll of '%s' must be a whole number, a list of them by payee, or false if nobody may enter",
        lua_tostring(L, name));
  return (int32_t)n;
}

/* The dues of the node named at `name`, in the table at the top: { [payee] = amount } */
static void dues_of(lua_State *L, int name, struct dues *dues) {
  int table = lua_gettop(L);
  for (unsigned at = 0; reach_next(L, table, &at); lua_pop(L, 2)) {
    lua_Integer payee = lua_isinteger(L, -2) ? lua_tointeger(L, -2) : 0;
    if (payee < 1 || payee > MAX_PAYEES)
      luaL_error(L, "the toll of '%s' is paid to number 1 to %d", lua_tostring(L, name), MAX_PAYEES);
    dues->to[payee - 1] = toll_at(L, name);
  }
}

/* Reads the price of entering each node: { node = 2, node = { 0, 1, 1 }, node = false }; false bars the node. */
static void read_dues(lua_State *L, int arg, const struct board_object *o, struct dues *dues) {
  memset(dues, 0, (size_t)o->board->nodes * sizeof *dues);
  if (lua_isnoneornil(L, arg)) return;
  luaL_checktype(L, arg, LUA_TTABLE);
  for (unsigned at = 0; reach_next(L, arg, &at); lua_pop(L, 2)) {
    struct dues *due = &dues[board_node(L, -2, o)];
    if (lua_isboolean(L, -1) && !lua_toboolean(L, -1)) due->to[0] = NO_WAY;
    else if (lua_istable(L, -1)) dues_of(L, lua_absindex(L, -2), due);
    else due->to[0] = toll_at(L, -2);
  }
}

/* The same, with all payees added up. NULL: everything is free. */
static const int32_t *tolls(lua_State *L, int arg, const struct board_object *o, int32_t *toll) {
  if (lua_isnoneornil(L, arg)) return NULL;
  struct dues dues[MAX_NODES];
  read_dues(L, arg, o, dues);
  for (int n = 0; n < o->board->nodes; n++) {
    int64_t sum = 0;
    for (int p = 0; p < MAX_PAYEES; p++) sum += dues[n].to[p];
    if (sum > INT32_MAX) luaL_error(L, "a toll is too high");
    toll[n] = (int32_t)sum;
  }
  return toll;
}

static void push_way(lua_State *L, const struct board_object *o, const uint8_t *node, int count) {
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    board_push_node(L, o, node[i]);
    lua_rawseti(L, -2, i + 1);
  }
}

static int l_path(lua_State *L) {
  const struct board_object *o = check(L);
  int from = board_node(L, 2, o), to = board_node(L, 3, o), count;
  int32_t toll[MAX_NODES];
  uint8_t path[MAX_NODES];
  int64_t cost = board_path(o->board, from, to, tolls(L, 4, o, toll), path, &count);
  if (cost == NO_WAY) {
    lua_pushnil(L);
    return 1;
  }
  push_way(L, o, path, count);
  lua_pushinteger(L, cost);
  return 2;
}

/* Stores the dues of a way, by payee, in a field of the way at the top. Returns their sum. */
static int64_t set_dues(lua_State *L, const struct way *way, const struct dues *dues) {
  int64_t all = 0;
  lua_newtable(L);
  for (int p = 0; p < MAX_PAYEES; p++) {
    int64_t sum = 0;
    for (int i = 1; i < way->count; i++) sum += dues[way->node[i]].to[p];
    all += sum;
    if (sum == 0) continue;
    lua_pushinteger(L, sum);
    lua_rawseti(L, -2, p + 1);
  }
  lua_setfield(L, -2, "dues");
  return all;
}

static int l_ways(lua_State *L) {
  const struct board_object *o = check(L);
  int from = board_node(L, 2, o), to = board_node(L, 3, o);
  struct dues dues[MAX_NODES];
  read_dues(L, 4, o, dues);
  lua_Integer most = luaL_optinteger(L, 5, INT64_MAX);
  struct way ways[MAX_WAYS];
  int count = board_ways(o->board, from, to, dues, ways);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    push_way(L, o, ways[i].node, ways[i].count);
    if (set_dues(L, &ways[i], dues) > most) {
      lua_pop(L, 1);
      break;
    }
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

static void set_cost(lua_State *L, const struct board_object *o, int node, int64_t cost) {
  if (cost == NO_WAY) return;
  board_push_node(L, o, node);
  lua_pushinteger(L, cost);
  lua_rawset(L, -3);
}

static int l_costs(lua_State *L) {
  const struct board_object *o = check(L);
  int from = board_node(L, 2, o);
  int32_t toll[MAX_NODES];
  int64_t cost[MAX_NODES];
  bool all = lua_isnoneornil(L, 4);
  if (!all) luaL_checktype(L, 4, LUA_TTABLE);
  board_costs(o->board, from, tolls(L, 3, o, toll), cost);
  int count = all ? o->board->nodes : (int)lua_rawlen(L, 4);
  lua_createtable(L, 0, count);
  for (int i = 0; i < count; i++) {
    int node = i;
    if (!all) {
      lua_rawgeti(L, 4, i + 1);
      node = board_node(L, -1, o);
      lua_pop(L, 1);
    }
    set_cost(L, o, node, cost[node]);
  }
  return 1;
}

static int l_reachable(lua_State *L) {
  const struct board_object *o = check(L);
  int from = board_node(L, 2, o);
  int32_t toll[MAX_NODES];
  struct nodes reached = board_reach(o->board, from, tolls(L, 3, o, toll));
  lua_newtable(L);
  for (int node = 0, n = 0; node < o->board->nodes; node++) {
    if (!nodes_has(&reached, node)) continue;
    board_push_node(L, o, node);
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

static int l_neighbours(lua_State *L) {
  const struct board_object *o = check(L);
  int node = board_node(L, 2, o), n = 0;
  lua_newtable(L);
  for (int other = 0; other < o->board->nodes; other++) {
    if (!board_joined(o->board, node, other)) continue;
    board_push_node(L, o, other);
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

/* The nodes from this one on, as a list. */
static int push_nodes(lua_State *L, const struct board_object *o, int first) {
  lua_createtable(L, o->board->nodes - first, 0);
  for (int n = first; n < o->board->nodes; n++) {
    board_push_node(L, o, n);
    lua_rawseti(L, -2, n - first + 1);
  }
  return 1;
}

static int l_nodes(lua_State *L) { return push_nodes(L, check(L), 0); }

static int l_between(lua_State *L) {
  const struct board_object *o = check(L);
  return push_nodes(L, o, o->ends);
}

static const struct lib_entry methods[] = {
    {"path", l_path,
     "board:path(from, to [, tolls]): the cheapest way as a list of nodes, then its cost; nil if there is none"},
    {"ways", l_ways,
     "board:ways(from, to [, tolls [, most]]): the Pareto-optimal ways, cheapest first: no other way pays "
     "every payee as little. way.dues: what each gets"},
    {"costs", l_costs,
     "board:costs(from [, tolls [, to]]): the cost of the cheapest way to each node in reach, or of those in a list, "
     "by node"},
    {"reachable", l_reachable,
     "board:reachable(from [, tolls]): the nodes in reach, as a list that includes `from`"},
    {"neighbours", l_neighbours, "board:neighbours(node): the nodes one step away, as a list"},
    {"nodes", l_nodes, "board:nodes(): all nodes, as a list"},
    {"between", l_between, "board:between(): the nodes that are no ends of roads, as a list"},
    {NULL, NULL, NULL}};

static const struct lib_entry words[] = {
    {"board", board_make,
     "croupier.board { nodes = { ... } | ends = { ... }, roads = { { node, node, ... }, ... }, must = { ends "
     "=, between =, on_road =, at_end = } }: makes a map. A road joins two ends; nodes "
     "between them lie on no other road"},
    {NULL, NULL, NULL}};

void open_boards(lua_State *L) {
  lib_class(L, TAG_BOARD, "board", methods);
  lib_functions(L, 1, words);
}
