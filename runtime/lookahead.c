/* lookahead.c: one world after the other, dealt, played on and judged. */
#include "lookahead.h"

#include <math.h>

#include "advice.h"
#include "seen.h"

enum {
  HORIZON = 300, /* decisions after the tree before a game is cut short */
  MOST_HABITS = 1 << 12
};

/* --- one way through the tree, and on --- */

/* Who is looked at next: the searching seat before others that are asked as well. */
static struct ask *open_question(const struct lookahead *s) {
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

static bool give(struct lookahead *s, const struct ask *q, int option) {
  return croupier_pick(s->c, q->seat + 1, option) == CROUPIER_OK;
}

bool lookahead_advise(struct lookahead *s, const struct ask *q, int count, float *worth) {
  int option[MOST_OPTIONS];
  for (int i = 0; i < count; i++) option[i] = option_tried(q, i);
  s->spoiled = advice_ask(s->c, q, option, count, worth);
  return s->spoiled == VM_DONE;
}

static void note_step(struct lookahead *s, struct outcome *of, int seat) {
  if (of == NULL) return;
  s->step[s->steps].of = of;
  s->step[s->steps++].seat = seat;
}

static uint64_t question_key(uint64_t seen, const struct ask *q) {
  return seen_mix_word(seen_mix(seen, (uint64_t)q->seat + 1), q->prompt);
}

/* Down to an option that is new. */
static bool descend(struct lookahead *s) {
  struct world *w = s->c->world;
  uint64_t label[MOST_OPTIONS];
  bool fresh = false;
  w->listening = HEARD_BY_WATCHER;
  w->watcher = (int8_t)s->seat;
  w->watched = 0;
  for (int depth = 0; s->c->state == CROUPIER_ASKS && !fresh && depth < TREE_DEPTH;) {
    struct ask *q = open_question(s);
    int count = options_tried(q), chosen = 0;
    if (count > 1) {
      for (int i = 0; i < count; i++) label[i] = option_label(s->c, q, option_tried(q, i));
      uint64_t here = question_key(w->watched, q);
      if (s->advised && outcomes_is_new(&s->tree, here, label, count)) {
        float worth[MOST_OPTIONS];
        if (!lookahead_advise(s, q, count, worth)) return false;
        outcomes_advise(&s->tree, here, label, count, worth);
      }
      struct outcome *of = outcomes_choose(&s->tree, here, label, count, &s->rng, &chosen, &fresh);
      if (of == NULL) break;
      note_step(s, of, q->seat);
      note_step(s, outcomes_take(&s->habits, question_key(0, q), label[chosen]), q->seat);
      depth++;
      bool known = q->seat == s->seat || !event_is_secret(s->c, q, option_tried(q, chosen));
      w->watched = seen_mix(w->watched, known ? label[chosen] : 4);
    }
    w->watched = seen_mix(w->watched, (uint64_t)q->seat + 100);
    if (!give(s, q, option_tried(q, chosen))) return false;
  }
  return true;
}

/* What came out best for who is asked, in all worlds so far, at whatever place of the game. */
static bool give_by_habit(struct lookahead *s) {
  uint64_t label[MOST_OPTIONS];
  struct ask *q = open_question(s);
  int count = options_tried(q), chosen = 0;
  bool fresh;
  if (count > 1) {
    for (int i = 0; i < count; i++) label[i] = option_label(s->c, q, option_tried(q, i));
    note_step(s, outcomes_choose(&s->habits, question_key(0, q), label, count, &s->rng, &chosen, &fresh),
              q->seat);
  }
  return give(s, q, option_tried(q, chosen));
}

/* By habit, as far as there are any, then at random, which needs no stop. */
static bool play_out(struct lookahead *s) {
  struct world *w = s->c->world;
  w->listening = 0;
  w->inline_until = w->decisions + HORIZON;
  for (int i = 0; i < HABITUAL && s->habits.room > 0 && s->c->state == CROUPIER_ASKS; i++)
    if (!give_by_habit(s)) return false;
  w->inline_random = UINT8_MAX;
  while (s->c->state == CROUPIER_ASKS && w->decisions < w->inline_until) {
    struct ask *q = open_question(s);
    if (!give(s, q, (int)rng_below(&s->rng, (uint32_t)ask_options(q)))) return false;
  }
  return true;
}

/* --- what it was worth --- */

/* Is the other behind? A half if neither is. In a game that was cut short the scores say so. */
static double behind(const struct lookahead *s, int seat, int other) {
  const struct world *w = s->c->world;
  int32_t by = w->rank[other] - w->rank[seat];
  if (s->c->state != CROUPIER_ENDED)
    by = w->lowest ? w->score[other] - w->score[seat] : w->score[seat] - w->score[other];
  return by > 0 ? 1 : by == 0 ? 0.5 : 0;
}

/* For each seat from 0 to 1: mostly its rank, and a little by how much. */
static void judge(struct lookahead *s, double *worth) {
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

double lookahead_try(struct lookahead *s, uint64_t world, int option) {
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
    s->step[i].of->visits++;
    s->step[i].of->sum += (float)worth[s->step[i].seat];
  }
  return worth[s->seat];
}

/* --- from one position on --- */

bool lookahead_begin(struct lookahead *s, croupier *c, const struct ask *q, const croupier_bot *bot,
                     uint64_t seed) {
  *s = (struct lookahead){
      .c = c, .seat = q->seat, .seed = seed, .here = question_key(0, q), .advised = advice_given(c)};
  /* advice makes room for all options of a question at once */
  bool few = bot->ms == 0 && !s->advised, greedy = bot->kind == CROUPIER_GREEDY;
  s->root = vm_snapshot(c->vm);
  bool done = s->root != NULL && redeal_plan(c, s->seat, &s->plan);
  if (done && !greedy)
    done = outcomes_begin(&s->tree, few ? bot->iterations : UINT32_MAX) &&
           outcomes_begin(&s->habits, MOST_HABITS);
  if (!done) lookahead_end(s);
  return done;
}

void lookahead_end(struct lookahead *s) {
  if (s->root != NULL) vm_drop(s->c->vm, s->root);
  outcomes_end(&s->tree);
  outcomes_end(&s->habits);
  redeal_end(&s->plan);
}
