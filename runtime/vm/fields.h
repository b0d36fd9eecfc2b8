/* fields.h: reads the table that a script gives to a word, all fields at once. */
#ifndef CROUPIER_FIELDS_H
#define CROUPIER_FIELDS_H

#include "lua.h"

#include <stdbool.h>

/* Puts the value of each field of the table at `spec` at its place of the stack, which is `base` and the number that the
   table at `places` has for the field's name; item 1 goes to base + first. All indices count from 1, and there is room.
   False: the first key that has no place above 0 is pushed. */
bool fields_read(lua_State *L, int spec, int places, int base, int first);

#endif
