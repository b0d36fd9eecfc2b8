/* eval.h: lines of Lua from the host. */
#ifndef CROUPIER_EVAL_H
#define CROUPIER_EVAL_H

#include "croupier_inner.h"

/* Serves as an __index: the value of a name in such a line. Calls no function of a script. */
int croupier_read_name(lua_State *L);
/* Tells the script's own local names, some of them more than once. Lua owns the strings. */
void croupier_each_local(lua_State *L, int most, void (*tell)(void *data, const char *name), void *data);
/* Runs a line that changes the game, and puts the waiting questions again. If it fails, restore a snapshot. */
croupier_status_code croupier_apply_edit(croupier *c, const char *lua);

#endif
