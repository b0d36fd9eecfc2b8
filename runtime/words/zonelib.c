/* zonelib.c: the methods of a zone: queries, dealing, moving, shuffling. */
#include "doing.h"
#include "foretold.h"
#include "lib.h"
#include "seen.h"

static int l_size(lua_State *L) {
  lua_pushinteger(L, vm_world(L)->table.zone[lib_zone(L, 1)].count);
  return 1;
}

static int l_empty(lua_State *L) {
  lua_pushboolean(L, vm_world(L)->table.zone[lib_zone(L, 1)].count == 0);
  return 1;
}

static int l_full(lua_State *L) {
  const struct zone *z = &vm_world(L)->table.zone[lib_zone(L, 1)];
  lua_pushboolean(L, z->room > 0 && z->count >= z->room);
  return 1;
}

static int push_or_nil(lua_State *L, uint16_t piece) {
  if (piece == NO_PIECE) lua_pushnil(L);
  else lib_push_piece(L, piece);
  return 1;
}

/* A piece is wanted from an empty zone. Renews the zone if it can be; returns whether it then holds a piece. */
static bool renewed(lua_State *L, uint16_t zone) {
  uint16_t from = vm_world(L)->table.zone[zone].renew;
  if (from == NO_ZONE || vm_world(L)->table.zone[from].count == 0) return false;
  lib_may_draw(L, "renew a zone");
  do_move_all(L, from, zone, &(struct filter){.count = 0}, event_renewed);
  do_shuffle(L, zone, from);
  return true;
}

/* Does not renew while legality is decided or in setup, because nothing may change then. */
static int l_top(lua_State *L) {
  const struct world *w = vm_world(L);
  uint16_t zone = lib_zone(L, 1);
  if (w->table.zone[zone].count == 0 && !w->look_only && !w->laying_out) renewed(L, zone);
  return push_or_nil(L, w->table.zone[zone].top);
}

static int l_bottom(lua_State *L) { return push_or_nil(L, vm_world(L)->table.zone[lib_zone(L, 1)].bottom); }

static int l_at(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  uint16_t zone = lib_zone(L, 1);
  lua_Integer place = luaL_checkinteger(L, 2);
  int n = 0;
  EACH_PIECE(t, zone, p)
  if (++n == place) return push_or_nil(L, p);
  return push_or_nil(L, NO_PIECE);
}

static int l_owner(lua_State *L) {
  int owner = vm_world(L)->table.zone[lib_zone(L, 1)].owner;
  if (owner < 0) lua_pushnil(L);
  else lib_push_player(L, owner);
  return 1;
}

static int l_member(lua_State *L) {
  int32_t word = vm_world(L)->table.zone[lib_zone(L, 1)].word;
  if (word == 0) lua_pushnil(L);
  else lib_push_symbol(L, word);
  return 1;
}

static int l_name(lua_State *L) {
  lib_slot(L, SLOT_ZONE_NAMES);
  lua_rawgeti(L, -1, lib_zone(L, 1) + 1);
  return 1;
}

static int l_place(lua_State *L) {
  int place = vm_world(L)->table.zone[lib_zone(L, 1)].place;
  if (place == 0) lua_pushnil(L);
  else lua_pushinteger(L, place);
  return 1;
}

/* --- counting --- */

static int l_count(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  uint16_t zone = lib_zone(L, 1);
  struct filter f;
  lib_filter(L, 2, &f);
  int n = 0;
  EACH_PIECE(t, zone, p) n += filter_passes(&f, t, p);
  lua_pushinteger(L, n);
  return 1;
}

/* game:count_in("hand", filter) */
static int l_count_in(lua_State *L) {
  const struct world *w = vm_world(L);
  struct filter f;
  luaL_checktype(L, 2, LUA_TSTRING);
  lib_filter(L, 3, &f);
  int n = 0;
  for (int seat = 0; seat < w->seats; seat++) {
    const struct handle *zone = lib_players_zone(L, seat, 2);
    if (zone == NULL)
      return luaL_error(L, "player %d has no zone '%s' to count in", seat + 1, lua_tostring(L, 2));
    EACH_PIECE(&w->table, zone->id, p) n += filter_passes(&f, &w->table, p);
  }
  lua_pushinteger(L, n);
  return 1;
}

/* The distinct values of a field in a zone, each with its number, in the order in which they are found. */
struct counts {
  int values, number[MAX_PIECES];
  int32_t value[MAX_PIECES];
};

static void count_values(const struct table *t, uint16_t zone, int field, struct counts *c) {
  c->values = 0;
  EACH_PIECE(t, zone, p) {
    int32_t value = t->field[t->piece[p].face][field];
    if (value == NO_FIELD) continue;
    int i = 0;
    while (i < c->values && c->value[i] != value) i++;
    if (i == c->values) c->number[c->values] = 0, c->value[c->values++] = value;
    c->number[i]++;
  }
}

void lib_push_counts(lua_State *L, uint16_t zone, int field) {
  const struct table *t = &vm_world(L)->table;
  struct counts c;
  count_values(t, zone, field, &c);
  lua_createtable(L, 0, c.values);
  for (int i = 0; i < c.values; i++) {
    if (t->kind[field] == FIELD_WORD) lib_push_symbol(L, c.value[i]);
    else lua_pushinteger(L, c.value[i]);
    lua_pushinteger(L, c.number[i]);
    lua_rawset(L, -3);
  }
}

static int l_counts(lua_State *L) {
  lib_push_counts(L, lib_zone(L, 1), lib_field(L, 2));
  return 1;
}

static int l_sum(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  uint16_t zone = lib_zone(L, 1);
  int field = lib_counted_field(L, 2);
  struct filter f;
  lib_filter(L, 3, &f);
  lua_Integer sum = 0;
  EACH_PIECE(t, zone, p) {
    int32_t value = t->field[t->piece[p].face][field];
    if (value != NO_FIELD && filter_passes(&f, t, p)) sum += value;
  }
  lua_pushinteger(L, sum);
  return 1;
}

static int l_first(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  uint16_t zone = lib_zone(L, 1);
  struct filter f;
  lib_filter(L, 2, &f);
  if (!filter_is_all(&f)) seen_looked_through(vm_world(L), zone);
  EACH_PIECE(t, zone, p)
  if (filter_passes(&f, t, p)) return push_or_nil(L, p);
  return push_or_nil(L, NO_PIECE);
}

static int extreme(lua_State *L, int sign) {
  const struct table *t = &vm_world(L)->table;
  uint16_t zone = lib_zone(L, 1), best = NO_PIECE;
  int field = lib_counted_field(L, 2);
  struct filter f;
  lib_filter(L, 3, &f);
  int64_t most = INT64_MIN;
  seen_looked_through(vm_world(L), zone);
  EACH_PIECE(t, zone, p) {
    int32_t value = t->field[t->piece[p].face][field];
    if (value == NO_FIELD || (int64_t)value * sign <= most || !filter_passes(&f, t, p)) continue;
    most = (int64_t)value * sign;
    best = p;
  }
  return push_or_nil(L, best);
}

static int l_highest(lua_State *L) { return extreme(L, 1); }

static int l_lowest(lua_State *L) { return extreme(L, -1); }

/* --- going through --- */

static int l_next(lua_State *L) {
  struct iterator *it = lib_check(L, 1, TAG_ITERATOR, "a loop over a zone");
  if (it->next == it->count) return 0;
  lib_push_piece(L, it->piece[it->next++]);
  return 1;
}

static int iterate(lua_State *L, bool from_top) {
  const struct table *t = &vm_world(L)->table;
  uint16_t zone = lib_zone(L, 1);
  struct filter f;
  lib_filter(L, 2, &f);
  lua_pushcfunction(L, l_next);
  struct iterator *it = lua_newuserdatauv(L, sizeof *it + t->zone[zone].count * sizeof it->piece[0], 0);
  seen_looked_through(vm_world(L), zone);
  it->tag = TAG_ITERATOR;
  it->next = it->count = 0;
  for (uint16_t p = from_top ? t->zone[zone].top : t->zone[zone].bottom; p != NO_PIECE;
       p = from_top ? t->piece[p].below : t->piece[p].above)
    if (filter_passes(&f, t, p)) it->piece[it->count++] = p;
  return 2;
}

static int l_each(lua_State *L) { return iterate(L, false); }

static int l_from_top(lua_State *L) { return iterate(L, true); }

static int l_list(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  uint16_t zone = lib_zone(L, 1);
  struct filter f;
  lib_filter(L, 2, &f);
  seen_looked_through(vm_world(L), zone);
  lua_createtable(L, t->zone[zone].count, 0);
  lib_slot(L, SLOT_PIECES);
  int n = 0;
  EACH_PIECE(t, zone, p) {
    if (!filter_passes(&f, t, p)) continue;
    lua_rawgeti(L, -1, p + 1);
    lua_rawseti(L, -3, ++n);
  }
  lua_pop(L, 1);
  return 1;
}

/* For each value of the field a piece that has it, in the order in which the picture shows the zone. */
static int first_of_values(const struct table *t, uint16_t zone, int field, uint16_t first[MAX_PIECES]) {
  bool as_made = zone_is_sorted(&t->zone[zone]);
  int n = 0;
  EACH_PIECE(t, zone, p) {
    uint16_t face = t->piece[p].face;
    int32_t value = t->field[face][field];
    if (value == NO_FIELD) continue;
    int k = 0;
    while (k < n && t->field[t->piece[first[k]].face][field] != value) k++;
    if (k < n && (!as_made || t->piece[first[k]].face <= face)) continue;
    if (k == n) n++;
    for (; as_made && k > 0 && t->piece[first[k - 1]].face > face; k--) first[k] = first[k - 1];
    first[k] = p;
  }
  return n;
}

static int l_values(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  uint16_t first[MAX_PIECES];
  int field = lib_field(L, 2), n = first_of_values(t, lib_zone(L, 1), field, first);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    int32_t value = t->field[t->piece[first[i]].face][field];
    if (t->kind[field] == FIELD_WORD) lib_push_symbol(L, value);
    else if (t->kind[field] == FIELD_NUMBER) lua_pushinteger(L, value);
    else lua_pushboolean(L, value);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

/* --- moving --- */

/* Moves the top n pieces one by one; fewer if there are fewer, even after the zone was renewed. Returns their
   number. */
static lua_Integer deal(lua_State *L, uint16_t from, uint16_t to, lua_Integer n, const char *why) {
  const struct zone *z = &vm_world(L)->table.zone[from];
  lua_Integer dealt = 0;
  luaL_argcheck(L, from != to, 3, "cannot deal from a zone to itself");
  bool fresh = false; /* pieces dealt to the zone that renews this one do not come round again */
  for (; dealt < n; dealt++) {
    if (z->count == 0 && (fresh || !(fresh = renewed(L, from)))) break;
    do_move(L, z->top, to, why);
  }
  return dealt;
}

/* The zone of the player whose name is at 3. */
static uint16_t zone_of_player(lua_State *L, int seat) {
  const struct handle *zone = lib_players_zone(L, seat, 3);
  if (zone != NULL) return (uint16_t)zone->id;
  const char *name = lua_tostring(L, 3);
  return (uint16_t)luaL_error(L, "player %d has no zone '%s' to deal to: player.%s = player:zone \"%s\"",
                              seat + 1, name, name, name);
}

/* zone:deal(n, to [, why]): to a zone, or to the zone of that name of each player, beginning with player 1. */
static int l_deal(lua_State *L) {
  const struct world *w = lib_may_change(L, "deal");
  bool to_each = lua_type(L, 3) == LUA_TSTRING;
  uint16_t from = lib_zone(L, 1), to = to_each ? NO_ZONE : lib_zone(L, 3);
  lua_Integer n = luaL_checkinteger(L, 2), dealt = 0;
  luaL_argcheck(L, n >= 0, 2, "cannot deal fewer than none");
  const char *why = lib_why(L, 4);
  if (!to_each) dealt = deal(L, from, to, n, why);
  for (int seat = 0; to_each && seat < w->seats; seat++)
    dealt += deal(L, from, zone_of_player(L, seat), n, why);
  lua_pushinteger(L, dealt);
  return 1;
}

/* zone:move_all(to [, filter] [, why]): returns how many. */
static int l_move_all(lua_State *L) {
  lib_may_change(L, "move pieces");
  uint16_t from = lib_zone(L, 1), to = lib_zone(L, 2);
  luaL_argcheck(L, from != to, 2, "cannot move from a zone to itself");
  lib_without_filter(L, 3);
  struct filter f;
  lib_filter(L, 3, &f);
  lua_pushinteger(L, do_move_all(L, from, to, &f, lib_why(L, 4)));
  return 1;
}

/* zone:swap(zone [, why]) */
static int l_swap(lua_State *L) {
  lib_may_change(L, "move pieces");
  uint16_t a = lib_zone(L, 1), b = lib_zone(L, 2);
  luaL_argcheck(L, a != b, 2, "cannot swap a zone with itself");
  do_exchange(L, (uint16_t[]){a, b}, (uint16_t[]){b, a}, 2, lib_why(L, 3));
  return 0;
}

static int l_shuffle(lua_State *L) {
  lib_may_draw(L, "shuffle");
  do_shuffle(L, lib_zone(L, 1), -1);
  return 0;
}

static int l_random(lua_State *L) {
  struct world *w = lib_may_draw(L, "draw at random");
  const struct table *t = &w->table;
  uint16_t zone = lib_zone(L, 1);
  if (t->zone[zone].count == 0 && !renewed(L, zone)) return push_or_nil(L, NO_PIECE);
  uint32_t place = draw(L, w, "piece", t->zone[zone].count, 1);
  uint16_t piece = t->zone[zone].bottom;
  while (place-- > 0) piece = t->piece[piece].above;
  if (w->listening & HEARD_BY_SEATS) seen_random(w, zone);
  return push_or_nil(L, piece);
}

static const struct lib_entry methods[] = {
    {"__len", l_size, "#zone: the number of pieces"},
    {"size", l_size, "zone:size(): the number of pieces"},
    {"empty", l_empty, "zone:empty(): true if it holds no piece"},
    {"full", l_full, "zone:full(): true if it has no `room` left"},
    {"top", l_top, "zone:top(): the top piece, or nil"},
    {"bottom", l_bottom, "zone:bottom(): the bottom piece, or nil"},
    {"at", l_at, "zone:at(n): the n-th piece from the bottom, or nil"},
    {"owner", l_owner, "zone:owner(): its player, or nil"},
    {"name", l_name, "zone:name(): its name without owner and member: \"tower\" of tower(2).sand"},
    {"place", l_place, "zone:place(): its number among zones made together, or nil"},
    {"member", l_member, "zone:member(): its name among them, or nil"},
    {"count", l_count, "zone:count(filter): how many pieces pass"},
    {"counts", l_counts, "zone:counts(field): a table: how many pieces have each value"},
    {"sum", l_sum, "zone:sum(field [, filter]): the sum over the pieces that pass"},
    {"first", l_first, "zone:first([filter]): the first piece from the bottom that passes, or nil"},
    {"highest", l_highest, "zone:highest(field [, filter]): the piece with the highest value, or nil"},
    {"lowest", l_lowest, "zone:lowest(field [, filter]): the piece with the lowest value, or nil"},
    {"each", l_each, "zone:each([filter]): loops over the pieces from the bottom"},
    {"from_top", l_from_top, "zone:from_top([filter]): loops over the pieces from the top"},
    {"list", l_list, "zone:list([filter]): the pieces as a list, from the bottom"},
    {"values", l_values, "zone:values(field): the different values, as a list in the order of the picture"},
    {"deal", l_deal,
     "zone:deal(n, zone or \"hand\" [, why]): moves the top n pieces, or all, to a zone, or to that of each player. "
     "Returns how many"},
    {"move_all", l_move_all,
     "zone:move_all(zone [, filter] [, why]): moves all pieces that pass to a zone. Returns how many"},
    {"swap", l_swap, "zone:swap(zone [, why]): the two zones swap all pieces"},
    {"shuffle", l_shuffle, "zone:shuffle(): puts the pieces in a random order"},
    {"random", l_random, "zone:random(): a random piece, or nil"},
    {NULL, NULL, NULL}};

static const struct lib_entry game_methods[] = {
    {"count_in", l_count_in,
     "game:count_in(\"hand\", filter): how many pieces pass in that zone of all players"},
    {NULL, NULL, NULL}};

void open_zones(lua_State *L) {
  lib_class(L, TAG_ZONE, "zone", methods);
  lib_functions(L, 2, game_methods);
}
