/* asking.c: what all questions share: candidates with reasons, free actions, answers, waiting. */
#include <string.h>

#include "asklib.h"
#include "croupier.h"
#include "naming.h"
#include "seen.h"

void asking_anew(lua_State *L) {
  struct world *w = vm_world(L);
  if (w->look_only) luaL_error(L, "cannot ask while legality is being decided");
  if (w->laying_out) luaL_error(L, "cannot ask in setup: questions begin in play");
  if (!w->in_spec && !vm_may_ask(L))
    luaL_error(L, "no decision can be asked for here: Lua itself called this function, as table.sort does");
  w->asks.count = 0;
  w->asks.used = 0;
}

struct ask *asking(lua_State *L, int seat, enum ask_kind kind, const char *prompt) {
  asking_anew(L);
  return asking_also(L, seat, kind, prompt);
}

struct ask *asking_also(lua_State *L, int seat, enum ask_kind kind, const char *prompt) {
  struct world *w = vm_world(L);
  struct ask *q = ask_begin(&w->asks, seat, kind, prompt);
  if (q == NULL) luaL_error(L, "more than %d questions at once", MAX_ASKS);
  q->since = w->decisions;
  w->active = (int8_t)seat;
  if (!text_known_question(w->host, prompt))
    luaL_error(L, "there is no text for the question '%s': texts need '%s?'", prompt, prompt);
  if (w->inline_random >> seat & 1) return q;
  lib_check_told(L, prompt);
  lua_pushnil(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_REFUSED + seat);
  return q;
}

void asking_offer(lua_State *L, struct ask *q, uint16_t item) {
  if (!ask_offer(&vm_world(L)->asks, q, item))
    luaL_error(L, "more than %d candidates in '%s'", MAX_ITEMS, q->prompt);
}

/* Note the candidate below the top, and the reason at the top, for those who ask why not. Pops both. */
static void note_refused(lua_State *L, int seat) {
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_REFUSED + seat) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_REFUSED + seat);
  }
  if (lua_type(L, -2) != LUA_TSTRING) { /* no reason was given */
    lua_pushliteral(L, "");
    lua_replace(L, -3);
  }
  lua_insert(L, -3); /* Stack now: refused, candidate, reason */
  lua_Integer n = (lua_Integer)lua_rawlen(L, -3);
  lua_rawseti(L, -3, n + 2);
  lua_rawseti(L, -2, n + 1);
  lua_pop(L, 1);
}

/* Call a function of the script that may look but not touch. Stack: function, n arguments -> results. */
void asking_look(lua_State *L, int arguments, int results) {
  struct world *w = vm_world(L);
  int handler = lua_gettop(L) - arguments;
  lua_pushcfunction(L, vm_noting);
  lua_insert(L, handler);
  w->look_only++;
  int status = lua_pcall(L, arguments, results, handler);
  w->look_only--;
  lua_remove(L, handler);
  if (status != LUA_OK) lua_error(L);
}

/* The reason at the top is why the candidate below it is not offered. Pops both. */
static void refuse(lua_State *L, const struct ask *q) {
  if (vm_world(L)->inline_random >> q->seat & 1) lua_pop(L, 2);
  else note_refused(L, q->seat);
}

void asking_pass_over(lua_State *L, const struct ask *q, uint16_t piece) {
  if (vm_world(L)->inline_random >> q->seat & 1) return;
  lib_push_piece(L, piece);
  lua_pushliteral(L, "not what is asked for");
  note_refused(L, q->seat);
}

void asking_judge(lua_State *L, struct ask *q, uint16_t item) {
  if (lua_type(L, -1) == LUA_TBOOLEAN && lua_toboolean(L, -1)) {
    lua_pop(L, 2);
    asking_offer(L, q, item);
  } else {
    refuse(L, q);
  }
}

void asking_consider(lua_State *L, struct ask *q, uint16_t item, int where) {
  if (where != 0) {
    lua_pushvalue(L, where);
    lua_pushvalue(L, -2);
    asking_look(L, 1, 2); /* Stack now: candidate, passes, reason */
    bool passes = lua_toboolean(L, -2);
    lua_remove(L, -2);
    if (!passes) {
      refuse(L, q);
      return;
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  asking_offer(L, q, item);
}

/* may_take(name of the method, player): looking it up may fail as well as calling it. */
static int may_take(lua_State *L) {
  lib_slot(L, SLOT_GAME);
  lua_pushvalue(L, 1);
  lua_gettable(L, -2); /* Stack now: name, player, game, method */
  lua_insert(L, 3);
  lua_pushvalue(L, 2);
  lua_call(L, 2, 1);
  return 1;
}

/* The free actions that the seat may take now. SLOT_FREE lists name, may_name, name, may_name ... */
static void offer_free_actions(lua_State *L, struct world *w, struct ask *q) {
  lib_slot(L, SLOT_FREE);
  for (int i = 0; i < w->free_actions; i++) {
    lua_pushcfunction(L, may_take);
    lua_rawgeti(L, -2, 2 * i + 2);
    lib_push_player(L, q->seat);
    asking_look(L, 2, 1);
    bool may = lua_toboolean(L, -1);
    lua_pop(L, 1);
    if (!may) continue;
    lua_rawgeti(L, -1, 2 * i + 1);
    q->other[q->others++] = lua_tostring(L, -1); /* the list keeps it alive */
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

/* Is the word at arg the name of a free action? */
static const char *free_action_named(lua_State *L, const struct world *w, int arg) {
  const char *found = NULL;
  lib_slot(L, SLOT_FREE);
  for (int i = 0; i < w->free_actions && found == NULL; i++) {
    lua_rawgeti(L, -1, 2 * i + 1);
    if (lua_rawequal(L, -1, arg)) found = lua_tostring(L, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return found;
}

void asking_instead(lua_State *L, struct ask *q, int arg) {
  struct world *w = vm_world(L);
  if (lua_toboolean(L, arg)) {
    const char *word = luaL_checkstring(L, arg);
    q->ends_with = free_action_named(L, w, arg);
    if (q->ends_with == NULL) {
      q->has_instead = true;
      q->other[q->others++] = word;
    }
  }
  if (w->free_actions > 0 && !w->in_free_action) offer_free_actions(L, w, q);
}

int asking_take_free(lua_State *L, const struct ask *q, lua_KFunction after) {
  struct world *w = vm_world(L);
  const char *name = q->other[q->took_other];
  lua_KContext next = name == q->ends_with ? -1 : q->kind;
  int seat = q->seat;
  ask_end(&w->asks);
  lua_pushcfunction(L, vm_noting);
  lib_slot(L, SLOT_GAME);
  lua_getfield(L, -1, name);
  lua_insert(L, -2);
  lib_push_player(L, seat);
  w->in_free_action = true;
  int status = lua_pcallk(L, 2, 0, lua_absindex(L, -4), next, after);
  w->free_depth++;
  int results = after(L, status, next);
  w->free_depth--;
  return results;
}

void asking_freed(lua_State *L, int status) {
  vm_world(L)->in_free_action = false;
  if (status != LUA_OK && status != LUA_YIELD) lua_error(L);
}

/* --- answers that do not come from the host --- */

/* After each free action that was chosen inside, its question is put again: one C frame in the other. */
enum { MAX_FREE_DEPTH = 50 };

static void answer_at_random(struct world *w, struct ask *q) {
  while (!q->complete) {
    int options = ask_options(q);
    ask_answer(&w->table, &w->asks, q, asking_draw(w, q, options));
    asking_decided(w, options);
  }
}

/* The next answer that the spec gives, found among the options by its name. "2: pass" names the seat
   as well; "not cloth 4" says that this is not offered here. */
static int option_of_spec(lua_State *L, struct ask *q) {
  luaL_checkstack(L, 10, NULL);
  int top = lua_gettop(L);
  for (;;) {
    lib_slot(L, SLOT_ANSWERS);
    lua_rawgeti(L, -1, 0);
    lua_Integer next = lua_tointeger(L, -1) + 1;
    if (lua_rawgeti(L, -2, next) == LUA_TNIL)
      luaL_error(L, "the spec has no answer to '%s' for player %d; offered: %s", q->prompt, q->seat + 1,
                 naming_options(L, q));
    lua_pushinteger(L, next);
    lua_rawseti(L, -4, 0);
    const char *answer = luaL_tolstring(L, -1, NULL);
    if (answer[0] >= '1' && answer[0] <= '8' && strncmp(answer + 1, ": ", 2) == 0) {
      if (answer[0] - '1' != q->seat)
        luaL_error(L, "answer %d of the spec is '%s', but player %d is asked '%s'", (int)next, answer,
                   q->seat + 1, q->prompt);
      answer += 3;
    }
    bool denied = strncmp(answer, "not ", 4) == 0;
    int option = naming_find(L, q, denied ? answer + 4 : answer);
    if (denied ? option >= 0 : option < 0)
      luaL_error(L, "'%s' is %s player %d at '%s'; offered: %s", denied ? answer + 4 : answer,
                 denied ? "offered to" : "not offered to", q->seat + 1, q->prompt, naming_options(L, q));
    lua_settop(L, top);
    if (!denied) return option;
  }
}

static void answer_inside(lua_State *L, struct world *w, struct ask *q) {
  if (w->inline_random >> q->seat & 1) {
    if (w->decisions >= CROUPIER_MOST_INLINE) return; /* the host may break the game off */
    answer_at_random(w, q);
    vm_alive(vm_of(L));
  } else if (w->scripted) {
    while (!q->complete) ask_answer(&w->table, &w->asks, q, option_of_spec(L, q));
  }
}

int asking_fails(lua_State *L, const struct ask *q) {
  if (q->kind == ASK_NUMBER)
    return luaL_error(L, "nobody can answer '%s': there is no number from %d to %d", q->prompt, (int)q->low,
                      (int)q->high);
  if (q->items == 0)
    return luaL_error(L, "nobody can answer '%s': there is nothing to choose from, or 'where' refuses all",
                      q->prompt);
  return luaL_error(L, "nobody can answer '%s': no choice among %d is legal", q->prompt, (int)q->items);
}

int asking_put(lua_State *L, struct ask *q, lua_KFunction k) {
  struct world *w = vm_world(L);
  int place = (int)(q - w->asks.ask);
  if (ask_ready(&w->table, &w->asks, q) == 0 && !q->complete) return asking_fails(L, q);
  if (w->listening & HEARD_BY_SEATS) seen_question(L, q);
  if (!q->complete) answer_inside(L, w, q);
  if (q->complete && w->free_depth < MAX_FREE_DEPTH) return k(L, LUA_OK, place);
  if (w->in_spec) return luaL_error(L, "the same question again and again: '%s'", q->prompt);
  return vm_yield_ask(L, place,
                      k); /* answered already? Then the game goes on at once, with an empty C stack */
}

bool asking_answered_inside(lua_State *L) {
  struct world *w = vm_world(L);
  bool all = true;
  for (int i = 0; i < w->asks.count; i++) {
    answer_inside(L, w, &w->asks.ask[i]);
    all = all && w->asks.ask[i].complete;
  }
  return all;
}
