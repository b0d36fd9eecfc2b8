/* dicelib.c: dice that lie in a zone, and hands that are passed on: nobody chooses among the pieces. */
#include "doing.h"
#include "foretold.h"
#include "seen.h"

/* exchange(zones, targets): all pieces of each zone go to the zone at the same place of the other list. */
static int l_exchange(lua_State *L) {
  lib_may_change(L, "move pieces");
  uint16_t from[MAX_SEATS], to[MAX_SEATS];
  int n = (int)lua_rawlen(L, 1);
  luaL_argcheck(L, n <= MAX_SEATS, 1, "too many zones");
  for (int i = 0; i < n; i++, lua_pop(L, 2)) {
    lua_rawgeti(L, 1, i + 1);
    lua_rawgeti(L, 2, i + 1);
    from[i] = lib_zone(L, -2);
    to[i] = lib_zone(L, -1);
  }
  do_exchange(L, from, to, n, NULL);
  return 0;
}

/* lay_dice(player, cup, zone, sides, count): the faces of each die are pieces made one after the other, in the cup. */
static int l_lay_dice(lua_State *L) {
  struct world *w = lib_laying_out(L, "make dice");
  uint16_t cup = lib_zone(L, 2);
  w->dice[lib_seat(L, 1)] = (struct dice){.cup = cup,
                                          .zone = lib_zone(L, 3),
                                          .first = w->table.zone[cup].bottom,
                                          .sides = (uint16_t)luaL_checkinteger(L, 4),
                                          .count = (uint8_t)luaL_checkinteger(L, 5)};
  return 0;
}

/* Rolls so many of the dice; the others stay in the cup. Returns the sum. */
static lua_Integer throw(lua_State * L, const struct dice *d, int rolled) {
  struct world *w = vm_world(L);
  uint32_t face[MAX_DICE];
  lua_Integer sum = 0;
  for (int die = 0; die < rolled; die++) face[die] = draw(L, w, "die", d->sides, 0);
  for (uint16_t p = d->first; p < d->first + d->count * d->sides; p++)
    if (w->table.piece[p].zone != d->cup) do_move_along(L, p, d->cup, WHOLE, NULL, 0);
  if (w->listening & HEARD_BY_SEATS) seen_dice(w, d->first, d->count, d->sides);
  for (int die = 0; die < rolled; die++) {
    do_move_along(L, (uint16_t)(d->first + die * d->sides + (int)face[die]), d->zone, WHOLE, NULL, 0);
    sum += face[die] + 1;
  }
  return sum;
}

/* player:roll([n]) */
static int l_roll(lua_State *L) {
  const struct world *w = lib_may_draw(L, "roll dice");
  const struct dice *d = &w->dice[lib_seat(L, 1)];
  if (d->count == 0)
    luaL_error(
        L,
        "the player has no dice: setup makes them with player:dice { 5 }; self:roll rolls those of the table");
  lua_Integer n = luaL_optinteger(L, 2, d->count);
  if (n < 0 || n > d->count) luaL_error(L, "the player has %d dice", (int)d->count);
  lua_pushinteger(L, throw(L, d, (int)n));
  return 1;
}

/* game:roll_all() */
static int l_roll_all(lua_State *L) {
  const struct world *w = lib_may_draw(L, "roll dice");
  for (int seat = 0; seat < w->seats; seat++)
    if (w->dice[seat].count == 0)
      luaL_error(L, "player %d has no dice: setup makes them with player:dice { 5 }", seat + 1);
  for (int seat = 0; seat < w->seats; seat++) throw(L, &w->dice[seat], w->dice[seat].count);
  return 0;
}

static const struct lib_entry player_methods[] = {
    {"roll", l_roll, "player:roll([n]): rolls n of the player's dice, or all. Returns the sum"},
    {NULL, NULL, NULL}};

static const struct lib_entry game_methods[] = {
    {"roll_all", l_roll_all, "game:roll_all(): all players roll their dice"}, {NULL, NULL, NULL}};

static const struct lib_entry internal[] = {
    {"exchange", l_exchange, "exchange(zones, targets)"},
    {"lay_dice", l_lay_dice, "lay_dice(player, cup, zone, sides, count)"},
    {NULL, NULL, NULL}};

void open_dice(lua_State *L) {
  lib_functions(L, 2, game_methods);
  lib_functions(L, 3, player_methods);
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
