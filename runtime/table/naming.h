/* naming.h: what pieces, zones, players and answers are called. */
#ifndef CROUPIER_NAMING_H
#define CROUPIER_NAMING_H

#include "lib.h"

/*
** Without a language a name is made of the script's own words and is the same for all readers:
** journals, specs and tests use it. With one ("en", "hu") it is what a person reads.
*/

/* Push the name of the value at idx: a piece, zone, zones made together, purse, player, number, word,
   truth or a list of these. */
void naming_push(lua_State *L, int idx, const char *lang);
/* The same for the player in a seat, from 0, to whom his own zones need not be told as his. */
void naming_push_for(lua_State *L, int idx, int seat, const char *lang);
/* A pattern such as "{kind} {value}", with its fields from the table at index `fields`; raises if one is not there. */
void naming_push_pattern(lua_State *L, const char *pattern, int fields, const char *lang);
/* Of a face, by its pattern: while the table is laid. `brief`: as in pictures, where there is little room. */
void naming_push_face(lua_State *L, uint16_t face, const char *lang, bool brief);
void naming_push_zone(lua_State *L, uint16_t zone, const char *lang);
void naming_push_purse(lua_State *L, int purse, const char *lang);
/* tostring of pieces, zones, purses and players: their names, without a language. */
int naming_tostring(lua_State *L);
/* Push what an option of a question is called. */
void naming_push_option(lua_State *L, const struct ask *q, int option, const char *lang);
/* The option of that name, or -1. */
int naming_find(lua_State *L, const struct ask *q, const char *name);
/* Push all of them, with commas; returns the string. */
const char *naming_options(lua_State *L, const struct ask *q);

#endif
