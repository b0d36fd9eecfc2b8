/* cfr.h: games of two players as trees, their values, and strategies that nobody can exploit. */
#ifndef CFR_H
#define CFR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
** What one wins the other loses. Nodes are made from the leaves up, and equal ones are made once, so that a node's
** children have smaller numbers than itself. A player's situation (all that he has seen) spans the nodes
** that he cannot tell apart; he remembers all that he has done.
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
  uint32_t situation, edges; /* CHOICE; where its edges begin */
  double value;              /* LEAF: for player 0 */
};
struct situation {
  uint64_t key;
  uint8_t player;
  uint16_t options;
  uint32_t at;   /* where its numbers begin, one for each option: regrets, strategies */
  uint32_t ways; /* that lead there, as far as the one who makes the tree counts them */
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
/* The situation with this key, perhaps new. NO_NODE: no memory, or it is another player's, or has other options. */
uint32_t tree_situation(struct tree *t, uint64_t key, uint8_t player, uint16_t options);
void tree_free(struct tree *t);

/* A strategy: the chance of each option of each situation, tree.numbers of them. */
/* By counterfactual regret minimisation. False: no memory, or `go_on` has said no. */
bool cfr_solve(const struct tree *t, int rounds, double *strategy, bool (*go_on)(void *data, int round),
               void *data);
/* What player 0 wins on average. */
double tree_value(const struct tree *t, const double *strategy);
/* What a player wins at most against the strategy of the other; in *reply, how: written where it matters. */
double tree_best_response(const struct tree *t, const double *strategy, int player, double *reply);

#endif
