/* boardnode.h: the board object of scripts, with the names of its nodes. */
#ifndef CROUPIER_BOARDNODE_H
#define CROUPIER_BOARDNODE_H

#include "board.h"
#include "lib.h"

struct board_object {
  uint32_t tag;
  int32_t word[MAX_NODES]; /* the symbol of each node */
  int ends; /* number of ends, which come first; each later node lies on one road between two ends */
  struct board *board; /* lies behind this struct */
};

/* The node with this word among the first `nodes`, or -1. */
int board_find(const struct board_object *o, int nodes, int32_t word);
/* The node named at idx. Raises if there is none. */
int board_node(lua_State *L, int idx, const struct board_object *o);
void board_push_node(lua_State *L, const struct board_object *o, int node);

#endif
