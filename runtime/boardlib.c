/* boardlib.c: maps as data, and the ways on them. */
#include "board.h"
#include "lib.h"

#include <string.h>

struct board_object {
  uint32_t tag;
  int32_t word[MAX_NODES]; /* the symbol of each node */
  int ends;                /* the first so many; what follows lies between them, on one road each */
  struct board *board;     /* behind it */
};

static struct board_object *check(lua_State *L) { return lib_check(L, 1, TAG_BOARD, "a board"); }

/* --- nodes and their names --- */

static int find(const struct board_object *o, int nodes, int32_t word) {
  int64_t place = (int64_t)word - o->word[0]; /* words that were new are symbols one after the other */
  if (place >= 0 && place < nodes && o->word[place] == word) return (int)place;
  for (int n = 0; n < nodes; n++)
    if (o->word[n] == word) return n;
  return -1;
}

/* The node named at idx of the stack; raises if there is none. */
static int node_named(lua_State *L, int idx, const struct board_object *o) {
  int node = lua_type(L, idx) == LUA_TSTRING ? find(o, o->board->nodes, lib_symbol(L, idx)) : -1;
  if (node < 0)
    luaL_error(L, "the board has no node '%s'",
               lua_type(L, idx) == LUA_TSTRING ? lua_tostring(L, idx) : luaL_typename(L, idx));
  return node;
}

static void push_node(lua_State *L, const struct board_object *o, int node) {
  lib_push_symbol(L, o->word[node]);
}

/* --- making one --- */

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

/* The ends of roads are at 2, the roads at 3: a list of all nodes takes the place of the ends. */
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
    if (find(o, n, o->word[n]) >= 0) luaL_error(L, "the board has two nodes '%s'", lua_tostring(L, -1));
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
    uint8_t ends[2] = {(uint8_t)node_named(L, -2, o), (uint8_t)node_named(L, -1, o)};
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
    push_node(L, o, n);
    luaL_error(L, "no road of the board leads to '%s'", lua_tostring(L, -1));
  }
}

/* Is the number as must.NAME says: 7, or { 3, 5 }? Stack: must at the top */
static void check_number(lua_State *L, const char *name, int number, const char *where, int which) {
  int type = lua_getfield(L, -1, name);
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
  lua_pushfstring(L, where, which);
  lua_pushfstring(L, least == most ? "%I" : "%I to %I", (LUAI_UACINT)least, (LUAI_UACINT)most);
  luaL_error(L, "the board has %d %s, not %s", number, lua_tostring(L, -2), lua_tostring(L, -1));
}

/* What a map must be like, so that another one can be put in its place. Stack: given, nodes, roads, board */
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
  check_number(L, "ends", o->ends, "ends of roads", 0);
  check_number(L, "between", o->board->nodes - o->ends, "places on its roads", 0);
  for (int i = 1; i <= roads; i++) {
    lua_rawgeti(L, 3, i);
    int places = (int)lua_rawlen(L, -1) - 2;
    lua_pop(L, 1);
    check_number(L, "on_road", places, "places on road %d", i);
  }
  for (int end = 0; end < o->ends; end++) {
    int meeting = 0;
    for (int n = 0; n < o->board->nodes; n++) meeting += board_joined(o->board, end, n);
    push_node(L, o, end);
    lua_pushfstring(L, "roads that meet at '%s'", lua_tostring(L, -1));
    const char *where = lua_tostring(L, -1);
    lua_pushvalue(L, -3);
    check_number(L, "at_end", meeting, where, 0);
    lua_pop(L, 3);
  }
  lua_pop(L, 1);
}

/* croupier.board { nodes = { "a", "b", "c" }, roads = { { "a", "b", "c" } } }, or ends = { "a", "c" } */
static int l_board(lua_State *L) {
  if (!vm_world(L)->laying_out) luaL_error(L, "cannot make a board now: boards are made before play");
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
  return 1;
}

/* --- asking it --- */

/* The toll at the top of the stack, of the node named below it. */
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
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    lua_Integer payee = lua_isinteger(L, -2) ? lua_tointeger(L, -2) : 0;
    if (payee < 1 || payee > MAX_PAYEES)
      luaL_error(L, "the toll of '%s' is paid to number 1 to %d", lua_tostring(L, name), MAX_PAYEES);
    dues->to[payee - 1] = toll_at(L, name);
  }
}

/* What entering each node costs: { node = 2, node = { 0, 1, 1 }, node = false }, false bars it. */
static void read_dues(lua_State *L, int arg, const struct board_object *o, struct dues *dues) {
  memset(dues, 0, (size_t)o->board->nodes * sizeof *dues);
  if (lua_isnoneornil(L, arg)) return;
  luaL_checktype(L, arg, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) {
    struct dues *due = &dues[node_named(L, -2, o)];
    if (lua_isboolean(L, -1) && !lua_toboolean(L, -1)) due->to[0] = NO_WAY;
    else if (lua_istable(L, -1)) dues_of(L, lua_absindex(L, -2), due);
    else due->to[0] = toll_at(L, -2);
  }
}

/* The same, all payees added up. NULL: all is free. */
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
    push_node(L, o, node[i]);
    lua_rawseti(L, -2, i + 1);
  }
}

static int l_path(lua_State *L) {
  const struct board_object *o = check(L);
  int from = node_named(L, 2, o), to = node_named(L, 3, o), count;
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

/* What is due on a way, by payee, becomes a field of the way at the top. Returns the sum. */
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
  int from = node_named(L, 2, o), to = node_named(L, 3, o);
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

static int l_costs(lua_State *L) {
  const struct board_object *o = check(L);
  int from = node_named(L, 2, o);
  int32_t toll[MAX_NODES];
  int64_t cost[MAX_NODES];
  board_costs(o->board, from, tolls(L, 3, o, toll), cost);
  lua_createtable(L, 0, o->board->nodes);
  for (int n = 0; n < o->board->nodes; n++) {
    if (cost[n] == NO_WAY) continue;
    push_node(L, o, n);
    lua_pushinteger(L, cost[n]);
    lua_rawset(L, -3);
  }
  return 1;
}

static int l_reachable(lua_State *L) {
  const struct board_object *o = check(L);
  int from = node_named(L, 2, o);
  int32_t toll[MAX_NODES];
  struct nodes reached = board_reach(o->board, from, tolls(L, 3, o, toll));
  lua_newtable(L);
  for (int node = 0, n = 0; node < o->board->nodes; node++) {
    if (!nodes_has(&reached, node)) continue;
    push_node(L, o, node);
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

static int l_neighbours(lua_State *L) {
  const struct board_object *o = check(L);
  int node = node_named(L, 2, o), n = 0;
  lua_newtable(L);
  for (int other = 0; other < o->board->nodes; other++) {
    if (!board_joined(o->board, node, other)) continue;
    push_node(L, o, other);
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

/* The nodes from this one on, as a list. */
static int push_nodes(lua_State *L, const struct board_object *o, int first) {
  lua_createtable(L, o->board->nodes - first, 0);
  for (int n = first; n < o->board->nodes; n++) {
    push_node(L, o, n);
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
     "board:path(from, to [, tolls]): the cheapest way as a list of nodes, and its cost; nil if there is none"},
    {"ways", l_ways,
     "board:ways(from, to [, tolls [, most]]): the ways of which no other gives each payee as little, cheapest first; "
     "dues of a way says whom it pays what"},
    {"costs", l_costs,
     "board:costs(from [, tolls]): what the cheapest way to each node that can be reached costs, by node"},
    {"reachable", l_reachable,
     "board:reachable(from [, tolls]): the nodes that can be reached, from among them, as a list"},
    {"neighbours", l_neighbours, "board:neighbours(node): the nodes one step away, as a list"},
    {"nodes", l_nodes, "board:nodes(): all nodes, as a list"},
    {"between", l_between, "board:between(): the nodes that lie on the roads between their ends, as a list"},
    {NULL, NULL, NULL}};

static const struct lib_entry words[] = {
    {"board", l_board,
     "croupier.board { nodes = { ... } | ends = { ... }, roads = { { node, node, ... }, ... }, must = { ends =, between =, "
     "on_road =, at_end = } }: a map, made before play; each road joins two ends, and what lies between is its own"},
    {NULL, NULL, NULL}};

void open_boards(lua_State *L) {
  lib_class(L, TAG_BOARD, "board", methods);
  lua_pushvalue(L, 1);
  lib_functions(L, words);
  lua_pop(L, 1);
}
