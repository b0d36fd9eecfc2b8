/* grouplib.c: zones made together, and lists of zones. */
#include "doing.h"
#include "lib.h"
#include "seen.h"

static struct zones *check_group(lua_State *L) {
  return lib_check(L, 1, TAG_ZONES, "a group of zones, made by zones(),");
}

static int l_group_sizes(lua_State *L) {
  const struct zones *group = check_group(L);
  lua_createtable(L, group->count, 0);
  for (int i = 0; i < group->count; i++) {
    lua_pushinteger(L, vm_world(L)->table.zone[group->zone[i]].count);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

static int l_group_count(lua_State *L) {
  const struct zones *group = check_group(L);
  const struct table *t = &vm_world(L)->table;
  struct filter f;
  lib_filter(L, 2, &f);
  int n = 0;
  for (int i = 0; i < group->count; i++) EACH_PIECE(t, group->zone[i], p) n += filter_passes(&f, t, p);
  lua_pushinteger(L, n);
  return 1;
}

static bool any_passes(const struct table *t, uint16_t zone, const struct filter *f) {
  EACH_PIECE(t, zone, p)
  if (filter_passes(f, t, p)) return true;
  return false;
}

/* zones:counts(field [, without]): { [word of a zone] = { [value] = number } or false } */
static int l_group_counts(lua_State *L) {
  const struct zones *group = check_group(L);
  const struct table *t = &vm_world(L)->table;
  int field = lib_field(L, 2);
  bool all = lua_isnoneornil(L, 3);
  struct filter without;
  lib_filter(L, 3, &without);
  lua_createtable(L, 0, group->count);
  for (int i = 0; i < group->count; i++) {
    const struct zone *zone = &t->zone[group->zone[i]];
    if (!all && any_passes(t, group->zone[i], &without)) continue;
    lib_push_symbol(L, zone->word);
    if (zone->count > 0) lib_push_counts(L, group->zone[i], field);
    else lua_pushboolean(L, false);
    lua_rawset(L, -3);
  }
  return 1;
}

static int l_group_empty(lua_State *L) {
  const struct zones *group = check_group(L);
  int i = 0;
  while (i < group->count && vm_world(L)->table.zone[group->zone[i]].count == 0) i++;
  lua_pushboolean(L, i == group->count);
  return 1;
}

static int l_group_owner(lua_State *L) {
  const struct zones *group = check_group(L);
  int owner = group->count == 0 ? -1 : vm_world(L)->table.zone[group->zone[0]].owner;
  if (owner < 0) lua_pushnil(L);
  else lib_push_player(L, owner);
  return 1;
}

/* zones:move_all(to [, filter] [, why]): returns how many. */
static int l_group_move_all(lua_State *L) {
  lib_may_change(L, "move pieces");
  const struct zones *group = check_group(L);
  uint16_t to = lib_zone(L, 2);
  lib_without_filter(L, 3);
  struct filter f;
  lib_filter(L, 3, &f);
  const char *why = lib_why(L, 4);
  for (int i = 0; i < group->count; i++)
    luaL_argcheck(L, group->zone[i] != to, 2, "cannot move from a zone to itself");
  int n = 0;
  for (int i = 0; i < group->count; i++) n += do_move_all(L, group->zone[i], to, &f, why);
  lua_pushinteger(L, n);
  return 1;
}

/* --- several of them --- */

/* Appends the pieces that pass, of the zone or zones at the top, to the list at 4, which has n items. Pops the
   zones. Returns the new number of items. */
static int add_pieces(lua_State *L, const struct filter *f, int n) {
  const struct table *t = &vm_world(L)->table;
  const struct zones *group = lib_test(L, -1, TAG_ZONES);
  const struct handle *single = lib_test(L, -1, TAG_ZONE);
  if (group == NULL && single == NULL) luaL_error(L, "'pieces_in' is of zones, or of a list of them");
  lua_pop(L, 1);
  for (int i = 0; i < (group == NULL ? 1 : group->count); i++) {
    uint16_t zone = (uint16_t)(group == NULL ? single->id : group->zone[i]);
    if (t->zone[zone].count == 0) continue;
    seen_looked_through(vm_world(L), zone);
    EACH_PIECE(t, zone, p) {
      if (!filter_passes(f, t, p)) continue;
      lib_push_piece(L, p);
      lua_rawseti(L, 4, ++n);
    }
  }
  return n;
}

/* game:pieces_in(zones [, filter]): `zones` are made together, or a list that may hold such zones too. */
static int l_pieces_in(lua_State *L) {
  struct filter f;
  lib_filter(L, 3, &f);
  lua_settop(L, 3);
  lua_newtable(L);
  int listed = lua_istable(L, 2) ? (int)lua_rawlen(L, 2) : 0, n = 0;
  if (!lua_istable(L, 2)) {
    lua_pushvalue(L, 2);
    add_pieces(L, &f, n);
  }
  for (int i = 1; i <= listed; i++) {
    lua_rawgeti(L, 2, i);
    n = add_pieces(L, &f, n);
  }
  return 1;
}

static const struct lib_entry game_methods[] = {
    {"pieces_in", l_pieces_in,
     "game:pieces_in(zones [, filter]): the pieces that pass, of zones or a list of zones"},
    {NULL, NULL, NULL}};

static const struct lib_entry group_methods[] = {
    {"sizes", l_group_sizes, "zones:sizes(): the numbers of pieces, as a list"},
    {"empty", l_group_empty, "zones:empty(): true if all are empty"},
    {"counts", l_group_counts,
     "zones:counts(field [, without]): zone:counts by zone, or false if empty; none where a piece passes "
     "`without`"},
    {"count", l_group_count, "zones:count([filter]): how many pieces pass, in all zones"},
    {"owner", l_group_owner, "zones:owner(): its player, or nil"},
    {"move_all", l_group_move_all,
     "zones:move_all(zone [, filter] [, why]): moves all pieces that pass. Returns how many"},
    {NULL, NULL, NULL}};

void open_groups(lua_State *L) {
  lib_class(L, TAG_ZONES, "zones", group_methods);
  lib_functions(L, 2, game_methods);
}
