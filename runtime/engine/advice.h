/* advice.h: what a script has to say to bots that look ahead. */
#ifndef CROUPIER_ADVICE_H
#define CROUPIER_ADVICE_H

#include "croupier_inner.h"

/*
** `function game.advice(seen, question)` of a script says how good each option looks, from 0 to 1. It gets a view and
** no more: what runs is a copy of the function and of all that it uses, made before the table is laid, in which there
** are plain values alone, so that nothing in it leads to the game.
*/

/* Lua function, after script and house rules: the copy. Argument: the croupier. */
int advice_copy(lua_State *L);
/* The same once pieces have names: what they look like in views. */
int advice_shapes(lua_State *L);

bool advice_given(const croupier *c);
/* What the asked seat is advised: worth[i] of the i-th of `count` options; or all NO_ADVICE. */
#define NO_ADVICE (-1.0F)
enum vm_status advice_ask(croupier *c, const struct ask *q, const int *option, int count, float *worth);

#endif
