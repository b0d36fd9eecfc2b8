/* advice.c: the advice of a script to bots, given a seat's view alone. */
#include "advice.h"

#include <string.h>

#include "asking.h"
#include "held.h"
#include "lauxlib.h"
#include "naming.h"
#include "sandbox.h"

/* --- the copy --- */

enum { MEMO = 1, DEEPEST = 60 }; /* MEMO: stack place of the table from a value to its copy */

/* Stack: sealed words, the globals or a library of Lua's own. The values behind them are used uncopied, except
   functions of ours. */
static void note_words(lua_State *L) {
  luaL_checkstack(L, 6, NULL);
  lua_getmetatable(L, -1);
  lua_getfield(L, -1, "__index");
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    if (strcmp(lua_tostring(L, -2), "croupier") == 0) continue;
    if (lua_istable(L, -1)) note_words(L);
    lua_pushvalue(L, -1);
    lua_pushvalue(L, -1);
    lua_rawset(L, MEMO);
  }
  lua_pop(L, 2);
}

static int no_croupier(lua_State *L) {
  return luaL_error(L, "advice knows nothing but what it is given: there is no 'croupier' in it");
}

/* The globals without `croupier`. */
static int read_word(lua_State *L) {
  if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "croupier") == 0) return no_croupier(L);
  sandbox_env(L);
  lua_pushvalue(L, 2);
  lua_gettable(L, -2);
  return 1;
}

/* Stack: a sealed table. Its stand-in reads through a function, and is sealed too. */
static void note_sealed(lua_State *L, lua_CFunction read) {
  lua_newtable(L);
  lua_newtable(L);
  lua_getmetatable(L, -3);
  lua_getfield(L, -1, "__newindex");
  lua_setfield(L, -3, "__newindex");
  lua_pop(L, 1);
  lua_pushcfunction(L, read);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2); /* Stack now: the table, what stands for it */
  lua_rawset(L, MEMO);
}

static void copy(lua_State *L, int depth);

/* Stack: table, its copy. Leaves out keys that are tables, functions or the like. */
static void copy_fields(lua_State *L, int depth) {
  for (lua_pushnil(L); lua_next(L, -3); lua_pop(L, 1)) {
    if (lua_type(L, -2) > LUA_TSTRING) continue;
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    copy(L, depth);
    lua_rawset(L, -5);
  }
}

/* Stack: function, its copy. Functions that share a variable share the copy of the variable. */
static void copy_variables(lua_State *L, int depth) {
  int twin = lua_gettop(L), function = twin - 1;
  for (int i = 1; lua_getupvalue(L, function, i) != NULL; lua_settop(L, twin), i++) {
    void *variable = lua_upvalueid(L, function, i);
    if (lua_rawgetp(L, MEMO, variable) == LUA_TTABLE) { /* Stack now: ..., value, { function, number } */
      lua_rawgeti(L, -1, 1);
      lua_rawgeti(L, -2, 2);
      lua_upvaluejoin(L, twin, i, -2, (int)lua_tointeger(L, -1));
      continue;
    }
    lua_createtable(L, 2, 0);
    lua_pushvalue(L, twin);
    lua_rawseti(L, -2, 1);
    lua_pushinteger(L, i);
    lua_rawseti(L, -2, 2);
    lua_rawsetp(L, MEMO, variable);
    lua_pop(L, 1);
    copy(L, depth);
    lua_setupvalue(L, twin, i);
  }
}

/* Stack: value; replaces it by a copy that leads nowhere. */
static void copy(lua_State *L, int depth) {
  int type = lua_type(L, -1);
  if (type <= LUA_TSTRING && type != LUA_TLIGHTUSERDATA) return;
  luaL_checkstack(L, 10, NULL);
  lua_pushvalue(L, -1);
  bool known = lua_rawget(L, MEMO) != LUA_TNIL;
  if (known || lua_iscfunction(L, -2) || (type != LUA_TTABLE && type != LUA_TFUNCTION)) {
    lua_replace(L, -2);
    return;
  }
  lua_pop(L, 1);
  if (depth == DEEPEST)
    luaL_error(L, "advice uses tables or functions that lie %d deep in each other", depth);
  if (type == LUA_TTABLE) lua_newtable(L);
  else held_push_twin(L);
  lua_pushvalue(L, -2);
  lua_pushvalue(L, -2);
  lua_rawset(L, MEMO); /* Stack now: value, copy */
  if (type == LUA_TTABLE) copy_fields(L, depth + 1);
  else copy_variables(L, depth + 1);
  lua_replace(L, -2);
}

/* Stack: what the script has as `advice`. */
static void check_advice(lua_State *L) {
  if (!lua_isfunction(L, -1) || lua_iscfunction(L, -1))
    luaL_error(L, "'advice' is a function of the script: function game.advice(seen, question)");
  lua_pushvalue(L, -1);
  const char *first = lua_getlocal(L, NULL, 1); /* takes the function */
  if (first != NULL && strcmp(first, "self") == 0)
    luaL_error(L, "'advice' is no method, for there is no game in it; write it with a dot: "
                  "function game.advice(seen, question)");
}

int advice_copy(lua_State *L) {
  lua_settop(L, 0);
  fetch(L, KEY_CLASS);
  lua_pushliteral(L, "advice");
  if (lua_rawget(L, 1) == LUA_TNIL) return 0;
  check_advice(L);
  lua_replace(L, 1);
  lua_newtable(L);
  lua_insert(L, MEMO); /* Stack now: memo, function */
  sandbox_env(L);
  note_words(L);
  note_sealed(L, read_word);
  sandbox_env(L);
  lua_getfield(L, -1, "croupier");
  note_sealed(L, no_croupier);
  lua_pop(L, 1);
  copy(L, 0);
  keep(L, KEY_ADVICE);
  return 0;
}

/* --- what is seen --- */

static void set_number(lua_State *L, const char *name, lua_Integer value) {
  lua_pushinteger(L, value);
  lua_setfield(L, -2, name);
}

static void push_shape(lua_State *L, const croupier *c, int face) {
  const struct table *t = &c->world->table;
  lua_createtable(L, 0, c->names.fields + 1);
  lua_pushstring(L, name_of(&c->names, LANG_NONE, face));
  lua_setfield(L, -2, "name");
  for (int i = 0; i < c->names.fields; i++) {
    int32_t value = t->field[face][i];
    if (value == NO_FIELD) continue;
    if (t->kind[i] == FIELD_WORD) lua_pushstring(L, c->names.symbol[value]);
    else if (t->kind[i] == FIELD_TRUTH) lua_pushboolean(L, 1);
    else lua_pushinteger(L, value);
    lua_setfield(L, -2, c->names.field[i]);
  }
}

int advice_shapes(lua_State *L) {
  const croupier *c = lua_touserdata(L, 1);
  lua_newtable(L);
  for (int face = 0; face < c->names.faces; face++) {
    push_shape(L, c, face);
    lua_rawseti(L, -2, face);
  }
  keep(L, KEY_SHAPES);
  return 0;
}

enum { SHAPES = 2, SEEN = 3 };

static void push_zone(lua_State *L, const struct table *t, const struct zone *zone, int seat) {
  lua_newtable(L);
  set_number(L, "count", zone->count);
  if (!sees(zone->sees, seat)) return;
  lua_Integer n = 0;
  for (uint16_t p = zone->bottom; p != NO_PIECE; p = t->piece[p].above) {
    lua_rawgeti(L, SHAPES, t->piece[p].face);
    lua_rawseti(L, -2, ++n);
  }
}

static void push_shown_value(lua_State *L, const croupier *c, int seat, int i, int item) {
  int64_t number;
  const char *word;
  switch (croupier_shown_value(c, seat, i, item, &number, &word)) {
  case CROUPIER_AMOUNT:
  case CROUPIER_PLAYER: lua_pushinteger(L, number); break;
  case CROUPIER_FLAG: lua_pushboolean(L, number != 0); break;
  case CROUPIER_WORD:
  case CROUPIER_ZONE: lua_pushstring(L, word); break;
  case CROUPIER_PIECE: lua_rawgeti(L, SHAPES, c->world->table.piece[number - 1].face); break;
  default: lua_pushnil(L);
  }
}

/* Sets the shown variables that the seat sees in the table at the top. */
static void set_shown(lua_State *L, const croupier *c, int seat) {
  for (int i = 0; i < croupier_shows(c); i++) {
    croupier_shown shown = croupier_shown_at(c, seat, i);
    if (!shown.listed) push_shown_value(L, c, seat, i, 0);
    else lua_createtable(L, shown.values, 0);
    for (int item = 0; shown.listed && item < shown.values; item++) {
      push_shown_value(L, c, seat, i, item);
      lua_rawseti(L, -2, item + 1);
    }
    lua_setfield(L, -2, shown.name);
  }
}

static void push_seen(lua_State *L, const croupier *c, int seat) {
  const struct world *w = c->world;
  lua_createtable(L, 0, 7);
  set_number(L, "seat", seat);
  set_number(L, "number", w->phase_number);
  lua_pushstring(L, w->phase);
  lua_setfield(L, -2, "phase");
  lua_newtable(L);
  for (uint16_t z = 0; z < w->table.zones; z++) {
    push_zone(L, &w->table, &w->table.zone[z], seat);
    lua_setfield(L, -2, zone_name(&c->names, LANG_NONE, z));
  }
  lua_setfield(L, -2, "zones");
  lua_newtable(L);
  for (int i = 0; i < w->purses.count; i++)
    if (sees(w->purses.purse[i].sees, seat))
      set_number(L, purse_name(&c->names, LANG_NONE, i), w->purses.purse[i].amount);
  lua_setfield(L, -2, "purses");
  lua_newtable(L);
  set_shown(L, c, seat);
  lua_setfield(L, -2, "values");
  lua_newtable(L);
  for (int i = 0; i < w->seats; i++) {
    lua_pushinteger(L, w->score[i]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, "scores");
}

/* --- asking for it --- */

struct advising {
  croupier *c;
  const struct ask *q;
  const int *option;
  int count;
  float *worth;
};

/* The piece of an option, from a zone or a list; else NO_PIECE. */
static uint16_t piece_offered(lua_State *L, const struct ask *q, enum option_kind kind, int32_t value) {
  if (kind != OPTION_ITEM || q->pieces) return kind == OPTION_ITEM ? (uint16_t)value : NO_PIECE;
  asking_push_listed(L, q, value);
  const struct handle *h = lib_test(L, -1, TAG_PIECE);
  lua_pop(L, 1);
  return h != NULL ? (uint16_t)h->id : NO_PIECE;
}

static void push_option(lua_State *L, const struct advising *a, int option) {
  const struct world *w = a->c->world;
  int32_t value;
  enum option_kind kind = ask_option(&w->asks, a->q, option, &value);
  uint16_t piece = piece_offered(L, a->q, kind, value);
  if (piece != NO_PIECE) {
    lua_rawgeti(L, SHAPES, w->table.piece[piece].face);
    return;
  }
  lua_newtable(L);
  naming_push_option(L, a->q, option, NULL);
  lua_setfield(L, -2, "name");
  if (kind == OPTION_NUMBER) set_number(L, "number", value);
}

/* Reads the advice: a number from 0 to 1 for each option, or nil. */
static void read_advice(lua_State *L, const struct advising *a) {
  if (lua_isnil(L, -1)) return;
  bool list = lua_istable(L, -1);
  for (int i = 0; i < a->count; i++) {
    double worth = -1;
    if (list && lua_rawgeti(L, -1, i + 1) == LUA_TNUMBER) worth = lua_tonumber(L, -1);
    if (list) lua_pop(L, 1);
    if (!(worth >= 0 && worth <= 1))
      luaL_error(L, "advice is a number from 0 to 1 for each of the %d options of '%s', or nil", a->count,
                 a->q->prompt);
    a->worth[i] = (float)worth;
  }
}

static int advise(lua_State *L) {
  const struct advising *a = lua_touserdata(L, 1);
  fetch(L, KEY_SHAPES);
  push_seen(L, a->c, a->q->seat + 1);
  fetch(L, KEY_ADVICE);
  lua_pushvalue(L, SEEN);
  lua_createtable(L, 0, 3);
  lua_pushstring(L, a->q->prompt);
  lua_setfield(L, -2, "prompt");
  set_number(L, "picked", a->q->picked);
  lua_createtable(L, a->count, 0);
  for (int i = 0; i < a->count; i++) {
    push_option(L, a, a->option[i]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, "options");
  lua_call(L, 2, 1);
  read_advice(L, a);
  return 0;
}

bool advice_given(const croupier *c) {
  lua_State *L = vm_lua(c->vm);
  bool given = lua_rawgeti(L, LUA_REGISTRYINDEX, KEY_ADVICE) == LUA_TFUNCTION;
  lua_pop(L, 1);
  return given;
}

enum vm_status advice_ask(croupier *c, const struct ask *q, const int *option, int count, float *worth) {
  struct advising a = {c, q, option, count, worth};
  lua_State *L = vm_lua(c->vm);
  for (int i = 0; i < count; i++) worth[i] = NO_ADVICE;
  lua_pushcfunction(L, advise);
  lua_pushlightuserdata(L, &a);
  return vm_call(c->vm, 1, 0);
}
