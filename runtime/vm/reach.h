/* reach.h: what lists and tables hold, in one step. The engine's own lie in the registry, under integer keys, and a
   script never sees them. */
#ifndef CROUPIER_REACH_H
#define CROUPIER_REACH_H

#include "lua.h"

#include <stdbool.h>

/* A value, read where it lies. */
struct reached {
  int type; /* as lua_type has it */
  bool whole;
  union {
    lua_Integer number; /* a number that is whole; a truth value */
    const char *word;   /* a string */
  };
  const void *thing; /* a table; the memory of a userdata; Lua's own of a string */
  const void *raw;   /* Lua's own, of no key */
};
struct reached reach_arg(lua_State *L, int arg); /* nil: there is no such argument */
struct reached reach_key(lua_State *L, int key); /* of the registry */
/* The table at a place of the stack; the memory of the userdata there. NULL: it is none. */
const void *reach_table(lua_State *L, int arg);
void *reach_userdata(lua_State *L, int arg);
/* An item of a list; nil: it is no table, or has no such item. How many it has. */
struct reached reach_item(struct reached list, int place);
unsigned reach_items(struct reached list);
/* Is it a whole number, as lua_tointegerx sees a number? */
bool reach_whole(struct reached value, lua_Integer *number);
/* The value of a table under a key that was reached itself. */
struct reached reach_value(struct reached table, struct reached key);
/* The next key of a table, and its value. *at: 0 to begin with. False: there are no more. The order is that of memory,
   as with lua_next. */
bool reach_step(struct reached table, unsigned *at, struct reached *key, struct reached *value);

/* Pushes item `place` of the list under that key of the registry, or nil. */
void reach_push(lua_State *L, int key, int place);
void reach_push_value(lua_State *L, struct reached value); /* which is no key, but for a string */
/* The whole number that the table under that key of the registry has for a word, or -1. */
int reach_number(lua_State *L, int key, struct reached word);
/* Pushes the next key of the table at arg, and its value: as reach_step. False: nothing is pushed. */
bool reach_next(lua_State *L, int arg, unsigned *at);

#endif
