/* complete_lua.h: completion and hints for a line of Lua. */
#ifndef COMPLETE_LUA_H
#define COMPLETE_LUA_H

#include <stddef.h>

#include "croupier.h"

/* Adds whole lines that complete the typed one, whose Lua begins at `begins`. */
void lua_complete(croupier *c, const char *typed, size_t begins, void (*add)(void *to, const char *line),
                  void *to);
/* The hint: the rest of an incomplete name, and other names; or the arguments of a function. NULL, or a string for
   free(). */
char *lua_hint(croupier *c, const char *lua);

#endif
