/* auctionlib.c: game:auction and the methods of an auction. */
#include "asking.h"
#include "doing.h"
#include "fields.h"

static struct auction *check(lua_State *L) {
  return &((struct auction_object *)lib_check(L, 1, TAG_AUCTION, "an auction"))->auction;
}

/* The functions of auction.h return a sentence when they refuse. Here that is a script error. */
static int refused(lua_State *L, const char *why) { return why == NULL ? 0 : luaL_error(L, "%s", why); }

enum auction_field {
  FIELD_STYLE = 2,
  FIELD_FROM,
  FIELD_AMONG,
  FIELD_LEAST,
  FIELD_CAP,
  FIELD_STEP,
  FIELD_MUST_OPEN,
  FIELDS
};
static const char *const fields[] = {"from", "among", "least", "cap", "step", "must_open", NULL};
static const char *const styles[] = {"ascending", "once", "sealed", "second price", "dutch", NULL};

static int32_t number_at(lua_State *L, int place, int32_t otherwise) {
  if (lua_isnil(L, place)) return otherwise;
  int ok;
  lua_Integer n = lua_tointegerx(L, place, &ok);
  if (!ok || n < INT32_MIN || n > INT32_MAX)
    luaL_error(L, "'%s' of an auction must be a whole number", fields[place - FIELD_FROM]);
  return (int32_t)n;
}

static uint8_t seats_at(lua_State *L, int place, const struct world *w) {
  if (lua_isnil(L, place)) return (uint8_t)((1u << w->seats) - 1);
  if (!lua_istable(L, place)) luaL_error(L, "'among' of an auction is a list of players");
  uint8_t seats = 0;
  int n = (int)lua_rawlen(L, place);
  for (int i = 1; i <= n; i++) {
    lua_rawgeti(L, place, i);
    seats |= (uint8_t)(1u << lib_seat(L, -1));
    lua_pop(L, 1);
  }
  return seats;
}

/* game:auction { "ascending", from = player, among = players, least =, cap =, step =, must_open = } */
static int l_auction(lua_State *L) {
  struct world *w = lib_may_change(L, "open an auction");
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lua_insert(L, 1);          /* Stack now: spec, game */
  lua_settop(L, FIELDS - 1); /* and then the fields, the style in place of the game */
  lua_pushnil(L);
  lua_replace(L, FIELD_STYLE);
  lib_slot(L, SLOT_AUCTION_WORDS);
  if (!fields_read(L, 1, FIELDS, 0, FIELD_STYLE))
    luaL_error(L, "an auction has no field '%s'", luaL_tolstring(L, -1, NULL));
  struct auction_terms terms;
  lua_pushvalue(L, FIELD_STYLE);
  lua_rawget(L, FIELDS);
  if (!lua_isinteger(L, -1) || lua_tointeger(L, -1) > 0) /* a field's name has its place */
    luaL_error(
        L,
        "an auction begins with its kind: \"ascending\", \"once\", \"sealed\", \"second price\" or \"dutch\"");
  terms.style = (uint8_t)-lua_tointeger(L, -1);
  if (lua_isnil(L, FIELD_FROM)) luaL_error(L, "an auction says who is called first: from = player");
  terms.from = (uint8_t)lib_seat(L, FIELD_FROM);
  terms.must_open = lua_toboolean(L, FIELD_MUST_OPEN);
  terms.among = seats_at(L, FIELD_AMONG, w);
  terms.least = number_at(L, FIELD_LEAST, terms.style == AUCTION_ONCE ? 0 : 1);
  terms.cap = number_at(L, FIELD_CAP, INT32_MAX);
  terms.step = number_at(L, FIELD_STEP, 1);
  struct auction_object *object = lib_object(L, TAG_AUCTION, sizeof *object);
  refused(L, auction_open(&object->auction, &terms));
  return 1;
}

static bool may_pass(const struct auction *a) { return a->opened || !a->terms.must_open; }

/* One step of the loop: the called player, the bid to beat (dutch: the price), and whether the player may pass. */
static int l_next_call(lua_State *L) {
  lib_may_change(L, "call bidders");
  struct auction *a = check(L);
  if (a->waiting) luaL_error(L, "player %d was called and has neither bid nor passed", a->call + 1);
  int seat = auction_next(a);
  if (seat < 0) return 0;
  lib_push_player(L, seat);
  lua_pushinteger(L, a->high);
  lua_pushboolean(L, may_pass(a));
  return 3;
}

static int l_calls(lua_State *L) {
  check(L);
  lua_settop(L, 1);
  lua_pushcfunction(L, l_next_call);
  lua_insert(L, 1);
  return 2;
}

/* All sealed bids are in: tells them to all. */
static void tell_bids(lua_State *L, const struct auction *a) {
  for (int seat = 0; seat < MAX_SEATS; seat++) {
    if (!(a->bidders >> seat & 1)) continue;
    struct croupier_event e;
    event_begin(&e, CROUPIER_EVENT_NOTE);
    e.word = "{player} has bid {amount}";
    event_add(&e, "amount", ARG_NUMBER)->number = a->bid[seat];
    event_add(&e, "player", ARG_PLAYER)->number = seat;
    event_emit(L, &e);
  }
}

static void tell_step(lua_State *L, const char *step, int seat, int32_t amount) {
  event_say(L, CROUPIER_EVENT_AUCTION, seat, step, amount);
}

/* A bid or a pass: raises with the sentence, if there is one. */
static int answered(lua_State *L, const struct auction *a, bool first, const char *wrong) {
  if (wrong != NULL) return refused(L, wrong);
  if (!vm_world(L)->listening) return 0;
  bool sealed = a->terms.style == AUCTION_SEALED || a->terms.style == AUCTION_SECOND_PRICE,
       over = a->call < 0;
  if (sealed && over) tell_bids(L, a);
  if (!sealed && first && a->bidders != 0) tell_step(L, "opened", a->winner, a->high);
  if (over) tell_step(L, "won", a->winner, auction_price(a));
  return 0;
}

static int bid(lua_State *L, struct auction *a, int seat, int32_t amount) {
  bool first = a->bidders == 0;
  return answered(L, a, first, auction_bid(a, seat, amount));
}

static int pass(lua_State *L, struct auction *a, int seat) {
  bool first = a->bidders == 0;
  return answered(L, a, first, auction_pass(a, seat));
}

static int l_bid(lua_State *L) {
  lib_may_change(L, "bid");
  struct auction *a = check(L);
  int seat = lib_seat(L, 2);
  lua_Integer amount = luaL_checkinteger(L, 3);
  luaL_argcheck(L, amount >= INT32_MIN && amount <= INT32_MAX, 3, "too much");
  return bid(L, a, seat, (int32_t)amount);
}

static int l_pass(lua_State *L) {
  lib_may_change(L, "pass");
  struct auction *a = check(L);
  return pass(L, a, lib_seat(L, 2));
}

static int l_ask(lua_State *L);
static int asked_again(lua_State *L, int status, lua_KContext kind);

/* Reads the answer: a number is a bid, the other word a pass. */
static int asked(lua_State *L, int status, lua_KContext place) {
  (void)status;
  struct asks *asks = &vm_world(L)->asks;
  const struct ask *q = &asks->ask[place];
  if (asking_put_again(vm_world(L))) return l_ask(L);
  if (q->took_other >= q->insteads) return asking_take_free(L, q, asked_again);
  struct auction *a = check(L);
  if (q->took_other < 0) lua_pushinteger(L, q->answer);
  else lua_pushnil(L);
  int seat = q->seat;
  int32_t amount = q->answer;
  bool bids = q->took_other < 0;
  ask_end(asks);
  if (bids) bid(L, a, seat, amount);
  else pass(L, a, seat);
  return 1;
}

/* auction:ask(player, prompt [, most]): asks for a bid above the others, or a pass where that is allowed. */
static int l_ask(lua_State *L) {
  struct auction *a = check(L);
  int seat = lib_seat(L, 2);
  lua_Integer most = luaL_optinteger(L, 4, a->terms.cap);
  if (most > a->terms.cap) most = a->terms.cap;
  luaL_argcheck(L, most <= MAX_NUMBER, 4, "say the highest bid");
  luaL_argcheck(L, a->high < MAX_NUMBER, 1, "the bids are too high for a question");
  lua_settop(L, 4);
  struct ask *q = asking_bid(L, seat, 3, a->high);
  q->high = most < q->low ? q->low - 1 : (int32_t)most;
  a->asked |= (uint8_t)(1u << seat);
  a->most[seat] = q->high;
  if (may_pass(a)) lua_pushliteral(L, "pass");
  else lua_pushnil(L);
  asking_instead(L, q, 5);
  q->secret = a->terms.style == AUCTION_SEALED || a->terms.style == AUCTION_SECOND_PRICE;
  return asking_put(L, q, asked);
}

static int asked_again(lua_State *L, int status, lua_KContext kind) {
  (void)kind;
  asking_freed(L, status);
  return l_ask(L);
}

static int l_take_back(lua_State *L) {
  lib_may_change(L, "take a bid back");
  struct auction *a = check(L);
  int seat = a->winner;
  int32_t amount = a->high;
  refused(L, auction_take_back(a));
  if (vm_world(L)->listening) tell_step(L, "taken back", seat, amount);
  return 0;
}

static int push_seat(lua_State *L, int seat) {
  if (seat < 0) lua_pushnil(L);
  else lib_push_player(L, seat);
  return 1;
}

static int l_winner(lua_State *L) {
  const struct auction *a = check(L);
  push_seat(L, a->winner);
  lua_pushinteger(L, a->high);
  return 2;
}

static int l_first_to_pass(lua_State *L) { return push_seat(L, check(L)->first_to_pass); }

static int l_price(lua_State *L) {
  lua_pushinteger(L, auction_price(check(L)));
  return 1;
}

static const struct lib_entry methods[] = {
    {"calls", l_calls,
     "auction:calls(): loops over player, bid to beat (dutch: price), may the player pass? Each must bid or pass"},
    {"ask", l_ask,
     "auction:ask(player, prompt [, most]): asks for a bid, and makes it; nil means a pass. Without `most` "
     "the auction needs a `cap`. The text may name {beat} and {most}"},
    {"bid", l_bid, "auction:bid(player, amount): bids for the called player"},
    {"pass", l_pass, "auction:pass(player): passes for the called player"},
    {"take_back", l_take_back,
     "auction:take_back(): voids the winning bid, and calls the winner again (style \"once\")"},
    {"winner", l_winner, "auction:winner(): the winner or nil, then the highest bid"},
    {"price", l_price, "auction:price(): the amount that the winner pays"},
    {"first_to_pass", l_first_to_pass, "auction:first_to_pass(): the player who passed first, or nil"},
    {NULL, NULL, NULL}};

static const struct lib_entry game_methods[] = {
    {"auction", l_auction,
     "game:auction { \"ascending\" | \"once\" | \"sealed\" | \"second price\" | \"dutch\", from =, among =, "
     "least =, cap =, step =, must_open = }: opens an auction. `from` is called first"},
    {NULL, NULL, NULL}};

/* Words of an auction: a field's name -> its place, a style's name -> minus the style. */
static void keep_words(lua_State *L) {
  lua_newtable(L);
  for (int i = 0; fields[i] != NULL; i++) {
    lua_pushinteger(L, FIELD_FROM + i);
    lua_setfield(L, -2, fields[i]);
  }
  for (int i = 0; styles[i] != NULL; i++) {
    lua_pushinteger(L, -i);
    lua_setfield(L, -2, styles[i]);
  }
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_AUCTION_WORDS);
}

void open_auctions(lua_State *L) {
  keep_words(L);
  lib_class(L, TAG_AUCTION, "auction", methods);
  lib_functions(L, 2, game_methods);
}
