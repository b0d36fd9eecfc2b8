/* boardmake.h: makes a board from the table that a script gives. */
#ifndef CROUPIER_BOARDMAKE_H
#define CROUPIER_BOARDMAKE_H

#include "lib.h"

/* The word croupier.board. */
int board_make(lua_State *L);

#endif
