/* complete_lua.h: what a line of Lua may become, and what is shown behind it. */
#ifndef COMPLETE_LUA_H
#define COMPLETE_LUA_H

#include <stddef.h>

#include "croupier.h"

/* Hands on whole lines that the typed one may become, in which Lua begins at `begins`. */
void lua_complete(croupier *c, const char *typed, size_t begins, void (*add)(void *to, const char *line),
                  void *to);
/* What is lacking of the name that is begun, and other names; or what a function wants. NULL or for free(). */
char *lua_hint(croupier *c, const char *lua);

#endif
