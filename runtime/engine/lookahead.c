/* lookahead.c: one determinization ("world") after the other: dealt, played on and judged. */
#define _POSIX_C_SOURCE 200809L /* for clock_gettime */

#include "lookahead.h"

#include <math.h>
#include <stddef.h>
#include <string.h>
#include <time.h>

#include "advice.h"
#include "announce.h"
#include "fault.h"
#include "fold.h"
#include "prospects.h"
#include "seen.h"
#include "standing.h"

enum {
  SHORT = 300,          /* decisions of a rollout in longer games */
  LONGEST = 16 * SHORT, /* the same, in games in which nobody is ahead for long */
  ROUNDS = 2,           /* turns of each seat, where games are cut soon */
  BATCH = 8,            /* games that were cut short, before the limit is reconsidered */
  DEALS = 50,           /* tries to find a world with the same question */
  WORLD_MS = 3000, /* CPU time of a world; then the script is stopped. Endless loops are stopped sooner */
  MOST_HABITS = 1 << 12,
  WORLD_STREAM = 1000 /* of random numbers: from here on one for each world */
};

/* The tree's curiosity if all play together: a single point changes such a result less than a place at the end. */
static const double TOGETHER = 0.25;

/* --- how long --- */

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

bool lookahead_is_over(struct lookahead *s) {
  if (s->over || s->spoiled != VM_DONE) return true;
  double spent = s->ms > 0 ? now_ms() - s->began : s->done;
  unsigned of = s->ms > 0 ? s->ms : s->of;
  s->over = spent >= of || s->stopped ||
            (s->progress != NULL && !s->progress->call(s->progress->data, (unsigned)spent, of));
  return s->over;
}

/* Ends a world early if the budget is used up. */
bool lookahead_break_off(struct lookahead *s) {
  s->broken_off = (s->ms > 0 || s->progress != NULL) && lookahead_is_over(s);
  return s->broken_off;
}

/* Has anybody scored in this world since its deal? */
static bool has_told(const struct lookahead *s) {
  const struct world *w = s->c->world;
  return memcmp(s->scored, w->score, sizeof s->scored) != 0;
}

/* Is the game scored later? Where seats are blind, far worlds hide what a clue was worth: so there, nobody may have
   scored before either. */
static bool scores_come_later(const struct lookahead *s) {
  static const int32_t none[MAX_SEATS] = {0};
  if (s->untold < s->cut) return false;
  return !s->blind || (s->spread == 0 && memcmp(s->scored, none, sizeof none) == 0);
}

/* Adjusts the limit of rollouts. The first world shows how long the game is. If nobody is ahead in most of the
   games that were cut short, the next rollouts may be twice as long. Where games are cut soon: if nobody scored in
   any. */
static void look_as_far_as_needed(struct lookahead *s, bool ahead) {
  if (s->counts || s->c->state == CROUPIER_ENDED) return;
  if (s->ended == 1) s->horizon = SHORT;
  bool soon = descent_is_far_enough(s); /* else it was too long */
  s->cut++;
  s->untold += soon ? !has_told(s) : !ahead;
  if (s->cut < BATCH) return;
  bool far = soon ? scores_come_later(s) : 2 * s->untold > s->cut;
  if (far && soon) s->rounds *= s->rounds < LONGEST ? 2 : 1;
  else if (far && s->horizon < LONGEST) s->horizon *= 2;
  s->cut = s->untold = 0;
}

/* Deals a world in which the seat is asked the same question as now. False: none was found, or the budget was used
   up. */
bool lookahead_deal(struct lookahead *s) {
  croupier *c = s->c;
  for (int i = 0; i < DEALS; i++) {
    aside_again(c, s->aside);
    c->state = CROUPIER_ASKS;
    c->world->listening = 0;
    c->world->inline_random = 0;
    bool dealt = redeal_world(c, s->seat, &s->plan, &s->rng, false);
    c->error[0] = '\0'; /* a deal that the script refuses is no line of play */
    if (dealt) return true;
    if (vm_broken(c->vm) != VM_DONE || lookahead_break_off(s)) break;
  }
  return false;
}

/* Ranks the players in a world that was cut short: by count_up, or by points without it. False: it failed. */
static bool count_up(struct lookahead *s) {
  enum vm_status status;
  standing_count(s->c, &status);
  if (status != VM_DONE) croupier_fail_script(s->c, status);
  return status == VM_DONE;
}

/* What the position promises. False: the rule failed. */
static bool take_prospects(struct lookahead *s) {
  s->spoiled = prospects_ask(s->c, s->promise.points);
  return s->spoiled == VM_DONE;
}

/* Is what this world has come to sound? False: the script failed. */
static bool sum_up(struct lookahead *s) {
  return (!s->counts || count_up(s)) && (!s->promised || take_prospects(s));
}

/* A script that was stopped hard would be so in most other worlds: the bot says where, and thinks no longer. */
static void note_stop(struct lookahead *s) {
  s->stopped = true;
  croupier_fail_script(s->c, vm_broken(s->c->vm));
  strcpy(s->c->trouble, s->c->error);
}

static void drop_laid(struct lookahead *s) {
  if (s->laid != NULL) vm_drop(s->c->vm, s->laid);
  s->laid = NULL;
}

/* The script's first error in a world. A rule for bots that fails ends the search, and is told then. */
static void note_error(struct lookahead *s) {
  croupier *c = s->c;
  if (c->met[0] == '\0' && s->spoiled == VM_DONE && vm_broken(c->vm) == VM_DONE) strcpy(c->met, c->error);
}

/* Before a world is dealt or put back. */
static void begin_world(struct lookahead *s) {
  s->steps = 0;
  s->last_seat = s->promised ? -1 : s->seat;
  s->answers = s->turns = s->dealt_for = 0;
  s->c->error[0] = '\0';
  vm_watch(s->c->vm, 0, WORLD_MS);
}

/* After it, with its value for the seat. False: the world was broken off, so it does not count. */
static bool end_world(struct lookahead *s, bool sound, double *worth) {
  double for_seat[MAX_SEATS] = {0};
  vm_watch(s->c->vm, 0, 0);
  if (s->broken_off) return false;
  s->done++;
  if (!sound) note_error(s);
  if (!sound && vm_broken(s->c->vm) != VM_DONE) note_stop(s);
  if (sound) look_as_far_as_needed(s, worth_judge(s, for_seat));
  for (int i = 0; i < s->c->world->seats && !sound; i++) for_seat[i] = s->least;
  for (int i = 0; i < s->steps; i++) {
    s->step[i].of->visits++;
    s->step[i].of->sum += (float)for_seat[s->step[i].seat];
  }
  *worth = for_seat[s->seat];
  return true;
}

bool lookahead_play(struct lookahead *s, uint64_t world, double *worth) {
  rng_seed(&s->rng, s->seed, WORLD_STREAM + world);
  begin_world(s);
  bool recalled = recall_world(&s->recall, s->c, s->seat, &s->plan, &s->rng);
  return end_world(s, (recalled || lookahead_deal(s)) && descent_play(s) && sum_up(s), worth);
}

bool lookahead_lay(struct lookahead *s, uint64_t world) {
  rng_seed(&s->rng, s->seed, WORLD_STREAM + world);
  begin_world(s);
  bool sound = lookahead_deal(s);
  vm_watch(s->c->vm, 0, 0);
  if (!sound && vm_broken(s->c->vm) != VM_DONE) note_stop(s);
  drop_laid(s);
  s->laid = sound ? vm_snapshot(s->c->vm) : NULL;
  s->laid_by = s->rng;
  if (sound && s->laid == NULL) { /* croupier_fail_script says so */
    vm_note_no_room(s->c->vm);
    s->spoiled = VM_MEMORY;
  }
  return s->laid != NULL;
}

bool lookahead_try(struct lookahead *s, int option, double *worth) {
  vm_restore(s->c->vm, s->laid);
  s->c->state = CROUPIER_ASKS;
  s->rng = s->laid_by;
  begin_world(s);
  return end_world(s, descent_try(s, option) && sum_up(s), worth);
}

/* --- what goes together --- */

/* The one of these options that was tried most at a decision, or -1. */
static int most_tried(const struct lookahead *s, uint64_t decision, const uint64_t *label, int count) {
  int best = count == 1 ? 0 : -1;
  uint32_t most = 0;
  for (int i = 0; i < count && s->tree.room > 0; i++) {
    const struct outcome *of = outcomes_find(&s->tree, decision, label[i]);
    if (of == NULL || of->visits <= most) continue;
    most = of->visits;
    best = i;
  }
  return best;
}

/* The seat's own next pick of the same choice, or NULL. */
static struct ask *next_pick(const struct lookahead *s, uint64_t since) {
  struct ask *q = s->c->state == CROUPIER_ASKS ? descent_question(s) : NULL;
  return q != NULL && q->seat == s->seat && q->picked > 0 && q->since == since ? q : NULL;
}

int lookahead_follow(struct lookahead *s, int option, uint64_t *with, int room, bool *whole) {
  struct world *w = s->c->world;
  uint64_t label[MOST_OPTIONS];
  rng_seed(&s->rng, s->seed, WORLD_STREAM);
  *whole = false;
  if (!lookahead_deal(s)) return 0;
  struct ask *q = descent_question(s);
  uint64_t since = q->since;
  sight_watch(s);
  sight_label(s, q, label);
  for (int n = 0;; n++) {
    sight_watch_answer(s, q, option, options_tried(q) > 1 ? label[option] : 0);
    if (!descent_give(s, q, option)) return n;
    *whole = (q = next_pick(s, since)) == NULL;
    if (*whole || n == room) return n;
    sight_label(s, q, label);
    option =
        most_tried(s, sight_key(s->c, q->seat, s->c->world->watched[q->seat], q), label, options_tried(q));
    if (option < 0) return n;
    int32_t value;
    *whole = ask_option(&w->asks, q, option, &value) == OPTION_DONE;
    if (*whole) return n;
    with[n] = label[option];
  }
}

/* --- from one position on --- */

/* Are points all that there is? Then the scores say what there is to say of a position. */
static bool only_points_count(const struct world *w) {
  return w->seats > 1 && w->table.pieces == 0 && w->purses.count == 0;
}

static bool some_hold_blindly(const struct table *t) {
  for (int z = 0; z < t->zones; z++)
    if (is_held_blindly(t, z)) return true;
  return false;
}

bool lookahead_begin(struct lookahead *s, croupier *c, const struct ask *q, const croupier_bot *bot,
                     uint64_t seed, const croupier_progress *progress) {
  bool greedy = bot->kind == CROUPIER_GREEDY;
  unsigned ahead = !greedy ? 0 : bot->ahead > 0 ? bot->ahead : c->world->look_ahead;
  memset(s, 0, offsetof(struct lookahead, step));
  s->c = c;
  s->seat = q->seat;
  s->seed = seed;
  s->here = sight_key(c, q->seat, 0, q);
  s->horizon = ahead > 0 ? (int)ahead : WHOLE;
  s->promised = prospects_given(c);
  s->counts = ahead > 0 || s->promised;
  s->advised = advice_given(c);
  s->ms = greedy ? 0 : bot->ms;
  s->began = now_ms();
  s->progress = progress;
  /* advice adds all options of a question at once; an iteration adds one, and one for the player who knows more */
  s->of = bot->iterations;
  if (greedy) s->of = (unsigned)((s->promised ? PROMISED_WORLDS : GREEDY_WORLDS) * options_tried(q));
  bool few = s->ms == 0 && !s->advised && s->of < UINT32_MAX / 2;
  bool done = redeal_plan(c, s->seat, &s->plan);
  bool by_tree = !greedy || s->promised;
  if (done && by_tree)
    done = outcomes_begin(&s->tree, few ? 2 * s->of : UINT32_MAX) && outcomes_begin(&s->habits, MOST_HABITS);
  s->blind = s->plan.follow = by_tree && some_hold_blindly(&c->world->table);
  s->rounds = ROUNDS;
  memcpy(s->scored, c->world->score, sizeof s->scored);
  s->soon = s->blind || (!greedy && only_points_count(c->world));
  if (c->world->fate != CROUPIER_AGAINST) s->tree.curiosity = TOGETHER;
  if (done && !greedy && !s->blind && !s->soon && !s->advised && !s->counts)
    recall_begin(&s->recall, c, s->seat, &s->plan);
  c->ahead = s;
  if (!done) lookahead_end(s);
  return done;
}

void lookahead_end(struct lookahead *s) {
  s->c->ahead = NULL;
  drop_laid(s);
  outcomes_end(&s->tree);
  outcomes_end(&s->habits);
  recall_end(&s->recall);
  redeal_end(&s->plan);
}
