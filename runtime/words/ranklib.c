/* ranklib.c: who has won: teams, ranks, and what all win or lose together. */
#include "croupier_events.h"
#include "lib.h"
#include "scoring.h"

#include <string.h>

/* The place of a team counts the teams before it, not their players. */
static void rank_teams(struct world *w) {
  int8_t by_seat[MAX_SEATS];
  memcpy(by_seat, w->rank, sizeof by_seat);
  for (int seat = 0; seat < w->seats && w->team[0] > 0; seat++) {
    bool counted[MAX_SEATS + 1] = {false};
    w->rank[seat] = 1;
    for (int i = 0; i < w->seats; i++) {
      if (by_seat[i] < by_seat[seat] && !counted[w->team[i]]) w->rank[seat]++;
      counted[w->team[i]] |= by_seat[i] < by_seat[seat];
    }
  }
}

/* rank(less, values): values is a list of lists by seat, the score first; `less` has for each number behind the score
   whether less is better. */
static int l_rank(lua_State *L) {
  struct world *w = lib_may_change(L, "end the game");
  enum { MAX_KEYS = 8 };
  int64_t values[MAX_SEATS * MAX_KEYS];
  bool low[MAX_KEYS];
  int keys = 1 + (int)lua_rawlen(L, 1);
  if (keys > MAX_KEYS) luaL_error(L, "at most %d tie-breakers", MAX_KEYS - 1);
  low[0] = w->lowest;
  for (int k = 1; k < keys; k++) {
    lua_rawgeti(L, 1, k);
    low[k] = lua_toboolean(L, -1);
    lua_pop(L, 1);
  }
  for (int seat = 0; seat < w->seats; seat++) {
    if (lua_rawgeti(L, 2, seat + 1) != LUA_TTABLE)
      luaL_error(L, "player %d is missing in self.players", seat + 1);
    for (int k = 0; k < keys; k++) {
      lua_rawgeti(L, -1, k + 1);
      values[seat * keys + k] = luaL_checkinteger(L, -1);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  scoring_standings(values, w->seats, keys, low, w->rank);
  rank_teams(w);
  return 0;
}

static void rank_by_points(struct world *w) {
  int64_t values[MAX_SEATS];
  for (int seat = 0; seat < w->seats; seat++) values[seat] = w->score[seat];
  scoring_standings(values, w->seats, 1, &w->lowest, w->rank);
  rank_teams(w);
}

/* rank_by_points(players): in whatever order the script has put them */
static int l_rank_by_points(lua_State *L) {
  struct world *w = lib_may_change(L, "end the game");
  luaL_checktype(L, 1, LUA_TTABLE);
  unsigned seats = 0;
  for (int i = 1; lua_geti(L, 1, i) != LUA_TNIL; i++, lua_pop(L, 1)) seats |= 1u << lib_seat(L, -1);
  for (int seat = 0; seat < w->seats; seat++)
    if ((seats >> seat & 1) == 0) luaL_error(L, "player %d is missing in self.players", seat + 1);
  rank_by_points(w);
  return 0;
}

/* rank_at_once(players): rank_by_points, if the list is that of all seats in their order, nobody has ranked them yet,
   and nobody is shown a variable. Else it does nothing and returns false. */
static int l_rank_at_once(lua_State *L) {
  struct world *w = vm_world(L);
  struct reached players = reach_arg(L, 1);
  bool plain = w->rank[0] == 0 && w->look_only == 0 && (w->showns == 0 || !w->listening) &&
               reach_item(players, w->seats + 1).type == LUA_TNIL;
  for (int seat = 0; seat < w->seats && plain; seat++)
    plain = reach_item(players, seat + 1).thing == w->player[seat];
  if (plain) rank_by_points(w);
  lua_pushboolean(L, plain);
  return 1;
}

/* team(numbers by seat, do all win or lose together): no numbers if each plays alone */
static int l_team(lua_State *L) {
  struct world *w = vm_world(L);
  for (int seat = 0; seat < w->seats; seat++, lua_pop(L, 1))
    if (lua_rawgeti(L, 1, seat + 1) == LUA_TNUMBER) w->team[seat] = (uint8_t)lua_tointeger(L, -1);
  w->fate = lua_toboolean(L, 2) ? CROUPIER_SHARED : CROUPIER_AGAINST;
  return 0;
}

/* Rank 1 for all who have won, 2 for all who have lost. */
static int seal(lua_State *L, enum croupier_fate fate, int rank) {
  struct world *w = lib_may_change(L, "end the game");
  if (w->fate == CROUPIER_AGAINST)
    luaL_error(
        L, "only a game that is played together is won or lost by all: game \"name\" { together = true }");
  w->fate = fate;
  memset(w->rank, rank, w->seats);
  return 0;
}

static int l_win(lua_State *L) { return seal(L, CROUPIER_ALL_WON, 1); }
static int l_lose(lua_State *L) { return seal(L, CROUPIER_ALL_LOST, 2); }

static int l_ranks(lua_State *L) {
  const struct world *w = vm_world(L);
  lua_createtable(L, w->seats, 0);
  for (int seat = 0; seat < w->seats; seat++) {
    lua_pushinteger(L, w->rank[seat]);
    lua_rawseti(L, -2, seat + 1);
  }
  return 1;
}

/* Are the players ranked? */
static int l_ranked(lua_State *L) {
  lua_pushboolean(L, vm_world(L)->rank[0] != 0);
  return 1;
}

static const struct lib_entry game_methods[] = {
    {"win", l_win, "game:win(): all have won, in a game that is played `together`. Then let `play` return"},
    {"lose", l_lose, "game:lose(): all have lost, else as game:win"},
    {NULL, NULL, NULL}};

static const struct lib_entry internal[] = {{"team", l_team, "team(numbers, together)"},
                                            {"rank", l_rank, "rank(less, values)"},
                                            {"rank_by_points", l_rank_by_points, "rank_by_points(players)"},
                                            {"rank_at_once", l_rank_at_once, "rank_at_once(players)"},
                                            {"ranks", l_ranks, "ranks()"},
                                            {"ranked", l_ranked, "ranked()"},
                                            {NULL, NULL, NULL}};

void open_ranks(lua_State *L) {
  lib_functions(L, 2, game_methods);
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
