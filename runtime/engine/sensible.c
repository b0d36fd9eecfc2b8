/* sensible.c: the answers that bots do not think of, though the rules allow them. */
#include "sensible.h"

#include <string.h>

#include "asking.h"

struct judging {
  croupier *c;
  const struct ask *q;
  bool *absurd;
  int count;
};

/* Pushes the value of an option, or nil for a word that is said instead. */
static void push_value(lua_State *L, const struct judging *j, int option) {
  int32_t value;
  enum option_kind kind = ask_option(&j->c->world->asks, j->q, option, &value);
  if (kind == OPTION_NUMBER) lua_pushinteger(L, value);
  else if (kind == OPTION_ITEM) asking_push_listed(L, j->q, value);
  else lua_pushnil(L);
}

static void push_picks(lua_State *L, const struct judging *j) {
  lua_createtable(L, j->q->picked, 0);
  for (int i = 0; i < j->q->picked; i++) {
    asking_push_listed(L, j->q, ask_pick(&j->c->world->asks, j->q, i));
    lua_rawseti(L, -2, i + 1);
  }
}

static int judge(lua_State *L) {
  struct judging *j = lua_touserdata(L, 1);
  push_picks(L, j);
  for (int i = 0; i < j->count; i++) {
    push_host_function(L, "is_sensible");
    lua_pushinteger(L, j->q->seat + 1);
    lua_pushstring(L, j->q->prompt);
    push_value(L, j, option_tried(j->q, i));
    lua_pushvalue(L, 2);
    lua_call(L, 4, 1);
    j->absurd[i] = !lua_toboolean(L, -1);
    lua_pop(L, 1);
  }
  return 0;
}

void sensible_options(croupier *c, const struct ask *q, bool *absurd) {
  struct judging j = {c, q, absurd, options_tried(q)};
  lua_State *L = vm_lua(c->vm);
  bool any = false;
  memset(absurd, 0, (size_t)j.count * sizeof *absurd);
  if (q->pieces) return;
  lua_pushcfunction(L, judge);
  lua_pushlightuserdata(L, &j);
  if (vm_call(c->vm, 1, 0) != VM_DONE) memset(absurd, 0, (size_t)j.count * sizeof *absurd);
  for (int i = 0; i < j.count; i++) any = any || !absurd[i];
  if (!any) memset(absurd, 0, (size_t)j.count * sizeof *absurd);
}
