/* asking.c: the common part of all questions: candidates with reasons, answers, waiting. */
#include <string.h>

#include "asking.h"
#include "coupled.h"
#include "croupier.h"
#include "identity.h"
#include "names.h"
#include "naming.h"
#include "prompt.h"
#include "seen.h"
#include "shown.h"

/* Everything that an error may leave open, as one number: looks, questions, a line of the host; and free actions. */
uint64_t asking_nesting(const struct world *w) {
  return w->look_only | (uint64_t)w->asks.count << 16 | (uint64_t)w->at_prompt << 24 |
         (uint64_t)w->free_depth << 32;
}

void asking_unwind(struct world *w, uint64_t nesting) {
  w->look_only = (uint16_t)nesting;
  ask_end_all_but(&w->asks, (uint8_t)(nesting >> 16));
  w->at_prompt = nesting >> 24 & 1;
  w->free_depth = (uint8_t)(nesting >> 32);
}

void asking_anew(lua_State *L) {
  struct world *w = vm_world(L);
  if (w->look_only) luaL_error(L, "cannot ask while legality is being decided");
  lib_in_play(L, "ask", "questions begin in play");
  if (!w->in_spec && !vm_may_ask(L)) {
    w->mistake = CROUPIER_MAY_NOT_ASK;
    luaL_error(
        L, "%s",
        w->at_prompt
            ? "a line at the prompt cannot ask anybody"
            : "no decision can be asked for here: Lua itself called this function, as table.sort does");
  }
  if (w->asks.count > 0) luaL_error(L, "cannot ask while another question is being put");
  w->refused = w->remarked = 0;
  w->put_again = false;
}

static inline struct ask *begin(lua_State *L, int seat, enum ask_kind kind, int arg, bool bids, int32_t low) {
  struct world *w = vm_world(L);
  const char *prompt = prompt_word(L, arg);
  struct ask *q = ask_begin(&w->asks, seat, kind, prompt);
  if (q == NULL) luaL_error(L, "more than %d questions at once", MAX_ASKS);
  q->since = w->decisions;
  if (w->coupling.on) q->key = coupled_question(w, q);
  q->low = low;
  w->active = (int8_t)seat;
  text_wanted_question(L, prompt);
  if (asking_explains(w, q)) {
    q->bids = bids;
    lib_check_told(L, prompt);
    prompt_keep(L, q, arg);
  } else if (asking_samples(w, q)) {
    prompt_unheard(L, arg);
  }
  return q;
}

struct ask *asking(lua_State *L, int seat, enum ask_kind kind, int prompt) {
  asking_anew(L);
  return begin(L, seat, kind, prompt, false, 0);
}

struct ask *asking_bid(lua_State *L, int seat, int prompt, int32_t beat) {
  asking_anew(L);
  return begin(L, seat, ASK_NUMBER, prompt, true, beat + 1);
}

struct ask *asking_also(lua_State *L, int seat, enum ask_kind kind, int prompt) {
  return begin(L, seat, kind, prompt, false, 0);
}

/* --- what a question keeps in the registry --- */

void asking_clear_refused(lua_State *L, const struct ask *q) {
  struct world *w = vm_world(L);
  /* the next refused candidate begins a new list */
  w->refused &= (uint8_t) ~(1u << ask_place(&w->asks, q));
  w->remarked &= (uint8_t) ~(1u << ask_place(&w->asks, q));
}

static void too_many(lua_State *L, const struct ask *q) {
  luaL_error(L, "more than %d candidates in '%s'", MAX_ITEMS, q->prompt);
}

void asking_offer(lua_State *L, struct ask *q, uint16_t item) {
  if (!ask_offer(&vm_world(L)->asks, q, item)) too_many(L, q);
}

/* Notes the candidate below the top with the reason at the top, for `why not`. Pops both. */
static void note_refused(lua_State *L, const struct ask *q) {
  if (!asking_push_refused(L, q)) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, listed_slot(L, SLOT_REFUSED, q));
    vm_world(L)->refused |= (uint8_t)(1u << ask_place(&vm_world(L)->asks, q));
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

void asking_look(lua_State *L, int arguments, int results) {
  struct world *w = vm_world(L);
  w->look_only++; /* asking_unwind sets it back after an error */
  lua_call(L, arguments, results);
  w->look_only--;
}

/* The reason at the top is why the candidate below it is not offered. Pops both. */
static void refuse(lua_State *L, const struct ask *q) {
  if (!asking_explains(vm_world(L), q)) lua_pop(L, 2);
  else note_refused(L, q);
}

void asking_pass_over(lua_State *L, const struct ask *q, uint16_t piece, const char *why) {
  if (!asking_explains(vm_world(L), q)) return;
  lib_push_piece(L, piece);
  lua_pushstring(L, why == NULL ? "not what is asked for" : why);
  note_refused(L, q);
}

void asking_pass_over_word(lua_State *L, const struct ask *q) {
  lua_pushliteral(L, "");
  refuse(L, q);
}

void asking_judge(lua_State *L, struct ask *q, uint16_t item) {
  if (lua_type(L, -1) == LUA_TBOOLEAN && lua_toboolean(L, -1)) {
    lua_pop(L, 2);
    asking_offer(L, q, item);
  } else {
    refuse(L, q);
  }
}

/* Remarks of a question are in one list, those on item i at 2i + 1 and 2i + 2. */
bool asking_push_remark(lua_State *L, const struct ask *q, int item) {
  const struct world *w = vm_world(L);
  if ((w->remarked >> ask_place(&w->asks, q) & 1) == 0) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, listed_slot(L, SLOT_REMARKS, q));
  bool any = lua_rawgeti(L, -1, 2 * item + 1) == LUA_TSTRING;
  lua_rawgeti(L, -2, 2 * item + 2);
  lua_remove(L, -3);
  if (!any) lua_pop(L, 2);
  return any;
}

/* Notes the word and number at the top. Pops both. */
static void note_remark(lua_State *L, const struct ask *q, int item) {
  struct world *w = vm_world(L);
  unsigned bit = 1u << ask_place(&w->asks, q);
  if ((w->remarked & bit) == 0) {
    lua_newtable(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, listed_slot(L, SLOT_REMARKS, q));
    w->remarked |= (uint8_t)bit;
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, listed_slot(L, SLOT_REMARKS, q));
  lua_insert(L, -3);
  lua_rawseti(L, -3, 2 * item + 2);
  lua_rawseti(L, -2, 2 * item + 1);
  lua_pop(L, 1);
}

/* Offers the candidate at the top if the function at 3 returns true, else notes it with the reason. Pops it.
   False: there are too many. */
static bool consider(lua_State *L, struct ask *q, uint16_t item) {
  lua_pushvalue(L, 3);
  lua_pushvalue(L, -2);
  lua_call(L, 1, 4); /* Stack now: candidate, passes, reason, remark, number */
  bool passes = lua_toboolean(L, -4);
  lua_remove(L, -4);
  if (!passes) {
    lua_pop(L, 2);
    refuse(L, q);
    return true;
  }
  if (lua_type(L, -2) == LUA_TSTRING && asking_explains(vm_world(L), q)) note_remark(L, q, item);
  else lua_pop(L, 2);
  lua_pop(L, 2);
  return ask_offer(&vm_world(L)->asks, q, item);
}

/* Judges all candidates in one look, because entering a look takes time. Stack: question, number of a zone or
   list, function -> is there room for all that pass? */
static int consider_all(lua_State *L) {
  const struct table *t = &vm_world(L)->table;
  struct ask *q = lua_touserdata(L, 1);
  bool room = true;
  for (uint16_t p = q->pieces ? t->zone[lua_tointeger(L, 2)].bottom : NO_PIECE; room && p != NO_PIECE;
       p = t->piece[p].above) {
    lib_push_piece(L, p);
    room = consider(L, q, p);
  }
  int n = q->pieces ? 0 : (int)lua_rawlen(L, 2);
  for (int i = 1; room && i <= n; i++) {
    lua_rawgeti(L, 2, i);
    room = consider(L, q, (uint16_t)i);
  }
  lua_pushboolean(L, room);
  return 1;
}

void asking_consider(lua_State *L, struct ask *q, int where) {
  lua_pushcfunction(L, consider_all);
  lua_insert(L, -2);
  lua_pushlightuserdata(L, q);
  lua_insert(L, -2);
  lua_pushvalue(L, where);
  asking_look(L, 3, 1);
  if (!lua_toboolean(L, -1)) too_many(L, q);
  lua_pop(L, 1);
}

/* --- answers that do not come from the host --- */

/* Answered inside, each free action repeats its question in a C frame of its own. This many frames are allowed. */
enum { MAX_FREE_DEPTH = 50 };

int asking_draw(lua_State *L, const struct ask *q, int options) {
  const struct world *w = vm_world(L);
  if (options <= 1) return 0;
  if (w->coupling.on && options <= MOST_COUPLED) {
    uint64_t identity[MOST_COUPLED];
    for (int i = 0; i < options; i++) identity[i] = option_identity(L, q, i, NULL);
    return coupled_draw(identity, options, asking_place(w, q));
  }
  struct rng drawn = {fold_scatter(asking_place(w, q)), w->bots[q->seat].b};
  return (int)rng_below(&drawn, (uint32_t)options);
}

static void answer_at_random(lua_State *L, struct world *w, struct ask *q) {
  while (!q->complete) {
    int options = ask_options(q);
    ask_answer(&w->table, &w->asks, q, asking_draw(L, q, options));
    asking_decided(w, options);
  }
}

/* Another seat's answer: its free action, or "not sell": the seat cannot take it now. False: no action is taken. */
static bool acts_in_spec(lua_State *L, const struct ask *q, int n, const char *answer, bool denied) {
  int seat = answer[0] - '1', action = free_named(L, seat, answer + (denied ? 7 : 3));
  if (denied && action >= 0)
    luaL_error(L, "answer %d of the spec is '%s', but player %d can, at '%s'", n, answer, seat + 1,
               q->prompt);
  if (!denied && action < 0)
    luaL_error(L, "answer %d of the spec is '%s', but player %d is asked '%s'", n, answer, q->seat + 1,
               q->prompt);
  if (action >= 0) free_interrupt(vm_world(L), seat, action);
  return action >= 0;
}

/* The next answer of the spec, found among the options by name. -1: another seat acts, or the question is put
   again. "2: pass" also names the seat; "not cloth 4" says that this option is not offered. */
static int option_of_spec(lua_State *L, struct ask *q) {
  luaL_checkstack(L, 10, NULL);
  int top = lua_gettop(L);
  for (;;) {
    lib_slot(L, SLOT_ANSWERS); /* the spec's own list: a function in it may have changed it */
    if (!lua_istable(L, -1)) luaL_error(L, "the spec has taken its answers away while one was given");
    lua_rawgeti(L, -1, 0);
    lua_Integer next = (lua_Integer)((lua_Unsigned)lua_tointeger(L, -1) + 1);
    if (lua_rawgeti(L, -2, next) == LUA_TNIL) {
      naming_options(L, q);
      lua_setfield(L, -4, "offered"); /* what was asked when no answer was left: see Test in spec.lua */
      luaL_error(L, "the spec has no answer to '%s' for player %d; offered: %s", q->prompt, q->seat + 1,
                 naming_options(L, q));
    }
    lua_pushinteger(L, next);
    lua_rawseti(L, -4, 0);
    if (lua_isfunction(L, -1)) {
      lua_call(L, 0, 0); /* an edit; the question is put again afterwards */
      lua_settop(L, top);
      vm_world(L)->put_again = q->complete = true;
      return -1;
    }
    const char *answer = luaL_tolstring(L, -1, NULL), *name = answer;
    bool named = answer[0] >= '1' && answer[0] <= '8' && strncmp(answer + 1, ": ", 2) == 0;
    if (named) name += 3;
    bool denied = strncmp(name, "not ", 4) == 0, by_another = named && answer[0] - '1' != q->seat;
    if (denied) name += 4;
    if (by_another && acts_in_spec(L, q, (int)next, answer, denied)) {
      lua_settop(L, top);
      return -1;
    }
    int option = by_another ? -1 : naming_find(L, q, name);
    if (!by_another && (denied ? option >= 0 : option < 0))
      luaL_error(L, "'%s' is %s player %d at '%s'%s; offered: %s", name,
                 denied ? "offered to" : "not offered to", q->seat + 1, q->prompt,
                 q->kind == ASK_SELECT && strchr(name, ',') ? ", which takes one answer for each pick" : "",
                 naming_options(L, q));
    lua_settop(L, top);
    if (!denied) return option;
  }
}

/* Several questions at once are left to the host, who knows which one comes first. */
static void answer_by_bot(lua_State *L, struct world *w, struct ask *q) {
  while (!q->complete && w->asks.count == 1) {
    vm_defer(vm_of(L));
    int option = w->chooses(w->host, q);
    vm_undefer(vm_of(L));
    if (option < 0) return;
    asking_decided(w, ask_options(q));
    ask_answer(&w->table, &w->asks, q, option);
    vm_alive(vm_of(L));
  }
}

static void answer_inside(lua_State *L, struct world *w, struct ask *q) {
  if (asking_at_random(w, q->seat)) {
    if (w->decisions >= w->inline_until) return;
    answer_at_random(L, w, q);
    vm_alive(vm_of(L));
  } else if (w->chooses != NULL) {
    answer_by_bot(L, w, q);
  } else if (w->scripted) {
    while (!q->complete) {
      int option = option_of_spec(L, q);
      if (option >= 0) ask_answer(&w->table, &w->asks, q, option);
    }
  }
}

int asking_fails(lua_State *L, const struct ask *q) {
  vm_world(L)->mistake = CROUPIER_NO_ANSWER;
  if (q->kind == ASK_NUMBER)
    return luaL_error(L, "nobody can answer '%s': there is no number from %d to %d", q->prompt, (int)q->low,
                      (int)q->high);
  if (q->items == 0)
    return luaL_error(L, "nobody can answer '%s': there is nothing to choose from, or 'where' refuses all",
                      q->prompt);
  return luaL_error(L, "nobody can answer '%s': no choice among %d is legal", q->prompt, (int)q->items);
}

/* Whoever reads the question reads what is shown as well. Call it when the functions of the script have run that come
   with the question: they cannot move a piece, but they can set a variable. */
static void check_shown(lua_State *L, const struct ask *q) {
  if (vm_world(L)->showns > 0 && asking_explains(vm_world(L), q)) shown_check(L);
}

int asking_put(lua_State *L, struct ask *q, lua_KFunction k) {
  struct world *w = vm_world(L);
  int place = (int)(q - w->asks.ask);
  if (ask_ready(&w->table, &w->asks, q) == 0 && !q->complete) return asking_fails(L, q);
  check_shown(L, q);
  if (w->listening & HEARD_BY_SEATS) seen_question(L, q);
  if (!q->complete) answer_inside(L, w, q);
  if (q->complete && w->free_depth < MAX_FREE_DEPTH) return k(L, LUA_OK, place);
  if (w->in_spec) return luaL_error(L, "the same question again and again: '%s'", q->prompt);
  return vm_yield_ask(L, place,
                      k); /* if it is answered already, the game continues at once, with an empty C stack */
}

bool asking_answered_inside(lua_State *L) {
  struct world *w = vm_world(L);
  bool all = true;
  for (int i = 0; i < w->asks.count; i++) {
    check_shown(L, &w->asks.ask[i]);
    answer_inside(L, w, &w->asks.ask[i]);
    if (w->put_again) return true;
    all = all && w->asks.ask[i].complete;
  }
  return all;
}
