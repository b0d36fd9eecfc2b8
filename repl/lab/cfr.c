/* cfr.c: games of two players as trees, their values, and strategies that nobody can exploit. */
#include "cfr.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fold.h"

/* --- the tree --- */

static uint64_t bits_of(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static uint64_t hash_node(const struct node *n, const struct edge *edges) {
  uint64_t h = fold(fold(fold(n->kind, n->situation), n->count), bits_of(n->value));
  for (int i = 0; i < n->count; i++) h = fold(fold(h, edges[i].to), bits_of(edges[i].chance));
  return h;
}

static bool same_node(const struct tree *t, const struct node *a, const struct edge *edges,
                      const struct node *b) {
  if (a->kind != b->kind || a->count != b->count || a->situation != b->situation || a->value != b->value)
    return false;
  for (int i = 0; i < a->count; i++)
    if (edges[i].to != t->edge[b->edges + i].to || edges[i].chance != t->edge[b->edges + i].chance)
      return false;
  return true;
}

static bool make_room(void *list, uint32_t *room, uint32_t wanted, size_t size) {
  if (wanted <= *room) return true;
  uint32_t more = wanted < 512 ? 1024 : wanted * 2;
  void *grown = wanted <= MOST_NODES ? realloc(*(void **)list, more * size) : NULL;
  if (!grown) return false;
  *(void **)list = grown;
  *room = more;
  return true;
}

/* A table is at most half full. */
static bool make_slots(uint32_t **table, uint32_t *slots, uint32_t count) {
  if (count * 2 < *slots) return true;
  uint32_t more = *slots ? *slots * 4 : 4096;
  free(*table);
  *table = calloc(more, sizeof **table);
  *slots = *table ? more : 0;
  return *table != NULL;
}

static bool renew_nodes(struct tree *t) {
  uint32_t before = t->node_slots;
  if (!make_slots(&t->same_node, &t->node_slots, t->nodes + 1)) return false;
  for (uint32_t i = 0; before != t->node_slots && i < t->nodes; i++) {
    uint64_t h = hash_node(&t->node[i], t->edge + t->node[i].edges);
    while (t->same_node[h &= t->node_slots - 1]) h++;
    t->same_node[h] = i + 1;
  }
  return true;
}

static uint32_t tree_node(struct tree *t, struct node n, const struct edge *edges) {
  if (!renew_nodes(t)) return NO_NODE;
  uint64_t h = hash_node(&n, edges);
  for (uint32_t found; (found = t->same_node[h &= t->node_slots - 1]) != 0; h++)
    if (same_node(t, &n, edges, &t->node[found - 1])) return found - 1;
  if (!make_room(&t->node, &t->node_room, t->nodes + 1, sizeof *t->node)) return NO_NODE;
  if (!make_room(&t->edge, &t->edge_room, t->edges + n.count, sizeof *t->edge)) return NO_NODE;
  n.edges = t->edges;
  if (n.count) memcpy(t->edge + t->edges, edges, n.count * sizeof *edges);
  t->edges += n.count;
  t->node[t->nodes] = n;
  t->same_node[h] = t->nodes + 1;
  return t->nodes++;
}

uint32_t tree_leaf(struct tree *t, double value) {
  return tree_node(t, (struct node){.kind = LEAF, .value = value + 0.0}, NULL);
}

static int by_target(const void *a, const void *b) {
  const struct edge *x = a, *y = b;
  return (x->to > y->to) - (x->to < y->to);
}

uint32_t tree_chance(struct tree *t, struct edge *edges, uint16_t count) {
  uint16_t kept = 0;
  qsort(edges, count, sizeof *edges, by_target);
  for (uint16_t i = 0; i < count; i++) {
    if (kept && edges[kept - 1].to == edges[i].to) edges[kept - 1].chance += edges[i].chance;
    else edges[kept++] = edges[i];
  }
  if (kept == 1) return edges[0].to;
  return tree_node(t, (struct node){.kind = CHANCE, .count = kept}, edges);
}

uint32_t tree_choice(struct tree *t, uint32_t situation, const struct edge *edges) {
  uint16_t count = t->situation[situation].options;
  return tree_node(t, (struct node){.kind = CHOICE, .situation = situation, .count = count}, edges);
}

uint32_t tree_situation(struct tree *t, uint64_t key, uint8_t player, uint16_t options) {
  uint32_t before = t->situation_slots;
  if (!make_slots(&t->same_situation, &t->situation_slots, t->situations + 1)) return NO_NODE;
  for (uint32_t i = 0; before != t->situation_slots && i < t->situations; i++) {
    uint64_t h = t->situation[i].key;
    while (t->same_situation[h &= t->situation_slots - 1]) h++;
    t->same_situation[h] = i + 1;
  }
  uint64_t h = key;
  for (uint32_t found; (found = t->same_situation[h &= t->situation_slots - 1]) != 0; h++) {
    const struct situation *s = &t->situation[found - 1];
    if (s->key == key) return s->player == player && s->options == options ? found - 1 : NO_NODE;
  }
  if (!make_room(&t->situation, &t->situation_room, t->situations + 1, sizeof *t->situation)) return NO_NODE;
  t->situation[t->situations] = (struct situation){key, player, options, t->numbers, 0};
  t->numbers += options;
  t->same_situation[h] = t->situations + 1;
  return t->situations++;
}

void tree_free(struct tree *t) {
  free(t->node);
  free(t->edge);
  free(t->situation);
  free(t->same_node);
  free(t->same_situation);
}

/* --- what a strategy is worth --- */

static const double *chances_at(const struct tree *t, const double *strategy, const struct node *n) {
  return strategy + t->situation[n->situation].at;
}

/* value[i] for each node: children first. */
static void evaluate(const struct tree *t, const double *strategy, double *value) {
  for (uint32_t i = 0; i < t->nodes; i++) {
    const struct node *n = &t->node[i];
    const struct edge *e = t->edge + n->edges;
    value[i] = n->value;
    if (n->kind == LEAF) continue;
    const double *chance = n->kind == CHOICE ? chances_at(t, strategy, n) : NULL;
    for (int k = 0; k < n->count; k++) value[i] += (chance ? chance[k] : e[k].chance) * value[e[k].to];
  }
}

double tree_value(const struct tree *t, const double *strategy) {
  double *value = malloc(t->nodes * sizeof *value), result = NAN;
  if (value) {
    evaluate(t, strategy, value);
    result = value[t->root];
  }
  free(value);
  return result;
}

/* others[i]: how likely chance and the other player lead to each node; own[s]: what a player has done himself for
   his situation. Parents first. */
static void reach(const struct tree *t, const double *strategy, int player, double *others, double *own_at,
                  double *own) {
  memset(others, 0, t->nodes * sizeof *others);
  memset(own_at, 0, t->nodes * sizeof *own_at);
  others[t->root] = own_at[t->root] = 1;
  for (uint32_t i = t->nodes; i-- > 0;) {
    const struct node *n = &t->node[i];
    const struct edge *e = t->edge + n->edges;
    bool mine = n->kind == CHOICE && t->situation[n->situation].player == player;
    if (mine) own[n->situation] = own_at[i];
    for (int k = 0; k < n->count; k++) {
      double chance = n->kind == CHANCE ? e[k].chance : chances_at(t, strategy, n)[k];
      others[e[k].to] += mine ? others[i] : others[i] * chance;
      double here = mine ? own_at[i] * chance : own_at[i];
      if (here > own_at[e[k].to]) own_at[e[k].to] = here; /* where ways meet he has done the same on all */
    }
  }
}

/* --- the best answer --- */

struct response {
  const struct tree *t;
  const double *strategy;
  int player;
  double *others, *own_at, *own, *value;
  bool *known;
  int32_t *best;          /* by situation; -1: not looked at yet */
  uint32_t *first, *next; /* the nodes of a situation */
};

static double value_of(struct response *r, uint32_t i);

static int best_option(struct response *r, uint32_t situation) {
  if (r->best[situation] >= 0) return r->best[situation];
  double best = -INFINITY;
  int option = 0;
  for (int k = 0; k < r->t->situation[situation].options; k++) {
    double sum = 0;
    for (uint32_t i = r->first[situation]; i != NO_NODE; i = r->next[i])
      sum += r->others[i] * value_of(r, r->t->edge[r->t->node[i].edges + (uint32_t)k].to);
    if (sum > best) {
      best = sum;
      option = k;
    }
  }
  return r->best[situation] = option;
}

/* For the player. */
static double value_of(struct response *r, uint32_t i) {
  if (r->known[i]) return r->value[i];
  const struct node *n = &r->t->node[i];
  const struct edge *e = r->t->edge + n->edges;
  double value = 0;
  if (n->kind == LEAF) value = r->player == 0 ? n->value : -n->value;
  else if (n->kind == CHOICE && r->t->situation[n->situation].player == r->player)
    value = value_of(r, e[best_option(r, n->situation)].to);
  else
    for (int k = 0; k < n->count; k++)
      value += (n->kind == CHANCE ? e[k].chance : chances_at(r->t, r->strategy, n)[k]) * value_of(r, e[k].to);
  r->known[i] = true;
  return r->value[i] = value;
}

static void write_down(const struct response *r, double *reply) {
  for (uint32_t s = 0; s < r->t->situations; s++) {
    double comes_up = 0;
    for (uint32_t i = r->first[s]; i != NO_NODE; i = r->next[i]) comes_up += r->others[i];
    for (int k = 0; k < r->t->situation[s].options && r->best[s] >= 0 && comes_up > 0; k++)
      reply[r->t->situation[s].at + (uint32_t)k] = k == r->best[s];
  }
}

double tree_best_response(const struct tree *t, const double *strategy, int player, double *reply) {
  struct response r = {.t = t, .strategy = strategy, .player = player};
  double *numbers = malloc((3 * (size_t)t->nodes + t->situations + 1) * sizeof *numbers), result = NAN;
  uint32_t *places = malloc(((size_t)t->nodes + 2 * (size_t)t->situations + 1) * sizeof *places);
  r.known = calloc((size_t)t->nodes + 1, sizeof *r.known);
  if (numbers && places && r.known) {
    r.others = numbers;
    r.own_at = numbers + t->nodes;
    r.value = r.own_at + t->nodes;
    r.own = r.value + t->nodes;
    r.next = places;
    r.first = places + t->nodes;
    r.best = (int32_t *)(r.first + t->situations);
    reach(t, strategy, player, r.others, r.own_at, r.own);
    memset(r.best, 0xff, t->situations * sizeof *r.best);
    for (uint32_t s = 0; s < t->situations; s++) r.first[s] = NO_NODE;
    for (uint32_t i = 0; i < t->nodes; i++) {
      if (t->node[i].kind != CHOICE) continue;
      r.next[i] = r.first[t->node[i].situation];
      r.first[t->node[i].situation] = i;
    }
    result = value_of(&r, t->root);
    write_down(&r, reply);
  }
  free(numbers);
  free(places);
  free(r.known);
  return result;
}

/* --- counterfactual regret minimisation --- */

struct cfr {
  const struct tree *t;
  double *others, *own_at, *own, *value, *regret, *now, *sum;
};

/* In proportion to what was regretted. */
static void play_regrets(struct cfr *c) {
  for (uint32_t s = 0; s < c->t->situations; s++) {
    uint32_t at = c->t->situation[s].at;
    int options = c->t->situation[s].options;
    double total = 0;
    for (int k = 0; k < options; k++) total += c->regret[at + (uint32_t)k];
    for (int k = 0; k < options; k++)
      c->now[at + (uint32_t)k] = total > 0 ? c->regret[at + (uint32_t)k] / total : 1.0 / options;
  }
}

/* CFR+: regrets never fall below nothing, and later rounds count for more. */
static void learn(struct cfr *c, int player, int round) {
  const struct tree *t = c->t;
  reach(t, c->now, player, c->others, c->own_at, c->own);
  evaluate(t, c->now, c->value);
  for (uint32_t i = 0; i < t->nodes; i++) {
    const struct node *n = &t->node[i];
    if (n->kind != CHOICE || t->situation[n->situation].player != player) continue;
    double sign = (player == 0 ? 1 : -1) * c->others[i];
    double *regret = c->regret + t->situation[n->situation].at;
    for (int k = 0; k < n->count; k++)
      regret[k] += sign * (c->value[t->edge[n->edges + (uint32_t)k].to] - c->value[i]);
  }
  for (uint32_t s = 0; s < t->situations; s++) {
    if (t->situation[s].player != player) continue;
    uint32_t at = t->situation[s].at;
    for (uint32_t k = at; k < at + t->situation[s].options; k++) {
      c->sum[k] += round * c->own[s] * c->now[k];
      if (c->regret[k] < 0) c->regret[k] = 0;
    }
  }
  play_regrets(c);
}

static void average(const struct cfr *c, double *strategy) {
  for (uint32_t s = 0; s < c->t->situations; s++) {
    uint32_t at = c->t->situation[s].at, end = at + c->t->situation[s].options;
    double total = 0;
    for (uint32_t k = at; k < end; k++) total += c->sum[k];
    for (uint32_t k = at; k < end; k++) strategy[k] = total > 0 ? c->sum[k] / total : 1.0 / (end - at);
  }
}

bool cfr_solve(const struct tree *t, int rounds, double *strategy, bool (*go_on)(void *data, int round),
               void *data) {
  size_t numbers = t->numbers + 1, nodes = t->nodes;
  double *room = calloc(3 * nodes + 3 * numbers + t->situations + 1, sizeof *room);
  bool done = room != NULL;
  if (done) {
    struct cfr c = {.t = t, .others = room, .own_at = room + nodes};
    c.value = c.own_at + nodes;
    c.regret = c.value + nodes;
    c.now = c.regret + numbers;
    c.sum = c.now + numbers;
    c.own = c.sum + numbers;
    play_regrets(&c);
    for (int round = 1; round <= rounds && done; round++) {
      learn(&c, 0, round);
      learn(&c, 1, round);
      done = go_on(data, round);
    }
    average(&c, strategy);
  }
  free(room);
  return done;
}
