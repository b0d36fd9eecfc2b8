/* boardlib.h: a board as scripts have it, and its nodes by name. */
#ifndef CROUPIER_BOARDLIB_H
#define CROUPIER_BOARDLIB_H

#include "board.h"
#include "lib.h"

struct board_object {
  uint32_t tag;
  int32_t word[MAX_NODES]; /* the symbol of each node */
  int ends;                /* the first so many; what follows lies between them, on one road each */
  struct board *board;     /* behind it */
};

/* The node with that word among the first so many, or -1. */
int board_find(const struct board_object *o, int nodes, int32_t word);
/* The node named at idx of the stack; raises if there is none. */
int board_node(lua_State *L, int idx, const struct board_object *o);
void board_push_node(lua_State *L, const struct board_object *o, int node);

/* boardmake.c: croupier.board */
int board_make(lua_State *L);

#endif
