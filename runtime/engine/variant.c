/* variant.c: a variant of a game: knobs, house rules and a name, out of one small file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "lauxlib.h"
#include "letter.h"
#include "lib.h"
#include "lua.h"
#include "text.h"
#include "vm.h"

enum { MOST_ITEMS = 200, MOST_TEXT = 600 };

struct list {
  char **item;
  size_t count;
};

struct croupier_variant {
  struct vm *vm; /* while it is read */
  char error[MOST_TEXT + MAX_NAME];
  char game[64];
  char *name[MOST_LANGS];
  struct list knobs, houses;
};

/* --- the table --- */

/* False: no memory. */
static bool list_add(struct list *l, const char *text) {
  char **more = realloc(l->item, (l->count + 1) * sizeof *more), *copy = malloc(strlen(text) + 1);
  if (more != NULL) l->item = more;
  if (more == NULL || copy == NULL) {
    free(copy);
    return false;
  }
  l->item[l->count++] = strcpy(copy, text);
  return true;
}

static void add(lua_State *L, croupier_variant *v, struct list *l, const char *text) {
  if (l->count == MOST_ITEMS) luaL_error(L, "a variant has at most %d knobs and house rules", MOST_ITEMS);
  if (strlen(text) >= MOST_TEXT) luaL_error(L, "a variant has words of less than %d bytes", MOST_TEXT);
  lib_check_told(L, text);
  vm_defer(v->vm); /* no hard stop while the host's memory is inconsistent */
  bool added = list_add(l, text);
  vm_undefer(v->vm);
  if (!added) luaL_error(L, "there is no memory left");
}

/* Stack: table, its field. */
static void read_game(lua_State *L, croupier_variant *v) {
  if (lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -1) == 0 || lua_rawlen(L, -1) >= sizeof v->game)
    luaL_error(L, "'game' is the name of a game: game = \"byzanz\"");
  strcpy(v->game, lib_check_told(L, lua_tostring(L, -1)));
}

static void set_name(lua_State *L, croupier_variant *v, enum lang lang) {
  const char *text = lua_tostring(L, -1);
  if (lua_type(L, -1) != LUA_TSTRING || lang == LANG_NONE || strlen(text) >= MAX_NAME)
    luaL_error(L, "'name' is a text, or one in each language: name = { en = \"The short game\" }");
  lib_check_told(L, text);
  vm_defer(v->vm);
  free(v->name[lang]);
  v->name[lang] = malloc(strlen(text) + 1);
  if (v->name[lang] != NULL) strcpy(v->name[lang], text);
  vm_undefer(v->vm);
  if (v->name[lang] == NULL) luaL_error(L, "there is no memory left");
}

static void read_name(lua_State *L, croupier_variant *v) {
  if (!lua_istable(L, -1)) {
    set_name(L, v, LANG_EN);
    return;
  }
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
    set_name(L, v, lua_type(L, -2) == LUA_TSTRING ? lang_of(lua_tostring(L, -2)) : LANG_NONE);
  if (v->name[LANG_EN] == NULL) luaL_error(L, "'name' lacks the English text: name = { en = \"...\" }");
}

/* The text of a knob's value, as --set has it. */
static const char *push_value(lua_State *L) {
  if (lua_isboolean(L, -1)) lua_pushstring(L, lua_toboolean(L, -1) ? "on" : "off");
  else if (lua_isinteger(L, -1) || lua_type(L, -1) == LUA_TSTRING) lua_pushvalue(L, -1);
  else luaL_error(L, "the value of a knob is a whole number, true, false or a word");
  return lua_tostring(L, -1);
}

static void read_knobs(lua_State *L, croupier_variant *v) {
  if (!lua_istable(L, -1)) luaL_error(L, "'knobs' is a table: knobs = { hand_limit = 9 }");
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 2)) {
    if (lua_type(L, -2) != LUA_TSTRING) luaL_error(L, "'knobs' has names: knobs = { hand_limit = 9 }");
    const char *value = push_value(L);
    lua_pushfstring(L, "%s=%s", lua_tostring(L, -3), value);
    add(L, v, &v->knobs, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
}

static void read_houses(lua_State *L, croupier_variant *v) {
  if (!lua_istable(L, -1)) luaL_error(L, "'house' is a list of house rules: house = { \"market\" }");
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1), found = 0;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) found++;
  for (lua_Integer i = 1; i <= count; i++, found--) {
    if (lua_rawgeti(L, -1, i) != LUA_TSTRING) break;
    add(L, v, &v->houses, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  if (found != 0) luaL_error(L, "'house' is a list of house rules: house = { \"market\" }");
}

static const struct {
  const char *name;
  void (*read)(lua_State *L, croupier_variant *v);
} fields[] = {{"game", read_game}, {"name", read_name}, {"knobs", read_knobs}, {"house", read_houses}};
enum { FIELDS = sizeof fields / sizeof *fields };

static int field_at(lua_State *L) {
  for (int i = 0; lua_type(L, -2) == LUA_TSTRING && i < FIELDS; i++)
    if (strcmp(lua_tostring(L, -2), fields[i].name) == 0) return i;
  return luaL_error(L, "a variant has no field '%s'; there are: game, name, knobs, house",
                    lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : luaL_typename(L, -2));
}

static int read_table(lua_State *L) { /* stack: light userdata, what the file returns */
  croupier_variant *v = lua_touserdata(L, 1);
  if (!lua_istable(L, 2))
    luaL_error(L, "a variant returns a table: return { game = \"byzanz\", name = \"...\", knobs = { ... } }");
  for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) fields[field_at(L)].read(L, v);
  if (v->game[0] == '\0') luaL_error(L, "a variant says of which game it is: game = \"byzanz\"");
  if (v->name[LANG_EN] == NULL) luaL_error(L, "a variant has a name: name = { en = \"The short game\" }");
  return 0;
}

/* --- for the host --- */

/* The error with the file that it is in. */
static void fail(croupier_variant *v, struct vm *vm, const char *file) {
  const char *text = vm_error(vm);
  bool placed = strncmp(text, file, strlen(file)) == 0;
  snprintf(v->error, sizeof v->error, "%.150s%s%s", placed ? "" : file, placed ? "" : ": ", text);
}

/* Tables have no order, but journals are to be the same everywhere. */
static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

croupier_variant *croupier_variant_read(const croupier_source *source) {
  croupier_variant *v = calloc(1, sizeof *v);
  struct vm *vm = v == NULL ? NULL : vm_new(&(struct vm_limits){.memory = 4 << 20, .time_ms = 500});
  if (vm == NULL) {
    free(v);
    return NULL;
  }
  v->vm = vm;
  lua_State *L = vm_lua(vm);
  char chunk[MAX_NAME] = "@";
  strncat(chunk, source->name, sizeof chunk - 2);
  enum vm_status status = vm_compile(vm, source->text, source->size, chunk);
  if (status == VM_DONE) status = vm_call(vm, 0, 1);
  if (status == VM_DONE) {
    lua_pushcfunction(L, read_table);
    lua_insert(L, -2);
    lua_pushlightuserdata(L, v);
    lua_insert(L, -2);
    status = vm_call(vm, 2, 0);
  }
  if (status != VM_DONE) fail(v, vm, source->name);
  if (v->knobs.count > 1) qsort(v->knobs.item, v->knobs.count, sizeof *v->knobs.item, by_name);
  vm_free(vm);
  return v;
}

static void list_free(struct list *l) {
  for (size_t i = 0; i < l->count; i++) free(l->item[i]);
  free(l->item);
}

void croupier_variant_free(croupier_variant *v) {
  if (v == NULL) return;
  for (int lang = 0; lang < MOST_LANGS; lang++) free(v->name[lang]);
  list_free(&v->knobs);
  list_free(&v->houses);
  free(v);
}

const char *croupier_variant_error(const croupier_variant *v) { return v->error; }
const char *croupier_variant_game(const croupier_variant *v) { return v->game; }

const char *croupier_variant_name(const croupier_variant *v, const char *lang) {
  const char *name = v->name[lang_of(lang)];
  return name == NULL ? v->name[LANG_EN] : name;
}

static const char *item_at(const struct list *l, size_t i) { return i < l->count ? l->item[i] : NULL; }
const char *croupier_variant_knob(const croupier_variant *v, size_t i) { return item_at(&v->knobs, i); }
const char *croupier_variant_house(const croupier_variant *v, size_t i) { return item_at(&v->houses, i); }
