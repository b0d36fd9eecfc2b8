/* free.c: free actions: offered along with questions, or taken by another seat while a question waits. */
#include <string.h>

#include "asking.h"

/* may_take(name of the method, player): looking up the method may fail, as calling it may. */
static int may_take(lua_State *L) {
  lib_slot(L, SLOT_GAME);
  lua_pushvalue(L, 1);
  lua_gettable(L, -2); /* Stack now: name, player, game, method */
  lua_insert(L, 3);
  lua_pushvalue(L, 2);
  lua_call(L, 2, 1);
  return 1;
}

/* May the seat take the action now? The list of actions is at the top. */
static bool may_act(lua_State *L, int action, int seat) {
  lua_pushcfunction(L, may_take);
  lua_rawgeti(L, -2, 2 * action + 2);
  lib_push_player(L, seat);
  asking_look(L, 2, 1);
  bool may = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return may;
}

/* The free actions that the seat may take now. SLOT_FREE lists name, may_name, name, may_name ... */
static void offer_free_actions(lua_State *L, struct world *w, struct ask *q) {
  lib_slot(L, SLOT_FREE);
  for (int i = 0; i < w->free_actions; i++) {
    bool may = may_act(L, i, q->seat);
    if (!may && !asking_explains(w, q)) continue;
    lua_rawgeti(L, -1, 2 * i + 1);
    if (!may) {
      asking_pass_over_word(L, q);
      continue;
    }
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

/* The word at the top may be said instead. */
static void add_instead(lua_State *L, struct ask *q) {
  const struct world *w = vm_world(L);
  const char *word = luaL_checkstring(L, -1), *action = free_action_named(L, w, lua_gettop(L));
  if (action != NULL) {
    q->ends_with = action;
    return;
  }
  if (q->others + w->free_actions >= MAX_OTHERS)
    luaL_error(L, "at most %d words may be said instead, free actions included", MAX_OTHERS);
  q->other[q->others++] = word;
  q->insteads++;
}

void asking_instead(lua_State *L, struct ask *q, int arg) {
  struct world *w = vm_world(L);
  bool several = lua_istable(L, arg);
  int n = several ? (int)lua_rawlen(L, arg) : lua_toboolean(L, arg);
  for (int i = 1; i <= n; i++) {
    if (several) lua_rawgeti(L, arg, i); /* the list keeps the word alive */
    else lua_pushvalue(L, arg);
    add_instead(L, q);
    lua_pop(L, 1);
  }
  if (w->free_actions > 0 && !w->in_free_action) {
    q->can_wait = true;
    offer_free_actions(L, w, q);
  }
}

/* --- out of turn --- */

const char *free_name(lua_State *L, int action) {
  lib_slot(L, SLOT_FREE);
  lua_rawgeti(L, -1, 2 * action + 1);
  const char *name = lua_tostring(L, -1); /* the list keeps it alive */
  lua_pop(L, 2);
  return name;
}

unsigned free_open_to(lua_State *L, int seat) {
  const struct world *w = vm_world(L);
  const struct ask *q = &w->asks.ask[0];
  unsigned open = 0;
  if (w->asks.count != 1 || !q->can_wait || q->complete || q->picked > 0) return 0;
  if (seat < 0 || seat >= w->seats || seat == q->seat) return 0;
  lib_slot(L, SLOT_FREE);
  for (int i = 0; i < w->free_actions; i++) open |= (unsigned)may_act(L, i, seat) << i;
  lua_pop(L, 1);
  return open;
}

int free_named(lua_State *L, int seat, const char *name) {
  unsigned open = free_open_to(L, seat);
  for (int i = 0; open >> i != 0; i++)
    if ((open >> i & 1) != 0 && strcmp(free_name(L, i), name) == 0) return i;
  return -1;
}

void free_interrupt(struct world *w, int seat, int action) {
  struct ask *q = &w->asks.ask[0];
  q->complete = true;
  q->took_other = ANOTHER_ACTS;
  q->answer = seat * MAX_OTHERS + action;
}

/* --- carrying one out --- */

int asking_take_free(lua_State *L, const struct ask *q, lua_KFunction after) {
  struct world *w = vm_world(L);
  bool own = q->took_other != ANOTHER_ACTS;
  int seat = own ? q->seat : q->answer / MAX_OTHERS;
  const char *name = own ? q->other[q->took_other] : free_name(L, q->answer % MAX_OTHERS);
  lua_KContext next = own && name == q->ends_with ? -1 : q->kind;
  ask_end(&w->asks);
  lua_pushcfunction(L, vm_noting);
  lib_slot(L, SLOT_GAME);
  lua_getfield(L, -1, name);
  lua_insert(L, -2);
  lib_push_player(L, seat);
  w->in_free_action = true;
  uint8_t depth = w->free_depth;
  int status = lua_pcallk(L, 2, 0, lua_absindex(L, -4), next, after);
  w->free_depth = (uint8_t)(depth + 1);
  int results = after(L, status, next);
  w->free_depth = depth;
  return results;
}

void asking_freed(lua_State *L, int status) {
  vm_world(L)->in_free_action = false;
  if (status != LUA_OK && status != LUA_YIELD) lua_error(L);
}
