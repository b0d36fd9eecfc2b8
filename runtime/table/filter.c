/* filter.c: filters of scripts: fields with their values, names, functions. */
#include "asking.h"
#include "lib.h"
#include "names.h"
#include "naming.h"

#include <string.h>

/* The number that stands for the value in the field of that name. */
static int32_t filter_value(lua_State *L, int field, struct reached name, struct reached value) {
  static const char *const holds[] = {"nothing yet", "words", "whole numbers", "true or false"};
  uint8_t kind = vm_world(L)->table.kind[field];
  if (value.type == LUA_TBOOLEAN && !value.number) return NO_FIELD;
  if (value.type == LUA_TSTRING && kind == FIELD_WORD) return lib_known_word(L, value);
  if (value.type == LUA_TBOOLEAN && kind == FIELD_TRUTH) return 1;
  lua_Integer n = 0;
  if (kind != FIELD_NUMBER || !reach_whole(value, &n) || n <= INT32_MIN || n > INT32_MAX)
    luaL_error(L, "a filter's field '%s' cannot be that: it holds %s", name.word, holds[kind]);
  return (int32_t)n;
}

/* What most filters do not have, and so is not set in them. */
static void look(struct filter *f) {
  if (f->looks) return;
  f->looks = true;
  f->named = f->none = f->listed = false;
  f->function = f->eithers = f->ranges = 0;
}

static void add_test(lua_State *L, struct filter *f, int field, int32_t least, int32_t most) {
  if (f->count == MAX_FIELDS) luaL_error(L, "a filter has at most %d fields", MAX_FIELDS);
  f->test[f->count].field = (int16_t)field;
  f->test[f->count].least = least;
  f->test[f->count++].most = most;
}

/* The field has one of so many values in the list. */
static void add_either(lua_State *L, struct filter *f, int field, struct reached name, struct reached list,
                       int n) {
  look(f);
  if (n > MAX_EITHER - f->eithers) luaL_error(L, "lists of values in a filter hold at most %d", MAX_EITHER);
  for (int i = 1; i <= n; i++) {
    f->either[f->eithers].field = (int16_t)field;
    f->either[f->eithers].more = i < n;
    f->either[f->eithers++].value = filter_value(L, field, name, reach_item(list, i));
  }
}

/* The number in the field keeps to bounds: { least =, most =, above = }. */
static void add_bounds(lua_State *L, struct filter *f, int field, struct reached name,
                       struct reached bounds) {
  struct reached key, bound;
  int32_t least = NO_FIELD + 1, most = INT32_MAX;
  unsigned at = 0;
  if (!reach_step(bounds, &at, &key, &bound)) {
    look(f);
    f->none = true; /* one of no values */
    return;
  }
  if (vm_world(L)->table.kind[field] != FIELD_NUMBER)
    luaL_error(L, "field '%s' holds no numbers, so it has no bounds", name.word);
  do {
    lua_Integer n;
    const char *word = key.type == LUA_TSTRING ? key.word : "";
    if (!reach_whole(bound, &n) || n <= INT32_MIN || n >= INT32_MAX)
      luaL_error(L, "a bound of a filter is a whole number");
    if (word[0] == 'm' && strcmp(word, "most") == 0) most = (int32_t)n;
    else if (word[0] == 'a' && strcmp(word, "above") == 0) least = (int32_t)n + 1;
    else if (strcmp(word, "least") == 0) least = (int32_t)n;
    else luaL_error(L, "bounds of a filter are least, above and most, not '%s'", word);
  } while (reach_step(bounds, &at, &key, &bound));
  add_test(L, f, field, least, most);
}

void lib_add_faces(lua_State *L, struct reached name, uint64_t *faces) {
  const struct world *w = vm_world(L);
  reach_push_value(L, name);
  const char *wanted = lua_tostring(L, -1);
  if (wanted == NULL) luaL_error(L, "the name of a piece expected, got %s", lib_got(L, -1));
  bool found = false;
  for (uint16_t face = 0; face < w->table.faces; face++) {
    if (w->laying_out) naming_push_face(L, face, NULL, false);
    const char *called = w->laying_out ? lua_tostring(L, -1) : name_of(w->names, LANG_NONE, face);
    bool same = strcmp(called, wanted) == 0;
    if (w->laying_out) lua_pop(L, 1);
    if (same) faces[face / 64] |= (uint64_t)1 << face % 64;
    found |= same;
  }
  if (!found) luaL_error(L, "no piece is called '%s'", wanted);
  lua_pop(L, 1);
}

/* `name`: a name, or a list of names. */
static void add_names(lua_State *L, struct filter *f, struct reached names) {
  look(f);
  if (!f->named) memset(f->faces, 0, sizeof f->faces);
  f->named = true;
  if (names.type != LUA_TTABLE) lib_add_faces(L, names, f->faces);
  int n = (int)reach_items(names);
  for (int i = 1; i <= n; i++) lib_add_faces(L, reach_item(names, i), f->faces);
}

/* Whatever is not a field with a single value: a list of values, bounds, or names. */
static void read_other(lua_State *L, struct filter *f, struct reached name, struct reached value) {
  int field = reach_number(L, SLOT_FIELDS, name), values = (int)reach_items(value);
  if (field < 0 && strcmp(name.word, "name") == 0) {
    add_names(L, f, value);
    return;
  }
  if (field < 0) lib_field_called(L, name); /* which raises */
  if (values > 0) add_either(L, f, field, name, value, values);
  else add_bounds(L, f, field, name, value);
}

void lib_without_filter(lua_State *L, int arg) {
  if (lua_gettop(L) != arg || (lua_type(L, arg) != LUA_TSTRING && !lua_isboolean(L, arg))) return;
  lua_pushnil(L);
  lua_insert(L, arg);
}

/* An inner filter is one of a list, and is none itself. */
enum reading { INNER, PLAIN, REASONED };
static void read_fields(lua_State *L, struct reached table, struct filter *f, enum reading how);

static void not_a_field(lua_State *L) { luaL_error(L, "a filter names fields, as in { kind = \"cloth\" }"); }

/* The key is no name, so the value is the reason. */
static void read_reason(lua_State *L, struct filter *f, struct reached key, struct reached reason) {
  if (reason.type != LUA_TSTRING || !key.whole || key.number != 1) not_a_field(L);
  f->why = reason.word;
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

static bool is_in_a_range(const struct filter *f, const int32_t *fields) {
  for (int i = 0; i < f->ranges; i++) {
    for (;; i++) {
      if ((uint32_t)fields[f->range[i].field] - (uint32_t)f->range[i].least > f->range[i].span) break;
      if (!f->range[i].more) return true;
    }
    while (f->range[i].more) i++;
  }
  return false;
}

/* Of a filter without a function: what filter_passes has not tested. */
static bool face_passes(const struct filter *f, const struct table *t, uint16_t face) {
  if (f->listed && is_in_a_range(f, t->field[face])) return true;
  if (f->none || (f->named && !(f->faces[face / 64] >> face % 64 & 1))) return false;
  return is_either(f, t->field[face]);
}

static void add_range(struct filter *f, int16_t field, int32_t least, int32_t most, bool more) {
  f->range[f->ranges].field = field;
  f->range[f->ranges].more = more;
  f->range[f->ranges].least = least;
  f->range[f->ranges++].span = (uint32_t)most - (uint32_t)least;
}

/* Adds a filter of fields with one value or bounds each, or of a single field with a list of values: most are so. */
static bool add_ranges(struct filter *f, const struct filter *one) {
  int tests = one->count, eithers = one->looks ? one->eithers : 0, lists = 0;
  for (int i = 0; i < eithers; i++) lists += !one->either[i].more;
  if (one->looks && (one->none || one->named)) return false;
  if (lists > 1 || (lists == 1 && tests > 0) || tests + eithers == 0) return false;
  if (f->ranges + tests + eithers > MAX_RANGES) return false;
  for (int i = 0; i < tests; i++)
    add_range(f, one->test[i].field, one->test[i].least, one->test[i].most, i + 1 < tests);
  for (int i = 0; i < eithers; i++)
    add_range(f, one->either[i].field, one->either[i].value, one->either[i].value, false);
  return true;
}

/* Adds a filter of a single field, as most are, with one value or a list of them. False: it is another one. */
static bool add_single(lua_State *L, struct filter *f, struct reached table) {
  struct reached key, value, other;
  unsigned at = 0;
  if (!reach_step(table, &at, &key, &value) || key.type != LUA_TSTRING ||
      reach_step(table, &at, &other, &other))
    return false;
  int field = reach_number(L, SLOT_FIELDS, key);
  int values = value.type == LUA_TTABLE ? (int)reach_items(value) : 1;
  if (field < 0 || values == 0 || f->ranges + values > MAX_RANGES) return false;
  for (int i = 1; i <= values; i++) {
    struct reached item = value.type == LUA_TTABLE ? reach_item(value, i) : value;
    int32_t wanted = filter_value(L, field, key, item);
    add_range(f, (int16_t)field, wanted, wanted, false);
  }
  return true;
}

/* Adds one of several filters, of which one is enough. */
static void add_alternative(lua_State *L, struct filter *f, struct reached table) {
  const struct table *t = &vm_world(L)->table;
  struct filter one;
  look(f);
  if (!f->listed) memset(f->faces, 0, (t->faces + 63u) / 64 * sizeof f->faces[0]);
  f->named = f->listed = true; /* what is in no range must be among the faces */
  if (add_single(L, f, table)) return;
  read_fields(L, table, &one, INNER);
  if (add_ranges(f, &one)) return;
  for (uint16_t face = 0; face < t->faces; face++)
    if (filter_tests(&one, t, face) && (!one.looks || face_passes(&one, t, face)))
      f->faces[face / 64] |= (uint64_t)1 << face % 64;
}

static void read_fields(lua_State *L, struct reached table, struct filter *f, enum reading how) {
  bool fields = false, filters = false;
  struct reached key, value;
  f->count = 0;
  f->looks = false;
  for (unsigned at = 0; reach_step(table, &at, &key, &value);) {
    if (key.type == LUA_TSTRING) {
      fields = true;
      int field = value.type == LUA_TTABLE ? -1 : reach_number(L, SLOT_FIELDS, key);
      if (field < 0) {
        read_other(L, f, key, value);
      } else {
        int32_t wanted = filter_value(L, field, key, value);
        add_test(L, f, field, wanted, wanted);
      }
    } else if (how != INNER && key.whole && value.type == LUA_TTABLE) {
      filters = true;
      add_alternative(L, f, value);
    } else if (how == REASONED) {
      read_reason(L, f, key, value);
    } else {
      not_a_field(L);
    }
  }
  if (fields && filters)
    luaL_error(L, "a filter names fields, or it is a list of filters of which one is enough");
}

static void read_filter(lua_State *L, int arg, struct filter *f, enum reading how) {
  struct reached given = reach_arg(L, arg);
  f->count = 0;
  f->looks = false;
  if (given.type == LUA_TNIL) return;
  if (given.type == LUA_TFUNCTION) {
    look(f);
    f->L = L;
    f->function = lua_absindex(L, arg);
    return;
  }
  luaL_checktype(L, arg, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  read_fields(L, given, f, how);
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
