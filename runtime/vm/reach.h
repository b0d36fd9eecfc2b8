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
  lua_Integer number; /* a number that is whole; a truth value */
  const char *word;   /* a string */
  const void *thing;  /* a table; the memory of a userdata; a string, Lua's own */
  const void *raw;    /* Lua's own */
};
struct reached reach_arg(lua_State *L, int arg);
struct reached reach_key(lua_State *L, int key); /* of the registry */
/* The table at a place of the stack; the memory of the userdata there. NULL: it is none. */
const void *reach_table(lua_State *L, int arg);
void *reach_userdata(lua_State *L, int arg);
/* An item of a list; nil: it is no table, or has no such item. How many it has. */
struct reached reach_item(struct reached list, int place);
unsigned reach_items(struct reached list);
/* The value of a table under a key that was reached itself. */
struct reached reach_value(struct reached table, struct reached key);

/* The next key of a table that was reached, and its value; of keys only strings and whole numbers can be read. *at: 0 to
   begin with. False: there are no more. The order is that of memory, as with lua_next. */
bool reach_pair(struct reached table, unsigned *at, struct reached *key, struct reached *value);
/* Pushes a value that was reached, and is no key. */
void reach_push_value(lua_State *L, struct reached value);
/* The whole number that the table under that key of the registry has for a string, or -1. */
int reach_number_of(lua_State *L, int key, struct reached string);

/* Pushes item `place` of the list under that key of the registry, or nil. */
void reach_push(lua_State *L, int key, int place);
/* The whole number that the table under that key has for the value at arg, or -1. */
int reach_number(lua_State *L, int key, int arg);
/* Pushes the next key of the table at arg, and its value. *at: 0 to begin with. False: there are no more, and nothing
   is pushed. The order is that of memory, as with lua_next. */
bool reach_next(lua_State *L, int arg, unsigned *at);

#endif
