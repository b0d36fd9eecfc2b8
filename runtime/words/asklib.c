/* asklib.c: player:ask, number, agrees, order and select; game:ask_all. */
#include "asking.h"
#include "canask.h"
#include "doing.h"
#include "offering.h"
#include "passing.h"
#include "seen.h"
#include "selectspec.h"

#include <string.h>

static int again(lua_State *L, enum ask_kind kind);

/* --- reading an answer --- */

static void push_item(lua_State *L, const struct ask *q, uint16_t item) {
  if (q->pieces) lib_push_piece(L, item);
  else asking_push_listed(L, q, item);
}

/* Moves the picked pieces to the zone that the question named. */
static void move_picks(lua_State *L, const struct world *w, const struct ask *q) {
  for (int i = 0; i < q->picked; i++) do_move(L, ask_pick(&w->asks, q, i), (uint16_t)q->to, NULL);
}

static void push_answer(lua_State *L, struct world *w, const struct ask *q) {
  if (q->took_other >= 0) {
    lua_pushnil(L);
    return;
  }
  switch (q->kind) {
  case ASK_NUMBER: lua_pushinteger(L, q->answer); break;
  case ASK_YES: lua_pushboolean(L, q->answer); break;
  case ASK_ONE: push_item(L, q, (uint16_t)q->answer); break;
  default:
    lua_createtable(L, q->picked, 0);
    for (int i = 0; i < q->picked; i++) {
      push_item(L, q, ask_pick(&w->asks, q, i));
      lua_rawseti(L, -2, i + 1);
    }
    if (q->to >= 0) move_picks(L, w, q);
  }
}

/* A free action is done: puts the same question again, unless the action ends it. */
static int after_free_action(lua_State *L, int status, lua_KContext kind) {
  asking_freed(L, status);
  return kind < 0 ? 0 : again(L, (enum ask_kind)kind);
}

/* Reads the answer to the newest question, which a single seat has answered. */
static int answered(lua_State *L, int status, lua_KContext place) {
  (void)status;
  struct world *w = vm_world(L);
  struct ask *q = &w->asks.ask[place];
  if (asking_put_again(w)) return again(L, q->kind);
  if (q->took_other >= q->insteads) return asking_take_free(L, q, after_free_action);
  push_answer(L, w, q);
  if (q->took_other >= 0) lua_pushstring(L, q->other[q->took_other]);
  int results = 1 + (q->took_other >= 0);
  ask_end(&w->asks);
  return results;
}

/* --- the questions of one player --- */

static int l_ask(lua_State *L) {
  int seat = lib_seat(L, 1);
  lua_settop(L, 5);
  int results = passing_ask(L, seat);
  if (results > 0) return results;
  struct ask *q = asking(L, seat, ASK_ONE, 2);
  offering(L, q, 3, 4);
  asking_instead(L, q, 5);
  return asking_put(L, q, answered);
}

static int l_number(lua_State *L) {
  int seat = lib_seat(L, 1);
  lua_settop(L, 5);
  struct ask *q = asking(L, seat, ASK_NUMBER, 2);
  lua_Integer low = luaL_checkinteger(L, 3), high = luaL_checkinteger(L, 4);
  if (low <= high && (low < -MAX_NUMBER || high > MAX_NUMBER))
    luaL_error(L, "numbers from %s to %s are too many to choose from", lua_tostring(L, 3),
               lua_tostring(L, 4));
  q->low = low <= high ? (int32_t)low : 1;
  q->high = low <= high ? (int32_t)high : 0;
  asking_instead(L, q, 5);
  if (low > high && q->others == 0)
    luaL_error(L, "nobody can answer '%s': there is no number from %s to %s", q->prompt, lua_tostring(L, 3),
               lua_tostring(L, 4));
  return asking_put(L, q, answered);
}

static int l_agrees(lua_State *L) {
  int seat = lib_seat(L, 1);
  lua_settop(L, 2);
  if (passing_agrees(L, seat) > 0) return 1;
  struct ask *q = asking(L, seat, ASK_YES, 2);
  lua_pushnil(L);
  asking_instead(L, q, 3);
  lua_settop(L, 2);
  return asking_put(L, q, answered);
}

static int l_order(lua_State *L) {
  int seat = lib_seat(L, 1);
  lua_settop(L, 3);
  lua_pushnil(L); /* where */
  struct ask *q = asking(L, seat, ASK_ORDER, 2);
  offering(L, q, 3, 4);
  q->unique = true;
  if (q->items > MAX_PICKS) luaL_error(L, "more than %d things to put in order", MAX_PICKS);
  return asking_put(L, q, answered);
}

/* --- several pieces --- */

static int l_select(lua_State *L) {
  int seat = lib_seat(L, 1);
  lua_settop(L, 2);
  select_read(L, 2, 2);
  struct ask *q = asking(L, seat, ASK_SELECT, 2 + SELECT_PROMPT);
  offering(L, q, 2 + SELECT_FROM, 2 + SELECT_WHERE);
  select_bounds(L, q, 2);
  asking_instead(L, q, 2 + SELECT_INSTEAD);
  return asking_put(L, q, answered);
}

/* player:can_select { ... }: could the player make such a choice now? Asks nobody. */
static int l_can_select(lua_State *L) {
  struct world *w = vm_world(L);
  int seat = lib_seat(L, 1);
  lua_settop(L, 2);
  const char *prompt = select_read(L, 2, 2);
  struct ask *q = ask_begin(&w->asks, seat, ASK_SELECT, prompt);
  if (q == NULL) luaL_error(L, "more than %d questions at once", MAX_ASKS);
  asking_clear_refused(L, q);
  offering(L, q, 2 + SELECT_FROM, 2 + SELECT_WHERE);
  select_bounds(L, q, 2);
  lua_pushboolean(L, ask_possible(&w->table, &w->asks, q));
  ask_end(&w->asks);
  return 1;
}

static int again(lua_State *L, enum ask_kind kind) {
  static const lua_CFunction question[] = {l_ask, l_number, l_select, l_order, l_agrees};
  return question[kind](L);
}

/* --- everybody at once --- */

static int l_ask_all(lua_State *L);

/* All have answered: returns the answers as a list by seat. */
static int all_answered(lua_State *L, int status, lua_KContext unused) {
  (void)status;
  (void)unused;
  struct world *w = vm_world(L);
  if (asking_put_again(w)) return l_ask_all(L);
  lua_createtable(L, w->seats, 0);
  for (int i = 0; i < w->asks.count; i++) {
    const struct ask *q = &w->asks.ask[i];
    push_answer(L, w, q);
    lua_rawseti(L, -2, q->seat + 1);
  }
  ask_end_all_but(&w->asks, 0);
  return 1;
}

/* A bound for a number: the number itself, or the result of a function of the player. */
static int32_t bound_of(lua_State *L, int arg, int seat) {
  lua_pushvalue(L, arg);
  if (lua_isfunction(L, -1)) {
    lib_push_player(L, seat);
    asking_look(L, 1, 1);
  }
  int ok;
  lua_Integer n = lua_tointegerx(L, -1, &ok);
  lua_pop(L, 1);
  if (!ok || n < -MAX_NUMBER || n > MAX_NUMBER)
    luaL_error(L, "'low' and 'high' are whole numbers, or functions of the player");
  return (int32_t)n;
}

/* Sets the number of picks. `to` is the name of a zone that each player has; no piece moves before all have
   answered. */
static void bounds_of_all(lua_State *L, struct ask *q, int seat, int base) {
  int to = base + SELECT_TO;
  lua_pushvalue(L, to);
  if (!lua_isnil(L, to)) {
    if (lua_type(L, to) != LUA_TSTRING) luaL_error(L, "in ask_all 'to' is the name of a zone of each player");
    lib_push_player(L, seat);
    lua_pushvalue(L, to);
    lua_gettable(L, -2);
    if (lib_test(L, -1, TAG_ZONE) == NULL)
      luaL_error(L, "player %d has no zone '%s' to put what is picked into", seat + 1, lua_tostring(L, to));
    lua_replace(L, to);
    lua_pop(L, 1);
  }
  select_bounds(L, q, base);
  lua_replace(L, to);
}

/* Puts the question of one seat among all. `from` may be the name of a zone that each player has. */
static void ask_one_of_all(lua_State *L, int seat, int base) {
  bool picks = !lua_isnil(L, base + SELECT_COUNT) || !lua_isnil(L, base + SELECT_LEAST) ||
               !lua_isnil(L, base + SELECT_MOST);
  struct world *w = vm_world(L);
  bool number = !lua_isnil(L, base + SELECT_HIGH);
  struct ask *q = asking_also(L, seat,
                              number  ? ASK_NUMBER
                              : picks ? ASK_SELECT
                                      : ASK_ONE,
                              base + SELECT_PROMPT);
  if (number) {
    q->low = lua_isnil(L, base + SELECT_LOW) ? 0 : bound_of(L, base + SELECT_LOW, seat);
    q->high = bound_of(L, base + SELECT_HIGH, seat);
  } else if (lua_type(L, base + SELECT_FROM) == LUA_TSTRING) {
    lib_push_player(L, seat);
    lua_pushvalue(L, base + SELECT_FROM);
    lua_gettable(L, -2);
    lua_replace(L, -2);
    if (!lua_isuserdata(L, -1) && !lua_istable(L, -1))
      luaL_error(
          L,
          "player %d has no zone '%s' to choose from: make it in setup, as player.hand = player:zone \"hand\"",
          seat + 1, lua_tostring(L, base + SELECT_FROM));
  } else {
    lua_pushvalue(L, base + SELECT_FROM);
  }
  if (!number) {
    offering(L, q, lua_gettop(L), base + SELECT_WHERE);
    lua_pop(L, 1);
  }
  if (picks) bounds_of_all(L, q, seat, base);
  else if (!lua_isnil(L, base + SELECT_TO)) luaL_error(L, "'to' is where several picks go: say their count");
  if (!lua_isnil(L, base + SELECT_INSTEAD)) {
    q->insteads = 1;
    q->other[q->others++] = luaL_checkstring(L, base + SELECT_INSTEAD);
  }
  if (ask_ready(&w->table, &w->asks, q) == 0) asking_fails(L, q);
  if (w->listening & HEARD_BY_SEATS) seen_question(L, q);
}

static int l_ask_all(lua_State *L) {
  lua_settop(L, 2);
  struct world *w = vm_world(L);
  const char *prompt = select_read(L, 2, 2);
  asking_anew(L);
  if (passing_ask_all(L, 2) > 0) return 1;
  if (lua_isnil(L, 2 + SELECT_PLAYERS)) {
    for (int seat = 0; seat < w->seats; seat++) ask_one_of_all(L, seat, 2);
  } else {
    luaL_checktype(L, 2 + SELECT_PLAYERS, LUA_TTABLE);
    int n = (int)lua_rawlen(L, 2 + SELECT_PLAYERS);
    for (int i = 1; i <= n; i++) {
      lua_rawgeti(L, 2 + SELECT_PLAYERS, i);
      int seat = lib_seat(L, -1);
      lua_pop(L, 1);
      for (int k = 0; k < w->asks.count; k++)
        if (w->asks.ask[k].seat == seat)
          luaL_error(L, "player %d is asked '%s' twice at once", seat + 1, prompt);
      ask_one_of_all(L, seat, 2);
    }
  }
  if (asking_answered_inside(L)) return all_answered(L, LUA_OK, 0);
  return vm_yield_ask(L, 0, all_answered);
}

static const struct lib_entry player_methods[] = {
    {"ask", l_ask,
     "player:ask(prompt, from [, where [, instead]]): asks for a piece of a zone, or an item of a list; nil "
     "and the word mean `instead`. For a list `where` may also be a list of verdicts: true, or a reason"},
    {"can_ask", l_can_ask, "player:can_ask(from [, where]): true if such a question has a legal answer"},
    {"number", l_number,
     "player:number(prompt, low, high [, instead]): asks for a whole number; nil means `instead`"},
    {"agrees", l_agrees, "player:agrees(prompt): asks yes or no; true means yes"},
    {"order", l_order, "player:order(prompt, from): asks for an order of pieces or items. Returns that list"},
    {"select", l_select,
     "player:select { prompt, from =, to =, where =, count = | least =, most =, total = { field, above = }, "
     "alike =, wild =, among =, again =, instead = }: asks for several pieces or items. Returns a list; nil "
     "means `instead`"},
    {"can_select", l_can_select, "player:can_select { ... }: true if such a select has a legal answer"},
    {NULL, NULL, NULL}};

static const struct lib_entry game_methods[] = {
    {"ask_all", l_ask_all,
     "game:ask_all { prompt, from =, to =, where =, players =, count = | low =, high =, ... }: asks players at "
     "once, in secret. Returns their answers by seat"},
    {NULL, NULL, NULL}};

void open_asks(lua_State *L) {
  lib_functions(L, 2, game_methods);
  lib_functions(L, 3, player_methods);
  select_open(L);
}
