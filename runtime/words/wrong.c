/* wrong.c: what a script gives to a question in vain, with the right way. */
#include "wrong.h"

#include "asking.h"

/* Is the table at the top named as a player is? */
static bool has_seat(lua_State *L) {
  lua_pushliteral(L, "seat");
  bool has = lua_rawget(L, -2) == LUA_TNUMBER;
  lua_pop(L, 1);
  return has;
}

static void check_option(lua_State *L, const struct ask *q, int list, int i) {
  int type = lua_rawgeti(L, list, i);
  bool readable = type == LUA_TSTRING || type == LUA_TNUMBER || type == LUA_TUSERDATA || type == LUA_TBOOLEAN;
  if (!readable && (type != LUA_TTABLE || (lua_rawlen(L, -1) == 0 && !has_seat(L))))
    luaL_error(
        L,
        "option %d of '%s' is a %s%s: an option is a word, a number, a piece, a zone, a purse, a player "
        "or a list of these",
        i, q->prompt, luaL_typename(L, -1), type == LUA_TTABLE ? " without items" : "");
  lua_pop(L, 1);
}

void wrong_check_options(lua_State *L, const struct ask *q, int list, int n) {
  const struct world *w = vm_world(L);
  if (asking_explains(w, q)) {
    for (int i = 1; i <= n; i++) check_option(L, q, list, i);
    return;
  }
  unsigned drawn = (unsigned)(w->bots[q->seat].a + q->since);
  if (asking_samples(w, q) && n > 0) check_option(L, q, list, 1 + (int)(drawn / 4 % (unsigned)n));
}

void wrong_check_verdicts(lua_State *L, const struct ask *q, int n, int verdicts) {
  if (verdicts != n)
    luaL_error(
        L,
        "'%s' has %d options and %d verdicts: for a list `where` is a function, or a list with true or a "
        "reason for each option; a filter is for the pieces of a zone",
        q->prompt, n, verdicts);
}

void wrong_choices(lua_State *L, int from) {
  luaL_error(L, "what to choose from is a zone or a list, not %s%s", lib_got(L, from),
             lua_type(L, from) == LUA_TSTRING
                 ? ": a prompt does not stand there, and choices_ACTION returns none"
                 : "");
}
