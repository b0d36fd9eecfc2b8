/* gamelib.c: players, scores, phases and notes; and functions of the engine for stdlib/. */
#include "asking.h"
#include "doing.h"
#include "lib.h"
#include "naming.h"
#include "prompt.h"

#include <string.h>

/* --- players --- */

static int l_left(lua_State *L) {
  lib_push_player(L, (lib_seat(L, 1) + 1) % vm_world(L)->seats);
  return 1;
}

static int l_right(lua_State *L) {
  int seats = vm_world(L)->seats;
  lib_push_player(L, (lib_seat(L, 1) + seats - 1) % seats);
  return 1;
}

static int l_others(lua_State *L) {
  int seat = lib_seat(L, 1), seats = vm_world(L)->seats;
  lua_createtable(L, seats - 1, 0);
  for (int i = 1; i < seats; i++) {
    lib_push_player(L, (seat + i) % seats);
    lua_rawseti(L, -2, i);
  }
  return 1;
}

static int l_partner(lua_State *L) {
  const struct world *w = vm_world(L);
  int seat = lib_seat(L, 1);
  for (int i = 1; i < w->seats && w->team[seat] != 0; i++) {
    int next = (seat + i) % w->seats;
    if (w->team[next] != w->team[seat]) continue;
    lib_push_player(L, next);
    return 1;
  }
  lua_pushnil(L);
  return 1;
}

static int l_points(lua_State *L) {
  lua_pushinteger(L, vm_world(L)->score[lib_seat(L, 1)]);
  return 1;
}

static int32_t check_points(lua_State *L, int arg) {
  lua_Integer points = luaL_checkinteger(L, arg);
  luaL_argcheck(L, points > -1000000 && points < 1000000, arg, "too many points");
  return (int32_t)points;
}

static int l_score(lua_State *L) {
  lib_may_change(L, "score");
  int seat = lib_seat(L, 1);
  int32_t points = check_points(L, 2);
  luaL_argcheck(L, do_score(L, seat, points, lib_word(L, 3)), 2, "too many points in all");
  lua_pushinteger(L, vm_world(L)->score[seat]);
  return 1;
}

/* --- the game --- */

static int l_most_points(lua_State *L) {
  const struct world *w = vm_world(L);
  int32_t most = w->score[0];
  for (int seat = 1; seat < w->seats; seat++)
    if (w->score[seat] > most) most = w->score[seat];
  lua_pushinteger(L, most);
  return 1;
}

/* The next player of a round. The state is the first player, the control variable the last one returned. */
static int l_next_clockwise(lua_State *L) {
  if (lua_isnil(L, 2)) {
    lua_settop(L, 1);
    return 1;
  }
  int seat = (lib_seat(L, 2) + 1) % vm_world(L)->seats;
  if (seat == lib_seat(L, 1)) return 0;
  lib_push_player(L, seat);
  return 1;
}

static int clockwise(lua_State *L, lua_CFunction next) {
  lua_settop(L, 2);
  lib_seat(L, 2);
  lua_pushcfunction(L, next);
  lua_insert(L, 2);
  return 2;
}

static int l_clockwise(lua_State *L) { return clockwise(L, l_next_clockwise); }

/* The same without end. */
static int l_next_turn(lua_State *L) {
  if (lua_isnil(L, 2)) lua_settop(L, 1);
  else lib_push_player(L, (lib_seat(L, 2) + 1) % vm_world(L)->seats);
  return 1;
}

static int l_turns(lua_State *L) { return clockwise(L, l_next_turn); }

/* game:score_for(name, points [, why]) */
static int l_score_for(lua_State *L) {
  lib_may_change(L, "score");
  luaL_checktype(L, 2, LUA_TSTRING);
  lib_word(L, 2);
  int32_t points = check_points(L, 3);
  if (!do_score_dummy(L, 2, points, lib_word(L, 4)))
    luaL_error(L, "there are more than %d dummies, or too many points in all", MAX_DUMMIES);
  return 0;
}

static int l_points_of(lua_State *L) {
  const struct world *w = vm_world(L);
  const char *name = luaL_checkstring(L, 2);
  int i = 0;
  while (i < w->dummies && strcmp(w->dummy[i].name, name) != 0) i++;
  lua_pushinteger(L, i < w->dummies ? w->dummy[i].score : 0);
  return 1;
}

/* game:phase(name [, number [, player]]) */
static int l_phase(lua_State *L) {
  lib_may_change(L, "begin a phase");
  luaL_checktype(L, 2, LUA_TSTRING);
  lua_Integer number = luaL_optinteger(L, 3, 0);
  luaL_argcheck(L, number >= 0 && number <= INT32_MAX, 3, "phases are counted from 1");
  int seat = lua_isnoneornil(L, 4) ? -1 : lib_seat(L, 4);
  const char *name = lib_word(L, 2);
  if (!vm_is_frozen(vm_of(L),
                    name)) { /* or else it lives anyway, and a page of the cold heap stays as it is */
    lua_pushvalue(L, 2);
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_PHASE);
  }
  do_phase(L, name, (int32_t)number, seat);
  return 0;
}

/* game:note(text, { name = value }) */
static int l_note(lua_State *L) {
  static const char *const facts[] = {"event", "code", "text", NULL};
  struct world *w = lib_may_change(L, "write a note");
  luaL_checktype(L, 2, LUA_TSTRING);
  if (!lua_isnoneornil(L, 3)) luaL_checktype(L, 3, LUA_TTABLE);
  const char *word = lib_word(L, 2);
  bool values = lua_istable(L, 3);
  if (!w->listening) { /* what is wrong is wrong in any case */
    if (values) values_unheard(L, 3, 0, "a note", facts, false);
    return 0;
  }
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_NOTE);
  e.word = word;
  if (values) values_add(L, &e, 3, 0, "a note", facts);
  event_emit(L, &e);
  return 0;
}

/* --- for stdlib --- */

/* seat(list of player tables); the script may change its own list later */
static int l_seat(lua_State *L) {
  struct world *w = vm_world(L);
  lua_Unsigned seats = lua_rawlen(L, 1);
  if (seats > MAX_SEATS) luaL_error(L, "at most %d players", MAX_SEATS);
  w->seats = (uint8_t)seats;
  lua_createtable(L, w->seats, 0);
  for (int seat = 0; seat < w->seats; seat++) {
    lua_rawgeti(L, 1, seat + 1);
    w->player[seat] = lua_topointer(L, -1);
    lua_rawseti(L, -2, seat + 1);
  }
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_PLAYERS);
  return 0;
}

/* game(self, list of free actions, does the lowest score win, are points the stakes, decisions that greedy bots look
   ahead, or nil): name, may_name ... */
static int l_game(lua_State *L) {
  vm_world(L)->lowest = lua_toboolean(L, 3);
  vm_world(L)->stakes = lua_toboolean(L, 4);
  vm_world(L)->look_ahead = (uint16_t)lua_tointeger(L, 5);
  lua_settop(L, 2);
  lua_Unsigned actions = lua_rawlen(L, 2) / 2;
  if (actions >= MAX_OTHERS) luaL_error(L, "a game has at most %d free actions", MAX_OTHERS - 1);
  for (lua_Unsigned i = 0; i < actions; i++) {
    lua_rawgeti(L, 2, (lua_Integer)(2 * i + 1));
    lib_check_name(L, luaL_checkstring(L, -1), "a free action");
    lua_pop(L, 1);
  }
  vm_world(L)->free_actions = (uint8_t)actions;
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_FREE);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_GAME);
  return 0;
}

/* new_field(player, name, value): a count or a word of a method's name would hide the method, mostly by mistake. */
static int l_new_field(lua_State *L) {
  luaL_getmetafield(L, 1, "__index");
  lua_pushvalue(L, 2);
  if (lua_rawget(L, -2) != LUA_TNIL && !lua_isuserdata(L, 3))
    return luaL_error(L, "'%s' is a word of every player: give the field another name", lua_tostring(L, 2));
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 0;
}

/* heard(player or nil): does anybody read what the player is asked, or a note? */
static int l_heard(lua_State *L) {
  const struct world *w = vm_world(L);
  lua_pushboolean(L, lua_isnoneornil(L, 1) ? w->listening : asking_is_read(w, lib_seat(L, 1)));
  return 1;
}

/* seat_of(player): the seat's number, even if the script has changed player.seat */
static int l_seat_of(lua_State *L) {
  lua_pushinteger(L, lib_seat(L, 1) + 1);
  return 1;
}

/* scripted(list of answers or nil) */
static int l_scripted(lua_State *L) {
  lua_settop(L, 1);
  vm_world(L)->scripted = lua_istable(L, 1);
  if (lua_istable(L, 1)) {
    lua_pushinteger(L, 0);
    lua_rawseti(L, 1, 0);
  }
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_ANSWERS);
  return 0;
}

/* random(seed, only chance): seeds the streams. Without `only chance`, all seats then answer at random. */
static int l_random(lua_State *L) {
  struct world *w = vm_world(L);
  uint64_t seed = (uint64_t)luaL_checkinteger(L, 1);
  rng_seed(&w->chance, seed, 0);
  for (int seat = 0; seat < w->seats; seat++) rng_seed(&w->bots[seat], seed, 1 + (uint64_t)seat);
  w->inline_random = lua_toboolean(L, 2) ? 0 : UINT8_MAX;
  return 0;
}

/* players(): in the order of seats, however the script has changed its own list */
static int l_players(lua_State *L) {
  struct world *w = vm_world(L);
  lua_createtable(L, w->seats, 0);
  for (int seat = 0; seat < w->seats; seat++) {
    lib_push_player(L, seat);
    lua_rawseti(L, -2, seat + 1);
  }
  return 1;
}

static int l_pieces(lua_State *L) {
  lib_slot(L, SLOT_PIECES);
  return 1;
}

static int l_name(lua_State *L) {
  luaL_checkany(L, 1);
  if (lua_isnil(L, 1)) lua_pushliteral(L, "nil");
  else naming_push(L, 1, NULL);
  return 1;
}

/* Of the library's own, see runtime/texts: a format. */
static int l_sentence(lua_State *L) {
  int key = text_named(luaL_checkstring(L, 2));
  if (key < 0) return luaL_argerror(L, 2, "no sentence has this key");
  lua_pushstring(L, text_own(lang_of(luaL_checkstring(L, 1)), (enum text)key));
  return 1;
}

static int l_zone_named(lua_State *L) {
  const char *name = luaL_checkstring(L, 1);
  for (uint16_t z = 0; z < vm_world(L)->table.zones; z++) {
    naming_push_zone(L, z, NULL);
    bool same = strcmp(lua_tostring(L, -1), name) == 0;
    lua_pop(L, 1);
    if (!same) continue;
    lib_push_zone(L, z);
    return 1;
  }
  return 0;
}

/* aside(zone): the first other zone of the table, for pieces that make way in a scene. */
static int l_aside(lua_State *L) {
  lib_push_zone(L, lib_zone(L, 1) == 0 ? 1 : 0);
  return 1;
}

static const struct lib_entry player_methods[] = {
    {"left", l_left, "player:left(): the next player clockwise"},
    {"right", l_right, "player:right(): the next player anticlockwise"},
    {"others", l_others, "player:others(): the other players, clockwise from the left"},
    {"partner", l_partner,
     "player:partner(): the next member of the team clockwise, or nil if the player plays alone"},
    {"score", l_score,
     "player:score(points [, why]): adds points for the player and their team, or takes some if negative. "
     "Returns the score"},
    {"points", l_points, "player:points(): the score of the player and their team"},
    {NULL, NULL, NULL}};

static const struct lib_entry game_methods[] = {
    {"clockwise", l_clockwise,
     "game:clockwise(player): loops over all players once, clockwise from this one"},
    {"turns", l_turns, "game:turns(player): loops over the players clockwise, without end"},
    {"phase", l_phase,
     "game:phase(name [, number [, player]]): tells all that a part of the game begins, and whose it is"},
    {"most_points", l_most_points, "game:most_points(): the highest score"},
    {"score_for", l_score_for,
     "game:score_for(name, points [, why]): adds points for a dummy, who cannot win"},
    {"points_of", l_points_of, "game:points_of(name): the points of a dummy"},
    {"note", l_note,
     "game:note(text, { name = value }): tells all a fact that no piece shows. A value may be a list"},
    {NULL, NULL, NULL}};

static const struct lib_entry internal[] = {
    {"seat", l_seat, "seat(players)"},
    {"seat_of", l_seat_of, "seat_of(player)"},
    {"heard", l_heard, "heard(player or nil)"},
    {"new_field", l_new_field, "new_field(player, name, value)"},
    {"game", l_game, "game(self, free actions, lowest, stakes, look_ahead)"},
    {"players", l_players, "players()"},
    {"scripted", l_scripted, "scripted(answers)"},
    {"random", l_random, "random(seed, only chance)"},
    {"pieces", l_pieces, "pieces()"},
    {"name", l_name, "name(value)"},
    {"zone_named", l_zone_named, "zone_named(name)"},
    {"aside", l_aside, "aside(zone)"},
    {"sentence", l_sentence, "sentence(lang, key)"},
    {NULL, NULL, NULL}};

void open_game(lua_State *L) {
  lib_functions(L, 2, game_methods);
  lib_functions(L, 3, player_methods);
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
