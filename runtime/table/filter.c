/* filter.c: filters of scripts: fields with their values, names, functions. */
#include "asking.h"
#include "lib.h"
#include "names.h"
#include "naming.h"

#include <string.h>

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

/* What most filters do not have, and so is not set in them. */
static void look(struct filter *f) {
  if (f->looks) return;
  f->looks = true;
  f->named = f->none = f->listed = false;
  f->function = f->eithers = f->bounds = f->ranges = 0;
}

/* The field named below the top has one of the values in the list at the top. */
static void add_either(lua_State *L, struct filter *f, int field, int n) {
  look(f);
  if (n > MAX_EITHER - f->eithers) luaL_error(L, "lists of values in a filter hold at most %d", MAX_EITHER);
  for (int i = 1; i <= n; i++) {
    lua_pushvalue(L, -2);
    lua_rawgeti(L, -2, i); /* Stack now: name, values, name, value */
    f->either[f->eithers].field = (int16_t)field;
    f->either[f->eithers].more = i < n;
    f->either[f->eithers++].value = filter_value(L, field);
    lua_pop(L, 2);
  }
}

/* The number in the field named below the top keeps to the bounds in the table at the top: { least =, most =, above = }. */
static void add_bounds(lua_State *L, struct filter *f, int field) {
  int bounds = lua_gettop(L);
  unsigned at = 0;
  look(f);
  if (!reach_next(L, bounds, &at)) {
    f->none = true; /* one of no values */
    return;
  }
  if (vm_world(L)->table.kind[field] != FIELD_NUMBER)
    luaL_error(L, "field '%s' holds no numbers, so it has no bounds", lua_tostring(L, bounds - 1));
  int i = f->bounds++;
  if (i == MAX_FIELDS) luaL_error(L, "a filter has at most %d fields", MAX_FIELDS);
  f->bound[i].field = (int16_t)field;
  f->bound[i].least = NO_FIELD + 1;
  f->bound[i].most = INT32_MAX;
  do {
    int ok;
    lua_Integer n = lua_tointegerx(L, -1, &ok);
    const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
    if (!ok || n <= INT32_MIN || n >= INT32_MAX) luaL_error(L, "a bound of a filter is a whole number");
    if (strcmp(name, "least") == 0) f->bound[i].least = (int32_t)n;
    else if (strcmp(name, "above") == 0) f->bound[i].least = (int32_t)n + 1;
    else if (strcmp(name, "most") == 0) f->bound[i].most = (int32_t)n;
    else luaL_error(L, "bounds of a filter are least, above and most, not '%s'", name);
    lua_pop(L, 2);
  } while (reach_next(L, bounds, &at));
}

/* The faces with the name at the top. */
static void add_faces(lua_State *L, struct filter *f) {
  const struct world *w = vm_world(L);
  const char *wanted = luaL_checkstring(L, -1);
  bool found = false;
  for (uint16_t face = 0; face < w->table.faces; face++) {
    if (w->laying_out) naming_push_face(L, face, NULL, false);
    const char *name = w->laying_out ? lua_tostring(L, -1) : name_of(w->names, LANG_NONE, face);
    bool same = strcmp(name, wanted) == 0;
    if (w->laying_out) lua_pop(L, 1);
    if (same) f->faces[face / 64] |= (uint64_t)1 << face % 64;
    found |= same;
  }
  if (!found) luaL_error(L, "no piece is called '%s'", wanted);
}

/* `name` is at the top: a name, or a list of names. */
static void add_names(lua_State *L, struct filter *f) {
  look(f);
  if (!f->named) memset(f->faces, 0, sizeof f->faces);
  f->named = true;
  if (!lua_istable(L, -1)) add_faces(L, f);
  int n = lua_istable(L, -1) ? (int)lua_rawlen(L, -1) : 0;
  for (int i = 1; i <= n; i++) {
    lua_rawgeti(L, -1, i);
    add_faces(L, f);
    lua_pop(L, 1);
  }
}

/* Whatever is not a field with a single value: a list of values, bounds, or names. */
static void read_other(lua_State *L, struct filter *f, int field) {
  if (strcmp(lua_tostring(L, -2), "name") == 0) {
    add_names(L, f);
    return;
  }
  if (field < 0) field = lib_field(L, -2); /* which raises */
  int values = (int)lua_rawlen(L, -1);
  if (values > 0) add_either(L, f, field, values);
  else add_bounds(L, f, field);
}

void lib_without_filter(lua_State *L, int arg) {
  if (lua_gettop(L) != arg || (lua_type(L, arg) != LUA_TSTRING && !lua_isboolean(L, arg))) return;
  lua_pushnil(L);
  lua_insert(L, arg);
}

/* An inner filter is one of a list, and is none itself. */
enum reading { INNER, PLAIN, REASONED };
static void read_filter(lua_State *L, int arg, struct filter *f, enum reading how);

static void not_a_field(lua_State *L) { luaL_error(L, "a filter names fields, as in { kind = \"cloth\" }"); }

/* The key below the top is no name, so the top is the reason. */
static void read_reason(lua_State *L, struct filter *f) {
  if (lua_type(L, -1) != LUA_TSTRING || lua_tointeger(L, -2) != 1) not_a_field(L);
  f->why = lua_tostring(L, -1);
}

static bool is_either(const struct filter *f, const int32_t *fields) {
  for (int i = 0; i < f->eithers; i++)
    if (fields[f->either[i].field] != f->either[i].value) {
      if (!f->either[i].more) return false;
    } else {
      while (f->either[i].more) i++;
    }
  return true;
}

static bool is_within(const struct filter *f, const int32_t *fields) {
  for (int i = 0; i < f->bounds; i++)
    if (fields[f->bound[i].field] < f->bound[i].least || fields[f->bound[i].field] > f->bound[i].most)
      return false;
  return true;
}

static bool is_in_a_range(const struct filter *f, const int32_t *fields) {
  for (int i = 0; i < f->ranges; i++) {
    bool fits = true;
    for (;; i++) {
      int32_t value = fields[f->range[i].field];
      fits = fits && value >= f->range[i].least && value <= f->range[i].most;
      if (!f->range[i].more) break;
    }
    if (fits) return true;
  }
  return false;
}

/* Of a filter without a function: what filter_passes has not tested. */
static bool face_passes(const struct filter *f, const struct table *t, uint16_t face) {
  if (f->listed && is_in_a_range(f, t->field[face])) return true;
  if (f->none || (f->named && !(f->faces[face / 64] >> face % 64 & 1))) return false;
  return is_either(f, t->field[face]) && is_within(f, t->field[face]);
}

static void add_range(struct filter *f, int16_t field, int32_t least, int32_t most, bool more) {
  f->range[f->ranges].field = field;
  f->range[f->ranges].more = more;
  f->range[f->ranges].least = least;
  f->range[f->ranges++].most = most;
}

/* Adds a filter of fields with one value or bounds each, or of a single field with a list of values: most are so. */
static bool add_ranges(struct filter *f, const struct filter *one) {
  int tests = one->count, bounds = one->looks ? one->bounds : 0, eithers = one->looks ? one->eithers : 0,
      lists = 0;
  for (int i = 0; i < eithers; i++) lists += !one->either[i].more;
  if (one->looks && (one->none || one->named)) return false;
  if (lists > 1 || (lists == 1 && tests + bounds > 0) || tests + bounds + eithers == 0) return false;
  if (f->ranges + tests + bounds + eithers > MAX_RANGES) return false;
  for (int i = 0; i < tests; i++)
    add_range(f, one->test[i].field, one->test[i].value, one->test[i].value, i + 1 < tests + bounds);
  for (int i = 0; i < bounds; i++)
    add_range(f, one->bound[i].field, one->bound[i].least, one->bound[i].most, i + 1 < bounds);
  for (int i = 0; i < eithers; i++)
    add_range(f, one->either[i].field, one->either[i].value, one->either[i].value, false);
  return true;
}

/* The table at the top is one of several filters: one of them is enough. */
static void add_alternative(lua_State *L, struct filter *f) {
  const struct table *t = &vm_world(L)->table;
  struct filter one;
  luaL_checkstack(L, 8, NULL);
  read_filter(L, -1, &one, INNER);
  look(f);
  if (!f->listed) memset(f->faces, 0, sizeof f->faces);
  f->named = f->listed = true; /* what is in no range must be among the faces */
  if (add_ranges(f, &one)) return;
  for (uint16_t face = 0; face < t->faces; face++)
    if (filter_tests(&one, t, face) && (!one.looks || face_passes(&one, t, face)))
      f->faces[face / 64] |= (uint64_t)1 << face % 64;
}

static void read_filter(lua_State *L, int arg, struct filter *f, enum reading how) {
  bool fields = false, filters = false;
  f->count = 0;
  f->looks = false;
  if (lua_isnoneornil(L, arg)) return;
  arg = lua_absindex(L, arg);
  if (lua_isfunction(L, arg)) {
    look(f);
    f->L = L;
    f->function = arg;
    return;
  }
  luaL_checktype(L, arg, LUA_TTABLE);
  for (unsigned at = 0; reach_next(L, arg, &at); lua_pop(L, 2)) {
    if (lua_type(L, -2) != LUA_TSTRING) {
      bool filter = how != INNER && lua_isinteger(L, -2) && lua_istable(L, -1);
      filters |= filter;
      if (!filter && how != REASONED) not_a_field(L);
      if (filter) add_alternative(L, f);
      else read_reason(L, f);
      continue;
    }
    fields = true;
    int field = lib_field_or_none(L, -2);
    if (field < 0 || lua_istable(L, -1)) {
      read_other(L, f, field);
      continue;
    }
    if (f->count == MAX_FIELDS) luaL_error(L, "a filter has at most %d fields", MAX_FIELDS);
    f->test[f->count].field = (int16_t)field;
    f->test[f->count++].value = filter_value(L, field);
  }
  if (fields && filters)
    luaL_error(L, "a filter names fields, or it is a list of filters of which one is enough");
}

void lib_filter(lua_State *L, int arg, struct filter *f) { read_filter(L, arg, f, PLAIN); }

void lib_filter_with_reason(lua_State *L, int arg, struct filter *f) {
  f->why = NULL;
  read_filter(L, arg, f, REASONED);
}

bool filter_looks(const struct filter *f, const struct table *t, uint16_t piece) {
  if (f->function == 0) return face_passes(f, t, t->piece[piece].face);
  luaL_checkstack(f->L, 8, NULL);
  lua_pushvalue(f->L, f->function);
  lib_push_piece(f->L, piece);
  asking_look(f->L, 1, 1);
  bool passes = lua_toboolean(f->L, -1);
  lua_pop(f->L, 1);
  return passes;
}
