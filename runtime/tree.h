/* tree.h: the tree that a search grows: what was tried after which sights, and how it came out. */
#ifndef CROUPIER_TREE_H
#define CROUPIER_TREE_H

#include <stdbool.h>
#include <stdint.h>

#include "rng.h"

/*
** A node is a decision of any seat, after something that the searching seat has seen: worlds that look alike to it
** share a node. Which options there are may differ from world to world, so they go by labels, not by numbers. Nothing
** is ever given back: when there is no more room, nothing grows.
*/
struct edge {
  uint64_t label;
  uint32_t visits, offered; /* offered: since it was first tried */
  uint32_t next;            /* of the same node; 0: none */
  float sum;                /* of what came out for the seat that decides, 0 to 1 each */
  float advised;            /* how good it looks, from 0 to 1; below 0: nobody says */
};

struct node {
  uint64_t key; /* 0: none */
  uint32_t first;
};

struct tree {
  struct node *node; /* a hash table */
  struct edge *edge; /* from 1 */
  uint32_t nodes, edges, room, mask;
};

bool tree_begin(struct tree *t, uint32_t iterations); /* false: no memory */
void tree_end(struct tree *t);
/* The node of this key, made if there is room; NULL: there is none. */
struct node *tree_node(struct tree *t, uint64_t key);
struct edge *tree_edge(const struct tree *t, const struct node *n, uint64_t label); /* NULL: not tried yet */
/* How much advice counts: as so many tries that came out so. */
#define ADVISED_AS 4
/* Is there an option that was not tried yet, nor advised on, and room for it? */
bool tree_is_new(const struct tree *t, const struct node *n, const uint64_t *label, int count);
/* All options are known from now on, and how good they look. */
void tree_advise(struct tree *t, struct node *n, const uint64_t *label, int count, const float *worth);
/* Which of the options to try: one that was not tried yet, else what may be best. *grown: a new edge. NULL: no room. */
struct edge *tree_choose(struct tree *t, struct node *n, const uint64_t *label, int count, struct rng *rng,
                         int *chosen, bool *grown);

#endif
