/* trickcard.c: the suits and ranks of the cards in tricks: fields, or what functions of the script say. */
#include "trickcard.h"

#include "asking.h"

void trick_forget(lua_State *L, struct trick_object *t) {
  int faces = t->said == NULL ? 0 : vm_world(L)->table.faces;
  for (int face = 0; face < faces; face++) t->said[face] = (struct measured){.suit = NO_SUIT};
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
  call_measure(L, t, piece, TRICK_SUIT);
  int32_t suit = lib_known_symbol(L, -1);
  lua_pop(L, 1);
  if (suit <= INT16_MAX) said->suit = (int16_t)suit;
  return suit;
}

static int32_t said_rank(lua_State *L, struct trick_object *t, uint16_t piece) {
  struct measured *said = said_of(L, t, piece);
  if (said->ranked) return said->rank;
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
  int32_t suit = __builtin_expect(t->suit >= 0, 1) ? vm_world(L)->table.field[face_of(L, piece)][t->suit]
                                                   : said_suit(L, t, piece);
  if (suit < 0 || suit > INT16_MAX) wrong_card(L);
  return (int16_t)suit;
}

struct trick_card trick_card_of(lua_State *L, struct trick_object *t, uint16_t piece) {
  int16_t suit = trick_suit_of(L, t, piece);
  int32_t rank = __builtin_expect(t->rank >= 0, 1) ? vm_world(L)->table.field[face_of(L, piece)][t->rank]
                                                   : said_rank(L, t, piece);
  if (rank < INT16_MIN || rank > INT16_MAX) wrong_card(L);
  return (struct trick_card){.suit = suit, .rank = (int16_t)rank};
}
