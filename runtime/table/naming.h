/* naming.h: names of pieces, zones, players and answers, made by Lua. */
#ifndef CROUPIER_NAMING_H
#define CROUPIER_NAMING_H

#include "lib.h"

/*
** Without a language, a name consists of the script's own words and is the same for all readers. Journals, specs and
** tests use such names. With a language ("en", "hu"), the name is the one that people read.
*/

/* Push the name of the value at idx: a piece, zone, zones made together, purse, player, number, word,
   truth or a list of these. */
void naming_push(lua_State *L, int idx, const char *lang);
/* The same for a reader in this seat, from 0: names the reader's own zones without their owner. */
void naming_push_for(lua_State *L, int idx, int seat, const char *lang);
/* Pushes a pattern such as "{kind} {value}" with its fields filled in from the table at index `fields`. Raises if
   a field is missing. */
void naming_push_pattern(lua_State *L, const char *pattern, int fields, const char *lang);
/* Pushes the name of a face, made from its pattern, while the table is laid. `brief`: the short name for pictures. */
void naming_push_face(lua_State *L, uint16_t face, const char *lang, bool brief);
void naming_push_zone(lua_State *L, uint16_t zone, const char *lang);
void naming_push_purse(lua_State *L, int purse, const char *lang);
void naming_push_shown(lua_State *L, int i, const char *lang); /* a variable: see shown.h */
/* tostring of pieces, zones, purses and players: their names, without a language. */
int naming_tostring(lua_State *L);
/* Pushes the name of an option of a question. */
void naming_push_option(lua_State *L, const struct ask *q, int option, const char *lang);
/* The option of that name, or -1. */
int naming_find(lua_State *L, const struct ask *q, const char *name);
/* Pushes all of them, separated by commas. Returns the string. */
const char *naming_options(lua_State *L, const struct ask *q);

#endif
