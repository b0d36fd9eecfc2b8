/* search.c: bots that look ahead: Monte Carlo tree search in worlds that their seat cannot tell apart. */
#define _POSIX_C_SOURCE 200809L /* for clock_gettime */

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "advice.h"
#include "label.h"
#include "redeal.h"
#include "seen.h"
#include "tree.h"

enum {
  PATH = 256, /* decisions that the tree follows */
  GREEDY_WORLDS = 8,
  HORIZON = 300 /* decisions at random before a game is cut short */
};

/* What is tried out at one decision. */
struct search {
  croupier *c;
  int seat;
  uint64_t seed;
  struct snapshot *root;
  struct redealing plan;
  struct tree tree;
  struct rng rng;
  struct {
    struct edge *edge;
    int seat;
  } path[PATH];
  int steps;
  bool advised;           /* the script has a say */
  enum vm_status spoiled; /* and fails in it */
  double spread;          /* how far from the others players end, on average */
  unsigned ended;
};

/* --- one way through the tree, and on at random --- */

/* Who is looked at next: the searching seat before others that are asked as well. */
static struct ask *open_question(const struct search *s) {
  struct ask *first = NULL;
  struct asks *asks = &s->c->world->asks;
  for (int i = 0; i < asks->count; i++) {
    struct ask *q = &asks->ask[i];
    if (q->complete) continue;
    if (q->seat == s->seat) return q;
    if (first == NULL) first = q;
  }
  return first;
}

static bool give(struct search *s, const struct ask *q, int option) {
  return croupier_pick(s->c, q->seat + 1, option) == CROUPIER_OK;
}

/* What the script advises. False: it fails. */
static bool advise(struct search *s, const struct ask *q, int count, float *worth) {
  int option[MOST_OPTIONS];
  for (int i = 0; i < count; i++) option[i] = option_tried(q, i);
  s->spoiled = advice_ask(s->c, q, option, count, worth);
  return s->spoiled == VM_DONE;
}

/* Down to an edge that is new. */
static bool descend(struct search *s) {
  struct world *w = s->c->world;
  uint64_t label[MOST_OPTIONS];
  bool grown = false;
  w->listening = HEARD_BY_WATCHER;
  w->watcher = (int8_t)s->seat;
  w->watched = 0;
  while (s->c->state == CROUPIER_ASKS && !grown && s->steps < PATH) {
    struct ask *q = open_question(s);
    int count = options_tried(q), chosen = 0;
    if (count > 1) {
      for (int i = 0; i < count; i++) label[i] = option_label(s->c, q, option_tried(q, i));
      uint64_t key = seen_mix_word(seen_mix(w->watched, (uint64_t)q->seat + 1), q->prompt);
      struct node *n = tree_node(&s->tree, key);
      if (n != NULL && s->advised && tree_is_new(&s->tree, n, label, count)) {
        float worth[MOST_OPTIONS];
        if (!advise(s, q, count, worth)) return false;
        tree_advise(&s->tree, n, label, count, worth);
      }
      struct edge *e = n == NULL ? NULL : tree_choose(&s->tree, n, label, count, &s->rng, &chosen, &grown);
      if (e == NULL) break;
      s->path[s->steps].edge = e;
      s->path[s->steps++].seat = q->seat;
      bool known = q->seat == s->seat || !event_is_secret(s->c, q, option_tried(q, chosen));
      w->watched = seen_mix(w->watched, known ? label[chosen] : 4);
    }
    w->watched = seen_mix(w->watched, (uint64_t)q->seat + 100);
    if (!give(s, q, option_tried(q, chosen))) return false;
  }
  return true;
}

static bool play_out(struct search *s) {
  struct world *w = s->c->world;
  w->listening = 0;
  w->inline_random = UINT8_MAX;
  w->inline_until = w->decisions + HORIZON;
  while (s->c->state == CROUPIER_ASKS && w->decisions < w->inline_until) {
    struct ask *q = open_question(s);
    if (!give(s, q, (int)rng_below(&s->rng, (uint32_t)ask_options(q)))) return false;
  }
  return true;
}

/* --- what it was worth --- */

/* Is the other behind? A half if neither is. In a game that was cut short the scores say so. */
static double behind(const struct search *s, int seat, int other) {
  const struct world *w = s->c->world;
  int32_t by = w->rank[other] - w->rank[seat];
  if (s->c->state != CROUPIER_ENDED)
    by = w->lowest ? w->score[other] - w->score[seat] : w->score[seat] - w->score[other];
  return by > 0 ? 1 : by == 0 ? 0.5 : 0;
}

/* For each seat from 0 to 1: mostly its rank, and a little by how much. */
static void judge(struct search *s, double *worth) {
  const struct world *w = s->c->world;
  double total = 0, apart = 0;
  for (int i = 0; i < w->seats; i++) total += w->score[i];
  for (int i = 0; i < w->seats; i++) apart += fabs(w->score[i] - total / w->seats);
  s->spread += apart / w->seats;
  s->ended++;
  double scale = 2 * s->spread / s->ended + 1e-9;
  for (int i = 0; i < w->seats; i++) {
    double beaten = 0, ahead = w->score[i] - total / w->seats;
    for (int k = 0; k < w->seats; k++)
      if (k != i) beaten += behind(s, i, k);
    if (w->seats > 1) beaten /= w->seats - 1;
    if (w->lowest) ahead = -ahead;
    worth[i] = 0.7 * beaten + 0.3 * (0.5 + 0.5 * ahead / (fabs(ahead) + scale));
  }
}

/* One world: dealt, tried, judged. option: the first to give, or -1: what the tree says. A way on which the script
   fails is worth nothing. Returns what it was worth for the seat. */
static double iterate(struct search *s, uint64_t world, int option) {
  croupier *c = s->c;
  double worth[MAX_SEATS] = {0};
  vm_restore(c->vm, s->root);
  c->state = CROUPIER_ASKS;
  c->world->listening = 0;
  c->world->inline_random = 0;
  rng_seed(&s->rng, s->seed, 1000 + world);
  s->steps = 0;
  bool sound = redeal_world(c, s->seat, &s->plan, &s->rng, false);
  if (sound) sound = option >= 0 ? give(s, open_question(s), option) : descend(s);
  if (sound && play_out(s)) judge(s, worth);
  for (int i = 0; i < s->steps; i++) {
    s->path[i].edge->visits++;
    s->path[i].edge->sum += (float)worth[s->path[i].seat];
  }
  return worth[s->seat];
}

/* --- the search --- */

static double milliseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* One step ahead: each option in the same few worlds. */
static void try_each(struct search *s, const struct ask *q, croupier_estimate *tried, int count) {
  float advice[MOST_OPTIONS];
  if (s->advised && !advise(s, q, count, advice)) return;
  for (int world = 0; world < GREEDY_WORLDS; world++)
    for (int i = 0; i < count; i++) {
      double worth = iterate(s, (uint64_t)world, tried[i].option);
      tried[i].value += worth / GREEDY_WORLDS;
      tried[i].times++;
    }
  for (int i = 0; s->advised && i < count && advice[i] >= 0; i++)
    tried[i].value += (advice[i] - tried[i].value) * ADVISED_AS / (GREEDY_WORLDS + ADVISED_AS);
}

static void search(struct search *s, const croupier_bot *bot, const croupier_progress *progress) {
  double until = milliseconds() + bot->ms;
  unsigned most = bot->ms > 0 ? UINT32_MAX : bot->iterations;
  for (unsigned i = 0; i < most && s->spoiled == VM_DONE; i++) {
    if (bot->ms > 0 && i % 8 == 0 && i > 0 && milliseconds() >= until) break;
    iterate(s, i, -1);
    if (progress != NULL && i % 64 == 0 && !progress->call(progress->data, i, most)) break;
  }
}

static int by_worth(const void *a, const void *b) {
  const croupier_estimate *x = a, *y = b;
  if (x->times != y->times) return x->times < y->times ? 1 : -1;
  if (x->value != y->value) return x->value < y->value ? 1 : -1;
  return x->option - y->option;
}

static void read_tree(struct search *s, const struct ask *q, croupier_estimate *tried, int count) {
  struct node *n = tree_node(&s->tree, seen_mix_word(seen_mix(0, (uint64_t)q->seat + 1), q->prompt));
  for (int i = 0; i < count && n != NULL; i++) {
    const struct edge *e = tree_edge(&s->tree, n, option_label(s->c, q, tried[i].option));
    if (e == NULL || e->visits == 0) continue;
    tried[i].times = e->visits;
    tried[i].value = (double)e->sum / e->visits;
  }
}

/* Advice makes room for all options of a question at once. */
static bool begin(struct search *s, const croupier_bot *bot) {
  bool few = bot->ms == 0 && !s->advised;
  s->root = vm_snapshot(s->c->vm);
  return s->root != NULL && tree_begin(&s->tree, few ? bot->iterations : UINT32_MAX) &&
         redeal_plan(s->c, s->seat, &s->plan);
}

static void end(struct search *s) {
  if (s->root != NULL) vm_drop(s->c->vm, s->root);
  tree_end(&s->tree);
  redeal_end(&s->plan);
  free(s);
}

/* The options, the best first. False: advice fails, and croupier_error() says how. */
static bool think(struct search *s, const struct ask *q, const croupier_bot *bot,
                  const croupier_progress *progress, croupier_estimate *tried, int count) {
  croupier *c = s->c;
  croupier_state state = c->state;
  c->silent = true; /* what is tried out has not happened, and scripts may print what the seat knows */
  if (bot->kind == CROUPIER_GREEDY) try_each(s, q, tried, count);
  else search(s, bot, progress);
  c->silent = false;
  vm_restore(c->vm, s->root);
  c->code = CROUPIER_OK;
  c->error[0] = '\0';
  if (s->spoiled != VM_DONE) croupier_fail_script(c, s->spoiled);
  c->state = state;
  if (s->spoiled != VM_DONE) return false;
  if (bot->kind == CROUPIER_SEARCH) read_tree(s, q, tried, count);
  qsort(tried, (size_t)count, sizeof *tried, by_worth);
  return true;
}

int croupier_search(croupier *c, int seat, const croupier_bot *bot, uint64_t seed,
                    const croupier_progress *progress, croupier_estimate *best, int room) {
  const struct ask *q = croupier_pending(c, seat);
  if (q == NULL || c->world->knows == NULL) {
    croupier_fail(c, CROUPIER_USAGE,
                  q == NULL ? "player %d is not asked anything now"
                            : "what player %d has seen was not remembered",
                  seat);
    return -1;
  }
  croupier_estimate tried[MOST_OPTIONS] = {0};
  int count = options_tried(q);
  for (int i = 0; i < count; i++) tried[i].option = option_tried(q, i);
  struct search *s = calloc(1, sizeof *s);
  bool done = s != NULL;
  if (done) {
    *s = (struct search){.c = c, .seat = seat - 1, .seed = seed, .advised = advice_given(c)};
    done = begin(s, bot);
  }
  if (!done) croupier_no_room(c);
  else if (count > 1) done = think(s, q, bot, progress, tried, count);
  if (s != NULL) end(s);
  for (int i = 0; done && i < room && i < count; i++) best[i] = tried[i];
  return done ? tried[0].option : -1;
}
