/* tree.c: upper confidence bounds over options that come and go. */
#include "tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_EDGES = 1 << 17 };
static const double CURIOSITY = 0.6;

bool tree_begin(struct tree *t, uint32_t iterations) {
  *t = (struct tree){.room = iterations < MOST_EDGES ? iterations + 2 : MOST_EDGES, .edges = 1};
  uint32_t size = 64;
  while (size < 2 * t->room) size *= 2;
  t->mask = size - 1;
  t->node = calloc(size, sizeof *t->node);
  t->edge = malloc(t->room * sizeof *t->edge);
  if (t->node != NULL && t->edge != NULL) return true;
  tree_end(t);
  return false;
}

void tree_end(struct tree *t) {
  free(t->node);
  free(t->edge);
  *t = (struct tree){0};
}

struct node *tree_node(struct tree *t, uint64_t key) {
  if (key == 0) key = 1;
  uint32_t i = (uint32_t)(key >> 20) & t->mask;
  while (t->node[i].key != 0 && t->node[i].key != key) i = (i + 1) & t->mask;
  struct node *n = &t->node[i];
  if (n->key == key) return n;
  if (t->nodes == t->room) return NULL;
  t->nodes++;
  *n = (struct node){.key = key};
  return n;
}

struct edge *tree_edge(const struct tree *t, const struct node *n, uint64_t label) {
  for (uint32_t i = n->first; i != 0; i = t->edge[i].next)
    if (t->edge[i].label == label) return &t->edge[i];
  return NULL;
}

static struct edge *grow(struct tree *t, struct node *n, uint64_t label, float advised) {
  if (t->edges == t->room) return NULL;
  struct edge *e = &t->edge[t->edges];
  *e = (struct edge){.label = label, .next = n->first, .advised = advised};
  n->first = t->edges++;
  return e;
}

bool tree_is_new(const struct tree *t, const struct node *n, const uint64_t *label, int count) {
  for (int i = 0; i < count && t->edges < t->room; i++)
    if (tree_edge(t, n, label[i]) == NULL) return true;
  return false;
}

void tree_advise(struct tree *t, struct node *n, const uint64_t *label, int count, const float *worth) {
  for (int i = 0; i < count; i++)
    if (worth[i] >= 0 && tree_edge(t, n, label[i]) == NULL) grow(t, n, label[i], worth[i]);
}

static double bound(const struct edge *e) {
  double advice = e->advised < 0 ? 0 : ADVISED_AS, visits = e->visits + advice;
  return (e->sum + advice * e->advised) / visits + CURIOSITY * sqrt(log(e->offered) / visits);
}

struct edge *tree_choose(struct tree *t, struct node *n, const uint64_t *label, int count, struct rng *rng,
                         int *chosen, bool *grown) {
  struct edge *best = NULL;
  uint32_t untried = 0;
  double most = -1;
  for (int i = 0; i < count; i++) {
    struct edge *e = tree_edge(t, n, label[i]);
    if (e == NULL) {
      if (rng_below(rng, ++untried) == 0) *chosen = i; /* each of them alike */
      continue;
    }
    e->offered++;
    double b = bound(e);
    if (untried > 0 || b <= most) continue;
    most = b;
    best = e;
    *chosen = i;
  }
  *grown = untried > 0 || best->visits == 0;
  return untried > 0 ? grow(t, n, label[*chosen], -1) : best;
}
