/* board.h: a map of nodes joined by roads; what can be reached, and the cheapest way there under tolls. */
#ifndef CROUPIER_BOARD_H
#define CROUPIER_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
** A board is made once and never changes; what stands on it lies in zones. Tolls are given with each
** question: toll[n] is what entering node n costs, and below 0 nobody enters it; toll NULL: all is free.
** Where the way begins costs nothing, even if it is barred. Nodes count from 0.
*/
#define MAX_NODES 128
#define NO_WAY    (-1)

struct nodes { /* a set of nodes */
  uint64_t bits[MAX_NODES / 64];
};

struct board {
  uint8_t nodes;
  uint8_t words;  /* 64-bit words a row */
  uint64_t row[]; /* for each node the set of its neighbours */
};

size_t board_size(int nodes); /* bytes a board of so many nodes needs; nodes <= MAX_NODES */
void board_init(struct board *b, int nodes);
/* Join each node of a road to the next, both ways. False, and nothing happened: a node the board does not
** have, or one twice in a row. */
bool board_road(struct board *b, const uint8_t *nodes, int count);
bool board_joined(const struct board *b, int x, int y);

static inline bool nodes_has(const struct nodes *set, int node) {
  return set->bits[node >> 6] >> (node & 63) & 1;
}

/* All nodes that can be reached, the first one included. */
struct nodes board_reach(const struct board *b, int from, const int32_t *toll);
/* cost[n]: the least toll from `from` to n, or NO_WAY. */
void board_costs(const struct board *b, int from, const int32_t *toll, int64_t *cost);
/*
** The cheapest way; among equally cheap ones the shortest; among these the one that turns to the lower
** node where they part. path has room for b->nodes and gets all nodes from `from` to `to`, *count of
** them. Returns the cost, or NO_WAY and *count 0.
*/
int64_t board_path(const struct board *b, int from, int to, const int32_t *toll, uint8_t *path, int *count);

/*
** Where tolls go to several payees, it is not only the sum that matters. dues[n].to[p] is what entering node n
** gives payee p; what bars a node bars it for the first of them. The ways of which no other gives everybody as
** little: the cheapest first, of equal dues the shortest alone, and no more than MAX_WAYS. Returns how many.
*/
#define MAX_PAYEES 8
#define MAX_WAYS   64
struct dues {
  int32_t to[MAX_PAYEES];
};
struct way {
  uint8_t count;
  uint8_t node[MAX_NODES];
};
int board_ways(const struct board *b, int from, int to, const struct dues *dues, struct way *ways);

#endif
