/* listed.h: Lua values that a pending question keeps: the list of its candidates that are no pieces, and the list of
   refused candidates, each followed by its reason. */
#ifndef CROUPIER_LISTED_H
#define CROUPIER_LISTED_H

#include "lib.h"

/* The registry's key for a question's own value of this kind. */
int listed_slot(lua_State *L, int slot, const struct ask *q);
void asking_keep_list(lua_State *L, const struct ask *q); /* pops it */
/* These return false, and push some other value, if there is no such list. */
bool asking_push_list(lua_State *L, const struct ask *q);
bool asking_push_refused(lua_State *L, const struct ask *q);
void asking_push_listed(lua_State *L, const struct ask *q, int place); /* the value there, or nil */
struct reached asking_read_listed(lua_State *L, const struct ask *q,
                                  int place);         /* the same, read where it lies */
int asking_listed(lua_State *L, const struct ask *q); /* how many candidates the list has */

#endif
