/* board.h: a map of nodes joined by roads: the nodes in reach, and the cheapest way to them under tolls. */
#ifndef CROUPIER_BOARD_H
#define CROUPIER_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
** A board is made once and never changes; pieces on it lie in zones. Each question comes with tolls: toll[n] is the
** price of entering node n, and nobody enters a node with a toll below 0. If toll is NULL, all nodes are free. The
** node where the way begins costs nothing, even if it is barred. Nodes count from 0.
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

size_t board_size(int nodes); /* bytes of a board with this many nodes; nodes <= MAX_NODES */
void board_init(struct board *b, int nodes);
/*
** Joins each node of a road to the next, both ways. Returns false and changes nothing if a node does not exist or
** appears twice in a row.
*/
bool board_road(struct board *b, const uint8_t *nodes, int count);
bool board_joined(const struct board *b, int x, int y);

static inline bool nodes_has(const struct nodes *set, int node) {
  return set->bits[node >> 6] >> (node & 63) & 1;
}

/* All nodes in reach, `from` included. */
struct nodes board_reach(const struct board *b, int from, const int32_t *toll);
/* cost[n]: the least toll from `from` to n, or NO_WAY. */
void board_costs(const struct board *b, int from, const int32_t *toll, int64_t *cost);
/*
** Finds the cheapest way; among equally cheap ways the shortest; among these the one that turns to the lower node
** where they part. `path` has room for b->nodes and gets all *count nodes, `from` and `to` included. Returns the
** cost, or NO_WAY with *count 0.
*/
int64_t board_path(const struct board *b, int from, int to, const int32_t *toll, uint8_t *path, int *count);

/*
** Tolls may go to several payees; then the sum is not all that matters. dues[n].to[p] is the amount that payee p gets
** when node n is entered. A node is barred if it is barred for the first payee. Finds the Pareto-optimal ways: those
** for which no other way pays every payee as little. The cheapest way comes first. Of ways with equal dues only the
** shortest counts. Returns the number of ways, at most MAX_WAYS.
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
