/* held.h: finds the userdata and functions that the dynamic heap holds in locals, tables and upvalues. */
#ifndef CROUPIER_HELD_H
#define CROUPIER_HELD_H

#include "vm.h"

/* Called for every place that holds a constant userdata, that is one of the frozen heap; and with place NULL for
   every userdata of the dynamic heap. Keys of tables do not count, because they cannot be changed. Visits garbage
   too. */
typedef void (*held_visit)(void *data, void *place, void *userdata);
void held_each(struct vm *vm, held_visit visit, void *data);
/* Puts another userdata of the frozen heap into the place. Lua must not be running. */
void held_put(void *place, void *userdata);
/* Stack: a function of a script; + another function with the same code and its own upvalues, which are nil. */
void held_push_twin(lua_State *L);

#endif
