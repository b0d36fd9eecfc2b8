/* held.h: what the dynamic heap holds: userdata in locals, tables, upvalues; functions and theirs. */
#ifndef CROUPIER_HELD_H
#define CROUPIER_HELD_H

#include "vm.h"

/* Called for every place that holds a constant userdata, one of the frozen heap, and with place NULL for every userdata
   of the dynamic heap itself. Keys of tables are no places: they cannot be changed. Garbage is gone through as well. */
typedef void (*held_visit)(void *data, void *place, void *userdata);
void held_each(struct vm *vm, held_visit visit, void *data);
/* Put another userdata there, one of the frozen heap; while Lua does not run. */
void held_put(void *place, void *userdata);
/* Stack: a function of a script; + another one with the same code, and upvalues of its own, which hold nil. */
void held_push_twin(lua_State *L);

#endif
