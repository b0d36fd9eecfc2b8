/* meldlib.c: croupier.melds: sets and runs in a hand. */
#include "lib.h"
#include "melds.h"
#include "seen.h"

struct meld_object {
  uint32_t tag;
  bool known; /* the fields below are known; not at first, because pieces are made later */
  int16_t suit, rank, worth;
  uint8_t longest;
};

/* User values: the names of the fields. */
enum { SUIT = 1, RANK, WORTH };

static void field_name(lua_State *L, const char *field) {
  if (lua_getfield(L, 1, field) != LUA_TSTRING)
    luaL_error(L, "melds need 'suit', 'rank' and 'worth': names of fields; there is no '%s'", field);
}

/* croupier.melds { suit = field, rank = field, worth = field, longest = n } */
static int l_melds(lua_State *L) {
  static const char *const known[] = {"suit", "rank", "worth", "longest", NULL};
  lua_settop(L, 1);
  lib_check_names(L, 1, "a rule for melds", known, 0);
  int ok = lua_getfield(L, 1, "longest") == LUA_TNIL;
  lua_Integer longest = ok ? MELD_CARDS : lua_tointegerx(L, -1, &ok);
  if (!ok || longest < MELD_LEAST || longest > MELD_CARDS)
    luaL_error(L, "'longest' of melds is a number of cards, from %d to %d", MELD_LEAST, MELD_CARDS);
  struct meld_object *o = lib_object_with(L, TAG_MELDS, sizeof *o, WORTH);
  o->longest = (uint8_t)longest;
  for (int i = SUIT; i <= WORTH; i++) {
    field_name(L, known[i - SUIT]);
    lua_setiuservalue(L, -2, i);
  }
  return 1;
}

static int16_t field_at(lua_State *L, int value, int (*field)(lua_State *, int)) {
  lua_getiuservalue(L, 1, value);
  int16_t found = (int16_t)field(L, -1);
  lua_pop(L, 1);
  return found;
}

static const struct meld_object *check(lua_State *L) {
  struct meld_object *o = lib_check(L, 1, TAG_MELDS, "a rule for melds");
  if (o->known) return o;
  o->suit = field_at(L, SUIT, lib_field);
  o->rank = field_at(L, RANK, lib_counted_field);
  o->worth = field_at(L, WORTH, lib_counted_field);
  o->known = true;
  return o;
}

/* The cards of a hand. */
struct hand {
  int count;
  int64_t worth; /* of all */
  uint16_t piece[MELD_CARDS];
  struct meld_card card[MELD_CARDS];
};

static void add_card(lua_State *L, const struct meld_object *o, struct hand *h, uint16_t piece) {
  const struct table *t = &vm_world(L)->table;
  const int32_t *field = t->field[t->piece[piece].face];
  if (h->count == MELD_CARDS) luaL_error(L, "melds are looked for in %d cards at most", MELD_CARDS);
  if (field[o->suit] == NO_FIELD || field[o->rank] == NO_FIELD || field[o->worth] == NO_FIELD)
    luaL_error(L, "a card lacks one of the three fields that melds are made by");
  h->worth += field[o->worth];
  h->piece[h->count] = piece;
  h->card[h->count++] = (struct meld_card){field[o->suit], field[o->rank], field[o->worth]};
}

static void read_zone(lua_State *L, const struct meld_object *o, struct hand *h, uint16_t zone) {
  const struct table *t = &vm_world(L)->table;
  h->count = 0;
  h->worth = 0;
  EACH_PIECE(t, zone, p) add_card(L, o, h, p);
}

static void find(lua_State *L, const struct meld_object *o, const struct hand *h, struct melds *found) {
  if (!melds_find(h->card, h->count, o->longest, found))
    luaL_error(L, "there are more than %d melds in %d cards", MOST_MELDS, h->count);
}

/* melds:sets(zone [, most]) */
static int l_sets(lua_State *L) {
  const struct meld_object *o = check(L);
  struct hand h;
  struct melds found;
  read_zone(L, o, &h, lib_zone(L, 2));
  find(L, o, &h, &found);
  lua_Integer most = luaL_optinteger(L, 3, LUA_MAXINTEGER);
  size_t words = h.count > 6 ? (size_t)1 << (h.count - 6) : 1;
  struct family *family = lib_object(L, TAG_FAMILY, sizeof *family + words * sizeof family->sets[0]);
  family->zone = lib_zone(L, 2);
  family->count = (uint16_t)h.count;
  for (size_t i = 0; i < words; i++) family->sets[i] = 0;
  unsigned all = (1u << h.count) - 1;
  for (int i = 0; i < found.count; i++) {
    unsigned meld = found.mask[i];
    if (h.worth - found.worth[i] - melds_most(&found, all & ~meld) > most) continue;
    family->sets[meld >> 6] |= (uint64_t)1 << (meld & 63);
  }
  return 1;
}

/* Melds that share no card are worth no more than this: all cards that are in some meld. */
static int64_t most_in_melds(const struct hand *h, const struct melds *found) {
  int64_t worth = 0;
  for (unsigned cards = found->in_any; cards != 0; cards &= cards - 1) {
    const struct meld_card *card = &h->card[__builtin_ctz(cards)];
    if (card->worth > 0) worth += card->worth;
  }
  return worth;
}

/* melds:discards(zone, most [, piece]) */
static int l_discards(lua_State *L) {
  const struct meld_object *o = check(L);
  struct hand h;
  struct melds found;
  lua_Integer most = luaL_checkinteger(L, 3);
  read_zone(L, o, &h, lib_zone(L, 2));
  seen_looked_through(vm_world(L), lib_zone(L, 2));
  if (!lua_isnoneornil(L, 4)) add_card(L, o, &h, lib_piece(L, 4));
  find(L, o, &h, &found);
  int64_t melded = most_in_melds(&h, &found);
  lua_newtable(L);
  for (int i = 0, n = 0; i < h.count; i++) {
    unsigned others = ((1u << h.count) - 1) & ~(1u << i);
    if (h.worth - h.card[i].worth - melded > most) continue;
    if (h.worth - h.card[i].worth - melds_most(&found, others) > most) continue;
    lib_push_piece(L, h.piece[i]);
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

static bool fits(lua_State *L, const struct meld_object *o, uint16_t zone, uint16_t piece) {
  struct hand h;
  read_zone(L, o, &h, zone);
  if (h.count < MELD_LEAST || h.count == MELD_CARDS) return false;
  add_card(L, o, &h, piece);
  return melds_is(h.card, h.count);
}

/* melds:fits(zones, piece) */
static int l_fits(lua_State *L) {
  const struct meld_object *o = check(L);
  const struct zones *laid = lib_check(L, 2, TAG_ZONES, "a group of zones, made by zones(),");
  uint16_t piece = lib_piece(L, 3);
  int i = 0;
  while (i < laid->count && !fits(L, o, laid->zone[i], piece)) i++;
  if (i < laid->count) lib_push_zone(L, laid->zone[i]);
  else lua_pushnil(L);
  return 1;
}

static const struct lib_entry methods[] = {
    {"sets", l_sets,
     "melds:sets(zone [, most]): the melds in a hand, for `among` of a select: those beside which the cards in no meld "
     "can be worth `most` or less"},
    {"discards", l_discards,
     "melds:discards(zone, most [, piece]): the cards without which those in no meld can be worth `most` or less, as a "
     "list. `piece` counts as in the hand"},
    {"fits", l_fits,
     "melds:fits(zones, piece): the first of these zones whose meld the piece continues, or nil"},
    {NULL, NULL, NULL}};

static const struct lib_entry words[] = {
    {"melds", l_melds,
     "croupier.melds { suit = field, rank = field, worth = field, longest = n }: rules for melds: three or more of a "
     "rank, or in sequence in a suit"},
    {NULL, NULL, NULL}};

void open_melds(lua_State *L) {
  lib_class(L, TAG_MELDS, "rule for melds", methods);
  lib_functions(L, 1, words);
}
