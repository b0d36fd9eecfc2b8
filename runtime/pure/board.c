/* board.c: nodes in reach, and cheapest ways. */
#include "board.h"

#include <string.h>

/* The length of a way: toll and steps in one number, so that steps decide between equal tolls. */
#define STEPS 256
#define FAR   INT64_MAX

size_t board_size(int nodes) {
  size_t words = nodes > 64 ? 2 : 1;
  return sizeof(struct board) + (size_t)nodes * words * sizeof(uint64_t);
}

void board_init(struct board *b, int nodes) {
  memset(b, 0, board_size(nodes));
  b->nodes = (uint8_t)nodes;
  b->words = nodes > 64 ? 2 : 1;
}

static const uint64_t *neighbours(const struct board *b, int node) { return &b->row[node * b->words]; }

static void join(struct board *b, int x, int y) {
  b->row[x * b->words + (y >> 6)] |= UINT64_C(1) << (y & 63);
}

bool board_road(struct board *b, const uint8_t *nodes, int count) {
  for (int i = 0; i < count; i++)
    if (nodes[i] >= b->nodes || (i > 0 && nodes[i] == nodes[i - 1])) return false;
  for (int i = 1; i < count; i++) {
    join(b, nodes[i - 1], nodes[i]);
    join(b, nodes[i], nodes[i - 1]);
  }
  return true;
}

bool board_joined(const struct board *b, int x, int y) { return neighbours(b, x)[y >> 6] >> (y & 63) & 1; }

/* Removes and returns the lowest node of the set; -1: the set is empty. */
static int take_lowest(struct nodes *set) {
  for (int w = 0; w < MAX_NODES / 64; w++) {
    if (!set->bits[w]) continue;
    int node = w * 64 + __builtin_ctzll(set->bits[w]);
    set->bits[w] &= set->bits[w] - 1;
    return node;
  }
  return -1;
}

static struct nodes neighbour_set(const struct board *b, int node) {
  struct nodes set = {{0}};
  memcpy(set.bits, neighbours(b, node), b->words * sizeof(uint64_t));
  return set;
}

struct nodes board_reach(const struct board *b, int from, const int32_t *toll) {
  struct nodes open = {{0}}, reached = {{0}};
  for (int n = 0; n < b->nodes; n++)
    if (!toll || toll[n] >= 0) open.bits[n >> 6] |= UINT64_C(1) << (n & 63);
  struct nodes fresh = {{0}};
  fresh.bits[from >> 6] = UINT64_C(1) << (from & 63);
  for (int node; (node = take_lowest(&fresh)) >= 0;) {
    reached.bits[node >> 6] |= UINT64_C(1) << (node & 63);
    for (int w = 0; w < b->words; w++)
      fresh.bits[w] |= neighbours(b, node)[w] & open.bits[w] & ~reached.bits[w];
  }
  return reached;
}

/* FAR: barred */
static int64_t step_length(const int32_t *toll, int entered) {
  if (!toll) return 1;
  return toll[entered] < 0 ? FAR : (int64_t)toll[entered] * STEPS + 1;
}

/* Removes and returns the nearest node of the set; -1: the set is empty. */
static int take_nearest(struct nodes *open, const int64_t *length) {
  struct nodes rest = *open;
  int nearest = -1;
  for (int node; (node = take_lowest(&rest)) >= 0;)
    if (nearest < 0 || length[node] < length[nearest]) nearest = node;
  if (nearest >= 0) open->bits[nearest >> 6] &= ~(UINT64_C(1) << (nearest & 63));
  return nearest;
}

/* length[n]: the length of the best way from root to n, or, backwards, from n to root. */
static void measure(const struct board *b, int root, const int32_t *toll, bool backwards, int64_t *length) {
  for (int n = 0; n < b->nodes; n++) length[n] = FAR;
  length[root] = 0;
  struct nodes open = {{0}};
  open.bits[root >> 6] = UINT64_C(1) << (root & 63);
  for (int node; (node = take_nearest(&open, length)) >= 0;) {
    struct nodes next = neighbour_set(b, node);
    for (int n; (n = take_lowest(&next)) >= 0;) {
      int64_t step = step_length(toll, backwards ? node : n);
      if (step == FAR || length[node] + step >= length[n]) continue;
      length[n] = length[node] + step;
      open.bits[n >> 6] |= UINT64_C(1) << (n & 63);
    }
  }
}

void board_costs(const struct board *b, int from, const int32_t *toll, int64_t *cost) {
  measure(b, from, toll, false, cost);
  for (int n = 0; n < b->nodes; n++) cost[n] = cost[n] == FAR ? NO_WAY : cost[n] / STEPS;
}

int64_t board_path(const struct board *b, int from, int to, const int32_t *toll, uint8_t *path, int *count) {
  int64_t length[MAX_NODES];
  measure(b, to, toll, true, length);
  *count = 0;
  if (length[from] == FAR) return NO_WAY;
  path[(*count)++] = (uint8_t)from;
  for (int at = from; at != to;) {
    struct nodes next = neighbour_set(b, at);
    int n;
    do n = take_lowest(&next);
    while (length[n] == FAR || step_length(toll, n) == FAR || length[n] + step_length(toll, n) != length[at]);
    path[(*count)++] = (uint8_t)n;
    at = n;
  }
  return length[from] / STEPS;
}

/* --- several payees --- */

/* A label: a way from the root to a node. A node keeps the MAX_WAYS cheapest. */
struct label {
  int64_t sum;
  int32_t to[MAX_PAYEES];
  int16_t before; /* the label that this one extends; -1: the root */
  uint8_t node, steps;
  enum { OPEN, SETTLED, OUTDONE } is;
};

struct labels {
  struct label at[MAX_NODES * MAX_WAYS]; /* the labels of node n begin at n * MAX_WAYS */
  uint8_t count[MAX_NODES];
  int nodes;
};

static bool cheaper(const struct label *a, const struct label *b) {
  return a->sum != b->sum ? a->sum < b->sum : a->steps < b->steps;
}

static bool gives_no_more(const struct label *a, const struct label *b) {
  for (int p = 0; p < MAX_PAYEES; p++)
    if (a->to[p] > b->to[p]) return false;
  return true;
}

/* Is there a settled way to this node that pays no payee more? */
static bool outdone_at(const struct labels *l, int node, const struct label *by) {
  const struct label *label = &l->at[node * MAX_WAYS];
  for (int i = 0; i < l->count[node]; i++)
    if (label[i].is == SETTLED && gives_no_more(&label[i], by)) return true;
  return false;
}

/* The cheapest open label; -1: none. */
static int cheapest(const struct labels *l) {
  int best = -1;
  for (int n = 0; n < l->nodes; n++)
    for (int i = n * MAX_WAYS; i < n * MAX_WAYS + l->count[n]; i++)
      if (l->at[i].is == OPEN && (best < 0 || cheaper(&l->at[i], &l->at[best]))) best = i;
  return best;
}

/* Keeps a label. If its node is full, replaces the most expensive open one: no way extends that yet. */
static void keep(struct labels *l, const struct label *label) {
  struct label *of_node = &l->at[label->node * MAX_WAYS], *worst = NULL;
  uint8_t *count = &l->count[label->node];
  if (*count < MAX_WAYS) {
    of_node[(*count)++] = *label;
    return;
  }
  for (int i = 0; i < MAX_WAYS; i++)
    if (of_node[i].is == OPEN && (worst == NULL || cheaper(worst, &of_node[i]))) worst = &of_node[i];
  if (worst != NULL && cheaper(label, worst)) *worst = *label;
}

static struct label step_on(const struct label *label, int16_t place, int node, const struct dues *due) {
  struct label next = *label;
  next.before = place;
  next.node = (uint8_t)node;
  next.steps++;
  next.is = OPEN;
  for (int p = 0; p < MAX_PAYEES; p++) {
    int64_t all = (int64_t)next.to[p] + due->to[p];
    next.to[p] = all < INT32_MAX ? (int32_t)all : INT32_MAX;
    next.sum += due->to[p];
  }
  return next;
}

static void read_way(const struct labels *l, int last, struct way *way) {
  int place = l->at[last].steps;
  way->count = (uint8_t)(place + 1);
  for (int i = last; i >= 0; i = l->at[i].before) way->node[place--] = l->at[i].node;
}

int board_ways(const struct board *b, int from, int to, const struct dues *dues, struct way *ways) {
  struct labels l;
  memset(l.count, 0, sizeof l.count);
  l.nodes = b->nodes;
  keep(&l, &(struct label){.before = -1, .node = (uint8_t)from});
  int found = 0;
  for (int i; (i = cheapest(&l)) >= 0;) {
    struct label *label = &l.at[i];
    bool outdone = outdone_at(&l, label->node, label) || outdone_at(&l, to, label);
    label->is = outdone ? OUTDONE : SETTLED;
    if (outdone) continue;
    if (label->node == to) {
      read_way(&l, i, &ways[found++]);
      continue;
    }
    struct nodes next = neighbour_set(b, label->node);
    for (int n; (n = take_lowest(&next)) >= 0;) {
      if (dues[n].to[0] < 0) continue;
      struct label further = step_on(label, (int16_t)i, n, &dues[n]);
      if (!outdone_at(&l, n, &further)) keep(&l, &further);
    }
  }
  return found;
}
