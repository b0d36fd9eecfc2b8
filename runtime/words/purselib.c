/* purselib.c: the methods of purses. */
#include "doing.h"
#include "lib.h"
#include "naming.h"

static int check(lua_State *L, int arg) {
  return (int)((struct handle *)lib_check(L, arg, TAG_PURSE, "a purse"))->id;
}

static lua_Integer check_sum(lua_State *L, int arg) {
  lua_Integer n = luaL_checkinteger(L, arg);
  luaL_argcheck(L, n >= 0, arg, "cannot pay less than nothing");
  return n;
}

static int l_amount(lua_State *L) {
  lua_pushinteger(L, vm_world(L)->purses.purse[check(L, 1)].amount);
  return 1;
}

static int l_can_pay(lua_State *L) {
  lua_pushboolean(L, vm_world(L)->purses.purse[check(L, 1)].amount >= check_sum(L, 2));
  return 1;
}

static int l_owner(lua_State *L) {
  int owner = vm_world(L)->purses.purse[check(L, 1)].owner;
  if (owner == NO_OWNER) lua_pushnil(L);
  else lib_push_player(L, owner);
  return 1;
}

/* Raises an error that says why purse_move has refused. */
static int refused(lua_State *L, const struct purse *payer, const struct purse *payee, lua_Integer n) {
  naming_push_purse(L, check(L, 1), NULL);
  naming_push_purse(L, check(L, 2), NULL);
  lua_pushinteger(L, n);
  const char *from = lua_tostring(L, -3), *to = lua_tostring(L, -2), *sum = lua_tostring(L, -1);
  if (payer->currency != payee->currency)
    return luaL_error(L, "%s cannot pay into %s: they hold different goods", from, to);
  if (payer->amount < n) return luaL_error(L, "%s holds %d and cannot pay %s", from, (int)payer->amount, sum);
  return luaL_error(L, "%s holds %d and has no room for %s more", to, (int)payee->amount, sum);
}

/* What is paid for, or 0. */
static int check_what(lua_State *L, int arg) {
  const struct table *t = &vm_world(L)->table;
  const struct handle *piece = lib_test(L, arg, TAG_PIECE);
  if (piece != NULL && t->zone[t->piece[piece->id].zone].sees != UINT8_MAX)
    luaL_argerror(L, arg, "all are told what is paid for, so a piece must lie where all see it");
  bool thing = piece != NULL || lib_test(L, arg, TAG_ZONE) != NULL;
  return thing || lib_word(L, arg) != NULL ? arg : 0;
}

/* why: index of the reason. */
static void pay(lua_State *L, lua_Integer n, int why) {
  const struct purses *p = &vm_world(L)->purses;
  int from = check(L, 1), to = check(L, 2), what = check_what(L, why + 1);
  if (!do_pay(L, from, to, n, lib_word(L, why), what)) refused(L, &p->purse[from], &p->purse[to], n);
}

static int l_pay(lua_State *L) {
  lib_may_change(L, "pay");
  pay(L, check_sum(L, 3), 4);
  return 0;
}

static int l_pay_all(lua_State *L) {
  int32_t n = lib_may_change(L, "pay")->purses.purse[check(L, 1)].amount;
  pay(L, n, 3);
  lua_pushinteger(L, n);
  return 1;
}

/* lay_purse(name, seat or nil, sees, amount, currency, picture): sees is a mask of seats, currency a number; with a
   value for picture it is in none. */
static int l_lay_purse(lua_State *L) {
  struct world *w = lib_laying_out(L, "make a purse");
  luaL_checktype(L, 1, LUA_TSTRING);
  lib_check_name(L, lua_tostring(L, 1), "a purse");
  lua_Integer amount = luaL_checkinteger(L, 4), currency = luaL_checkinteger(L, 5);
  luaL_argcheck(L, amount >= 0 && amount <= INT32_MAX, 4, "a purse holds 0 to 2147483647");
  if (w->purses.count == MAX_PURSES) luaL_error(L, "a game has at most %d purses", MAX_PURSES);
  int owner = lib_owner(L, 2);
  int id = purse_new(&w->purses, (uint8_t)currency, (int8_t)owner, (uint8_t)luaL_checkinteger(L, 3),
                     (int32_t)amount);
  w->purses.purse[id].unshown = !lua_isnoneornil(L, 6);
  lib_slot(L, SLOT_PURSE_NAMES);
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, id + 1);
  lib_slot(L, SLOT_PURSES);
  struct handle *h = lib_object(L, TAG_PURSE, sizeof *h);
  h->id = (uint32_t)id;
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, id + 1);
  return 1;
}

static const struct lib_entry methods[] = {
    {"amount", l_amount, "purse:amount(): how much it holds"},
    {"can_pay", l_can_pay, "purse:can_pay(n): true if it holds n or more"},
    {"pay", l_pay,
     "purse:pay(purse, n [, why [, what]]): pays n, which it must hold, into another. `what`: the word, "
     "piece or zone paid for"},
    {"pay_all", l_pay_all,
     "purse:pay_all(purse [, why [, what]]): pays all into another. Returns the amount"},
    {"owner", l_owner, "purse:owner(): its player, or nil"},
    {NULL, NULL, NULL}};

static const struct lib_entry internal[] = {
    {"lay_purse", l_lay_purse, "lay_purse(name, seat, sees, amount, currency, picture): a new purse"},
    {NULL, NULL, NULL}};

void open_purses(lua_State *L) {
  lib_class(L, TAG_PURSE, "purse", methods);
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
