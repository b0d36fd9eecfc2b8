/* identity.c: a number for an option, which depends on what the option is and not on its place among the others. */
#include "identity.h"

#include <string.h>

#include "fold.h"
#include "listed.h"

enum {
  DEEPEST = 3,     /* tables in tables */
  MOST_VALUES = 64 /* values read in one option */
};

enum kind { PIECE = 1, ZONE, GROUP, PURSE, PLAYER, INTEGER, FRACTION, WORD, TRUTH, TABLE, OTHER };

static uint64_t of_kind(enum kind kind, uint64_t value) { return fold((uint64_t)kind << 56, value); }

/* The deciding seat, and the number of values that may still be read. */
struct reader {
  lua_State *L;
  const struct world *w;
  const uint64_t *named; /* pieces that the script means by name, wherever they lie; or NULL */
  int seat, room;
};

/* The label of a piece depends on its face only if the seat sees the face, else only on its zone. Otherwise worlds
   that the seat cannot tell apart would get different labels. The asked seat sees the offered pieces, and pieces
   in an offered list. A piece that the script means by name keeps its identity in all worlds, though its zone
   differs. */
static uint64_t label_of_piece(const struct reader *r, uint16_t piece, bool offered) {
  const struct piece *p = &r->w->table.piece[piece];
  bool seen = offered || r->w->table.zone[p->zone].sees >> r->seat & 1;
  if (!seen && r->named != NULL && r->named[piece / 64] >> piece % 64 & 1)
    return of_kind(PIECE, (uint64_t)(piece + 1u) << 32);
  return of_kind(PIECE, (uint64_t)(seen ? p->face + 1u : 0) << 16 | p->zone);
}

/* The value at the top as a number. Raw reads, which cannot fail. */
static uint64_t value_label(struct reader *r, int depth, bool offered);

/* The contents of a table: its list by position, the rest by name, independent of the order of names. */
static uint64_t table_label(struct reader *r, int depth, bool offered) {
  lua_State *L = r->L;
  lua_Integer n = (lua_Integer)lua_rawlen(L, -1);
  uint64_t list = 0, named = 0;
  for (lua_Integer i = 1; i <= n && r->room > 0; i++) {
    lua_rawgeti(L, -1, i);
    list = fold(list, value_label(r, depth + 1, offered && depth == 0));
    lua_pop(L, 1);
  }
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    if (r->room <= 0) {
      lua_pop(L, 2);
      break;
    }
    bool listed = lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1 && lua_tointeger(L, -2) <= n;
    if (!listed) {
      uint64_t value = value_label(r, depth + 1, false);
      lua_pushvalue(L, -2);
      named += fold(value_label(r, DEEPEST, false), value);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  return of_kind(TABLE, fold(list, named));
}

static uint64_t value_label(struct reader *r, int depth, bool offered) {
  lua_State *L = r->L;
  const struct handle *h;
  r->room--;
  if ((h = lib_test(L, -1, TAG_PIECE)) != NULL) return label_of_piece(r, (uint16_t)h->id, offered);
  if ((h = lib_test(L, -1, TAG_ZONE)) != NULL) return of_kind(ZONE, h->id);
  if ((h = lib_test(L, -1, TAG_PURSE)) != NULL) return of_kind(PURSE, h->id);
  const struct zones *group = lib_test(L, -1, TAG_ZONES);
  if (group != NULL) return of_kind(GROUP, group->count > 0 ? group->zone[0] : MAX_ZONES);
  if (lua_isinteger(L, -1)) return of_kind(INTEGER, (uint64_t)lua_tointeger(L, -1));
  if (lua_type(L, -1) == LUA_TNUMBER) {
    double number = lua_tonumber(L, -1);
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return of_kind(FRACTION, bits);
  }
  if (lua_type(L, -1) == LUA_TSTRING) return of_kind(WORD, fold_word(0, lua_tostring(L, -1)));
  if (lua_type(L, -1) == LUA_TBOOLEAN) return of_kind(TRUTH, (uint64_t)lua_toboolean(L, -1));
  for (int seat = 0; seat < r->w->seats; seat++)
    if (lua_topointer(L, -1) == r->w->player[seat]) return of_kind(PLAYER, (uint64_t)seat);
  if (lua_istable(L, -1) && depth < DEEPEST) return table_label(r, depth, offered);
  return of_kind(OTHER, (uint64_t)lua_type(L, -1));
}

/* What most lists hold, without a look at Lua's stack. 0: it holds something else. */
static uint64_t plain_label(const struct reader *r, const struct reached *v) {
  const struct handle *h = v->thing;
  if (v->type == LUA_TSTRING) return of_kind(WORD, fold_word(0, v->word));
  if (v->whole) return of_kind(INTEGER, (uint64_t)v->number);
  if (v->type != LUA_TUSERDATA) return 0;
  if (h->tag == TAG_PIECE) return label_of_piece(r, (uint16_t)h->id, true);
  return h->tag == TAG_ZONE ? of_kind(ZONE, h->id) : 0;
}

uint64_t option_identity(lua_State *L, const struct ask *q, int option, const uint64_t *named) {
  const struct world *w = vm_world(L);
  int32_t value;
  enum option_kind kind = ask_option(&w->asks, q, option, &value);
  struct reader r = {L, w, named, q->seat, MOST_VALUES};
  if (kind == OPTION_OTHER) return of_kind(WORD, fold_word((uint64_t)kind, q->other[value]));
  if (kind != OPTION_ITEM) return (uint64_t)kind << 32 | (uint32_t)value;
  if (q->pieces) return label_of_piece(&r, (uint16_t)value, true);
  struct reached v = asking_read_listed(L, q, value);
  uint64_t label = plain_label(&r, &v);
  if (label != 0) return label;
  asking_push_listed(L, q, value);
  label = value_label(&r, 0, true);
  lua_pop(L, 1);
  return label;
}
