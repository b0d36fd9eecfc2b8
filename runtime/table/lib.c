/* lib.c: handles, classes and the checking of arguments. */
#include "lib.h"
#include "croupier.h"
#include "letter.h"
#include "names.h"
#include "naming.h"
#include "text.h"

#include <string.h>

/* In a table with spare room most words are found at the first place. This table is never copied. */
enum { ROOMY = 64 };

void lib_functions(lua_State *L, int table, const struct lib_entry *entries) {
  table = lua_absindex(L, table);
  for (; entries->name != NULL; entries++) {
    lua_pushcfunction(L, entries->call);
    lua_setfield(L, table, entries->name);
  }
}

/* The value on top of the stack is one of these words. */
static bool is_one_of(lua_State *L, const char *const known[]) {
  if (lua_type(L, -1) != LUA_TSTRING) return false;
  const char *name = lua_tostring(L, -1);
  while (*known != NULL && strcmp(*known, name) != 0) known++;
  return *known != NULL;
}

void lib_check_names(lua_State *L, int arg, const char *what, const char *const known[], int items) {
  luaL_checktype(L, arg, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    bool item = lua_isinteger(L, -1) && lua_tointeger(L, -1) >= 1 && lua_tointeger(L, -1) <= items;
    if (!item && !is_one_of(L, known))
      luaL_error(L, "%s has no field '%s'", what, luaL_tolstring(L, -1, NULL));
    lua_pop(L, 1);
  }
}

void lib_class(lua_State *L, enum tag tag, const char *name, const struct lib_entry *methods) {
  vm_constant(vm_of(L), true); /* light functions and strings only, which the collector ignores */
  lua_createtable(L, 0, ROOMY);
  lua_createtable(L, 0, ROOMY); /* Stack now: metatable, methods */
  for (; methods->name != NULL; methods++) {
    lua_pushcfunction(L, methods->call);
    lua_setfield(L, strncmp(methods->name, "__", 2) == 0 ? -3 : -2, methods->name);
  }
  lua_setfield(L, -2, "__index");
  if (tag == TAG_ZONE || tag == TAG_PURSE) {
    lua_pushcfunction(L, naming_tostring);
    lua_setfield(L, -2, "__tostring");
  }
  lua_pushstring(L, name);
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  vm_constant(vm_of(L), false);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_CLASS + (int)(tag - TAG_PIECE));
}

void *lib_object_with(lua_State *L, enum tag tag, size_t size, int values) {
  struct handle *h = lua_newuserdatauv(L, size, values);
  memset(h, 0, size);
  h->tag = (uint32_t)tag;
  lib_slot(L, SLOT_CLASS + (int)(tag - TAG_PIECE));
  lua_setmetatable(L, -2);
  return h;
}

/* The first argument is missing: most often because a method was called with a dot. */
static const char *colon(int arg) { return arg == 1 ? "; methods are called with a colon" : ""; }

void *lib_check(lua_State *L, int arg, enum tag tag, const char *what) {
  void *h = lib_test(L, arg, tag);
  if (h == NULL)
    luaL_argerror(L, arg,
                  lua_pushfstring(L, "%s expected, got %s%s", what, luaL_typename(L, arg), colon(arg)));
  return h;
}

int lib_seat(lua_State *L, int arg) {
  const struct world *w = vm_world(L);
  const void *player = lua_topointer(L, arg);
  for (int seat = 0; seat < w->seats; seat++)
    if (w->player[seat] == player) return seat;
  return luaL_argerror(L, arg,
                       lua_pushfstring(L, "a player expected, got %s%s", luaL_typename(L, arg), colon(arg)));
}

int lib_owner(lua_State *L, int arg) {
  if (lua_isnoneornil(L, arg)) return -1;
  lua_Integer seat = luaL_checkinteger(L, arg);
  luaL_argcheck(L, seat >= 1 && seat <= vm_world(L)->seats, arg, "there is no such seat");
  return (int)seat - 1;
}

int lib_field(lua_State *L, int arg) {
  luaL_checktype(L, arg, LUA_TSTRING);
  lua_pushvalue(L, arg);
  lib_slot(L, SLOT_FIELDS);
  lua_insert(L, -2);
  lua_rawget(L, -2);
  int is_number;
  lua_Integer field = lua_tointegerx(L, -1, &is_number);
  lua_pop(L, 2);
  if (!is_number) luaL_error(L, "no piece has a field '%s'", lua_tostring(L, arg));
  return (int)field;
}

int lib_counted_field(lua_State *L, int arg) {
  int field = lib_field(L, arg);
  if (vm_world(L)->table.kind[field] == FIELD_WORD)
    luaL_error(L, "field '%s' holds words, not numbers", lua_tostring(L, arg));
  return field;
}

int32_t lib_symbol(lua_State *L, int arg) {
  if (lua_type(L, arg) != LUA_TSTRING) luaL_error(L, "a word expected, got %s", luaL_typename(L, arg));
  lua_pushvalue(L, arg);
  lib_slot(L, SLOT_SYMBOLS);
  lua_insert(L, -2);
  lua_rawget(L, -2); /* Stack now: symbols, symbol or nil */
  int32_t symbol = lua_isnil(L, -1) ? -1 : (int32_t)lua_tointeger(L, -1);
  lua_pop(L, 1);
  if (symbol < 0 && vm_world(L)->laying_out) {
    lib_check_name(L, lua_tostring(L, arg < 0 ? arg - 1 : arg), "a field's value");
    symbol = (int32_t)lua_rawlen(L, -1) + 1;
    lua_pushvalue(L, arg < 0 ? arg - 1 : arg);
    lua_rawseti(L, -2, symbol);
    lua_pushvalue(L, arg < 0 ? arg - 1 : arg);
    lua_pushinteger(L, symbol);
    lua_rawset(L, -3);
  }
  lua_pop(L, 1);
  return symbol;
}

int32_t lib_known_symbol(lua_State *L, int arg) {
  int32_t symbol = lib_symbol(L, arg);
  if (symbol < 0) luaL_error(L, "no piece has the word '%s'", lua_tostring(L, arg));
  return symbol;
}

void lib_push_symbol(lua_State *L, int32_t symbol) {
  lib_slot(L, SLOT_SYMBOLS);
  lua_rawgeti(L, -1, symbol);
  lua_replace(L, -2);
}

static void push_from(lua_State *L, int slot, int index) {
  lib_slot(L, slot);
  lua_rawgeti(L, -1, index);
  lua_replace(L, -2);
}

void lib_push_player(lua_State *L, int seat) { push_from(L, SLOT_PLAYERS, seat + 1); }
void lib_push_zone(lua_State *L, uint16_t zone) { push_from(L, SLOT_ZONES, zone + 1); }

int lib_place(const struct table *t, const struct zones *zones, int32_t word) {
  if ((uint32_t)word < ZONES_PLACED && zones->place[word] != ZONES_NONE) return zones->place[word];
  for (int i = 0; i < zones->count; i++)
    if (t->zone[zones->zone[i]].word == word) return i;
  return -1;
}

/* Checks the value at the top against the field named below it. */
static int32_t filter_value(lua_State *L, int field) {
  static const char *const holds[] = {"nothing yet", "words", "whole numbers", "true or false"};
  uint8_t kind = vm_world(L)->table.kind[field];
  int type = lua_type(L, -1), ok = 1;
  if (type == LUA_TBOOLEAN && !lua_toboolean(L, -1)) return NO_FIELD;
  if (type == LUA_TSTRING && kind == FIELD_WORD) return lib_known_symbol(L, -1);
  if (type == LUA_TBOOLEAN && kind == FIELD_TRUTH) return 1;
  lua_Integer n = type == LUA_TNUMBER && kind == FIELD_NUMBER ? lua_tointegerx(L, -1, &ok) : INT64_MAX;
  if (!ok || n <= INT32_MIN || n > INT32_MAX)
    luaL_error(L, "a filter's field '%s' cannot be that: it holds %s", lua_tostring(L, -2), holds[kind]);
  return (int32_t)n;
}

void lib_without_filter(lua_State *L, int arg) {
  if (lua_gettop(L) != arg || lua_type(L, arg) != LUA_TSTRING) return;
  lua_pushnil(L);
  lua_insert(L, arg);
}

void lib_filter(lua_State *L, int arg, struct filter *f) {
  f->count = 0;
  if (lua_isnoneornil(L, arg)) return;
  luaL_checktype(L, arg, LUA_TTABLE);
  arg = lua_absindex(L, arg);
  for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) {
    if (f->count == MAX_FIELDS) luaL_error(L, "a filter has at most %d fields", MAX_FIELDS);
    if (lua_type(L, -2) != LUA_TSTRING) luaL_error(L, "a filter names fields, as in { kind = \"cloth\" }");
    int field = lib_field(L, -2);
    f->test[f->count].field = (int16_t)field;
    f->test[f->count++].value = filter_value(L, field);
  }
}

const char *lib_word(lua_State *L, int arg) {
  if (lua_isnoneornil(L, arg)) return NULL;
  const char *word = luaL_checkstring(L, arg);
  if (!text_known(L, word)) luaL_error(L, "there is no text for '%s'", word);
  return word;
}

/* Refuses text that people could not read and names the first such place, so that the author can mend it. */
static const char *check_shown(lua_State *L, const char *text, const char *allowed) {
  const char *at = text_unshown(text, allowed);
  uint32_t code;
  if (at == NULL) return text;
  if (letter_read(at, strlen(at), &code) == 0)
    luaL_error(L, "what people read is UTF-8, and '%s' is not", text);
  char digits[12];
  snprintf(digits, sizeof digits, "%04lX", (unsigned long)code);
  luaL_error(L, "people cannot be shown '%s': take the character U+%s out of it", text, digits);
  return text;
}

const char *lib_check_page(lua_State *L, const char *text) { return check_shown(L, text, "\n\t"); }

/* Cuts text that is too long for a message, and ends it with dots. */
static const char *beginning(lua_State *L, const char *text) {
  enum { SHOWN = 40 };
  lua_pushlstring(L, text, text_cut(text, strlen(text), SHOWN));
  return lua_tostring(L, -1);
}

const char *lib_check_told(lua_State *L, const char *text) {
  size_t size = strlen(text);
  if (size > MAX_WORD)
    luaL_error(L, "what people read at once has at most %d bytes, and '%s...' has %d", MAX_WORD,
               beginning(L, text), (int)size);
  return check_shown(L, text, "");
}

const char *lib_check_name(lua_State *L, const char *name, const char *what) {
  size_t size = strlen(name);
  if (size > MAX_NAME)
    luaL_error(L, "the name of %s has at most %d bytes, and '%s...' has %d: call it something shorter", what,
               MAX_NAME, beginning(L, name), (int)size);
  return lib_check_told(L, name);
}

struct world *lib_laying_out(lua_State *L, const char *what) {
  struct world *w = vm_world(L);
  if (w->laying_out) return w;
  w->mistake = CROUPIER_NOT_IN_PLAY;
  luaL_error(L, "cannot %s now: zones, pieces, purses and boards are made in setup", what);
  return NULL;
}

void lib_in_play(lua_State *L, const char *what, const char *why) {
  struct world *w = vm_world(L);
  if (!w->laying_out) return;
  w->mistake = CROUPIER_NOT_IN_SETUP;
  luaL_error(L, "cannot %s in setup: %s", what, why);
}
