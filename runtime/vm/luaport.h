/* What Lua is told when we build it: no clock, no addresses, nothing that differs between two runs.
   The Makefile names it as LUA_USER_H, so lua.h includes it after luaconf.h; only Lua's files are built so. */
#ifndef LUAPORT_H
#define LUAPORT_H

#include <time.h>

/* The hash of a string decides the order of a table; it must be the same in every run. */
#define luai_makeseed(L) ((void)(L), 0x43726f75u)

/* table.sort picks its pivots in large lopsided arrays by the clock; ~0 is what Lua's comment proposes.
   With the pivot the order of equal elements would change, and with that the game. */
#define l_randomizePivot() (~0u)

/* lmathlib seeds its generator by time(); scripts never get that generator, but its state lies in the
   arena, and an arena must not depend on the hour. */
#undef time
#define time(t) ((time_t)0)

/* "table: 0x5581..." would tell a script where things lie, and differ between two runs. */
#undef lua_pointer2str
#define lua_pointer2str(buff, sz, p) ((void)(p), l_sprintf(buff, sz, "%s", "?"))

#endif
