/* sandbox.h: the words of Lua that scripts may use, and nothing else. */
#ifndef CROUPIER_SANDBOX_H
#define CROUPIER_SANDBOX_H

#include "lua.h"

/*
** A script sees base functions, string, table, math, utf8 and coroutine, but only functions that give the same result
** on every machine and show nothing of the host. A script cannot change what it sees: it reads libraries and globals
** through empty tables, and there is no rawset. An unknown global is an error.
*/
void sandbox_open(lua_State *L); /* call it once, while a VM is made; raises Lua errors */
void sandbox_env(lua_State *L);  /* pushes the table of globals of chunks */
/* Pops a value and makes it a global word of all scripts. Only while loading. */
void sandbox_define(lua_State *L, const char *name);
/* Replaces the table at the top by a read-only view of it. */
void sandbox_seal(lua_State *L, const char *name);

/* Parts that have files of their own. */
int sandbox_pairs(lua_State *L);           /* pairs.c: in an order that is the same everywhere */
void sandbox_open_coroutine(lua_State *L); /* corolib.c: pushes the library */
/* catchlib.c: also ends what primitives have begun when an error is caught */
int sandbox_pcall(lua_State *L);
int sandbox_xpcall(lua_State *L);
int sandbox_print(lua_State *L); /* printlib.c */
int sandbox_tostring(lua_State *L);
int sandbox_format(lua_State *L); /* upvalue: string.format */

/* Pushes an argument as tostring shows it, never an address. May call a script's __tostring. */
void sandbox_push_string(lua_State *L, int arg);

#endif
