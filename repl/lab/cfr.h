/* cfr.h: two-player games as trees: their values, and strategies that nobody can exploit. */
#ifndef CFR_H
#define CFR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
** The games are zero-sum. Nodes are made from the leaves up, and equal nodes only once, so the children of a node
** have smaller numbers. A situation is an information set: everything that a player has seen. It spans the nodes that
** the player cannot tell apart. Players remember everything that they have done.
*/
#define NO_NODE    UINT32_MAX
#define MOST_NODES 20000000u

enum node_kind { LEAF, CHANCE, CHOICE };
struct edge {
  uint32_t to;
  double chance; /* at CHANCE */
};
struct node {
  uint8_t kind;
  uint16_t count;
  uint32_t situation, edges; /* situation: at CHOICE; edges: the first edge */
  double value;              /* LEAF: for player 0 */
};
struct situation {
  uint64_t key;
  uint8_t player;
  uint16_t options;
  uint32_t at;   /* its first number; it has one for each option: regrets, strategies */
  uint32_t ways; /* number of ways that lead there, if the maker of the tree counts them */
};

struct tree {
  struct node *node;
  struct edge *edge;
  struct situation *situation;
  uint32_t *same_node, *same_situation; /* hash tables: a number + 1, or 0 */
  uint32_t nodes, situations, edges, numbers, root;
  uint32_t node_room, edge_room, situation_room, node_slots, situation_slots;
};

/* NO_NODE: no memory, or too large. */
uint32_t tree_leaf(struct tree *t, double value);
uint32_t tree_chance(struct tree *t, struct edge *edges,
                     uint16_t count); /* may reorder and merge the edges */
uint32_t tree_choice(struct tree *t, uint32_t situation, const struct edge *edges);
/* Finds or adds the situation with this key. NO_NODE: no memory, or it belongs to another player or has other
   options. */
uint32_t tree_situation(struct tree *t, uint64_t key, uint8_t player, uint16_t options);
void tree_free(struct tree *t);

/* A strategy is an array of tree.numbers probabilities, one for each option of each situation. */
/* Solves the game by counterfactual regret minimisation. False: no memory, or `go_on` returned false. */
bool cfr_solve(const struct tree *t, int rounds, double *strategy, bool (*go_on)(void *data, int round),
               void *data);
/* The average winnings of player 0. */
double tree_value(const struct tree *t, const double *strategy);
/* The winnings of a best response by this player. *reply: that response, written in the situations that it
   reaches. */
double tree_best_response(const struct tree *t, const double *strategy, int player, double *reply);

#endif
