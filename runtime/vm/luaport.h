/* luaport.h: settings with which Lua is built: no clock, no addresses, nothing that differs between two runs. The
   Makefile names this file as LUA_USER_H, so lua.h includes it after luaconf.h. Only Lua's own files are built
   with it. */
#ifndef LUAPORT_H
#define LUAPORT_H

#include <time.h>

/* The hash of a string decides the order of a table, so it must be the same in every run. */
#define luai_makeseed(L) ((void)(L), 0x43726f75u)

/* table.sort picks its pivots in large lopsided arrays by the clock. The pivot decides the order of equal
   elements, and so the game. ~0 is the value that Lua's own comment proposes. */
#define l_randomizePivot() (~0u)

/* lmathlib seeds its generator by time(). Scripts never get that generator, but its state lies in the arena, which
   must not depend on the clock. */
#undef time
#define time(t) ((time_t)0)

/* reach.c has its own, which is quicker. */
#pragma weak luaV_finishget

/* "table: 0x5581..." would tell a script an address, which differs between two runs. */
#undef lua_pointer2str
#define lua_pointer2str(buff, sz, p) ((void)(p), l_sprintf(buff, sz, "%s", "?"))

#endif
