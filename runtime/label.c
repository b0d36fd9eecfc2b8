/* label.c: the options that a bot tries, as numbers that are the same in all worlds. */
#include "label.h"

#include <string.h>

#include "seen.h"

enum { MOST_NUMBERS = 48 };

static uint64_t label_of_number(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  return seen_mix(5, bits);
}

/* A value of a list as a number: the same for what has the same name, whatever world it is in. Raw reads. */
static uint64_t value_label(lua_State *L, const struct world *w, int depth) {
  const struct handle *h;
  if ((h = lib_test(L, -1, TAG_PIECE)) != NULL) return w->table.piece[h->id].face;
  if ((h = lib_test(L, -1, TAG_ZONE)) != NULL) return h->id + 10000u;
  if ((h = lib_test(L, -1, TAG_PURSE)) != NULL) return h->id + 11000u;
  const struct zones *group = lib_test(L, -1, TAG_ZONES);
  if (group != NULL) return group->count > 0 ? group->zone[0] + 12000u : 12000u + MAX_ZONES;
  if (lua_isinteger(L, -1)) return (uint64_t)lua_tointeger(L, -1) + 100000u;
  if (lua_type(L, -1) == LUA_TNUMBER) return label_of_number(lua_tonumber(L, -1));
  if (lua_type(L, -1) == LUA_TSTRING) return seen_mix_word(2, lua_tostring(L, -1));
  for (int seat = 0; seat < w->seats; seat++)
    if (lua_topointer(L, -1) == w->player[seat]) return 20000u + (uint64_t)seat;
  uint64_t label = (uint64_t)lua_type(L, -1) + (uint64_t)lua_toboolean(L, -1);
  if (!lua_istable(L, -1) || depth == 3) return label;
  lua_Integer n = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= n && i <= MOST_OPTIONS; i++) {
    lua_rawgeti(L, -1, i);
    label = seen_mix(label, value_label(L, w, depth + 1));
    lua_pop(L, 1);
  }
  return label;
}

uint64_t option_label(croupier *c, const struct ask *q, int option) {
  const struct world *w = c->world;
  int32_t value;
  enum option_kind kind = ask_option(&w->asks, q, option, &value);
  uint64_t label = (uint64_t)kind << 32 | (uint32_t)value;
  if (kind == OPTION_OTHER) return seen_mix_word(3, q->other[value]);
  if (kind != OPTION_ITEM) return label;
  if (q->pieces) {
    const struct piece *p = &w->table.piece[value];
    return (uint64_t)kind << 32 | (uint64_t)p->face << 16 | p->zone;
  }
  lua_State *L = vm_lua(c->vm);
  lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_LIST + q->seat);
  lua_rawgeti(L, -1, value);
  label = value_label(L, w, 0);
  lua_pop(L, 2);
  return label;
}

int options_tried(const struct ask *q) {
  int options = ask_options(q);
  int most = q->kind == ASK_NUMBER ? MOST_NUMBERS : MOST_OPTIONS;
  return options < most ? options : most;
}

int option_tried(const struct ask *q, int i) {
  int options = ask_options(q), tried = options_tried(q);
  return tried == options ? i : (int)((int64_t)i * (options - 1) / (tried - 1));
}
