/* shownlib.c: makes the variables known that a script shows; for stdlib/shown.lua. */
#include "shown.h"

/* The list of all of them: constants, because nothing about them changes once the table is laid. */
static void make_room(lua_State *L, struct world *w) {
  if (w->shown != NULL) return;
  vm_constant(vm_of(L), true);
  w->shown = lua_newuserdatauv(L, MAX_SHOWN * sizeof *w->shown, 0);
  vm_constant(vm_of(L), false);
  lib_slot(L, SLOT_COLUMNS);
  lua_insert(L, -2);
  lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
  lua_pop(L, 1);
}

/* lay_shown(name, seat or nil, sees, values or nil): sees is a mask of seats; one of the values is drawn for a seat that
   does not see the variable. */
static int l_lay_shown(lua_State *L) {
  struct world *w = lib_laying_out(L, "show a variable");
  lua_settop(L, 4);
  lib_check_name(L, lib_word(L, 1), "a variable");
  if (w->showns == MAX_SHOWN) luaL_error(L, "a game shows at most %d variables", MAX_SHOWN);
  make_room(L, w);
  struct variable *s = &w->shown[w->showns++];
  *s = (struct variable){(int8_t)lib_owner(L, 2), (uint8_t)luaL_checkinteger(L, 3)};
  lib_slot(L, SLOT_AMONG);
  lua_insert(L, -2); /* Stack now: name, seat, sees, lists, values */
  if (lua_isnil(L, -1)) lua_pushboolean(L, 0);
  lua_rawseti(L, 4, w->showns);
  lib_slot(L, SLOT_SHOWN);
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, w->showns);
  return 0;
}

static int check(lua_State *L) {
  shown_check(L);
  return 0;
}

/* Called at the end of a game, if somebody hears it. The error names no place, because no rule is running. */
static int l_check_shown(lua_State *L) {
  const struct world *w = vm_world(L);
  if (w->showns == 0 || (w->listening & ~WATCHED) == 0) return 0;
  lua_pushcfunction(L, check);
  return lua_pcall(L, 0, 0, 0) == LUA_OK ? 0 : lua_error(L);
}

static const struct lib_entry internal[] = {
    {"lay_shown", l_lay_shown, "lay_shown(name, seat, sees, values): shows a variable"},
    {"check_shown", l_check_shown, "check_shown(): raises if one cannot be shown"},
    {NULL, NULL, NULL}};

void open_shown(lua_State *L) {
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
