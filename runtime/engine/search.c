/* search.c: bots that look ahead: information set Monte Carlo tree search. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fault.h"
#include "foolish.h"
#include "question.h"

/* The options of a search, and their results. */
struct search {
  struct lookahead ahead;
  const struct ask *q;
  uint64_t label[MOST_OPTIONS];
  bool foolish[MOST_OPTIONS]; /* by place: not chosen */
  croupier_estimate tried[MOST_OPTIONS];
  int count, room; /* number of options for which the caller wants estimates */
  bool only_best;  /* only the best option is wanted */
};

/* Greedy: looks one step ahead, with each option in the same few worlds. */
static void try_each(struct search *s) {
  float advice[MOST_OPTIONS];
  double worth;
  bool advised = s->ahead.advised;
  if (advised && !lookahead_advise(&s->ahead, s->q, s->count, advice)) return;
  for (uint64_t world = 0; world < GREEDY_WORLDS && !lookahead_is_over(&s->ahead); world++) {
    bool laid = lookahead_lay(&s->ahead, world);
    for (int i = 0; laid && i < s->count; i++) {
      croupier_estimate *e = &s->tried[i];
      if (s->foolish[i]) continue;
      if (lookahead_is_over(&s->ahead) || !lookahead_try(&s->ahead, e->option, &worth)) break;
      e->value += (worth - e->value) / ++e->times;
    }
  }
  for (int i = 0; advised && i < s->count && advice[i] >= 0; i++)
    s->tried[i].value += (advice[i] - s->tried[i].value) * ADVISED_AS / (s->tried[i].times + ADVISED_AS);
}

static void read_tree(struct search *s) {
  for (int i = 0; i < s->count; i++) {
    const struct outcome *of = outcomes_find(&s->ahead.tree, s->ahead.here, s->label[i]);
    if (of == NULL || of->visits == 0 || s->foolish[i]) continue;
    s->tried[i].times = of->visits;
    s->tried[i].value = (double)of->sum / of->visits;
  }
}

/* With this many worlds left, can no other option become the most tried one? */
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

static void search(struct search *s) {
  double worth;
  bool counted = s->ahead.ms == 0 && s->only_best;
  for (unsigned i = 0; !lookahead_is_over(&s->ahead); i++) {
    if (counted && i % 16 == 0 && is_decided(s, s->ahead.of - i)) break;
    if (!lookahead_play(&s->ahead, i, &worth)) break;
  }
  read_tree(s);
}

static int by_worth(const void *a, const void *b) {
  const croupier_estimate *x = a, *y = b;
  if (x->times != y->times) return x->times < y->times ? 1 : -1;
  if (x->value != y->value) return x->value < y->value ? 1 : -1;
  return x->option - y->option;
}

/* For a select: the picks that go best with the option. */
static void add_others(struct search *s, croupier_estimate *e) {
  uint64_t with[CROUPIER_HINTED];
  int count = lookahead_follow(&s->ahead, e->option, with, CROUPIER_HINTED, &e->whole);
  for (int n = 0; n < count; n++) {
    int i = 0;
    while (i < s->count && s->label[i] != with[n]) i++;
    if (i == s->count) e->whole = false; /* it was not an option before */
    else e->with[e->withs++] = i;
  }
}

/* Ranks the options, the best first. False: the advice failed, and croupier_error() says how. */
static bool think(struct search *s, bool greedy) {
  croupier *c = s->ahead.c;
  struct aside aside;
  if (!aside_begin(c, &aside)) return false;
  s->ahead.aside = &aside;
  sight_label(&s->ahead, s->q, s->label);
  bool judged = foolish_options(&s->ahead, s->q, s->foolish);
  for (int i = 0; i < s->count; i++)
    s->tried[i].value = s->foolish[i] ? -1 : 0; /* behind what was never tried */
  bool several = ask_is_of_several(s->q);
  if (judged && greedy && !s->ahead.promised) try_each(s);
  else if (judged) search(s);
  qsort(s->tried, (size_t)s->count, sizeof s->tried[0], by_worth);
  for (int i = 0; i < s->room && i < s->count && several && s->ahead.spoiled == VM_DONE; i++)
    add_others(s, &s->tried[i]);
  if (s->ahead.spoiled == VM_DONE) {
    aside_end(c, &aside);
    return true;
  }
  aside_end_with_failure(c, &aside);
  croupier_fail_script(c, s->ahead.spoiled);
  c->state = aside.state;
  return false;
}

/* If others answer at the same time, a bot that always plays its best option is predictable. So it draws: the
   weight of an option is the square of its tries, and options with few tries are left out. */
static int mixed(const struct search *s, uint64_t seed) {
  double weight[MOST_OPTIONS], sum = 0;
  for (int i = 0; i < s->count; i++) {
    double part = (double)s->tried[i].times / s->tried[0].times;
    sum += weight[i] = part < 0.05 ? 0 : part * part;
  }
  struct rng rng;
  rng_seed(&rng, seed, 999);
  double drawn = rng_below(&rng, 1u << 30) / (double)(1u << 30) * sum;
  int i = 0;
  while (i + 1 < s->count && (drawn -= weight[i]) >= 0) i++;
  return s->tried[i].option;
}

int croupier_search(croupier *c, int seat, const croupier_bot *bot, uint64_t seed,
                    const croupier_progress *progress, croupier_estimate *best, int room) {
  const struct ask *q = croupier_pending(c, seat);
  c->trouble[0] = c->met[0] = '\0';
  if (q == NULL || c->world->knows == NULL) {
    croupier_fail(c, CROUPIER_USAGE,
                  q == NULL ? "player %d is not asked anything now"
                            : "what player %d has seen was not remembered",
                  seat);
    return -1;
  }
  struct search *s = malloc(sizeof *s);
  if (s == NULL || !lookahead_begin(&s->ahead, c, q, bot, seed, progress)) {
    free(s);
    croupier_no_room(c);
    return -1;
  }
  bool greedy = bot->kind == CROUPIER_GREEDY, at_once = !greedy && (q->secret || c->world->asks.count > 1);
  s->q = q;
  s->room = room;
  s->only_best = room == 0 && !at_once;
  s->count = options_tried(q);
  memset(s->foolish, 0, sizeof s->foolish);
  for (int i = 0; i < s->count; i++) s->tried[i] = (croupier_estimate){.option = option_tried(q, i)};
  int option = s->tried[0].option;
  if (s->count > 1) option = think(s, greedy) ? s->tried[0].option : -1;
  if (option >= 0 && s->count > 1 && s->ahead.ended == 0)
    option = croupier_random_option(c, seat); /* there are no results */
  else if (option >= 0 && at_once && s->tried[0].times > 0) option = mixed(s, seed);
  for (int i = 0; option >= 0 && i < room && i < s->count; i++) {
    best[i] = s->tried[i];
    best[i].value = fmin(fmax(best[i].value, 0), 1);
  }
  lookahead_end(&s->ahead);
  free(s);
  return option;
}
