/* picturelib.c: a script's drawing of the table, read while the table is laid. */
#include "cluster.h"
#include "lib.h"
#include "naming.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Places on the stack: the arguments of game:picture, and the tables made from them. */
enum { DRAWING = 2, MARKS = 3, LEGEND = 4, FOUND = 5, KEPT = 6 };

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
  place->purse = false;
  place->shown = true;
  for (uint16_t i = 0; i < w->showns; i++) {
    naming_push_shown(L, i, NULL);
    place->id = i;
    if (same_name(L, name)) return true;
  }
  return false;
}

/* Where a line is being read, and what it has come to. */
struct reader {
  lua_State *L;
  luaL_Buffer b;
  struct drawing d;
  struct place *places;
  int owed; /* columns of places with dots that the next place takes over */
};

/* The dots of "20..-" and what stands around them, up to `end`; `end`: there are none. In "village.V1" there is none. */
static const char *sites_in(const char *name, const char *end) {
  for (const char *s = name; s < end; s++) {
    bool dot = *s == '.' && (s + 1 == end || !isalnum((unsigned char)s[1]));
    if (dot || (*s == '[' && memchr(s, '.', (size_t)(end - s)) != NULL)) return s;
  }
  return end;
}

/* Writes the dots, but no more than pieces fit. */
static void write_dots(struct reader *r, const char *dots, const char *to, const struct place *place) {
  int room = vm_world(r->L)->table.zone[place->id].room;
  for (int n = 0; dots < to; dots++) {
    if (*dots == '.' && room > 0 && ++n > room) luaL_addchar(&r->b, to[-1] == '-' ? '-' : ' ');
    else luaL_addchar(&r->b, *dots);
  }
}

/* Writes the dots, and what remains of the place: as a road that goes on, or as blanks. A place right behind it takes the
   rest over. */
static void write_sites(struct reader *r, const char *dots, const char *to, struct place *place) {
  int rest = r->owed + place->width;
  place->width = (uint16_t)text_width_of(dots, (size_t)(to - dots));
  place->sites = true;
  rest -= place->width;
  write_dots(r, dots, to, place);
  r->owed = to[1] == '{' ? rest : 0;
  for (int i = r->owed; i < rest; i++) luaL_addchar(&r->b, to[-1] == '-' ? '-' : ' ');
}

static void write_blanks(struct reader *r, struct place *place) {
  place->width = (uint16_t)(place->width + r->owed);
  r->owed = 0;
  for (int i = 0; i < place->width; i++) luaL_addchar(&r->b, ' ');
}

/* Reads the place from { to }, and writes what stands there while it is empty. */
static void read_place(struct reader *r, const char *line, const char *from, const char *to) {
  lua_State *L = r->L;
  if (r->d.places == DRAWING_PLACES) luaL_error(L, "a picture has at most %d places", DRAWING_PLACES);
  struct place *place = &r->places[r->d.places++];
  const char *dots = sites_in(from + 1, to), *end = dots;
  while (end > from + 1 && end[-1] == ' ') end--;
  *place = (struct place){.row = (uint16_t)r->d.rows,
                          .column = (uint16_t)(text_width_of(line, (size_t)(from - line)) - r->owed),
                          .width = (uint16_t)text_width_of(from, (size_t)(to - from) + 1)};
  luaL_checkstack(L, 16, NULL);
  int top = lua_gettop(L);
  lua_pushlstring(L, from + 1, (size_t)(end - from - 1));
  const char *name = lua_tostring(L, -1);
  if (!find_place(L, name, place))
    luaL_error(L, "line %d of the picture: there is no zone, purse, shown variable or mark '%s'",
               place->row + 1, name);
  if (dots < to && (place->purse || place->shown))
    luaL_error(L, "the %s '%s' of the picture has no pieces for dots", place->purse ? "purse" : "variable",
               name);
  lua_settop(L, top);
  if (dots < to) write_sites(r, dots, to, place);
  else write_blanks(r, place);
}

/* Reads one line, up to `end`. */
static void read_line(struct reader *r, const char *line, const char *end) {
  lua_State *L = r->L;
  int columns = text_width_of(line, (size_t)(end - line));
  if (r->d.rows == DRAWING_ROWS) luaL_error(L, "a picture has at most %d lines", DRAWING_ROWS);
  if (columns > DRAWING_COLUMNS)
    luaL_error(L, "line %d of the picture has %d columns, %d more than the %d that there are", r->d.rows + 1,
               columns, columns - DRAWING_COLUMNS, DRAWING_COLUMNS);
  if (columns > r->d.columns) r->d.columns = columns;
  for (const char *s = line; s < end; s++) {
    const char *close = *s == '{' ? memchr(s, '}', (size_t)(end - s)) : NULL;
    if (close == NULL) {
      luaL_addchar(&r->b, *s);
      continue;
    }
    read_place(r, line, s, close);
    s = close;
  }
  luaL_addchar(&r->b, '\n');
  r->d.rows++;
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

/* Keeps the value at the top as long as the picture. Pops it. */
static void keep(lua_State *L) { lua_rawseti(L, KEPT, (lua_Integer)lua_rawlen(L, KEPT) + 1); }

/* Reads the drawing at the top of the stack. Pops it. */
static struct drawing read_drawing(lua_State *L, struct place *places) {
  const char *text = lib_check_page(L, luaL_checkstring(L, -1)), *end = text + strlen(text);
  struct reader r = {.L = L, .d = {.legend = lua_tostring(L, LEGEND)}, .places = places};
  luaL_buffinit(L, &r.b);
  while (end > text && (end[-1] == '\n' || end[-1] == ' ')) end--;
  for (const char *line = text; line < end;) {
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    if (stop == NULL) stop = end;
    read_line(&r, line, stop);
    line = stop + 1;
  }
  luaL_pushresult(&r.b);
  r.d.text = lua_tostring(L, -1);
  keep(L);
  vm_constant(vm_of(L), true);
  struct place *kept = lua_newuserdatauv(L, (size_t)r.d.places * sizeof *kept, 0);
  vm_constant(vm_of(L), false);
  memcpy(kept, places, (size_t)r.d.places * sizeof *kept);
  r.d.place = kept;
  keep(L);
  lua_pop(L, 1);
  return r.d;
}

static int l_picture(lua_State *L) {
  struct world *w = lib_laying_out(L, "draw a picture");
  if (!lua_istable(L, DRAWING)) luaL_checkstring(L, DRAWING);
  if (!lua_isnoneornil(L, MARKS)) luaL_checktype(L, MARKS, LUA_TTABLE);
  lib_word(L, LEGEND);
  lua_settop(L, LEGEND);
  lua_newtable(L);
  lua_newtable(L); /* Stack now: ..., found, kept */
  lua_pushvalue(L, LEGEND);
  if (!lua_isnil(L, -1)) keep(L);
  lua_settop(L, KEPT);
  struct place *places = lua_newuserdatauv(L, DRAWING_PLACES * sizeof *places, 0);
  struct drawing drawing[MOST_DRAWINGS];
  int drawings = lua_istable(L, DRAWING) ? (int)lua_rawlen(L, DRAWING) : 1;
  if (drawings < 1 || drawings > MOST_DRAWINGS)
    luaL_error(L, "a picture is drawn for 1 to %d widths", MOST_DRAWINGS);
  for (int i = 0; i < drawings; i++) {
    if (lua_istable(L, DRAWING)) lua_rawgeti(L, DRAWING, i + 1);
    else lua_pushvalue(L, DRAWING);
    drawing[i] = read_drawing(L, places);
  }
  check_marks(L);
  memcpy(w->drawing, drawing, sizeof *drawing * (size_t)drawings);
  w->drawings = (uint8_t)drawings;
  lua_settop(L, KEPT);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_DRAWING);
  return 0;
}

static const struct lib_entry methods[] = {
    {"picture", l_picture,
     "game:picture([[ drawing ]] [, { mark = zone } [, legend]]): draws the table, in setup. {mark } or {zone } shows "
     "contents in that width, {mark2 } those of the second of zones, {mark..} two sites"},
    {NULL, NULL, NULL}};

void open_pictures(lua_State *L) { lib_functions(L, 2, methods); }
