/* shown.h: what players see of the variables of a script: those that its words `shows` name. */
#ifndef CROUPIER_SHOWN_H
#define CROUPIER_SHOWN_H

#include "croupier_events.h"
#include "lib.h"

enum { MAX_SHOWN = 64, MAX_SHOWN_VALUES = 24 /* of a list */ };

/* A value as journals have it. Words hold until the script runs again. */
struct shown_value {
  croupier_value kind;
  int64_t number; /* an amount; a flag; a piece, zone or seat, from 0 */
  const char *word;
};

/* Reading cannot fail and needs no memory, so hosts may read at any time between two answers. */

/* How many values the variable has: none if it is nil or false, several if it is a list. */
int shown_count(lua_State *L, int i, bool *listed);
struct shown_value shown_read(lua_State *L, int i, int item);

/* All values of the variable. Returns their number. */
int shown_all(lua_State *L, int i, struct shown_value values[MAX_SHOWN_VALUES]);

/* Raises if people cannot be shown what the variables hold. */
void shown_check(lua_State *L);
/* Draws the variables that the seat does not see again, each from the values that it may have. */
void shown_redeal(lua_State *L, int seat, struct rng *rng);

#endif
