/* doing.h: changes of the table. Each change emits its event. Words of scripts can change the table in no other way. */
#ifndef CROUPIER_DOING_H
#define CROUPIER_DOING_H

#include "event.h"
#include "lib.h"

/* Check lib_may_change before you call one of these. */

/* WHOLE: on top, and nobody has chosen the piece among those around it. */
enum side { ON_TOP, UNDER_ALL, WHOLE };
/* way: index of a list of nodes on the stack, or 0. */
void tell_move(lua_State *L, uint16_t piece, uint16_t from, enum side side, const char *why, int way);
static inline void do_move_along(lua_State *L, uint16_t piece, uint16_t to, enum side side, const char *why,
                                 int way) {
  struct world *w = vm_world(L);
  struct table *t = &w->table;
  uint16_t from = piece < t->pieces ? t->piece[piece].zone : NO_ZONE;
  bool moved = side == UNDER_ALL ? zone_move_bottom(t, piece, to) : zone_move_top(t, piece, to);
  if (__builtin_expect(!moved, 0)) luaL_error(L, "there is no such piece or zone");
  if (w->listening) tell_move(L, piece, from, side, why, way);
}
static inline void do_move(lua_State *L, uint16_t piece, uint16_t to, const char *why) {
  do_move_along(L, piece, to, ON_TOP, why, 0);
}
/* Moves all pieces that pass, in their order from the bottom. Returns how many. */
int do_move_all(lua_State *L, uint16_t from, uint16_t to, const struct filter *f, const char *why);
/* All pieces of from[i] go to to[i], in their order, for all i at once. Every zone stands once in each list. */
void do_exchange(lua_State *L, const uint16_t *from, const uint16_t *to, int zones, const char *why);
/* from: the zone from which all pieces have just come, or -1. */
void do_shuffle(lua_State *L, uint16_t zone, int from);
/* False: nothing was paid, see purse_move. what: the index of the thing paid for, or 0. */
bool do_pay(lua_State *L, int from, int to, lua_Integer n, const char *why, int what);
/* points must be below 1,000,000. False: the total would be too high. */
bool do_score(lua_State *L, int seat, int32_t points, const char *why);
/* The same for the dummy whose name is at index `name`; false also if there are too many dummies. */
bool do_score_dummy(lua_State *L, int name, int32_t points, const char *why);
/* seat: the owner of the phase, or -1. The word must stay in memory while the phase lasts. */
void do_phase(lua_State *L, const char *name, int32_t number, int seat);
/* Draws a number from 1 to n, or the place of an item of the list at index `from`, and tells everybody. A secret number
   in the script would be one that bots may not know. */
lua_Integer do_draw(lua_State *L, lua_Integer n, int from);
/* Rolls dice. Returns their sum. */
lua_Integer do_roll(lua_State *L, int dice, lua_Integer sides, lua_Integer *die);

/* Makes an arg of the value at idx. Raises if events cannot hold such a value. */
void do_add_value(lua_State *L, struct croupier_event *e, const char *name, int idx);

#endif
