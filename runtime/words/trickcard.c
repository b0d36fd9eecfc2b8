/* trickcard.c: the suits and ranks of the cards in tricks: fields, or what functions of the script say; and cards above
   all others. */
#include "trickcard.h"

#include "asking.h"

void trick_forget(lua_State *L, struct trick_object *t) {
  int faces = t->said == NULL ? 0 : vm_world(L)->table.faces;
  for (int face = 0; face < faces; face++) t->said[face] = (struct measured){.suit = NO_SUIT};
  if (faces == 0 || t->trump == NO_SUIT) return;
  for (int i = 0; i < t->highest_count; i++) {
    const struct highest *h = &t->highest[i];
    if (h->trump == NO_SUIT || h->trump == t->trump)
      t->said[h->face] = (struct measured){.suit = t->trump, .rank = h->rank, .ranked = true};
  }
}

/* The cards in the list, from the highest on. */
static void add_highest(lua_State *L, struct trick_object *t, struct reached names, int16_t trump) {
  int n = (int)reach_items(names);
  if (n == 0)
    luaL_error(
        L,
        "'highest' of a trick is a list of names, or one for each suit: { clubs = { \"jack of clubs\" } }");
  for (int i = 1; i <= n; i++) {
    uint64_t faces[MAX_FACES / 64] = {0};
    lib_add_faces(L, reach_item(names, i), faces);
    for (uint16_t face = 0; face < vm_world(L)->table.faces; face++) {
      if ((faces[face / 64] >> face % 64 & 1) == 0) continue;
      if (t->highest_count == MOST_HIGHEST)
        luaL_error(L, "'highest' of a trick names at most %d cards", MOST_HIGHEST);
      t->highest[t->highest_count++] =
          (struct highest){.trump = trump, .rank = (int16_t)(INT16_MAX - i), .face = face};
    }
  }
}

void trick_read_highest(lua_State *L, struct trick_object *t) {
  struct reached given = reach_arg(L, -1), key, names;
  if (given.type != LUA_TNIL) {
    luaL_checktype(L, -1, LUA_TTABLE);
    t->highest = lua_newuserdatauv(L, MOST_HIGHEST * sizeof *t->highest, 0);
    lua_setiuservalue(L, 3, TRICK_HIGHEST);
    if (reach_items(given) > 0) add_highest(L, t, given, NO_SUIT);
    unsigned at = 0;
    while (reach_items(given) == 0 && reach_step(given, &at, &key, &names)) {
      if (key.type != LUA_TSTRING) luaL_error(L, "'highest' of a trick has a list of names for each suit");
      add_highest(L, t, names, (int16_t)lib_known_word(L, key));
    }
  }
  lua_pop(L, 1);
}

static uint16_t face_of(lua_State *L, uint16_t piece) { return vm_world(L)->table.piece[piece].face; }

/* In play there are no new faces. */
static __attribute__((noinline)) void make_said(lua_State *L, struct trick_object *t) {
  t->said = lua_newuserdatauv(L, vm_world(L)->table.faces * sizeof *t->said, 0);
  lua_setiuservalue(L, 1, TRICK_SAID);
  trick_forget(L, t);
}

static struct measured *said_of(lua_State *L, struct trick_object *t, uint16_t piece) {
  if (t->said == NULL) make_said(L, t);
  return &t->said[face_of(L, piece)];
}

/* Pushes what the script's function says of a card, and of the trumps. */
static void call_measure(lua_State *L, const struct trick_object *t, uint16_t piece, int which) {
  luaL_checkstack(L, 8, NULL);
  lua_getiuservalue(L, 1, which);
  lib_push_piece(L, piece);
  if (t->trump == NO_SUIT) lua_pushnil(L);
  else lib_push_symbol(L, t->trump);
  asking_look(L, 2, 1);
}

static __attribute__((cold, noinline)) int wrong_card(lua_State *L) {
  return luaL_error(L, "a card in a trick needs a suit, and a rank from %d to %d", INT16_MIN, INT16_MAX);
}

static int32_t said_suit(lua_State *L, struct trick_object *t, uint16_t piece) {
  struct measured *said = said_of(L, t, piece);
  if (said->suit != NO_SUIT) return said->suit;
  if (t->suit >= 0) return vm_world(L)->table.field[face_of(L, piece)][t->suit];
  call_measure(L, t, piece, TRICK_SUIT);
  int32_t suit = lib_known_symbol(L, -1);
  lua_pop(L, 1);
  if (suit <= INT16_MAX) said->suit = (int16_t)suit;
  return suit;
}

static int32_t said_rank(lua_State *L, struct trick_object *t, uint16_t piece) {
  struct measured *said = said_of(L, t, piece);
  if (said->ranked) return said->rank;
  if (t->rank >= 0) return vm_world(L)->table.field[face_of(L, piece)][t->rank];
  call_measure(L, t, piece, TRICK_RANK);
  int ok;
  lua_Integer rank = lua_tointegerx(L, -1, &ok);
  lua_pop(L, 1);
  if (!ok || rank < INT16_MIN || rank > INT16_MAX) wrong_card(L);
  said->rank = (int16_t)rank;
  said->ranked = true;
  return said->rank;
}

int16_t trick_suit_of(lua_State *L, struct trick_object *t, uint16_t piece) {
  int32_t suit = t->suit >= 0 && t->highest == NULL ? vm_world(L)->table.field[face_of(L, piece)][t->suit]
                                                    : said_suit(L, t, piece);
  if (suit < 0 || suit > INT16_MAX) wrong_card(L);
  return (int16_t)suit;
}

struct trick_card trick_card_of(lua_State *L, struct trick_object *t, uint16_t piece) {
  int16_t suit = trick_suit_of(L, t, piece);
  int32_t rank = t->rank >= 0 && t->highest == NULL ? vm_world(L)->table.field[face_of(L, piece)][t->rank]
                                                    : said_rank(L, t, piece);
  if (rank < INT16_MIN || rank > INT16_MAX) wrong_card(L);
  return (struct trick_card){.suit = suit, .rank = (int16_t)rank};
}
