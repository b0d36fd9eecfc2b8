/* wrong.h: what a script gives to a question in vain. All raise, with the right way. */
#ifndef CROUPIER_WRONG_H
#define CROUPIER_WRONG_H

#include "lib.h"

/* Raises unless people can read all n options of the list: words, numbers, things of the table or lists of these. If a
   random seat is asked, one of them is looked at now and then: that costs no time, and many games see all. */
void wrong_check_options(lua_State *L, const struct ask *q, int list, int n);
/* Raises unless there is a verdict for each of n options. */
void wrong_check_verdicts(lua_State *L, const struct ask *q, int n, int verdicts);
/* Raises, because the value at `from` is nothing to choose from. */
void wrong_choices(lua_State *L, int from);

#endif
