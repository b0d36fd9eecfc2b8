/* stackinglib.c: croupier.stacking: which pieces may be laid on which, for whole zones. */
#include "asking.h"
#include "doing.h"
#include "stacking.h"

#include <string.h>

struct stacking_object {
  uint32_t tag;
  int16_t by, within; /* fields; -1: not looked up yet, for pieces are made later */
  char by_name[32], within_name[32];
  struct stacking rules;
};

/* User values: the reasons why a top cannot be lifted. */
enum reason { REASON_EMPTY = 1, REASON_FIXED, REASON_STUCK, REASONS = REASON_STUCK };
static const char *const reasons[] = {"empty", "fixed", "stuck"};

/* --- the relation --- */

static void copy_name(lua_State *L, const char *field, char *to) {
  lua_getfield(L, 1, field);
  const char *name = lua_tostring(L, -1);
  if (name == NULL || strlen(name) > 31) luaL_error(L, "stacking needs '%s': the name of a field", field);
  strcpy(to, name);
  lua_pop(L, 1);
}

static bool may(lua_State *L, int value, int below) {
  lua_pushvalue(L, 2);
  lua_pushinteger(L, value);
  if (below == NO_CARD) lua_pushnil(L);
  else lua_pushinteger(L, below);
  asking_look(L, 2, 1);
  bool allowed = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return allowed;
}

/* Stores the reasons, in the script's words or ours, in the stacking at the top. */
static void keep_reasons(lua_State *L) {
  int stacking = lua_gettop(L);
  bool named = lua_getfield(L, 1, "reasons") == LUA_TTABLE;
  for (int i = 0; i < REASONS; i++) {
    if (!named || lua_getfield(L, stacking + 1, reasons[i]) != LUA_TSTRING) lua_pushstring(L, reasons[i]);
    lua_setiuservalue(L, stacking, i + 1);
    lua_settop(L, stacking + 1);
  }
  lua_pop(L, 1);
}

/* croupier.stacking { by = "value", within = "kind", may = function(value, below), fixed = { values } } */
static int l_stacking(lua_State *L) {
  static const char *const known[] = {"by", "within", "may", "fixed", "reasons", NULL};
  lua_settop(L, 1);
  lib_check_names(L, 1, "stacking", known, 0);
  if (lua_getfield(L, 1, "may") != LUA_TFUNCTION) luaL_error(L, "stacking needs a function 'may'");
  struct stacking_object *s = lib_object_with(L, TAG_STACKING, sizeof *s, REASONS);
  s->by = s->within = -1;
  copy_name(L, "by", s->by_name);
  copy_name(L, "within", s->within_name);
  keep_reasons(L);
  for (int value = 0; value < STACKING_VALUES; value++)
    for (int below = NO_CARD; below < STACKING_VALUES; below++)
      if (may(L, value, below)) stacking_allow(&s->rules, value, below);
  if (lua_getfield(L, 1, "fixed") == LUA_TTABLE)
    for (int i = 1; i <= (int)lua_rawlen(L, -1); i++) {
      lua_rawgeti(L, -1, i);
      lua_Integer value = luaL_checkinteger(L, -1);
      if (value < 0 || value >= STACKING_VALUES)
        luaL_error(L, "values that stack are from 0 to %d", STACKING_VALUES - 1);
      s->rules.fixed |= (uint64_t)1 << value;
      lua_pop(L, 1);
    }
  lua_pop(L, 1);
  return 1;
}

/* --- zones as cards and piles --- */

struct layout {
  struct stacking_card card[STACKING_CARDS];
  uint16_t piece[STACKING_CARDS]; /* the piece of each card */
  struct stacking_pile pile[STACKING_KINDS];
  int cards;
};

static struct stacking_object *check(lua_State *L) {
  struct stacking_object *s = lib_check(L, 1, TAG_STACKING, "a stacking rule");
  if (s->by >= 0) return s;
  lua_pushstring(L, s->within_name);
  int16_t within = (int16_t)lib_field(L, -1);
  lua_pushstring(L, s->by_name);
  s->by = (int16_t)lib_field(L, -1);
  s->within = within;
  lua_pop(L, 2);
  return s;
}

static int32_t bad_value(lua_State *L) {
  return luaL_error(L, "values that stack are from 0 to %d", STACKING_VALUES - 1);
}

static int value_of(lua_State *L, const struct stacking_object *s, const struct table *t, uint16_t piece) {
  int32_t value = t->field[t->piece[piece].face][s->by];
  return (uint32_t)value < STACKING_VALUES ? value : bad_value(L);
}

static struct zones *piles_at(lua_State *L, int arg) {
  struct zones *piles = lib_check(L, arg, TAG_ZONES, "a group of zones, made by zones(),");
  if (piles->count > STACKING_KINDS) luaL_error(L, "at most %d piles", STACKING_KINDS);
  return piles;
}

static void read_piles(lua_State *L, const struct stacking_object *s, const struct zones *piles,
                       struct layout *out) {
  const struct table *t = &vm_world(L)->table;
  uint32_t values = 0;
  /* without branches, because the heights of piles are hard to predict */
  for (int k = 0; k < piles->count; k++) {
    const struct zone *z = &t->zone[piles->zone[k]];
    int32_t one = -(z->count > 0), two = -(z->count > 1); /* all bits or none */
    const struct piece *top = &t->piece[z->top & one], *below = &t->piece[top->below & two];
    int32_t top_value = t->field[top->face][s->by] & one, below_value = t->field[below->face][s->by] & two;
    values |= (uint32_t)(top_value | below_value);
    out->pile[k].top = (int8_t)(top_value | ~one); /* that is NO_CARD */
    out->pile[k].below = (int8_t)(below_value | ~two);
  }
  if (values >= STACKING_VALUES) bad_value(L);
}

/* The pile of a kind. */
static int pile_for(lua_State *L, const struct table *t, const struct zones *piles, int32_t kind) {
  int place = lib_place(t, piles, kind);
  return place >= 0 ? place : luaL_error(L, "there is no pile for one of the cards");
}

/* Reads the cards of the zone at arg 2 and the piles at arg 3. Returns the piles. */
static const struct zones *read_layout(lua_State *L, const struct stacking_object *s, struct layout *out) {
  const struct table *t = &vm_world(L)->table;
  const struct zone *zone = &t->zone[lib_zone(L, 2)];
  const struct zones *piles = piles_at(L, 3);
  read_piles(L, s, piles, out);
  if (zone->count > STACKING_CARDS) luaL_error(L, "at most %d cards can be laid at once", STACKING_CARDS);
  out->cards = 0;
  for (uint16_t p = zone->bottom; p != NO_PIECE; p = t->piece[p].above) {
    int k = pile_for(L, t, piles, t->field[t->piece[p].face][s->within]);
    out->piece[out->cards] = p;
    out->card[out->cards++] =
        (struct stacking_card){.kind = (uint8_t)k, .value = (uint8_t)value_of(L, s, t, p)};
  }
  return piles;
}

/* --- methods --- */

static int l_most(lua_State *L) {
  const struct stacking_object *s = check(L);
  struct layout at;
  read_layout(L, s, &at);
  int bare, lift = luaL_optinteger(L, 4, 0) > 0;
  lua_pushinteger(L, stacking_most(&s->rules, at.card, at.cards, at.pile, lift, &bare));
  lua_pushinteger(L, bare);
  return 2;
}

static int l_sets(lua_State *L) {
  const struct stacking_object *s = check(L);
  struct layout at;
  bool lift = luaL_optinteger(L, 4, 0) > 0;
  read_layout(L, s, &at);
  size_t words = (size_t)stacking_words(at.cards);
  struct family *family = lib_object(L, TAG_FAMILY, sizeof *family + words * sizeof family->sets[0]);
  family->zone = lib_zone(L, 2);
  family->count = (uint16_t)at.cards;
  stacking_sets(&s->rules, at.card, at.cards, at.pile, lift, family->sets);
  return 1;
}

/* stacking:fits(cards, piles [, lifted]): lifted is one of the piles. */
static int l_fits(lua_State *L) {
  const struct stacking_object *s = check(L);
  struct layout at;
  const struct zones *piles = read_layout(L, s, &at);
  int lifted = NO_CARD;
  if (!lua_isnoneornil(L, 4)) {
    uint16_t zone = lib_zone(L, 4);
    for (int k = 0; k < piles->count; k++)
      if (piles->zone[k] == zone) lifted = k;
    luaL_argcheck(L, lifted != NO_CARD, 4, "not one of the piles");
  }
  lua_pushboolean(L, stacking_fits(&s->rules, at.card, at.cards, at.pile, lifted));
  return 1;
}

/* stacking:lifts(cards or nil, piles): for each pile true, or the reason why its top cannot be lifted; then
   whether no lift is needed. */
static int l_lifts(lua_State *L) {
  const struct stacking_object *s = check(L);
  struct layout at;
  const struct zones *piles = piles_at(L, 3);
  at.cards = 0;
  if (lua_isnil(L, 2)) read_piles(L, s, piles, &at);
  else read_layout(L, s, &at);
  bool fit;
  unsigned lifts = stacking_lifts(&s->rules, at.card, at.cards, at.pile, piles->count, &fit);
  lua_createtable(L, piles->count, 0);
  for (int k = 0; k < piles->count; k++) {
    if (lifts >> k & 1) lua_pushboolean(L, 1);
    else if (at.pile[k].top == NO_CARD) lua_getiuservalue(L, 1, REASON_EMPTY);
    else if (s->rules.fixed >> at.pile[k].top & 1) lua_getiuservalue(L, 1, REASON_FIXED);
    else lua_getiuservalue(L, 1, REASON_STUCK);
    lua_rawseti(L, -2, k + 1);
  }
  lua_pushboolean(L, fit);
  return 2;
}

/* Finds the pieces of a zone that belong on a pile, and their values. Returns their number. */
static int cards_for(lua_State *L, const struct stacking_object *s, uint16_t zone, const struct zone *pile,
                     uint16_t *piece, uint8_t *value) {
  const struct table *t = &vm_world(L)->table;
  int n = 0;
  for (uint16_t p = t->zone[zone].bottom; p != NO_PIECE; p = t->piece[p].above) {
    if (t->field[t->piece[p].face][s->within] != pile->word) continue;
    if (n == STACKING_CARDS) luaL_error(L, "at most %d cards can be laid at once", STACKING_CARDS);
    value[n] = (uint8_t)value_of(L, s, t, p);
    piece[n++] = p;
  }
  return n;
}

/* stacking:lay(cards, piles): returns false if the cards cannot all be laid; else lays those whose order is
   forced. */
static int l_lay(lua_State *L) {
  const struct stacking_object *s = check(L);
  lib_may_change(L, "lay pieces");
  struct layout at;
  const struct zones *piles = read_layout(L, s, &at);
  bool fits = stacking_fits(&s->rules, at.card, at.cards, at.pile, NO_CARD);
  unsigned kinds = 0;
  for (int i = 0; fits && i < at.cards; i++) kinds |= 1u << at.card[i].kind;
  for (; kinds; kinds &= kinds - 1) {
    int k = __builtin_ctz(kinds), n = 0;
    uint8_t value[STACKING_CARDS], order[2][STACKING_CARDS];
    uint16_t piece[STACKING_CARDS];
    for (int i = 0; i < at.cards; i++) {
      if (at.card[i].kind != k) continue;
      value[n] = at.card[i].value;
      piece[n++] = at.piece[i];
    }
    order[0][0] = 0;
    if (n > 1 && stacking_orders(&s->rules, value, n, at.pile[k].top, order, 2) != 1) continue;
    for (int i = 0; i < n; i++) do_move(L, piece[order[0][i]], piles->zone[k], NULL);
  }
  lua_pushboolean(L, fits);
  return 1;
}

/* stacking:orders(cards, pile): the orders in which the cards that belong on the pile can be laid. */
static int l_orders(lua_State *L) {
  enum { MOST = 120 };
  const struct stacking_object *s = check(L);
  const struct table *t = &vm_world(L)->table;
  const struct zone *pile = &t->zone[lib_zone(L, 3)];
  uint8_t value[STACKING_CARDS], order[MOST + 1][STACKING_CARDS];
  uint16_t piece[STACKING_CARDS];
  int n = cards_for(L, s, lib_zone(L, 2), pile, piece, value);
  int below = pile->count > 0 ? value_of(L, s, t, pile->top) : NO_CARD;
  int orders = stacking_orders(&s->rules, value, n, below, order, MOST + 1);
  if (orders > MOST) luaL_error(L, "there are more than %d orders in which %d pieces can be laid", MOST, n);
  lua_createtable(L, orders, 0);
  for (int i = 0; i < orders; i++) {
    lua_createtable(L, n, 0);
    for (int k = 0; k < n; k++) {
      lib_push_piece(L, piece[order[i][k]]);
      lua_rawseti(L, -2, k + 1);
    }
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

static const struct lib_entry methods[] = {
    {"most", l_most,
     "stacking:most(zone, piles [, lift]): the most pieces that can all be laid, if `lift` (0 or 1) tops may "
     "be lifted; then the most without a lift"},
    {"sets", l_sets,
     "stacking:sets(zone, piles [, lift]): the sets of pieces that can all be laid, for `among` of a select"},
    {"fits", l_fits,
     "stacking:fits(zone, piles [, lifted]): true if all pieces can be laid, after the top of the pile "
     "`lifted` is gone"},
    {"lifts", l_lifts,
     "stacking:lifts(zone | nil, piles): for each pile true, or why lifting its top does not make room for all "
     "pieces; then true if no lift is needed"},
    {"lay", l_lay,
     "stacking:lay(zone, piles): lays the pieces whose order is forced. Returns false if they cannot all be laid"},
    {"orders", l_orders, "stacking:orders(zone, pile): the orders in which the pieces can be laid on a pile"},
    {NULL, NULL, NULL}};

static const struct lib_entry words[] = {
    {"stacking", l_stacking,
     "croupier.stacking { by = field, within = field, may = function(value, below) ... end, fixed = values }: "
     "rules for piles: which value may lie on which"},
    {NULL, NULL, NULL}};

void open_stacking(lua_State *L) {
  static const struct lib_entry none[] = {{NULL, NULL, NULL}};
  lib_class(L, TAG_STACKING, "stacking rule", methods);
  lib_class(L, TAG_FAMILY, "family of sets", none);
  lib_functions(L, 1, words);
}
