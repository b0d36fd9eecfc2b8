/* picturelib.c: a script's drawing of the table, read while the table is laid. */
#include "cluster.h"
#include "lib.h"
#include "naming.h"

#include <stdlib.h>
#include <string.h>

/* Places on the stack: the arguments of game:picture, and the tables made from them. */
enum { DRAWING = 2, MARKS = 3, LEGEND = 4, FOUND = 5 };

/* If the value at the top is a zone or a purse, the place stands for it. Pops the value. */
static bool stands_for(lua_State *L, struct place *place) {
  struct handle *zone = lib_test(L, -1, TAG_ZONE), *purse = lib_test(L, -1, TAG_PURSE);
  struct handle *h = zone != NULL ? zone : purse;
  if (h != NULL) {
    place->purse = purse != NULL;
    place->id = (uint16_t)h->id;
  }
  lua_pop(L, 1);
  return h != NULL;
}

/* "c6" is the sixth of the zones that the mark c stands for. Pushes it, or nil. */
static void push_member(lua_State *L, const char *name) {
  size_t letters = strcspn(name, "0123456789");
  lua_pushlstring(L, name, letters);
  lua_gettable(L, MARKS);
  if (name[letters] == '\0' || lib_test(L, -1, TAG_ZONES) == NULL) {
    lua_pop(L, 1);
    lua_pushnil(L);
    return;
  }
  lua_pushlstring(L, name, letters);
  lua_pushboolean(L, true);
  lua_settable(L, FOUND);
  lua_getiuservalue(L, -1, 1);
  lua_rawgeti(L, -1, (lua_Integer)strtol(name + letters, NULL, 10));
  lua_replace(L, -3);
  lua_pop(L, 1);
}

static bool same_name(lua_State *L, const char *name) {
  bool same = strcmp(lua_tostring(L, -1), name) == 0;
  lua_pop(L, 1);
  return same;
}

/* Finds the meaning of the name in braces: a mark, or else a zone or purse of that name. */
static bool find_place(lua_State *L, const char *name, struct place *place) {
  const struct world *w = vm_world(L);
  if (lua_istable(L, MARKS) && lua_getfield(L, MARKS, name) != LUA_TNIL) {
    if (!stands_for(L, place)) luaL_error(L, "the mark '%s' of the picture is no zone and no purse", name);
    lua_pushboolean(L, true);
    lua_setfield(L, FOUND, name);
    return true;
  }
  if (lua_istable(L, MARKS)) {
    push_member(L, name);
    if (stands_for(L, place)) return true;
  }
  for (uint16_t z = 0; z < w->table.zones; z++) {
    naming_push_zone(L, z, NULL);
    *place = (struct place){.row = place->row, .column = place->column, .width = place->width, .id = z};
    if (same_name(L, name)) return true;
  }
  for (uint16_t i = 0; i < w->purses.count; i++) {
    naming_push_purse(L, i, NULL);
    place->purse = true;
    place->id = i;
    if (same_name(L, name)) return true;
  }
  return false;
}

/* Reads the place from { to }, and adds blanks for it to the buffer. */
static void read_place(lua_State *L, const char *from, const char *to, struct place *place) {
  const char *end = to;
  while (end > from + 1 && end[-1] == ' ') end--;
  luaL_checkstack(L, 16, NULL);
  int top = lua_gettop(L);
  lua_pushlstring(L, from + 1, (size_t)(end - from - 1));
  const char *name = lua_tostring(L, -1);
  place->width = (uint16_t)text_width_of(from, (size_t)(to - from) + 1);
  if (!find_place(L, name, place))
    luaL_error(L, "line %d of the picture: there is no zone, purse or mark '%s'", place->row + 1, name);
  lua_settop(L, top);
}

/* Reads one line, up to `end`: notes its places, and puts blanks there. */
static void read_line(lua_State *L, luaL_Buffer *b, const char *line, const char *end, struct drawing *d,
                      struct place *places) {
  if (d->rows == DRAWING_ROWS) luaL_error(L, "a picture has at most %d lines", DRAWING_ROWS);
  if (text_width_of(line, (size_t)(end - line)) > DRAWING_COLUMNS)
    luaL_error(L, "line %d of the picture is wider than %d columns", d->rows + 1, DRAWING_COLUMNS);
  for (const char *s = line; s < end; s++) {
    const char *close = *s == '{' ? memchr(s, '}', (size_t)(end - s)) : NULL;
    if (close == NULL) {
      luaL_addchar(b, *s);
      continue;
    }
    if (d->places == DRAWING_PLACES) luaL_error(L, "a picture has at most %d places", DRAWING_PLACES);
    struct place *place = &places[d->places++];
    place->row = (uint16_t)d->rows;
    place->column = (uint16_t)text_width_of(line, (size_t)(s - line));
    read_place(L, s, close, place);
    for (int i = 0; i < place->width; i++) luaL_addchar(b, ' ');
    s = close;
  }
  luaL_addchar(b, '\n');
  d->rows++;
}

/* A mark that the drawing lacks is a misspelt one. */
static void check_marks(lua_State *L) {
  if (!lua_istable(L, MARKS)) return;
  for (lua_pushnil(L); lua_next(L, MARKS); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING) luaL_error(L, "marks have names: { V1 = zone }");
    lua_pushvalue(L, -2);
    if (lua_rawget(L, FOUND) == LUA_TNIL) luaL_error(L, "the picture has no mark '%s'", lua_tostring(L, -3));
    lua_pop(L, 1);
  }
}

static int l_picture(lua_State *L) {
  struct world *w = lib_laying_out(L, "draw a picture");
  const char *text = lib_check_page(L, luaL_checkstring(L, DRAWING)), *end = text + strlen(text);
  if (!lua_isnoneornil(L, MARKS)) luaL_checktype(L, MARKS, LUA_TTABLE);
  const char *legend = lib_word(L, LEGEND);
  lua_settop(L, LEGEND);
  lua_newtable(L);
  lua_createtable(L, 3, 0); /* Stack now: ..., found, kept */
  struct place *places = lua_newuserdatauv(L, DRAWING_PLACES * sizeof *places, 0);
  struct drawing d = {.legend = legend};
  luaL_Buffer b;
  luaL_buffinit(L, &b);
  while (end > text && (end[-1] == '\n' || end[-1] == ' ')) end--;
  for (const char *line = text; line < end;) {
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    if (stop == NULL) stop = end;
    read_line(L, &b, line, stop, &d, places);
    line = stop + 1;
  }
  luaL_pushresult(&b);
  check_marks(L);
  vm_constant(vm_of(L), true);
  struct place *kept = lua_newuserdatauv(L, (size_t)d.places * sizeof *kept, 0);
  vm_constant(vm_of(L), false);
  memcpy(kept, places, (size_t)d.places * sizeof *kept);
  d.text = lua_tostring(L, -2);
  d.place = kept;
  w->drawing = d;
  lua_rawseti(L, FOUND + 1, 2);
  lua_rawseti(L, FOUND + 1, 1);
  lua_settop(L, FOUND + 1);
  lua_pushvalue(L, LEGEND);
  lua_rawseti(L, FOUND + 1, 3);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_DRAWING);
  return 0;
}

static const struct lib_entry methods[] = {
    {"picture", l_picture,
     "game:picture([[ drawing ]] [, { mark = zone } [, legend]]): draws the table, in setup. {mark } or {zone } shows its "
     "contents in that width, {mark2 } those of the second of zones"},
    {NULL, NULL, NULL}};

void open_pictures(lua_State *L) { lib_functions(L, 2, methods); }
