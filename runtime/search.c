/* search.c: bots that look ahead: Monte Carlo tree search in worlds that their seat cannot tell apart. */
#define _POSIX_C_SOURCE 200809L /* for clock_gettime */

#include <stdlib.h>
#include <time.h>

#include "lookahead.h"

enum { GREEDY_WORLDS = 8 };

/* What a search makes up its mind about. */
struct search {
  struct lookahead ahead;
  const struct ask *q;
  uint64_t label[MOST_OPTIONS];
  croupier_estimate tried[MOST_OPTIONS];
  int count;
  bool only_best; /* nobody wants to know about the others */
};

static double milliseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* One step ahead: each option in the same few worlds. */
static void try_each(struct search *s) {
  float advice[MOST_OPTIONS];
  bool advised = s->ahead.advised;
  if (advised && !lookahead_advise(&s->ahead, s->q, s->count, advice)) return;
  for (int world = 0; world < GREEDY_WORLDS; world++)
    for (int i = 0; i < s->count; i++) {
      double worth = lookahead_try(&s->ahead, (uint64_t)world, s->tried[i].option);
      s->tried[i].value += worth / GREEDY_WORLDS;
      s->tried[i].times++;
    }
  for (int i = 0; advised && i < s->count && advice[i] >= 0; i++)
    s->tried[i].value += (advice[i] - s->tried[i].value) * ADVISED_AS / (GREEDY_WORLDS + ADVISED_AS);
}

static void read_tree(struct search *s) {
  for (int i = 0; i < s->count; i++) {
    const struct outcome *of = outcomes_find(&s->ahead.tree, s->ahead.here, s->label[i]);
    if (of == NULL || of->visits == 0) continue;
    s->tried[i].times = of->visits;
    s->tried[i].value = (double)of->sum / of->visits;
  }
}

/* Can no other option become the one tried most often, with so many worlds left? */
static bool is_decided(struct search *s, unsigned left) {
  unsigned most = 0, second = 0;
  read_tree(s);
  for (int i = 0; i < s->count; i++) {
    unsigned times = s->tried[i].times;
    if (times > most) {
      second = most;
      most = times;
    } else if (times > second) second = times;
  }
  return most > second + left;
}

static void search(struct search *s, const croupier_bot *bot, const croupier_progress *progress) {
  double until = milliseconds() + bot->ms;
  unsigned most = bot->ms > 0 ? UINT32_MAX : bot->iterations;
  for (unsigned i = 0; i < most && s->ahead.spoiled == VM_DONE; i++) {
    if (bot->ms > 0 && i % 8 == 0 && i > 0 && milliseconds() >= until) break;
    if (bot->ms == 0 && i % 16 == 0 && s->only_best && is_decided(s, most - i)) break;
    lookahead_try(&s->ahead, i, -1);
    if (progress != NULL && i % 64 == 0 && !progress->call(progress->data, i, most)) break;
  }
  read_tree(s);
}

static int by_worth(const void *a, const void *b) {
  const croupier_estimate *x = a, *y = b;
  if (x->times != y->times) return x->times < y->times ? 1 : -1;
  if (x->value != y->value) return x->value < y->value ? 1 : -1;
  return x->option - y->option;
}

/* The options, the best first. False: advice fails, and croupier_error() says how. */
static bool think(struct search *s, const croupier_bot *bot, const croupier_progress *progress) {
  croupier *c = s->ahead.c;
  croupier_state state = c->state;
  for (int i = 0; i < s->count; i++) s->label[i] = option_label(c, s->q, s->tried[i].option);
  c->silent = true; /* what is tried out has not happened, and scripts may print what the seat knows */
  if (bot->kind == CROUPIER_GREEDY) try_each(s);
  else search(s, bot, progress);
  c->silent = false;
  vm_restore(c->vm, s->ahead.root);
  c->code = CROUPIER_OK;
  c->error[0] = '\0';
  if (s->ahead.spoiled != VM_DONE) croupier_fail_script(c, s->ahead.spoiled);
  c->state = state;
  qsort(s->tried, (size_t)s->count, sizeof s->tried[0], by_worth);
  return s->ahead.spoiled == VM_DONE;
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
  struct search *s = calloc(1, sizeof *s);
  if (s == NULL || !lookahead_begin(&s->ahead, c, q, bot, seed)) {
    free(s);
    croupier_no_room(c);
    return -1;
  }
  s->q = q;
  s->only_best = room == 0;
  s->count = options_tried(q);
  for (int i = 0; i < s->count; i++) s->tried[i].option = option_tried(q, i);
  bool done = s->count < 2 || think(s, bot, progress);
  int option = done ? s->tried[0].option : -1;
  for (int i = 0; done && i < room && i < s->count; i++) best[i] = s->tried[i];
  lookahead_end(&s->ahead);
  free(s);
  return option;
}
