/* doing.h: changes of the table, each with the event that tells it. Words of scripts have no other way to make them. */
#ifndef CROUPIER_DOING_H
#define CROUPIER_DOING_H

#include "event.h"
#include "lib.h"

/* Each is called only by what may change the game: see lib_may_change. */

enum side { ON_TOP, UNDER_ALL };
/* way: index of a list of nodes on the stack, or 0. */
void tell_move(lua_State *L, uint16_t piece, uint16_t from, enum side side, const char *why, int way);
static inline void do_move_along(lua_State *L, uint16_t piece, uint16_t to, enum side side, const char *why,
                                 int way) {
  struct world *w = vm_world(L);
  struct table *t = &w->table;
  uint16_t from = piece < t->pieces ? t->piece[piece].zone : NO_ZONE;
  bool moved = side == ON_TOP ? zone_move_top(t, piece, to) : zone_move_bottom(t, piece, to);
  if (__builtin_expect(!moved, 0)) luaL_error(L, "there is no such piece or zone");
  if (w->listening) tell_move(L, piece, from, side, why, way);
}
static inline void do_move(lua_State *L, uint16_t piece, uint16_t to, const char *why) {
  do_move_along(L, piece, to, ON_TOP, why, 0);
}
/* All that pass, in their order from the bottom. Returns how many. */
int do_move_all(lua_State *L, uint16_t from, uint16_t to, const struct filter *f, const char *why);
/* from: the zone that all its pieces have just come from, or -1. */
void do_shuffle(lua_State *L, uint16_t zone, int from);
/* False: nothing was paid, see purse_move. what: index of what it was paid for, or 0. */
bool do_pay(lua_State *L, int from, int to, lua_Integer n, const char *why, int what);
/* points is below 1,000,000. False: the total would be too high. */
bool do_score(lua_State *L, int seat, int32_t points, const char *why);
/* The same for the dummy whose name is at index `name`; false also if there are too many dummies. */
bool do_score_dummy(lua_State *L, int name, int32_t points, const char *why);
/* seat: whose phase it is, or -1. The word stays where it is as long as the phase lasts. */
void do_phase(lua_State *L, const char *name, int32_t number, int seat);
/* One of n, from 1, told to all: a number that no piece shows could be a secret of the script's, which no bot may know. */
lua_Integer do_draw(lua_State *L, lua_Integer n);
/* Dice: each of them, and returned their sum. */
lua_Integer do_roll(lua_State *L, int dice, lua_Integer sides, lua_Integer *die);

/* The value at idx as an arg; raises if it is none that can be told. */
void do_add_value(lua_State *L, struct croupier_event *e, const char *name, int idx);

#endif
