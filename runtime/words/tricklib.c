/* tricklib.c: tricks: the order of play, the legal cards, the taker. */
#include "asking.h"
#include "doing.h"
#include "seen.h"
#include "trick.h"

struct trick_object {
  uint32_t tag;
  uint16_t zone;
  int16_t suit, rank;                /* fields */
  int16_t trump;                     /* NO_SUIT: none */
  uint8_t played;                    /* number of seats that have played */
  uint8_t leader, seat[MAX_SEATS];   /* in order of play */
  struct trick_card card[MAX_SEATS]; /* likewise */
};

static struct trick_object *check(lua_State *L) { return lib_check(L, 1, TAG_TRICK, "a trick"); }

/* game:trick { zone, suit = "suit", rank = "rank", trump = "hearts" }, in setup, when there are pieces */
static int l_trick(lua_State *L) {
  static const char *const known[] = {"suit", "rank", "trump", NULL};
  lib_laying_out(L, "make a trick");
  lua_settop(L, 2);
  lib_check_names(L, 2, "a trick", known, 1);
  struct trick_object *t = lib_object(L, TAG_TRICK, sizeof *t);
  lua_rawgeti(L, 2, 1);
  if (lib_test(L, -1, TAG_ZONE) == NULL)
    luaL_error(L, "a trick begins with its zone, not %s: trick { zone, suit = \"suit\", rank = \"rank\" }",
               lib_got(L, -1));
  t->zone = lib_zone(L, -1);
  lua_getfield(L, 2, "suit");
  t->suit = (int16_t)lib_field(L, -1);
  lua_getfield(L, 2, "rank");
  t->rank = (int16_t)lib_counted_field(L, -1);
  lua_getfield(L, 2, "trump");
  int32_t trump = lua_isnil(L, -1) ? NO_SUIT : lib_symbol(L, -1);
  if (trump > INT16_MAX) luaL_error(L, "there are too many words for '%s' to be trumps", lua_tostring(L, -1));
  t->trump = (int16_t)trump;
  lua_settop(L, 3);
  return 1;
}

static struct trick_card card_of(lua_State *L, const struct trick_object *t, uint16_t piece) {
  const struct table *table = &vm_world(L)->table;
  const int32_t *fields = table->field[table->piece[piece].face];
  int32_t suit = fields[t->suit], rank = fields[t->rank];
  if (suit < 0 || suit > INT16_MAX || rank < INT16_MIN || rank > INT16_MAX)
    luaL_error(L, "a card in a trick needs a suit, and a rank from %d to %d", INT16_MIN, INT16_MAX);
  return (struct trick_card){.suit = (int16_t)suit, .rank = (int16_t)rank};
}

/* --- the loop: from the leader clockwise, everybody once --- */

static int l_next_turn(lua_State *L) {
  struct trick_object *t = check(L);
  const struct world *w = vm_world(L);
  if (lua_isnil(L, 2)) {
    lib_push_player(L, t->leader);
    return 1;
  }
  int seat = (lib_seat(L, 2) + 1) % w->seats;
  if (seat == t->leader) return 0;
  lib_push_player(L, seat);
  return 1;
}

static int l_turns(lua_State *L) {
  struct trick_object *t = check(L);
  lib_may_change(L, "begin a trick");
  t->leader = (uint8_t)lib_seat(L, 2);
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
static void tell_lack(lua_State *L, const struct trick_object *t, uint16_t piece, uint16_t hand, int barred) {
  const struct table *table = &vm_world(L)->table;
  uint64_t faces[MAX_FACES / 64] = {0};
  int led = t->played > 0 ? t->card[0].suit : NO_SUIT;
  bool follows = led == NO_SUIT || card_of(L, t, piece).suit == led, bars = false;
  struct filter f;
  if (lua_istable(L, barred)) {
    lib_filter(L, barred, &f);
    bars = filter_passes(&f, table, piece);
  }
  for (uint16_t p = 0; p < table->pieces && !(follows && !bars); p++) {
    if (!is_card(t, table, p)) continue;
    bool suits = card_of(L, t, p).suit == led, free = suits || !follows || led == NO_SUIT;
    if ((suits && !follows) || (bars && free && !filter_passes(&f, table, p)))
      add_face(faces, table->piece[p].face);
  }
  if (!follows || bars) tell_none(L, t, hand, faces);
}

/* --- laying it --- */

/* Lays the chosen card on the trick. */
static int played(lua_State *L, int status, lua_KContext place) {
  (void)status;
  struct world *w = vm_world(L);
  if (asking_put_again(w)) return l_play(L);
  struct trick_object *t = check(L);
  struct ask *q = &w->asks.ask[place];
  uint16_t piece = (uint16_t)q->answer, hand = w->table.piece[piece].zone;
  if (w->listening & HEARD_BY_SEATS) tell_lack(L, t, piece, hand, 4);
  t->card[t->played] = card_of(L, t, piece);
  t->seat[t->played++] = q->seat;
  ask_end(&w->asks);
  do_move(L, piece, t->zone, NULL);
  lib_push_piece(L, piece);
  return 1;
}

/* The positions in the hand that pass a filter. */
static uint64_t passing(const struct table *t, const uint16_t *hand, int count, const struct filter *f) {
  uint64_t mask = 0;
  for (int i = 0; i < count; i++) mask |= (uint64_t)filter_passes(f, t, hand[i]) << i;
  return mask;
}

static void offer_legal(lua_State *L, const struct trick_object *t, struct ask *q, uint16_t zone, int barred,
                        int only) {
  const struct table *table = &vm_world(L)->table;
  struct trick_card card[64];
  uint16_t hand[64];
  struct filter f;
  int count = table->zone[zone].count;
  if (count > 64) luaL_error(L, "a hand of more than 64 cards is too large for tricks");
  zone_list(table, zone, hand);
  for (int i = 0; i < count; i++) card[i] = card_of(L, t, hand[i]);
  uint64_t legal = trick_legal(card, count, t->played > 0 ? t->card[0].suit : NO_SUIT);
  if (lua_toboolean(L, barred)) {
    lib_filter(L, barred, &f);
    legal = trick_unbarred(legal, passing(table, hand, count, &f));
  }
  if (lua_toboolean(L, only)) {
    lib_filter(L, only, &f);
    legal &= passing(table, hand, count, &f);
  }
  q->pieces = true;
  q->unique = table->faces == table->pieces;
  for (int i = 0; i < count; i++)
    if (legal >> i & 1) asking_offer(L, q, hand[i]);
}

/* trick:play(player, prompt [, barred [, only]]): plays a card of player.hand. */
static int l_play(lua_State *L) {
  struct trick_object *t = check(L);
  int seat = lib_seat(L, 2);
  lua_settop(L, 5);
  lua_pushliteral(L, "hand");
  lua_gettable(L, 2); /* Stack now: trick, player, prompt, barred, only, hand */
  if (!lib_test(L, 6, TAG_ZONE)) luaL_error(L, "who plays tricks needs a zone in player.hand");
  uint16_t hand = lib_zone(L, 6);
  if (t->played == vm_world(L)->seats) luaL_error(L, "everybody has played to this trick");
  struct ask *q = asking(L, seat, ASK_ONE, 3);
  offer_legal(L, t, q, hand, 4, 5);
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

/* trick:take(zone): moves all cards of the trick there. */
static int l_take(lua_State *L) {
  struct trick_object *t = check(L);
  const struct world *w = lib_may_change(L, "take a trick");
  uint16_t to = lib_zone(L, 2);
  luaL_argcheck(L, to != t->zone, 2, "this is where the trick lies");
  for (uint16_t p; (p = w->table.zone[t->zone].bottom) != NO_PIECE;) do_move(L, p, to, NULL);
  t->played = 0;
  return 0;
}

static const struct lib_entry methods[] = {
    {"turns", l_turns,
     "trick:turns(leader): begins a trick, and loops over the players clockwise from the leader"},
    {"play", l_play,
     "trick:play(player, prompt [, barred [, only]]): asks for a card of player.hand that follows suit if "
     "possible, and plays it. Two filters: `barred` cards only if there is no other, and `only` cards that pass"},
    {"empty", l_empty, "trick:empty(): true if nobody has played yet"},
    {"taker", l_taker,
     "trick:taker(): the player of the highest trump, or else of the highest card in the suit led"},
    {"take", l_take, "trick:take(zone): moves all cards of the trick to a zone"},
    {NULL, NULL, NULL}};

static const struct lib_entry game_methods[] = {
    {"trick", l_trick,
     "game:trick { zone, suit =, rank =, trump = }: prepares tricks in this zone, in setup, after the pieces. "
     "`suit` and `rank` name fields, `trump` a suit"},
    {NULL, NULL, NULL}};

void open_tricks(lua_State *L) {
  lib_class(L, TAG_TRICK, "trick", methods);
  lib_functions(L, 2, game_methods);
}
