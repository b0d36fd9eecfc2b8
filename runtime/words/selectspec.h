/* selectspec.h: the table { "bid", from = ..., count = ... } of a select or ask_all. */
#ifndef CROUPIER_SELECTSPEC_H
#define CROUPIER_SELECTSPEC_H

#include "asking.h"

/* Its fields, by their places on the stack from a base; nil where they are not given. */
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

/* Put the fields of the table at `spec` there; unknown ones raise. Returns the prompt, which stays on the stack. */
const char *select_read(lua_State *L, int spec, int base);
/* How many picks, of which sum, alike in what, and where they go. */
void select_bounds(lua_State *L, struct ask *q, int base);
/* Once, while a VM is made. */
void select_open(lua_State *L);

#endif
