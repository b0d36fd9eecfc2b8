/* tricklib.c: tricks: the order of play, the legal cards, the taker. */
#include "asking.h"
#include "doing.h"
#include "passing.h"
#include "seen.h"
#include "trickcard.h"

static struct trick_object *check(lua_State *L) { return lib_check(L, 1, TAG_TRICK, "a trick"); }

static void everybody(const struct world *w, struct trick_object *t) {
  t->players = w->seats;
  t->among = (uint8_t)((1u << w->seats) - 1);
}

static int16_t read_trump(lua_State *L, int arg) {
  if (lua_isnoneornil(L, arg)) return NO_SUIT;
  int32_t trump = lib_known_symbol(L, arg);
  if (trump > INT16_MAX)
    luaL_error(L, "there are too many words for '%s' to be trumps", lua_tostring(L, arg));
  return (int16_t)trump;
}

/* The field named at the top, or -1: it is a function, which the trick at 3 keeps. Pops it. */
static int16_t read_measure(lua_State *L, int which, int (*field_of)(lua_State *, int)) {
  bool function = lua_isfunction(L, -1);
  int field = function ? -1 : field_of(L, -1);
  if (function) lua_setiuservalue(L, 3, which);
  else lua_pop(L, 1);
  return (int16_t)field;
}

/* game:trick { zone, suit = "suit", rank = "rank", trump = "hearts" }, in setup, when there are pieces */
static int l_trick(lua_State *L) {
  static const char *const known[] = {"suit", "rank", "trump", "highest", NULL};
  lib_laying_out(L, "make a trick");
  lua_settop(L, 2);
  lib_check_names(L, 2, "a trick", known, 1);
  struct trick_object *t = lib_object_with(L, TAG_TRICK, sizeof *t, TRICK_HIGHEST);
  lua_rawgeti(L, 2, 1);
  if (lib_test(L, -1, TAG_ZONE) == NULL)
    luaL_error(L, "a trick begins with its zone, not %s: trick { zone, suit = \"suit\", rank = \"rank\" }",
               lib_got(L, -1));
  t->zone = lib_zone(L, -1);
  everybody(vm_world(L), t);
  lua_getfield(L, 2, "suit");
  t->suit = read_measure(L, TRICK_SUIT, lib_field);
  lua_getfield(L, 2, "rank");
  t->rank = read_measure(L, TRICK_RANK, lib_counted_field);
  lua_getfield(L, 2, "trump");
  t->trump = read_trump(L, -1);
  lua_getfield(L, 2, "highest");
  trick_read_highest(L, t);
  lua_settop(L, 3);
  return 1;
}

/* trick:trump([suit]): other trumps from now on, also for the cards that lie there already. */
static int l_trump(lua_State *L) {
  struct trick_object *t = check(L);
  lib_may_change(L, "choose trumps");
  t->trump = read_trump(L, 2);
  trick_forget(L, t);
  for (int i = 0; i < t->played; i++) t->card[i] = trick_card_of(L, t, t->piece[i]);
  return 0;
}

/* --- the loop: from the leader clockwise, everybody once --- */

/* The first seat from this one on, clockwise, that plays to the trick. */
static int next_seat(const struct world *w, const struct trick_object *t, int seat) {
  while ((t->among >> seat & 1) == 0) seat = (seat + 1) % w->seats;
  return seat;
}

static int l_next_turn(lua_State *L) {
  struct trick_object *t = check(L);
  if (lua_isnil(L, 2)) {
    t->turn = t->leader;
  } else {
    const struct world *w = vm_world(L);
    t->turn = (uint8_t)next_seat(w, t, (t->turn + 1) % w->seats);
    if (t->turn == t->leader) return 0;
  }
  lib_push_player(L, t->turn);
  return 1;
}

/* The players in the list at 3 play to the trick. */
static void read_among(lua_State *L, struct trick_object *t) {
  luaL_checktype(L, 3, LUA_TTABLE);
  int n = (int)lua_rawlen(L, 3);
  if (n == 0) luaL_error(L, "nobody plays to this trick: the list of its players is empty");
  unsigned among = 0, players = 0;
  for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
    lua_rawgeti(L, 3, i);
    unsigned bit = 1u << lib_seat(L, -1);
    players += (among & bit) == 0;
    among |= bit;
  }
  t->among = (uint8_t)among;
  t->players = (uint8_t)players;
}

static int l_turns(lua_State *L) {
  struct trick_object *t = check(L);
  const struct world *w = lib_may_change(L, "begin a trick");
  int leader = lib_seat(L, 2);
  if (!lua_isnoneornil(L, 3)) read_among(L, t);
  else if (t->players < w->seats) everybody(w, t);
  t->leader = (uint8_t)next_seat(w, t, leader);
  t->played = 0;
  lua_pushcfunction(L, l_next_turn);
  lua_pushvalue(L, 1);
  return 2;
}

/* --- playing a card --- */

static int l_play(lua_State *L);

/* --- what a card tells of the hand that it came from --- */

static void add_face(uint64_t *faces, uint16_t face) { faces[face / 64] |= (uint64_t)1 << face % 64; }

/* The seats that see the trick learn that no card of the hand has one of these faces. */
static void tell_none(lua_State *L, const struct trick_object *t, uint16_t hand, const uint64_t *faces) {
  const struct table *table = &vm_world(L)->table;
  uint16_t list[MAX_PIECES];
  seen_told(L, table->zone[t->zone].sees, list, zone_list(table, hand, list), faces, 0, 0);
}

/* Other pieces of the game may have no suit. */
static bool is_card(const struct trick_object *t, const struct table *table, uint16_t piece) {
  return t->suit >= 0 && table->field[table->piece[piece].face][t->suit] != NO_FIELD;
}

/* Whoever does not follow suit has no card of it. Whoever plays a barred card has no other that might be played. A
   function may know what players do not. */
static void tell_lack(lua_State *L, struct trick_object *t, uint16_t piece, uint16_t hand, int barred) {
  const struct table *table = &vm_world(L)->table;
  uint64_t faces[MAX_FACES / 64] = {0};
  int led = t->played > 0 ? t->card[0].suit : NO_SUIT;
  bool follows = led == NO_SUIT || trick_card_of(L, t, piece).suit == led, bars = false;
  struct filter f;
  if (lua_istable(L, barred)) {
    lib_filter_with_reason(L, barred, &f);
    bars = !(f.looks && f.function != 0) && filter_passes(&f, table, piece);
  }
  for (uint16_t p = 0; p < table->pieces && !(follows && !bars); p++) {
    if (!is_card(t, table, p)) continue;
    bool suits = trick_card_of(L, t, p).suit == led, free = suits || !follows || led == NO_SUIT;
    if ((suits && !follows) || (bars && free && !filter_passes(&f, table, p)))
      add_face(faces, table->piece[p].face);
  }
  if (!follows || bars) tell_none(L, t, hand, faces);
}

/* --- laying it --- */

/* Lays a card on the trick, and pushes it. */
static int lay(lua_State *L, struct trick_object *t, uint8_t seat, uint16_t piece) {
  t->card[t->played] = trick_card_of(L, t, piece);
  t->piece[t->played] = piece;
  t->seat[t->played++] = seat;
  do_move(L, piece, t->zone, NULL);
  lib_push_piece(L, piece);
  return 1;
}

/* Lays the chosen card. */
static int played(lua_State *L, int status, lua_KContext place) {
  (void)status;
  struct world *w = vm_world(L);
  if (asking_put_again(w)) return l_play(L);
  struct trick_object *t = check(L);
  struct ask *q = &w->asks.ask[place];
  uint16_t piece = (uint16_t)q->answer;
  if (w->listening & HEARD_BY_SEATS) tell_lack(L, t, piece, w->table.piece[piece].zone, 4);
  ask_end(&w->asks);
  return lay(L, t, q->seat, piece);
}

/* The positions in the hand that pass a filter. */
static uint64_t places_passing(const struct table *t, const uint16_t *hand, int count,
                               const struct filter *f) {
  uint64_t mask = 0;
  for (int i = 0; i < count; i++) mask |= (uint64_t)filter_passes(f, t, hand[i]) << i;
  return mask;
}

/* The cards of a hand as bits: those that follow suit, of these those that are not barred, of these the wanted ones. */
struct choice {
  uint64_t following, unbarred, legal;
  struct filter barred, only;
};

static uint64_t following(lua_State *L, struct trick_object *t, const uint16_t *hand, int count) {
  if (t->played == 0) return trick_any(count);
  int16_t suit[64];
  for (int i = 0; i < count; i++) suit[i] = trick_suit_of(L, t, hand[i]);
  return trick_legal(suit, count, t->card[0].suit);
}

static void choose(lua_State *L, struct trick_object *t, const uint16_t *hand, int count, int barred,
                   int only, struct choice *c) {
  const struct table *table = &vm_world(L)->table;
  c->unbarred = c->following = following(L, t, hand, count);
  bool several = (c->following & (c->following - 1)) != 0; /* a single card cannot be barred */
  if (several && lua_toboolean(L, barred)) {
    lib_filter_with_reason(L, barred, &c->barred);
    c->unbarred = trick_unbarred(c->following, places_passing(table, hand, count, &c->barred));
  }
  c->legal = c->unbarred;
  if (lua_toboolean(L, only)) {
    lib_filter_with_reason(L, only, &c->only);
    c->legal &= places_passing(table, hand, count, &c->only);
  }
}

/* Why the filter tells this card apart; a function may say it behind its verdict. May leave values on the stack. */
static const char *reason_of(lua_State *L, const struct filter *f, uint16_t piece) {
  if (!f->looks || f->function == 0) return f->why;
  lua_pushvalue(L, f->function);
  lib_push_piece(L, piece);
  asking_look(L, 1, 2);
  return lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
}

/* Notes why the card at place i of the hand may not be played. */
static void refuse(lua_State *L, const struct ask *q, const struct choice *c, int i, uint16_t piece) {
  int top = lua_gettop(L);
  const char *why = "must follow suit";
  if (c->following >> i & 1) why = reason_of(L, c->unbarred >> i & 1 ? &c->only : &c->barred, piece);
  if (why == NULL && (c->unbarred >> i & 1) == 0) why = "barred while there are others";
  asking_pass_over(L, q, piece, why);
  lua_settop(L, top);
}

/* Returns the number of cards. */
static int read_hand(lua_State *L, uint16_t zone, uint16_t hand[64]) {
  const struct table *t = &vm_world(L)->table;
  int count = t->zone[zone].count;
  if (count > 64) luaL_error(L, "a hand of more than 64 cards is too large for tricks");
  zone_list(t, zone, hand);
  return count;
}

static void offer_legal(lua_State *L, struct ask *q, const uint16_t *hand, int count,
                        const struct choice *c) {
  struct world *w = vm_world(L);
  q->pieces = true;
  q->unique = w->table.faces == w->table.pieces;
  bool explains = asking_explains(w, q);
  for (int i = 0; i < count; i++) {
    if (c->legal >> i & 1) ask_offer(&w->asks, q, hand[i]); /* there is room for a hand */
    else if (explains) refuse(L, q, c, i, hand[i]);
  }
}

/* A random seat lays one of these cards at once. */
static int lay_any(lua_State *L, struct trick_object *t, const struct ask *q, const uint16_t *hand,
                   uint64_t legal) {
  uint8_t seat = q->seat;
  for (int left = passing_take(L, q, __builtin_popcountll(legal)); left > 0; left--) legal &= legal - 1;
  return lay(L, t, seat, hand[__builtin_ctzll(legal)]);
}

/* trick:play(player, prompt [, barred [, only]]): plays a card of player.hand. */
static int l_play(lua_State *L) {
  struct trick_object *t = check(L);
  const struct world *w = vm_world(L);
  int seat = lib_seat(L, 2);
  lua_settop(L, 5);
  lua_getfield(L, 2, "hand"); /* Stack now: trick, player, prompt, barred, only, hand */
  if (!lib_test(L, 6, TAG_ZONE)) luaL_error(L, "who plays tricks needs a zone in player.hand");
  uint16_t hand = lib_zone(L, 6);
  if ((t->among >> seat & 1) == 0) luaL_error(L, "player %d does not play to this trick", seat + 1);
  if (t->played == t->players) luaL_error(L, "everybody has played to this trick");
  struct ask *q = asking(L, seat, ASK_ONE, 3);
  uint16_t card[64];
  int count = read_hand(L, hand, card);
  struct choice c;
  choose(L, t, card, count, 4, 5, &c);
  if (c.legal != 0 && passing(w, q->seat) && w->table.faces == w->table.pieces)
    return lay_any(L, t, q, card, c.legal);
  offer_legal(L, q, card, count, &c);
  return asking_put(L, q, played);
}

/* --- the trick as it lies --- */

static int l_empty(lua_State *L) {
  lua_pushboolean(L, check(L)->played == 0);
  return 1;
}

static int l_taker(lua_State *L) {
  struct trick_object *t = check(L);
  if (t->played == 0) luaL_error(L, "nobody has played to this trick");
  lib_push_player(L, t->seat[trick_taker(t->card, t->played, NO_SUIT, t->trump)]);
  return 1;
}

/* The zone at 2, or the zone of that name of the taker at 3. */
static uint16_t where_taken(lua_State *L) {
  if (lua_type(L, 2) != LUA_TSTRING) return lib_zone(L, 2);
  lua_pushvalue(L, 2);
  lua_gettable(L, 3);
  if (!lib_test(L, -1, TAG_ZONE))
    luaL_error(L, "the taker has no zone '%s': player.%s = player:zone \"%s\"", lua_tostring(L, 2),
               lua_tostring(L, 2), lua_tostring(L, 2));
  return lib_zone(L, -1);
}

/* trick:take(zone or "taken"): moves all cards of the trick there. */
static int l_take(lua_State *L) {
  struct trick_object *t = check(L);
  const struct world *w = lib_may_change(L, "take a trick");
  lua_settop(L, 2);
  l_taker(L);
  uint16_t to = where_taken(L);
  luaL_argcheck(L, to != t->zone, 2, "this is where the trick lies");
  for (uint16_t p; (p = w->table.zone[t->zone].bottom) != NO_PIECE;) do_move(L, p, to, NULL);
  t->played = 0;
  lua_settop(L, 3);
  return 1;
}

static const struct lib_entry methods[] = {
    {"turns", l_turns,
     "trick:turns(leader [, players]): begins a trick: loops over the players, or those in the list, clockwise from "
     "the leader"},
    {"trump", l_trump,
     "trick:trump([suit]): makes this suit trumps, without it none. Jacks only: a word that "
     "`suit` returns for them"},
    {"play", l_play,
     "trick:play(player, prompt [, barred [, only]]): asks for a card of player.hand that follows suit if "
     "possible, and plays it. Two filters, with a reason or without: "
     "`barred` cards only if there is no other, "
     "`only` cards that pass"},
    {"empty", l_empty, "trick:empty(): true if nobody has played yet"},
    {"taker", l_taker,
     "trick:taker(): the player of the highest trump, or else of the highest card in the suit led"},
    {"take", l_take,
     "trick:take(zone or \"taken\"): moves the trick to a zone, or to the taker's zone of that name. "
     "Returns the taker"},
    {NULL, NULL, NULL}};

static const struct lib_entry game_methods[] = {
    {"trick", l_trick,
     "game:trick { zone, suit =, rank =, trump =, highest = }: prepares tricks in this zone, in setup, after the pieces. "
     "`suit` and `rank`: fields, or functions of a card and the trumps, asked once until trick:trump is called. "
     "`highest`: names of the highest trumps, a list or one for each suit"},
    {NULL, NULL, NULL}};

void open_tricks(lua_State *L) {
  lib_class(L, TAG_TRICK, "trick", methods);
  lib_functions(L, 2, game_methods);
}
