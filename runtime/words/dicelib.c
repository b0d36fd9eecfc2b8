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

/* throw(cup, dice, first face, sides, how many there are, how many are rolled): the faces of each die are pieces made
   one after the other. Returns the sum. */
static int l_throw(lua_State *L) {
  struct world *w = lib_may_draw(L, "roll dice");
  uint16_t cup = lib_zone(L, 1), dice = lib_zone(L, 2), first = lib_piece(L, 3);
  int sides = (int)luaL_checkinteger(L, 4), count = (int)luaL_checkinteger(L, 5);
  int rolled = (int)luaL_checkinteger(L, 6), sum = 0;
  uint32_t face[MAX_DICE];
  for (int die = 0; die < rolled; die++) face[die] = draw(L, w, "die", (uint32_t)sides, 0);
  for (uint16_t p = first; p < first + count * sides; p++)
    if (w->table.piece[p].zone != cup) do_move_along(L, p, cup, WHOLE, NULL, 0);
  if (w->listening & HEARD_BY_SEATS) seen_dice(w, first, count, sides);
  for (int die = 0; die < rolled; die++) {
    do_move_along(L, (uint16_t)(first + die * sides + (int)face[die]), dice, WHOLE, NULL, 0);
    sum += (int)face[die] + 1;
  }
  lua_pushinteger(L, sum);
  return 1;
}

static const struct lib_entry internal[] = {
    {"exchange", l_exchange, "exchange(zones, targets)"},
    {"throw", l_throw, "throw(cup, dice, first, sides, count, rolled)"},
    {NULL, NULL, NULL}};

void open_dice(lua_State *L) {
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
