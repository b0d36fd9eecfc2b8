/* piecelib.c: making pieces and zones, while the table is laid; moving single pieces. */
#include "doing.h"
#include "lib.h"
#include "naming.h"
#include "poison.h"

#include <string.h>

/* --- columns: memory that lives as long as the game --- */

/* Returns the column in slot `which` of SLOT_COLUMNS, grown by one to hold `count` things. No cap comes near the
   largest value of its type. */
static void *grow(lua_State *L, int which, void *old, uint16_t count, uint16_t *cap, size_t size) {
  void *column = old;
  if (count > *cap) {
    int bigger = *cap == 0 ? 16 : *cap * 2;
    lib_slot(L, SLOT_COLUMNS);
    bool cool = vm_cool(vm_of(L), false); /* zones and pieces change all the time */
    column = lua_newuserdatauv(L, (size_t)bigger * size, 0);
    vm_cool(vm_of(L), cool);
    memset(column, 0, (size_t)bigger * size);
    if (*cap > 0) memcpy(column, old, (size_t)*cap * size);
    lua_rawseti(L, -2, which);
    lua_pop(L, 1);
    *cap = (uint16_t)bigger;
    poison(column, (size_t)bigger * size);
  }
  unpoison(column, (size_t)count * size);
  return column;
}

enum { ZONES = 1, FACES, PIECES }; /* places in SLOT_COLUMNS */

static void room_for_zone(lua_State *L, struct table *t) {
  if (t->zones == MAX_ZONES) luaL_error(L, "a game has at most %d zones", MAX_ZONES);
  t->zone = grow(L, ZONES, t->zone, (uint16_t)(t->zones + 1), &t->zone_cap, sizeof *t->zone);
}

static void room_for_face(lua_State *L, struct table *t) {
  if (t->faces == MAX_FACES) luaL_error(L, "a game has at most %d different pieces", MAX_FACES);
  vm_constant(vm_of(L), true);
  t->field = grow(L, FACES, t->field, (uint16_t)(t->faces + 1), &t->face_cap, sizeof *t->field);
  vm_constant(vm_of(L), false);
}

static void room_for_piece(lua_State *L, struct table *t) {
  if (t->pieces == MAX_PIECES) luaL_error(L, "a game has at most %d pieces", MAX_PIECES);
  t->piece = grow(L, PIECES, t->piece, (uint16_t)(t->pieces + 1), &t->piece_cap, sizeof *t->piece);
}

/* --- zones --- */

/* Makes a zone: name at 1, seat or nil at 2, mask of the seats that see it at 3, is it sorted at 4, its enum shown at 5,
   its room at 6. Stack: + its handle */
static uint16_t push_new_zone(lua_State *L, int32_t word) {
  struct table *t = &vm_world(L)->table;
  int owner = lib_owner(L, 2);
  lua_Integer sees = luaL_checkinteger(L, 3), shown = luaL_checkinteger(L, 5), room = luaL_checkinteger(L, 6);
  luaL_checktype(L, 1, LUA_TSTRING);
  room_for_zone(L, t); /* nothing fails after this */
  uint16_t id = t->zones++;
  struct zone *z = &t->zone[id];
  *z = (struct zone){.bottom = NO_PIECE, .top = NO_PIECE, .word = word, .renew = NO_ZONE};
  z->owner = (int8_t)owner;
  z->sees = (uint8_t)sees;
  z->sorted = lua_toboolean(L, 4);
  z->shown = (uint8_t)shown;
  z->room = (uint8_t)room;
  lib_slot(L, SLOT_ZONE_NAMES);
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, id + 1);
  lua_pop(L, 1);
  vm_constant(vm_of(L), true);
  struct handle *h = lib_object(L, TAG_ZONE, sizeof *h);
  vm_constant(vm_of(L), false);
  h->id = id;
  lib_slot(L, SLOT_ZONES);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, id + 1);
  lua_pop(L, 1);
  return id;
}

/* lay_zone(name, seat, sees, sorted, shown, room, renew, untold): renew is a zone or nil */
static int l_lay_zone(lua_State *L) {
  struct table *t = &lib_laying_out(L, "make a zone")->table;
  lib_check_name(L, lib_word(L, 1), "a zone");
  uint16_t renew = lua_isnoneornil(L, 7) ? NO_ZONE : lib_zone(L, 7);
  bool untold = lua_toboolean(L, 8);
  uint16_t zone = push_new_zone(L, 0);
  t->zone[zone].renew = renew;
  t->zone[zone].untold = untold;
  return 1;
}

static int l_zones_size(lua_State *L) {
  lua_pushinteger(L, ((struct zones *)lib_check(L, 1, TAG_ZONES, "a group of zones"))->count);
  return 1;
}

/* lay_zones(name, seat, sees, sorted, shown, room, members, untold): zones made together. The group has its zones at 1,
   2 ... and at the words of `members`. */
static int l_lay_zones(lua_State *L) {
  lib_laying_out(L, "make zones");
  lib_check_name(L, lib_word(L, 1), "a zone");
  luaL_checktype(L, 7, LUA_TTABLE);
  bool untold = lua_toboolean(L, 8);
  lua_settop(L, 7);
  lua_Unsigned length = lua_rawlen(L, 7);
  if (length > MAX_ZONES) luaL_error(L, "a game has at most %d zones", MAX_ZONES);
  int count = (int)length;
  vm_constant(vm_of(L), true); /* nothing of a group ever changes */
  lua_createtable(L, count, count);
  struct zones *group = lua_newuserdatauv(L, sizeof *group + (size_t)count * sizeof group->zone[0], 1);
  lua_createtable(L, 0, 4); /* Stack now: ..., zones, group, metatable */
  vm_constant(vm_of(L), false);
  group->tag = TAG_ZONES;
  group->count = (uint16_t)count;
  memset(group->place, ZONES_NONE, sizeof group->place);
  for (int i = 1; i <= count; i++) {
    lua_rawgeti(L, 7, i);
    luaL_checktype(L, -1, LUA_TSTRING);
    lib_word(L, lua_gettop(L));
    int32_t word = lib_symbol(L, -1);
    if (word < ZONES_PLACED && i <= ZONES_NONE) group->place[word] = (uint8_t)(i - 1);
    group->zone[i - 1] = push_new_zone(L, word); /* Stack now: ..., zones, group, metatable, word, zone */
    vm_world(L)->table.zone[group->zone[i - 1]].place = (uint16_t)i;
    vm_world(L)->table.zone[group->zone[i - 1]].untold = untold;
    lua_pushvalue(L, -1);
    lua_rawseti(L, 8, i);
    lua_rawset(L, 8);
  }
  lib_slot(L, SLOT_CLASS + TAG_ZONES - TAG_PIECE); /* members first, then methods */
  lua_setmetatable(L, 8);
  lua_pushvalue(L, 8);
  lua_setfield(L, 10, "__index");
  lua_pushcfunction(L, l_zones_size);
  lua_setfield(L, 10, "__len");
  lua_pushliteral(L, "zones");
  lua_setfield(L, 10, "__name");
  lua_setmetatable(L, 9);
  lua_pushvalue(L, 8);
  lua_setiuservalue(L, 9, 1);
  return 1;
}

/* --- faces --- */

/* A field with the name of a word would hide the word: piece:move would not move. */
static void check_is_no_word(lua_State *L, const char *name) {
  lib_slot(L, SLOT_CLASS + TAG_PIECE - TAG_PIECE);
  lua_getfield(L, -1, "__index");
  lua_pushstring(L, name);
  if (lua_rawget(L, -2) != LUA_TNIL)
    luaL_error(L, "a field cannot be called '%s': that is a word of pieces", name);
  lua_pop(L, 3);
}

/* Finds or makes the field of that name. */
static int field_named(lua_State *L, int name) {
  lib_slot(L, SLOT_FIELDS);
  lua_pushvalue(L, name);
  lua_rawget(L, -2);
  if (lua_isnil(L, -1)) {
    int field = (int)lua_rawlen(L, -2);
    check_is_no_word(L, lib_check_name(L, lua_tostring(L, name), "a field"));
    if (field == MAX_FIELDS) luaL_error(L, "pieces have at most %d different fields", MAX_FIELDS);
    lua_pushvalue(L, name);
    lua_rawseti(L, -3, field + 1);
    lua_pushvalue(L, name);
    lua_pushinteger(L, field);
    lua_rawset(L, -4);
    lua_pop(L, 2);
    return field;
  }
  int field = (int)lua_tointeger(L, -1);
  lua_pop(L, 2);
  return field;
}

/* Converts the value at the top to its number in a column, and its kind. FIELD_NEW: the piece lacks the field. */
static int32_t field_value(lua_State *L, const char *name, enum field_kind *kind) {
  int ok;
  *kind = FIELD_NEW;
  switch (lua_type(L, -1)) {
  case LUA_TSTRING: *kind = FIELD_WORD; return lib_symbol(L, -1);
  case LUA_TBOOLEAN:
    if (lua_toboolean(L, -1)) *kind = FIELD_TRUTH;
    return *kind == FIELD_TRUTH ? 1 : NO_FIELD;
  case LUA_TNUMBER: {
    lua_Integer n = lua_tointegerx(L, -1, &ok);
    *kind = FIELD_NUMBER;
    if (ok && n > INT32_MIN && n <= INT32_MAX) return (int32_t)n;
    break;
  }
  default: break;
  }
  return luaL_error(L, "field '%s' of a piece must be a word, a whole number, true or false", name);
}

static int l_write(lua_State *L) {
  return luaL_error(L, "a piece never changes: keep '%s' in a table of your own, or move the piece",
                    luaL_tolstring(L, 2, NULL));
}

/* Makes the metatable that all pieces of a face share; its __index holds the fields. Stack: + metatable */
static void push_face(lua_State *L, int spec, const char *pattern) {
  naming_push_pattern(L, pattern, spec, NULL);
  lib_check_name(L, lua_tostring(L, -1), "a piece");
  vm_constant(vm_of(L), true);
  lua_createtable(L, 0, 3);
  lua_createtable(L, 0, 4); /* Stack now: name, metatable, fields */
  for (lua_pushnil(L); lua_next(L, spec); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING || strcmp(lua_tostring(L, -2), "copies") == 0) continue;
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_rawset(L, -5);
  }
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "name");
  lib_slot(L, SLOT_CLASS + TAG_PIECE - TAG_PIECE);
  lua_setmetatable(L, -2); /* methods are found behind the fields */
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, l_write);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, naming_tostring);
  lua_setfield(L, -2, "__tostring");
  vm_constant(vm_of(L), false);
  lua_replace(L, -2);
}

/* Finds or makes the face of the piece described at spec. Equal descriptions share a face. Stack: + its metatable */
static uint16_t face_of(lua_State *L, struct table *t, int spec, const char *pattern) {
  int32_t fields[MAX_FIELDS];
  for (int i = 0; i < MAX_FIELDS; i++) fields[i] = NO_FIELD;
  for (lua_pushnil(L); lua_next(L, spec); lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TNUMBER && lua_tointeger(L, -2) == 1) continue;
    if (lua_type(L, -2) != LUA_TSTRING) luaL_error(L, "a piece has one name and fields with names");
    const char *name = lua_tostring(L, -2);
    if (strcmp(name, "copies") == 0) continue;
    if (strcmp(name, "name") == 0)
      luaL_error(L, "the name of a piece stands first: create { \"{kind}\", ... }");
    int field = field_named(L, lua_absindex(L, -2));
    enum field_kind kind;
    fields[field] = field_value(L, name, &kind);
    if (kind != FIELD_NEW && t->kind[field] != FIELD_NEW && t->kind[field] != kind)
      luaL_error(L, "field '%s' is of another kind than in the pieces before", name);
    if (kind != FIELD_NEW) t->kind[field] = (uint8_t)kind;
  }
  lib_slot(L, SLOT_FACES);
  lua_pushfstring(L, "%s%c", pattern, 0);
  lua_pushlstring(L, (const char *)fields, sizeof fields);
  lua_concat(L, 2);
  lua_pushvalue(L, -1); /* Stack now: faces, key, key */
  lua_rawget(L, -3);
  if (!lua_isnil(L, -1)) {
    uint16_t face = (uint16_t)lua_tointeger(L, -1);
    lua_pop(L, 2);
    lua_rawgeti(L, -1, face + 1);
    lua_replace(L, -2);
    return face;
  }
  lua_pop(L, 1);
  room_for_face(L, t);
  push_face(L, spec, pattern); /* may fail; nothing after it does, so the face is complete */
  uint16_t face = t->faces++;
  memcpy(t->field[face], fields, sizeof fields);
  lua_insert(L, -3); /* Stack now: metatable, faces, key */
  lua_pushinteger(L, face);
  lua_rawset(L, -3);
  lua_pushstring(L, pattern);
  lua_rawseti(L, -2, -1 - face);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, face + 1);
  lua_pop(L, 1);
  return face;
}

/* zone:create { "{kind} {value}", kind = "cloth", value = 4, copies = 2 } */
static int l_create(lua_State *L) {
  uint16_t zone = lib_zone(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  struct table *t = &lib_laying_out(L, "make pieces")->table;
  if (lua_rawgeti(L, 2, 1) != LUA_TSTRING)
    luaL_error(L, "a piece needs a name: create { \"{kind} {value}\", ... }");
  if (lua_getfield(L, 2, "copies") == LUA_TNIL) {
    lua_pop(L, 1);
    lua_pushinteger(L, 1);
  }
  lua_Integer copies = luaL_checkinteger(L, 4);
  luaL_argcheck(L, copies >= 0, 2, "copies must not be negative");
  if (copies > MAX_PIECES - t->pieces)
    luaL_error(L, "a game has at most %d pieces", MAX_PIECES); /* checked before any piece is made */
  if (t->faces % 16 == 0) lua_gc(L, LUA_GCCOLLECT); /* garbage of setup would be in every snapshot */
  uint16_t face =
      face_of(L, t, 2, lua_tostring(L, 3)); /* Stack now: zone, spec, pattern, copies, metatable */
  lib_slot(L, SLOT_PIECES);
  for (int i = 0; i < copies; i++) {
    room_for_piece(L, t);
    uint16_t id = t->pieces++;
    t->piece[id].face = face;
    zone_place(t, zone, id);
    vm_constant(vm_of(L), true);
    struct handle *h = lua_newuserdatauv(L, sizeof *h, 0);
    h->tag = TAG_PIECE;
    h->id = id;
    lua_pushvalue(L, 5);
    lua_setmetatable(L, -2);
    lua_rawseti(L, 6, id + 1);
    vm_constant(vm_of(L), false);
  }
  if (copies == 0) return 0;
  lua_rawgeti(L, 6, t->pieces - copies + 1);
  return 1;
}

/* --- single pieces --- */

/* Is there a way, a list of nodes? */
static bool check_way(lua_State *L, int arg) {
  if (lua_gettop(L) < arg || lua_isnil(L, arg)) return false;
  luaL_checktype(L, arg, LUA_TTABLE);
  lua_Unsigned n = lua_rawlen(L, arg);
  luaL_argcheck(L, n <= MAX_EVENT_ARGS, arg, "a way has too many nodes");
  for (lua_Unsigned i = 1; i <= n; i++, lua_pop(L, 1)) {
    if (lua_rawgeti(L, arg, (lua_Integer)i) != LUA_TSTRING) luaL_argerror(L, arg, "a way is a list of nodes");
    lib_check_name(L, lua_tostring(L, -1), "a node");
  }
  return true;
}

static int move_piece(lua_State *L, enum side side) {
  lib_may_change(L, "move a piece");
  /* in this order, because each may raise its own error */
  uint16_t piece = lib_piece(L, 1), to = lib_zone(L, 2);
  const char *why = lib_why(L, 3);
  do_move_along(L, piece, to, side, why, check_way(L, 4) ? 4 : 0);
  return 0;
}

static int l_piece_move(lua_State *L) { return move_piece(L, ON_TOP); }

static int l_piece_move_under(lua_State *L) { return move_piece(L, UNDER_ALL); }

static int l_piece_zone(lua_State *L) {
  lib_push_zone(L, vm_world(L)->table.piece[lib_piece(L, 1)].zone);
  return 1;
}

static const struct lib_entry piece_methods[] = {
    {"move", l_piece_move,
     "piece:move(zone [, why [, way]]): moves the piece to the top of a zone. `way`: the nodes that it passes. Where `why` "
     "is false, the story leaves a move out"},
    {"move_under", l_piece_move_under, "piece:move_under(zone [, why]): moves it to the bottom of a zone"},
    {"zone", l_piece_zone, "piece:zone(): the zone that holds the piece"},
    {NULL, NULL, NULL}};

static const struct lib_entry zone_makers[] = {
    {"create", l_create,
     "zone:create { name, field = ..., copies = n }: makes new pieces here, in setup only. Returns the first"},
    {NULL, NULL, NULL}};

static const struct lib_entry internal[] = {
    {"lay_zone", l_lay_zone, "lay_zone(name, seat, sees, sorted, shown, room, renew, untold): a new zone"},
    {"lay_zones", l_lay_zones,
     "lay_zones(name, seat, sees, sorted, shown, room, members, untold): a group of zones"},
    {NULL, NULL, NULL}};

/* Columns that are read without a branch exist from the beginning, even in a game without pieces. */
static void open_columns(lua_State *L, struct table *t) {
  vm_cool(vm_of(L), false); /* pieces move */
  room_for_zone(L, t);
  room_for_face(L, t);
  room_for_piece(L, t);
  vm_cool(vm_of(L), true);
}

void open_pieces(lua_State *L) {
  open_columns(L, &vm_world(L)->table);
  lib_class(L, TAG_PIECE, "piece", piece_methods);
  lib_slot(L, SLOT_CLASS + TAG_ZONE - TAG_PIECE);
  lua_getfield(L, -1, "__index");
  vm_constant(vm_of(L), true); /* constant, like the class */
  lib_functions(L, -1, zone_makers);
  vm_constant(vm_of(L), false);
  lua_pop(L, 2);
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
