/* advice.h: the advice of a script to bots that look ahead. */
#ifndef CROUPIER_ADVICE_H
#define CROUPIER_ADVICE_H

#include "croupier_inner.h"

/*
** The script's `function game.advice(seen, question)` says how good each option looks, from 0 to 1. It gets a view
** and nothing more. A copy of the function runs, together with copies of everything it uses, made before the table is
** laid. The copies hold plain values only, so nothing in them leads to the game.
*/

/* A Lua function that makes the copy, after script and house rules have run. Argument: the croupier. */
int advice_copy(lua_State *L);
/* A Lua function, called once pieces have names: prepares the form of pieces in views. */
int advice_shapes(lua_State *L);

bool advice_given(const croupier *c);
/* Asks for advice to the asked seat: worth[i] of the i-th of `count` options, or all NO_ADVICE. */
#define NO_ADVICE (-1.0F)
enum vm_status advice_ask(croupier *c, const struct ask *q, const int *option, int count, float *worth);

#endif
