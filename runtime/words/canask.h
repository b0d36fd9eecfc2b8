/* canask.h: whether a question would have a legal answer, and why not. */
#ifndef CROUPIER_CANASK_H
#define CROUPIER_CANASK_H

#include <lua.h>

/* player:can_ask(from, where) */
int l_can_ask(lua_State *L);

#endif
