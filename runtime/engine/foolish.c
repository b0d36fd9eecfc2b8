/* foolish.c: the answers that bots do not think of, though the rules allow them. */
#include "foolish.h"

#include <string.h>

#include "asking.h"

enum { STREAM = 1 << 21 /* of random numbers; worlds, redeals and standings use others */ };

struct judging {
  struct lookahead *s;
  const struct ask *q;
  bool *foolish;
  int count;
};

/* Places on the stack while options are judged. */
enum { JUDGING = 1, RULE, PLAYER, PICKS };

static void push_item(lua_State *L, const struct ask *q, int32_t item) {
  if (q->pieces) lib_push_piece(L, (uint16_t)item);
  else asking_push_listed(L, q, item);
}

/* Pushes the value of an option. False: it is a word that is said instead, and nothing is pushed. */
static bool push_value(lua_State *L, const struct judging *j, int option) {
  int32_t value;
  switch (ask_option(&j->s->c->world->asks, j->q, option, &value)) {
  case OPTION_ITEM: push_item(L, j->q, value); return true;
  case OPTION_NUMBER: lua_pushinteger(L, value); return true;
  case OPTION_YES: lua_pushboolean(L, value == 1); return true;
  default: return false;
  }
}

static void push_picks(lua_State *L, const struct judging *j) {
  lua_createtable(L, j->q->picked, 0);
  for (int i = 0; i < j->q->picked; i++) {
    push_item(L, j->q, ask_pick(&j->s->c->world->asks, j->q, i));
    lua_rawseti(L, -2, i + 1);
  }
}

/* Pushes the rule for the question, or nil, and the player. */
static void push_rule(lua_State *L, const struct ask *q) {
  push_host_function(L, "foolish");
  fetch(L, KEY_SELF);
  lua_pushstring(L, q->prompt);
  lua_pushinteger(L, q->seat + 1);
  lua_call(L, 3, 2);
}

/* Stack: struct judging. + whether there is such a rule. */
static int find_rule(lua_State *L) {
  const struct judging *j = lua_touserdata(L, JUDGING);
  push_rule(L, j->q);
  lua_pushboolean(L, !lua_isnil(L, RULE));
  return 1;
}

static int judge(lua_State *L) {
  struct judging *j = lua_touserdata(L, JUDGING);
  push_rule(L, j->q);
  push_picks(L, j);
  for (int i = 0; i < j->count; i++) {
    lua_pushvalue(L, RULE);
    fetch(L, KEY_SELF);
    lua_pushvalue(L, PLAYER);
    j->foolish[i] = push_value(L, j, option_tried(j->q, i));
    if (j->foolish[i]) {
      lua_pushvalue(L, PICKS);
      lua_call(L, 4, 1);
      j->foolish[i] = lua_toboolean(L, -1);
    }
    lua_settop(L, PICKS);
  }
  return 0;
}

/* Calls one of the two. */
static bool call(struct judging *j, lua_CFunction function, int results) {
  lua_State *L = vm_lua(j->s->c->vm);
  lua_pushcfunction(L, function);
  lua_pushlightuserdata(L, j);
  j->s->spoiled = vm_call(j->s->c->vm, 1, results);
  return j->s->spoiled == VM_DONE;
}

bool foolish_options(struct lookahead *s, const struct ask *q, bool *foolish) {
  struct judging j = {s, q, foolish, options_tried(q)};
  lua_State *L = vm_lua(s->c->vm);
  bool all = true, some = false;
  memset(foolish, 0, (size_t)j.count * sizeof *foolish);
  if (!call(&j, find_rule, 1)) return false;
  bool any = lua_toboolean(L, -1);
  lua_pop(L, 1);
  rng_seed(&s->rng, s->seed, STREAM);
  if (!any || !lookahead_deal(s)) return true;
  j.q = descent_question(s); /* others may have been asked anew */
  if (!call(&j, judge, 0)) return false;
  for (int i = 0; i < j.count; i++) {
    all = all && foolish[i];
    some = some || foolish[i];
  }
  if (all) memset(foolish, 0, (size_t)j.count * sizeof *foolish);
  else if (some) s->foolish = foolish;
  return true;
}
