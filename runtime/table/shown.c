/* shown.c: what players see of the variables of a script. */
#include "shown.h"

#include "naming.h"

/* The table that holds the variable, and its name. */
static struct reached holder(lua_State *L, int i) {
  int owner = vm_world(L)->shown[i].owner;
  return owner < 0 ? reach_key(L, SLOT_GAME) : reach_item(reach_key(L, SLOT_PLAYERS), owner + 1);
}

static struct reached name(lua_State *L, int i) { return reach_item(reach_key(L, SLOT_SHOWN), i + 1); }

static struct reached variable(lua_State *L, int i) { return reach_value(holder(L, i), name(L, i)); }

/* The seat whose player is this table, or -1. */
static int seat_of(const struct world *w, const void *table) {
  int seat = w->seats - 1;
  while (seat >= 0 && table != w->player[seat]) seat--;
  return seat;
}

static bool is_list(const struct world *w, struct reached r) {
  return r.type == LUA_TTABLE && seat_of(w, r.thing) < 0;
}

static bool is_true(struct reached r) {
  return r.type != LUA_TNIL && (r.type != LUA_TBOOLEAN || r.number != 0);
}

/* CROUPIER_LOST: it cannot be shown. */
static struct shown_value read_single(const struct world *w, struct reached r) {
  const struct handle *h = r.thing;
  int seat;
  if (r.type == LUA_TSTRING) return (struct shown_value){CROUPIER_WORD, 0, r.word};
  if (r.type == LUA_TBOOLEAN) return (struct shown_value){CROUPIER_FLAG, r.number, NULL};
  if (r.whole) return (struct shown_value){CROUPIER_AMOUNT, r.number, NULL};
  if (r.type == LUA_TUSERDATA && h->tag == TAG_PIECE)
    return (struct shown_value){CROUPIER_PIECE, h->id, NULL};
  if (r.type == LUA_TUSERDATA && h->tag == TAG_ZONE) return (struct shown_value){CROUPIER_ZONE, h->id, NULL};
  if (r.type == LUA_TTABLE && (seat = seat_of(w, r.thing)) >= 0)
    return (struct shown_value){CROUPIER_PLAYER, seat, NULL};
  return (struct shown_value){CROUPIER_LOST, 0, NULL};
}

static int count(const struct world *w, struct reached r) {
  unsigned values = is_list(w, r) ? reach_items(r) : is_true(r);
  return values < MAX_SHOWN_VALUES ? (int)values : MAX_SHOWN_VALUES;
}

int shown_count(lua_State *L, int i, bool *listed) {
  struct reached r = variable(L, i);
  *listed = is_list(vm_world(L), r);
  return count(vm_world(L), r);
}

struct shown_value shown_read(lua_State *L, int i, int item) {
  const struct world *w = vm_world(L);
  struct reached r = variable(L, i);
  return read_single(w, is_list(w, r) ? reach_item(r, item + 1) : r);
}

int shown_all(lua_State *L, int i, struct shown_value values[MAX_SHOWN_VALUES]) {
  const struct world *w = vm_world(L);
  struct reached r = variable(L, i);
  int n = count(w, r);
  for (int item = 0; item < n; item++)
    values[item] = read_single(w, is_list(w, r) ? reach_item(r, item + 1) : r);
  return n;
}

/* Pushes the table that holds the variable, and its name. */
static void push_holder(lua_State *L, int i) {
  int owner = vm_world(L)->shown[i].owner;
  if (owner < 0) lib_slot(L, SLOT_GAME);
  else lib_push_player(L, owner);
  reach_push(L, SLOT_SHOWN, i + 1);
}

static void push_variable(lua_State *L, int i) {
  push_holder(L, i);
  lua_rawget(L, -2);
  lua_replace(L, -2);
}

/* --- what cannot be shown --- */

static const char *name_of_shown(lua_State *L, int i) {
  naming_push_shown(L, i, NULL);
  return lua_tostring(L, -1);
}

/* The value at the top, of a list or not. */
static void check_single(lua_State *L, int i) {
  struct shown_value v = read_single(vm_world(L), reach_arg(L, -1));
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
  for (int i = 0; i < w->showns; i++) {
    struct reached r = variable(L, i);
    if (!is_true(r)) continue;
    push_variable(L, i);
    if (w->shown[i].sees != UINT8_MAX) check_among(L, i);
    if (is_list(w, r)) check_list(L, i);
    else check_single(L, i);
    lua_pop(L, 1);
  }
}

/* --- what is hidden --- */

void shown_redeal(lua_State *L, int seat, struct rng *rng) {
  const struct world *w = vm_world(L);
  for (int i = 0; i < w->showns; i++) {
    if (w->shown[i].sees >> seat & 1) continue;
    if (!is_true(variable(L, i))) continue;
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
