/* wrong.h: what a script gives to a question in vain. All raise, with the right way. */
#ifndef CROUPIER_WRONG_H
#define CROUPIER_WRONG_H

#include "lib.h"

/* Raises unless people can read the first option of the list: a word, a number, a thing of the table or a list of these.
   The others are not looked at: mostly they are all of one kind. */
void wrong_check_option(lua_State *L, const struct ask *q, int list);
/* Raises unless there is a verdict for each of n options. */
void wrong_check_verdicts(lua_State *L, const struct ask *q, int n, int verdicts);
/* Raises, because the value at `from` is nothing to choose from. */
void wrong_choices(lua_State *L, int from);

#endif
