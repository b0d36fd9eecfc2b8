/* lib.c: handles, classes and the checking of arguments. */
#include "lib.h"
#include "croupier.h"
#include "event.h"
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

int lib_unknown_field(lua_State *L, const char *what, const char *const known[]) {
  luaL_Buffer b;
  const char *name = luaL_tolstring(L, -1, NULL);
  luaL_buffinit(L, &b);
  for (; *known != NULL; known++) {
    luaL_addstring(&b, *known);
    if (known[1] != NULL) luaL_addstring(&b, ", ");
  }
  luaL_pushresult(&b);
  return luaL_error(L, "%s has no field '%s'; there are: %s", what, name, lua_tostring(L, -1));
}

void lib_check_names(lua_State *L, int arg, const char *what, const char *const known[], int items) {
  luaL_checktype(L, arg, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    bool item = lua_isinteger(L, -1) && lua_tointeger(L, -1) >= 1 && lua_tointeger(L, -1) <= items;
    if (!item && !is_one_of(L, known)) lib_unknown_field(L, what, known);
    lua_pop(L, 1);
  }
}

static int no_field(lua_State *L, const char *name) {
  luaL_Buffer b;
  lib_slot(L, SLOT_FIELDS);
  int fields = (int)lua_rawlen(L, -1), list = lua_gettop(L);
  luaL_buffinit(L, &b);
  for (int i = 1; i <= fields; i++) {
    luaL_addstring(&b, i == 1 ? "; there are: " : ", ");
    lua_rawgeti(L, list, i);
    luaL_addvalue(&b);
  }
  luaL_pushresult(&b);
  return luaL_error(L, "no piece has a field '%s'%s", name,
                    fields == 0 ? ", because there are no pieces yet" : lua_tostring(L, -1));
}

/* Stack: the methods of pieces, a word that is none of them. Fields that only other pieces have are nil, and so is `seat`,
   which tells players from pieces. */
static int no_piece_method(lua_State *L) {
  lib_slot(L, SLOT_FIELDS);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, -2) == LUA_TNUMBER && lua_type(L, 2) == LUA_TSTRING) return 0;
  const char *word = luaL_tolstring(L, 2, NULL);
  return strcmp(word, "seat") == 0 ? 0 : no_field(L, word);
}

/* The same for another class. */
static int no_method(lua_State *L) {
  luaL_getmetafield(L, 1, "__name");
  const char *what = lua_tostring(L, -1), *word = luaL_tolstring(L, 2, NULL);
  if (strcmp(what, "zone") == 0 && lua_type(L, 2) == LUA_TNUMBER)
    return luaL_error(L, "a zone is no list: use zone:at(%s), or loop by: for piece in zone:each() do", word);
  return luaL_error(L, "there is no '%s' of a %s", word, what);
}

/* Stack: metatable, methods. An unknown word is a misspelt one. */
static void refuse_others(lua_State *L, enum tag tag, const char *name) {
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, tag == TAG_PIECE ? no_piece_method : no_method);
  lua_setfield(L, -2, "__index");
  lua_pushstring(L, name);
  lua_setfield(L, -2, "__name");
  lua_setmetatable(L, -2);
}

void lib_class(lua_State *L, enum tag tag, const char *name, const struct lib_entry *methods) {
  vm_constant(vm_of(L), true); /* light functions and strings only, which the collector ignores */
  lua_createtable(L, 0, ROOMY);
  lua_createtable(L, 0, ROOMY);                      /* Stack now: metatable, methods */
  if (tag != TAG_ZONES) refuse_others(L, tag, name); /* of zones, a member that is missing may be asked for */
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

static bool is_player(lua_State *L, int arg) {
  const struct world *w = vm_world(L);
  for (int seat = 0; seat < w->seats; seat++)
    if (w->player[seat] == lua_topointer(L, arg)) return true;
  return false;
}

const char *lib_kind(lua_State *L, int arg) {
  static const struct {
    enum tag tag;
    const char *word;
  } kinds[] = {{TAG_PIECE, "piece"},       {TAG_ZONE, "zone"},   {TAG_ZONES, "zones"},
               {TAG_PURSE, "purse"},       {TAG_BOARD, "board"}, {TAG_AUCTION, "auction"},
               {TAG_STACKING, "stacking"}, {TAG_TRICK, "trick"}, {TAG_PYRAMID, "pyramid"},
               {TAG_MELDS, "melds"}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (lib_test(L, arg, kinds[i].tag)) return kinds[i].word;
  if (is_player(L, arg)) return "player";
  lib_slot(L, SLOT_GAME);
  bool is_game = lua_rawequal(L, arg, -1);
  lua_pop(L, 1);
  return is_game ? "game" : NULL;
}

const char *lib_got(lua_State *L, int arg) {
  arg = lua_absindex(L, arg);
  const char *kind = lib_kind(L, arg);
  return kind != NULL ? kind : luaL_typename(L, arg);
}

/* A value that is no argument of the script's own, but taken out of one, has a place from the top. */
static __attribute__((cold, noinline)) int wrong(lua_State *L, int arg, const char *what) {
  const char *kind = lib_got(L, arg);
  if (arg < 0) return luaL_error(L, "%s expected, got %s", what, kind);
  return luaL_argerror(L, arg, lua_pushfstring(L, "%s expected, got %s%s", what, kind, colon(arg)));
}

void *lib_check(lua_State *L, int arg, enum tag tag, const char *what) {
  void *h = lib_test(L, arg, tag);
  if (h == NULL) wrong(L, arg, what);
  return h;
}

int lib_seat(lua_State *L, int arg) {
  const struct world *w = vm_world(L);
  const void *player = reach_table(L, arg);
  for (int seat = 0; seat < w->seats; seat++)
    if (w->player[seat] == player) return seat;
  return wrong(L, arg, "a player");
}

const struct handle *lib_players_zone(lua_State *L, int seat, int arg) {
  struct reached zone = reach_value(reach_item(reach_key(L, SLOT_PLAYERS), seat + 1), reach_arg(L, arg));
  const struct handle *h = zone.type == LUA_TUSERDATA ? zone.thing : NULL;
  return h != NULL && h->tag == TAG_ZONE ? h : NULL;
}

int lib_owner(lua_State *L, int arg) {
  if (lua_isnoneornil(L, arg)) return -1;
  lua_Integer seat = luaL_checkinteger(L, arg);
  luaL_argcheck(L, seat >= 1 && seat <= vm_world(L)->seats, arg, "there is no such seat");
  return (int)seat - 1;
}

int lib_field_called(lua_State *L, struct reached name) {
  int field = reach_number(L, SLOT_FIELDS, name);
  if (field < 0) no_field(L, name.word);
  return field;
}

int lib_field(lua_State *L, int arg) {
  luaL_checktype(L, arg, LUA_TSTRING);
  return lib_field_called(L, reach_arg(L, arg));
}

int lib_counted_field(lua_State *L, int arg) {
  int field = lib_field(L, arg);
  if (vm_world(L)->table.kind[field] == FIELD_WORD)
    luaL_error(L, "field '%s' holds words, not numbers", lua_tostring(L, arg));
  return field;
}

static int32_t new_symbol(lua_State *L, int arg) {
  arg = lua_absindex(L, arg);
  lib_check_name(L, lua_tostring(L, arg), "a field's value");
  lib_slot(L, SLOT_SYMBOLS);
  int32_t symbol = (int32_t)lua_rawlen(L, -1) + 1;
  lua_pushvalue(L, arg);
  lua_rawseti(L, -2, symbol);
  lua_pushvalue(L, arg);
  lua_pushinteger(L, symbol);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  return symbol;
}

int32_t lib_symbol(lua_State *L, int arg) {
  if (lua_type(L, arg) != LUA_TSTRING) luaL_error(L, "a word expected, got %s", luaL_typename(L, arg));
  int32_t symbol = reach_number(L, SLOT_SYMBOLS, reach_arg(L, arg));
  return symbol < 0 && vm_world(L)->laying_out ? new_symbol(L, arg) : symbol;
}

int32_t lib_known_symbol(lua_State *L, int arg) {
  int32_t symbol = lib_symbol(L, arg);
  if (symbol < 0) luaL_error(L, "no piece has the word '%s'", lua_tostring(L, arg));
  return symbol;
}

int32_t lib_known_word(lua_State *L, struct reached word) {
  int32_t symbol = reach_number(L, SLOT_SYMBOLS, word);
  if (symbol >= 0) return symbol;
  reach_push_value(L, word);
  symbol = lib_known_symbol(L, -1);
  lua_pop(L, 1);
  return symbol;
}

int lib_place(const struct table *t, const struct zones *zones, int32_t word) {
  if ((uint32_t)word < ZONES_PLACED && zones->place[word] != ZONES_NONE) return zones->place[word];
  for (int i = 0; i < zones->count; i++)
    if (t->zone[zones->zone[i]].word == word) return i;
  return -1;
}

static const char *word_of(lua_State *L, int arg, bool (*wanted)(lua_State *L, const char *word)) {
  if (lua_isnoneornil(L, arg)) return NULL;
  const char *word = luaL_checkstring(L, arg);
  if (!wanted(L, word)) lib_check_told(L, word); /* whether anybody listens or not */
  return word;
}

const char *lib_word(lua_State *L, int arg) { return word_of(L, arg, text_wanted); }

const char *lib_why(lua_State *L, int arg) {
  bool untold = lua_isboolean(L, arg) && !lua_toboolean(L, arg);
  return untold ? event_untold : word_of(L, arg, text_wanted_reason);
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
  if (w->laying_out) return lib_may_change(L, what);
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
