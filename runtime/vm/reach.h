/* reach.h: what the engine's own lists and tables hold, in one step. They lie in the registry, under integer keys, and a
   script never sees them. */
#ifndef CROUPIER_REACH_H
#define CROUPIER_REACH_H

#include "lua.h"

/* Pushes item `place` of the list under that key of the registry, or nil. */
void reach_push(lua_State *L, int key, int place);
/* The whole number that the table under that key has for the value at arg, or -1. */
int reach_number(lua_State *L, int key, int arg);

#endif
