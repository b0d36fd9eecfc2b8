/* shown.c: what players see of the variables of a script. */
#include "shown.h"

#include "naming.h"

/* Pushes the table that holds the variable, and its name. */
static void push_holder(lua_State *L, int i) {
  int owner = vm_world(L)->shown[i].owner;
  if (owner < 0) lib_slot(L, SLOT_GAME);
  else lib_push_player(L, owner);
  lib_slot(L, SLOT_SHOWN);
  lua_rawgeti(L, -1, i + 1);
  lua_replace(L, -2);
}

static int push_variable(lua_State *L, int i) {
  push_holder(L, i);
  int type = lua_rawget(L, -2);
  lua_replace(L, -2);
  return type;
}

/* The seat whose player is the table at the top, or -1. */
static int seat_of(lua_State *L) {
  const struct world *w = vm_world(L);
  int seat = w->seats - 1;
  while (seat >= 0 && lua_topointer(L, -1) != w->player[seat]) seat--;
  return seat;
}

static bool is_list(lua_State *L) { return lua_istable(L, -1) && seat_of(L) < 0; }

/* A single value at the top. CROUPIER_LOST: it cannot be shown. */
static struct shown_value read_single(lua_State *L) {
  const struct handle *h;
  int type = lua_type(L, -1), seat;
  if (type == LUA_TSTRING) return (struct shown_value){CROUPIER_WORD, 0, lua_tostring(L, -1)};
  if (type == LUA_TBOOLEAN) return (struct shown_value){CROUPIER_FLAG, lua_toboolean(L, -1), NULL};
  if (lua_isinteger(L, -1)) return (struct shown_value){CROUPIER_AMOUNT, lua_tointeger(L, -1), NULL};
  if ((h = lib_test(L, -1, TAG_PIECE)) != NULL) return (struct shown_value){CROUPIER_PIECE, h->id, NULL};
  if ((h = lib_test(L, -1, TAG_ZONE)) != NULL) return (struct shown_value){CROUPIER_ZONE, h->id, NULL};
  if (type == LUA_TTABLE && (seat = seat_of(L)) >= 0)
    return (struct shown_value){CROUPIER_PLAYER, seat, NULL};
  return (struct shown_value){CROUPIER_LOST, 0, NULL};
}

int shown_count(lua_State *L, int i, bool *listed) {
  push_variable(L, i);
  *listed = is_list(L);
  int count = *listed ? (int)lua_rawlen(L, -1) : lua_toboolean(L, -1);
  lua_pop(L, 1);
  return count < MAX_SHOWN_VALUES ? count : MAX_SHOWN_VALUES;
}

struct shown_value shown_read(lua_State *L, int i, int item) {
  push_variable(L, i);
  if (is_list(L)) {
    lua_rawgeti(L, -1, item + 1);
    lua_replace(L, -2);
  }
  struct shown_value v = read_single(L);
  lua_pop(L, 1);
  return v;
}

/* --- what cannot be shown --- */

static const char *name_of_shown(lua_State *L, int i) {
  naming_push_shown(L, i, NULL);
  return lua_tostring(L, -1);
}

/* The value at the top, of a list or not. */
static void check_single(lua_State *L, int i) {
  struct shown_value v = read_single(L);
  if (v.kind == CROUPIER_WORD) lib_check_told(L, v.word);
  if (v.kind != CROUPIER_LOST) return;
  const char *got = lib_got(L, -1);
  luaL_error(
      L,
      "'%s' is shown, so it is a whole number, word, true, piece, zone or player, or a list of these, not %s",
      name_of_shown(L, i), got);
}

/* The list at the top: its items are all that it holds. */
static void check_list(lua_State *L, int i) {
  lua_Unsigned items = 0, length = lua_rawlen(L, -1);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1), items++) check_single(L, i);
  if (items != length)
    luaL_error(L, "'%s' is shown, so it is a list without gaps and names: { 3, 5 }", name_of_shown(L, i));
  if (length > MAX_SHOWN_VALUES)
    luaL_error(L, "'%s' is shown, so it has at most %d values", name_of_shown(L, i), MAX_SHOWN_VALUES);
}

/* The value at the top is one that a redeal may draw. */
static void check_among(lua_State *L, int i) {
  lib_slot(L, SLOT_AMONG);
  lua_rawgeti(L, -1, i + 1); /* Stack now: value, lists, list */
  bool found = false;
  for (lua_Unsigned k = 1, n = lua_rawlen(L, -1); k <= n && !found; k++, lua_pop(L, 1)) {
    lua_rawgeti(L, -1, (lua_Integer)k);
    found = lua_rawequal(L, -1, -4);
  }
  lua_pop(L, 2);
  if (found) return;
  naming_push(L, -1, NULL);
  luaL_error(L, "'%s' is '%s', which is not among the values that those who do not see it take as possible",
             name_of_shown(L, i), lua_tostring(L, -2));
}

void shown_check(lua_State *L) {
  const struct world *w = vm_world(L);
  luaL_checkstack(L, 12, NULL);
  for (int i = 0; i < w->showns; i++, lua_pop(L, 1)) {
    push_variable(L, i);
    if (!lua_toboolean(L, -1)) continue;
    if (w->shown[i].sees != UINT8_MAX) check_among(L, i);
    if (is_list(L)) check_list(L, i);
    else check_single(L, i);
  }
}

/* --- what is hidden --- */

void shown_redeal(lua_State *L, int seat, struct rng *rng) {
  const struct world *w = vm_world(L);
  for (int i = 0; i < w->showns; i++) {
    if (w->shown[i].sees >> seat & 1) continue;
    push_variable(L, i);
    bool drawn = lua_toboolean(L, -1);
    lua_pop(L, 1);
    if (!drawn) continue;
    push_holder(L, i);
    lib_slot(L, SLOT_AMONG);
    lua_rawgeti(L, -1, i + 1);
    lua_rawgeti(L, -1, 1 + (lua_Integer)rng_below(rng, (uint32_t)lua_rawlen(L, -1)));
    lua_replace(L, -3);
    lua_pop(L, 1);     /* Stack now: holder, name, value */
    lua_rawset(L, -3); /* the key is there, so no memory is needed */
    lua_pop(L, 1);
  }
}
