/* lookahead.c: one determinization ("world") after the other: dealt, played on and judged. */
#define _POSIX_C_SOURCE 200809L /* for clock_gettime */

#include "lookahead.h"

#include <math.h>
#include <string.h>
#include <time.h>

#include "advice.h"
#include "announce.h"
#include "fault.h"
#include "fold.h"
#include "seen.h"

enum {
  /* decisions of a rollout in the first world; if the game ends within them, they stay the limit */
  WHOLE = 600,
  SHORT = 300,          /* decisions of a rollout in longer games */
  LONGEST = 16 * SHORT, /* the same, in games in which nobody is ahead for long */
  BATCH = 8,            /* games that were cut short, before the limit is reconsidered */
  WITHOUT_STOP = 64,    /* decisions between two looks at the clock */
  DEALS = 50,           /* tries to find a world with the same question */
  WORLD_MS = 3000, /* CPU time of a world; then the script is stopped. Endless loops are stopped sooner */
  MOST_HABITS = 1 << 12
};

/* --- how long --- */

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

bool lookahead_is_over(struct lookahead *s) {
  if (s->over) return true;
  double spent = s->ms > 0 ? now_ms() - s->began : s->done;
  unsigned of = s->ms > 0 ? s->ms : s->of;
  s->over = spent >= of || s->stopped ||
            (s->progress != NULL && !s->progress->call(s->progress->data, (unsigned)spent, of));
  return s->over;
}

/* Ends a world early if the budget is used up. */
static bool break_off(struct lookahead *s) {
  s->broken_off = (s->ms > 0 || s->progress != NULL) && lookahead_is_over(s);
  return s->broken_off;
}

/* --- one way through the tree, and on --- */

/* The question to answer next: the searching seat's own before those of other seats. */
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

/* A hash of the shown variables as a reader knows them. */
static uint64_t shown_to(const croupier *c, int reader) {
  uint64_t h = 0;
  int64_t number;
  const char *word;
  for (int i = 0; i < c->world->showns; i++)
    for (int item = 0, values = croupier_shown_at(c, reader, i).values; item < values; item++) {
      h = fold(h, (uint64_t)i * MAX_SHOWN_VALUES + (uint64_t)item + 1);
      h = fold(h, croupier_shown_value(c, reader, i, item, &number, &word));
      h = fold_word(fold(h, (uint64_t)number), word);
    }
  return h;
}

/* A hash of what a seat sees and others do not: its hand in this world. */
static uint64_t holds(const struct world *w, int seat) {
  const struct table *t = &w->table;
  uint64_t sum = 0;
  for (int z = 0; z < t->zones; z++) {
    if (!(t->zone[z].sees >> seat & 1) || t->zone[z].sees == UINT8_MAX) continue;
    for (uint16_t p = t->zone[z].bottom; p != NO_PIECE; p = t->piece[p].above)
      sum += fold((uint64_t)z + 1, t->piece[p].face);
  }
  return sum;
}

static uint64_t question_key(uint64_t seen, const struct ask *q) {
  return fold_word(fold(seen, (uint64_t)q->seat + 1), q->prompt);
}

/* What was watched since the search began, and what the seat sees shown; MAX_SEATS: what everybody does. */
static uint64_t sight(const croupier *c, int seat, uint64_t watched) {
  const struct world *w = c->world;
  return w->showns == 0 ? watched : fold(watched, shown_to(c, (seat == MAX_SEATS ? w->seats : seat) + 1));
}

/* The same at a question to the seat, in a world. */
static uint64_t seen_by(const croupier *c, int seat, const struct ask *q) {
  return question_key(sight(c, seat, c->world->watched[seat]), q);
}

static void watch_from_here(struct world *w) {
  w->listening = WATCHED;
  memset(w->watched, 0, sizeof w->watched);
}

/* Gives an answer, and adds it to what the seats have seen that may know of it. label: 0 if there was no choice. */
static bool give_watched(struct lookahead *s, const struct ask *q, int option, uint64_t label) {
  bool secret = label != 0 && is_secret_answer(s->c, q, option);
  seen_watch(s->c->world, secret ? 1u << q->seat : ~0u, (uint64_t)q->seat + 100, label);
  return give(s, q, option);
}

/* Descends the tree to a new option. */
static bool descend(struct lookahead *s) {
  struct world *w = s->c->world;
  uint64_t label[MOST_OPTIONS];
  struct choice choice = {.fresh = false};
  watch_from_here(w);
  for (int depth = 0, given = 0; s->c->state == CROUPIER_ASKS && !choice.fresh; given++) {
    if (depth == TREE_DEPTH || given == WHOLE) break;
    struct ask *q = open_question(s);
    int count = options_tried(q);
    uint64_t chosen = 0;
    choice.option = 0;
    if (count > 1) {
      options_label(s->c, q, label);
      bool own = q->seat == s->seat;
      uint64_t here = seen_by(s->c, own ? q->seat : MAX_SEATS, q);
      uint64_t closer = own ? 0 : fold(seen_by(s->c, q->seat, q), holds(w, q->seat));
      if (s->advised && outcomes_is_new(&s->tree, here, label, count)) {
        float worth[MOST_OPTIONS];
        if (!lookahead_advise(s, q, count, worth)) return false;
        outcomes_advise(&s->tree, here, label, count, worth);
      }
      if (!outcomes_choose(&s->tree, here, closer, label, count, &s->rng, &choice)) break;
      chosen = label[choice.option];
      note_step(s, choice.of, q->seat);
      note_step(s, choice.closer, q->seat);
      note_step(s, outcomes_take(&s->habits, question_key(0, q), chosen), q->seat);
      depth++;
    }
    if (!give_watched(s, q, option_tried(q, choice.option), chosen)) return false;
  }
  return true;
}

/* The option that has done best for the asked seat so far, in all worlds, at any place of the game. */
static bool give_by_habit(struct lookahead *s) {
  uint64_t label[MOST_OPTIONS];
  struct ask *q = open_question(s);
  int count = options_tried(q);
  struct choice choice = {.option = 0};
  if (count > 1) {
    options_label(s->c, q, label);
    outcomes_choose(&s->habits, question_key(0, q), 0, label, count, &s->rng, &choice);
    note_step(s, choice.of, q->seat);
  }
  return give(s, q, option_tried(q, choice.option));
}

/* The rollout: by habit as far as there are habits, then at random, with stops only to look at the clock. */
static bool play_out(struct lookahead *s) {
  struct world *w = s->c->world;
  uint64_t until = w->decisions + (uint64_t)s->horizon;
  w->listening = 0;
  for (int i = 0; i < HABITUAL && s->habits.room > 0 && s->c->state == CROUPIER_ASKS; i++) {
    if (i % WITHOUT_STOP == WITHOUT_STOP - 1 && break_off(s)) return false;
    if (!give_by_habit(s)) return false;
  }
  w->inline_random = UINT8_MAX;
  while (s->c->state == CROUPIER_ASKS && w->decisions < until) {
    if (break_off(s)) return false;
    w->inline_until = w->decisions + WITHOUT_STOP;
    if (w->inline_until > until) w->inline_until = until;
    struct ask *q = open_question(s);
    if (!give(s, q, (int)rng_below(&s->rng, (uint32_t)ask_options(q)))) return false;
  }
  return true;
}

/* --- what it was worth --- */

/* 1 if the other seat is behind, 0.5 if they are equal. The scores decide if the game was cut short. */
static double behind(const struct lookahead *s, int seat, int other) {
  const struct world *w = s->c->world;
  int64_t by = w->rank[other] - w->rank[seat];
  if (s->c->state != CROUPIER_ENDED) by = ((int64_t)w->score[seat] - w->score[other]) * (w->lowest ? -1 : 1);
  return by > 0 ? 1 : by == 0 ? 0.5 : 0;
}

static bool with_each_other(const struct world *w, int seat, int other) {
  return seat == other || (w->team[seat] > 0 && w->team[seat] == w->team[other]);
}

/* The share of the opponents that are behind; of a game played together, how it ends: 0 lost, 1 won. */
static double by_rank(const struct lookahead *s, int seat) {
  const struct world *w = s->c->world;
  if (w->fate > CROUPIER_SHARED) return w->fate == CROUPIER_ALL_WON;
  double beaten = 0;
  int opponents = 0;
  for (int i = 0; i < w->seats; i++) {
    if (with_each_other(w, seat, i)) continue;
    beaten += behind(s, seat, i);
    opponents++;
  }
  return opponents > 0 ? beaten / opponents : 0.5;
}

/* The value of a lead in points. `usual` is the usual distance between players at the end. If points are the
   stakes, the value is proportional to the lead: it may exceed 1 or fall below 0. */
static double by_score(const struct lookahead *s, double ahead, double usual) {
  if (s->c->world->stakes) return 0.5 + ahead / (4 * usual);
  return 0.5 + 0.5 * ahead / (fabs(ahead) + 2 * usual);
}

/* Computes the value for each seat, from 0 to 1: mostly the rank, and a little the lead over the average; or the
   lead alone. A single player, or all who play together, are compared with the other worlds. Returns: is anybody
   ahead? */
static bool judge(struct lookahead *s, double *worth) {
  const struct world *w = s->c->world;
  bool together = w->fate != CROUPIER_AGAINST, alone = w->seats == 1 || together;
  double total = 0, apart = 0;
  for (int i = 0; i < w->seats; i++) total += w->score[i];
  s->ended++;
  s->score += total / w->seats;
  double mean = alone ? s->score / s->ended : total / w->seats;
  for (int i = 0; i < w->seats; i++) apart += fabs(w->score[i] - mean);
  s->spread += apart / w->seats;
  double usual = s->spread / s->ended + 1e-9, rank = together ? 0.5 : w->stakes || alone ? 0 : 0.7;
  for (int i = 0; i < w->seats; i++) {
    double ahead = w->lowest ? mean - w->score[i] : w->score[i] - mean;
    worth[i] = rank * by_rank(s, i) + (1 - rank) * by_score(s, ahead, usual);
    s->least = fmin(s->least, worth[i]);
  }
  return apart > 0;
}

/* Adjusts the limit of rollouts. The first world shows how long the game is. If nobody is ahead in most of the
   games that were cut short, the next rollouts may be twice as long. */
static void look_as_far_as_needed(struct lookahead *s, bool tells) {
  if (s->c->state == CROUPIER_ENDED) return;
  if (s->ended == 1) s->horizon = SHORT;
  s->cut++;
  s->untold += !tells;
  if (s->cut < BATCH) return;
  if (2 * s->untold > s->cut && s->horizon < LONGEST) s->horizon *= 2;
  s->cut = s->untold = 0;
}

/* Deals a world in which the seat is asked the same question as now. */
static bool deal(struct lookahead *s) {
  croupier *c = s->c;
  for (int i = 0; i < DEALS; i++) {
    aside_again(c, s->aside);
    c->state = CROUPIER_ASKS;
    c->world->listening = 0;
    c->world->inline_random = 0;
    if (redeal_world(c, s->seat, &s->plan, &s->rng, false)) return true;
    if (vm_broken(c->vm) != VM_DONE || break_off(s)) break;
  }
  return false;
}

/* Plays a world from its deal to its end. False: the script failed, or the world was broken off. */
static bool live(struct lookahead *s, int option) {
  vm_watch(s->c->vm, 0, WORLD_MS);
  bool sound = deal(s);
  if (sound) sound = option >= 0 ? give(s, open_question(s), option) : descend(s);
  sound = sound && play_out(s);
  vm_watch(s->c->vm, 0, 0);
  return sound;
}

/* A script that was stopped hard would be so in most other worlds: the bot says where, and thinks no longer. */
static void note_stop(struct lookahead *s) {
  s->stopped = true;
  croupier_fail_script(s->c, vm_broken(s->c->vm));
  strcpy(s->c->trouble, s->c->error);
}

bool lookahead_try(struct lookahead *s, uint64_t world, int option, double *worth) {
  double for_seat[MAX_SEATS] = {0};
  rng_seed(&s->rng, s->seed, 1000 + world);
  s->steps = 0;
  bool sound = live(s, option);
  if (s->broken_off) return false;
  s->done++;
  if (!sound && vm_broken(s->c->vm) != VM_DONE) note_stop(s);
  if (sound) look_as_far_as_needed(s, judge(s, for_seat));
  for (int i = 0; i < s->c->world->seats && !sound; i++) for_seat[i] = s->least;
  for (int i = 0; i < s->steps; i++) {
    s->step[i].of->visits++;
    s->step[i].of->sum += (float)for_seat[s->step[i].seat];
  }
  *worth = for_seat[s->seat];
  return true;
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
  struct ask *q = s->c->state == CROUPIER_ASKS ? open_question(s) : NULL;
  return q != NULL && q->seat == s->seat && q->picked > 0 && q->since == since ? q : NULL;
}

int lookahead_follow(struct lookahead *s, int option, uint64_t *with, int room, bool *whole) {
  struct world *w = s->c->world;
  uint64_t label[MOST_OPTIONS];
  rng_seed(&s->rng, s->seed, 1000);
  *whole = false;
  if (!deal(s)) return 0;
  struct ask *q = open_question(s);
  uint64_t since = q->since;
  watch_from_here(w);
  options_label(s->c, q, label);
  for (int n = 0;; n++) {
    if (!give_watched(s, q, option, options_tried(q) > 1 ? label[option] : 0)) return n;
    *whole = (q = next_pick(s, since)) == NULL;
    if (*whole || n == room) return n;
    options_label(s->c, q, label);
    option = most_tried(s, seen_by(s->c, q->seat, q), label, options_tried(q));
    if (option < 0) return n;
    int32_t value;
    *whole = ask_option(&w->asks, q, option, &value) == OPTION_DONE;
    if (*whole) return n;
    with[n] = label[option];
  }
}

/* --- from one position on --- */

bool lookahead_begin(struct lookahead *s, croupier *c, const struct ask *q, const croupier_bot *bot,
                     uint64_t seed, const croupier_progress *progress) {
  bool greedy = bot->kind == CROUPIER_GREEDY;
  *s = (struct lookahead){.c = c,
                          .seat = q->seat,
                          .seed = seed,
                          .here = question_key(sight(c, q->seat, 0), q),
                          .horizon = WHOLE,
                          .advised = advice_given(c),
                          .of = greedy ? (unsigned)(GREEDY_WORLDS * options_tried(q)) : bot->iterations,
                          .ms = greedy ? 0 : bot->ms,
                          .began = now_ms(),
                          .progress = progress};
  /* advice adds all options of a question at once; an iteration adds one, and one for the player who knows more */
  bool few = s->ms == 0 && !s->advised && bot->iterations < UINT32_MAX / 2;
  bool done = redeal_plan(c, s->seat, &s->plan);
  if (done && !greedy)
    done = outcomes_begin(&s->tree, few ? 2 * bot->iterations : UINT32_MAX) &&
           outcomes_begin(&s->habits, MOST_HABITS);
  if (!done) lookahead_end(s);
  return done;
}

void lookahead_end(struct lookahead *s) {
  outcomes_end(&s->tree);
  outcomes_end(&s->habits);
  redeal_end(&s->plan);
}
