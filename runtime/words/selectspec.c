/* selectspec.c: reads the table of a select or ask_all. */
#include "selectspec.h"

#include <string.h>

#include "fields.h"
#include "prompt.h"

static const char *const select_fields[] = {"from",  "to",    "where", "count", "least",   "most",
                                            "total", "alike", "wild",  "among", "instead", "players",
                                            "low",   "high",  "again", NULL};

/* Puts the fields of the table at `spec` at stack places base + enum. Unknown fields raise. Returns the prompt. */
const char *select_read(lua_State *L, int spec, int base) {
  luaL_checktype(L, spec, LUA_TTABLE);
  luaL_checkstack(L, SELECT_PROMPT + 8, NULL);
  lua_settop(L, base + SELECT_PROMPT);
  lib_slot(L, SLOT_ASK_FIELDS);
  int known = lua_gettop(L);
  if (!fields_read(L, spec, known, base, SELECT_PROMPT)) lib_unknown_field(L, "a question", select_fields);
  lua_settop(L, base + SELECT_PROMPT);
  if (lua_isnil(L, base + SELECT_PROMPT))
    luaL_error(L, "a question begins with its prompt: { \"bid\", ... }");
  return prompt_word(L, base + SELECT_PROMPT);
}

static uint16_t count_at(lua_State *L, int arg, const char *name) {
  int ok;
  lua_Integer n = lua_tointegerx(L, arg, &ok);
  if (!ok || n < 0 || n > MAX_PICKS) luaL_error(L, "'%s' must be a number from 0 to %d", name, MAX_PICKS);
  return (uint16_t)n;
}

static void read_counts(lua_State *L, struct ask *q, int base) {
  q->least = 1;
  q->most = q->items < MAX_PICKS ? q->items : MAX_PICKS;
  if (!lua_isnil(L, base + SELECT_COUNT)) q->least = q->most = count_at(L, base + SELECT_COUNT, "count");
  if (!lua_isnil(L, base + SELECT_LEAST)) q->least = count_at(L, base + SELECT_LEAST, "least");
  if (!lua_isnil(L, base + SELECT_MOST)) q->most = count_at(L, base + SELECT_MOST, "most");
  q->again = lua_toboolean(L, base + SELECT_AGAIN);
  if (q->again && q->pieces) luaL_error(L, "'again' is for a list, not for the pieces of a zone");
  if (q->again && lua_isnil(L, base + SELECT_COUNT) && lua_isnil(L, base + SELECT_MOST))
    luaL_error(L, "'again' needs 'count' or 'most': how many are picked");
}

/* total = { "value", above = 3 }, or least, most, exactly. */
static void read_total(lua_State *L, struct ask *q, int arg) {
  if (lua_isnil(L, arg)) return;
  luaL_checktype(L, arg, LUA_TTABLE);
  q->total_least = INT32_MIN;
  q->total_most = INT32_MAX;
  for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) {
    if (lua_isinteger(L, -2) && lua_tointeger(L, -2) == 1) {
      q->total_field = (int16_t)lib_counted_field(L, lua_absindex(L, -1));
      continue;
    }
    int ok;
    lua_Integer n = lua_tointegerx(L, -1, &ok);
    const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
    if (!ok || n < -1000000 || n > 1000000) luaL_error(L, "'%s' of a total must be a whole number", name);
    if (strcmp(name, "above") == 0) q->total_least = (int32_t)n + 1;
    else if (strcmp(name, "least") == 0) q->total_least = (int32_t)n;
    else if (strcmp(name, "most") == 0) q->total_most = (int32_t)n;
    else if (strcmp(name, "exactly") == 0) q->total_least = q->total_most = (int32_t)n;
    else luaL_error(L, "a total is above, least, most or exactly a number, not '%s'", name);
  }
  if (q->total_field < 0) luaL_error(L, "a total begins with a field: total = { \"value\", above = 3 }");
  bool bounded = q->total_most != INT32_MAX || q->most < q->items;
  if (bounded &&
      (q->total_least > MAX_BOUNDED_SUM || (q->total_most != INT32_MAX && q->total_most > MAX_BOUNDED_SUM)))
    luaL_error(L, "a total with a limit on sum or number may be at most %d", MAX_BOUNDED_SUM);
  const struct world *w = vm_world(L);
  for (int i = 0; i < q->items; i++) {
    int32_t value = w->table.field[w->table.piece[w->asks.among->item[q->first + i]].face][q->total_field];
    if (value < 0 && value != NO_FIELD)
      luaL_error(L, "a total is of numbers from 0 up: one has %d", (int)value);
  }
}

/* Sets the number of picks and, for pieces, the sum and the family of sets. */
void select_bounds(lua_State *L, struct ask *q, int base) {
  if (!lua_isnil(L, base + SELECT_LOW) || !lua_isnil(L, base + SELECT_HIGH))
    luaL_error(L, "'low' and 'high' ask for a number, in ask_all: leave out count, least and most");
  static const enum select_field of_pieces[] = {SELECT_TO, SELECT_TOTAL, SELECT_ALIKE, SELECT_WILD,
                                                SELECT_AMONG};
  read_counts(L, q, base);
  for (int i = 0; i < 5 && !q->pieces; i++)
    if (!lua_isnil(L, base + (int)of_pieces[i]))
      luaL_error(L, "'%s' is for the pieces of a zone, not for a list", select_fields[of_pieces[i] - 1]);
  if (!q->pieces) return;
  read_total(L, q, base + SELECT_TOTAL);
  if (!lua_isnil(L, base + SELECT_ALIKE)) q->alike_field = (int16_t)lib_field(L, base + SELECT_ALIKE);
  if (!lua_isnil(L, base + SELECT_WILD)) q->wild = lib_known_symbol(L, base + SELECT_WILD);
  if (!lua_isnil(L, base + SELECT_TO)) q->to = (int16_t)lib_zone(L, base + SELECT_TO);
  if (lua_isnil(L, base + SELECT_AMONG)) return;
  struct family *family = lib_check(L, base + SELECT_AMONG, TAG_FAMILY, "a family of sets");
  const struct handle *from = lib_test(L, base + SELECT_FROM, TAG_ZONE);
  if (from == NULL || from->id != family->zone || family->count != q->items ||
      !lua_isnil(L, base + SELECT_WHERE))
    luaL_error(L, "the sets of 'among' are of other pieces than those to choose from");
  q->family = family->sets;
}

void select_open(lua_State *L) {
  lua_newtable(L);
  for (int i = 0; select_fields[i] != NULL; i++) {
    lua_pushinteger(L, i + 1);
    lua_setfield(L, -2, select_fields[i]);
  }
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_ASK_FIELDS);
}
