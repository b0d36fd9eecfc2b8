/* selectspec.h: the table { "bid", from = ..., count = ... } of a select or ask_all. */
#ifndef CROUPIER_SELECTSPEC_H
#define CROUPIER_SELECTSPEC_H

#include "asking.h"

/* The fields of the table, as places on the stack above a base. A field that is not given is nil. */
enum select_field {
  SELECT_FROM = 1,
  SELECT_TO,
  SELECT_WHERE,
  SELECT_COUNT,
  SELECT_LEAST,
  SELECT_MOST,
  SELECT_TOTAL,
  SELECT_ALIKE,
  SELECT_WILD,
  SELECT_AMONG,
  SELECT_INSTEAD,
  SELECT_PLAYERS,
  SELECT_LOW,
  SELECT_HIGH,
  SELECT_AGAIN,
  SELECT_PROMPT
};

/* Puts the fields of the table at `spec` there. Unknown fields raise. Returns the prompt, which stays on the
   stack. */
const char *select_read(lua_State *L, int spec, int base);
/* Sets the bounds of the question: number of picks, sum, alike fields, and the zone that the picks go to. */
void select_bounds(lua_State *L, struct ask *q, int base);
/* Call it once, while a VM is made. */
void select_open(lua_State *L);

#endif
