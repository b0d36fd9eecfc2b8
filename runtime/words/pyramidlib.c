/* pyramidlib.c: croupier.pyramid: zones made together as levels, each narrower than the one below. */
#include "lib.h"
#include "pyramid.h"

#include <string.h>

struct pyramid_object {
  uint32_t tag;
  uint8_t least;
  bool known; /* the members below are known; not at first, because pieces are made later */
  int16_t by;
  int32_t wild; /* as a symbol; -1: none is */
};

/* User values. */
enum { BY = 1, WILD };

/* croupier.pyramid { by = field, wild = word, least = n } */
static int l_pyramid(lua_State *L) {
  static const char *const known[] = {"by", "wild", "least", NULL};
  lua_settop(L, 1);
  lib_check_names(L, 1, "a pyramid", known, 0);
  if (lua_getfield(L, 1, "by") != LUA_TSTRING) luaL_error(L, "a pyramid needs 'by': the name of a field");
  int wild = lua_getfield(L, 1, "wild");
  if (wild != LUA_TNIL && wild != LUA_TSTRING) luaL_error(L, "'wild' of a pyramid is a word");
  int ok = lua_getfield(L, 1, "least") == LUA_TNIL;
  lua_Integer least = ok ? 1 : lua_tointegerx(L, -1, &ok);
  if (!ok || least < 1 || least > PYRAMID_LEVELS)
    luaL_error(L, "'least' of a pyramid is a number of levels, from 1 to %d", PYRAMID_LEVELS);
  struct pyramid_object *o = lib_object_with(L, TAG_PYRAMID, sizeof *o, WILD);
  o->least = (uint8_t)least;
  lua_pushvalue(L, 2);
  lua_setiuservalue(L, -2, BY);
  lua_pushvalue(L, 3);
  lua_setiuservalue(L, -2, WILD);
  return 1;
}

static const struct pyramid_object *check(lua_State *L) {
  struct pyramid_object *o = lib_check(L, 1, TAG_PYRAMID, "a pyramid rule");
  if (o->known) return o;
  lua_getiuservalue(L, 1, BY);
  o->by = (int16_t)lib_field(L, -1);
  if (vm_world(L)->table.kind[o->by] != FIELD_WORD)
    luaL_error(L, "field '%s' holds no words, and levels are known by words", lua_tostring(L, -1));
  lua_pop(L, 1);
  o->wild = lua_getiuservalue(L, 1, WILD) == LUA_TNIL ? -1 : lib_known_symbol(L, -1);
  lua_pop(L, 1);
  o->known = true;
  return o;
}

/* Counts the pieces on the levels at arg 2. Returns the levels. */
static const struct zones *read_levels(lua_State *L, const struct pyramid_object *o, struct pyramid *p) {
  const struct table *t = &vm_world(L)->table;
  const struct zones *levels = lib_check(L, 2, TAG_ZONES, "a group of zones, made by zones(),");
  if (levels->count > PYRAMID_LEVELS) luaL_error(L, "a pyramid has at most %d levels", PYRAMID_LEVELS);
  p->levels = levels->count;
  p->least = o->least;
  p->wild = 0;
  for (int i = 0; i < levels->count; i++) {
    p->width[i] = t->zone[levels->zone[i]].count;
    p->stones[i] = 0;
  }
  return levels;
}

/* pyramid:height(zones): how many levels, the lowest, the highest */
static int l_height(lua_State *L) {
  struct pyramid p;
  int low, high;
  read_levels(L, check(L), &p);
  bool any = pyramid_span(&p, &low, &high);
  lua_pushinteger(L, any ? high - low + 1 : 0);
  if (!any) return 1;
  lua_pushinteger(L, low + 1);
  lua_pushinteger(L, high + 1);
  return 3;
}

/* pyramid:stands(zones) */
static int l_stands(lua_State *L) {
  struct pyramid p;
  read_levels(L, check(L), &p);
  lua_pushboolean(L, pyramid_stands(&p));
  return 1;
}

static int level_at(lua_State *L, int arg, const struct zones *levels) {
  uint16_t zone = lib_zone(L, arg);
  for (int i = 0; i < levels->count; i++)
    if (levels->zone[i] == zone) return i;
  return luaL_argerror(L, arg, "not one of the levels");
}

/* pyramid:fits(zones, hand [, piece [, level]]) */
static int l_fits(lua_State *L) {
  const struct pyramid_object *o = check(L);
  const struct table *t = &vm_world(L)->table;
  struct pyramid p;
  const struct zones *levels = read_levels(L, o, &p);
  uint16_t hand = lib_zone(L, 3);
  for (uint16_t piece = t->zone[hand].bottom; piece != NO_PIECE; piece = t->piece[piece].above) {
    int32_t word = t->field[t->piece[piece].face][o->by];
    int level = word == o->wild ? -1 : lib_place(t, levels, word);
    if (word == o->wild) p.wild++;
    else if (level >= 0) p.stones[level]++;
  }
  bool fits = false;
  if (lua_isnoneornil(L, 4)) {
    fits = pyramid_can_grow(&p);
  } else {
    uint16_t piece = lib_piece(L, 4);
    luaL_argcheck(L, t->piece[piece].zone == hand, 4, "not in that hand");
    int32_t word = t->field[t->piece[piece].face][o->by];
    bool wild = word == o->wild;
    int only = lua_isnoneornil(L, 5) ? -1 : level_at(L, 5, levels),
        own = wild ? only : lib_place(t, levels, word);
    if (own >= 0) fits = (only < 0 || own == only) && pyramid_fits(&p, own, wild);
    for (int level = 0; wild && only < 0 && level < p.levels && !fits; level++)
      fits = pyramid_fits(&p, level, wild);
  }
  lua_pushboolean(L, fits);
  return 1;
}

static const struct lib_entry methods[] = {
    {"height", l_height,
     "pyramid:height(zones): how many levels from the lowest to the highest in use, then the numbers of these "
     "two"},
    {"stands", l_stands,
     "pyramid:stands(zones): true if there are enough levels, without a gap, and each holds more pieces than "
     "the next"},
    {"fits", l_fits,
     "pyramid:fits(zones, hand [, piece [, level]]): true if the hand can complete the pyramid, beginning with "
     "`piece`, or any. `level`: where a wild piece goes"},
    {NULL, NULL, NULL}};

static const struct lib_entry words[] = {
    {"pyramid", l_pyramid,
     "croupier.pyramid { by = field, wild = word, least = n }: rules for levels, each narrower than the one "
     "below; a wild piece fits any"},
    {NULL, NULL, NULL}};

void open_pyramids(lua_State *L) {
  lib_class(L, TAG_PYRAMID, "pyramid rule", methods);
  lib_functions(L, 1, words);
}
