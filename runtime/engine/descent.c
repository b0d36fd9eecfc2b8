/* descent.c: one way through a world: down the tree of the search, and on by habit or at random. */
#include "lookahead.h"

#include <string.h>

#include "advice.h"

/* The question to answer next: the searching seat's own before those of other seats. */
struct ask *descent_question(const struct lookahead *s) {
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

/* Where positions promise something, answers that several give at once are no turn. */
static void note_turn(struct lookahead *s, int seat) {
  s->answers++;
  if (s->promised && s->c->world->asks.count > 1) return;
  s->turns += s->last_seat != seat;
  s->last_seat = seat;
}

bool descent_give(struct lookahead *s, const struct ask *q, int option) {
  struct gain g;
  note_turn(s, q->seat);
  gain_before(s, q, option, &g);
  bool sound = croupier_pick(s->c, q->seat + 1, option) == CROUPIER_OK;
  if (sound) gain_after(s, &g);
  return sound;
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

/* --- deciding --- */

/* The different options of a decision: those that look the same to the deciding seat count as one. */
struct options {
  int count;
  uint64_t label[MOST_OPTIONS];
  int of[MOST_OPTIONS]; /* by label: the first option with it */
};

/* left_out: by place; NULL: none is. */
static void list_options(const struct decision *d, const bool *left_out, struct options *o) {
  o->count = 0;
  for (int i = 0; i < d->tried; i++) {
    int k = 0;
    if (left_out != NULL && left_out[i]) continue;
    while (k < o->count && o->label[k] != d->each[i]) k++;
    if (k < o->count) continue;
    o->of[o->count] = i;
    o->label[o->count++] = d->each[i];
  }
}

/* One of the options with the label of this one, all equally likely. */
static int one_of(struct lookahead *s, const struct decision *d, int first) {
  int option = first;
  uint32_t alike = 0;
  for (int i = first; i < d->tried; i++)
    if (d->each[i] == d->each[first] && rng_below(&s->rng, ++alike) == 0) option = i;
  return option;
}

/* Chooses by these outcomes. Returns the place of the option; without room for a new one choice->of is NULL. */
static int choose(struct lookahead *s, struct outcomes *by, uint64_t key, uint64_t closer,
                  const struct decision *d, const bool *left_out, struct choice *choice) {
  if (!s->blind && left_out == NULL) { /* all options differ */
    outcomes_choose(by, key, closer, d->each, d->tried, &s->rng, choice);
    return choice->option;
  }
  struct options o;
  list_options(d, left_out, &o);
  outcomes_choose(by, key, closer, o.label, o.count, &s->rng, choice);
  int place = o.of[choice->option];
  return !s->blind || (choice->of == NULL && by == &s->tree) ? place : one_of(s, d, place);
}

/* Adds new options to the tree, with the script's advice. False: the advice failed. */
static bool take_advice(struct lookahead *s, const struct decision *d) {
  float worth[MOST_OPTIONS];
  struct options o;
  if (!s->advised) return true;
  list_options(d, NULL, &o);
  if (!outcomes_is_new(&s->tree, d->here, o.label, o.count)) return true;
  if (!lookahead_advise(s, d->q, d->tried, worth)) return false;
  for (int i = 0; i < o.count; i++) worth[i] = worth[o.of[i]];
  outcomes_advise(&s->tree, d->here, o.label, o.count, worth);
  return true;
}

/* What was chosen in the tree becomes a habit, too. */
static void note_habit(struct lookahead *s, const struct decision *d, int place) {
  uint64_t label[MOST_OPTIONS];
  if (s->blind) sight_label_habits(s, d->q, label);
  uint64_t chosen = s->blind ? label[place] : d->each[place];
  note_step(s, outcomes_take(&s->habits, d->habit, chosen), d->seat);
  if (d->closer_habit != 0) note_step(s, outcomes_take(&s->habits, d->closer_habit, chosen), d->seat);
}

/* The place of the option to try. -1: the tree is full, or its advice has failed. */
static int place_in_tree(struct lookahead *s, const struct decision *d) {
  struct choice choice;
  if (d->tried == 1) return 0;
  s->failed = !take_advice(s, d);
  if (s->failed) return -1;
  int place = choose(s, &s->tree, d->here, d->closer, d, s->depth == 0 ? s->foolish : NULL, &choice);
  if (choice.of == NULL) return -1;
  s->depth++;
  s->leaf = choice.fresh;
  note_step(s, choice.of, d->seat);
  note_step(s, choice.closer, d->seat);
  note_habit(s, d, place);
  return place;
}

/* The option that has done best for the asked seat so far, in all worlds, at any place of the game. */
static int place_by_habit(struct lookahead *s, const struct decision *d) {
  struct choice choice = {.option = 0};
  if (d->tried == 1) return 0;
  int place = choose(s, &s->habits, d->habit, d->closer_habit, d, NULL, &choice);
  note_step(s, choice.of, d->seat);
  note_step(s, choice.closer, d->seat);
  return place;
}

/* --- through a world --- */

bool descent_is_far_enough(const struct lookahead *s) {
  if (s->promised) return s->turns > s->c->world->seats || s->answers >= s->horizon;
  return s->soon && s->turns >= s->rounds * s->c->world->seats;
}

static bool is_recalled(const struct lookahead *s) { return s->recall.list != NULL && !s->recall.live; }

static void enter_tree(struct lookahead *s) {
  s->in_tree = true;
  s->leaf = s->failed = false;
  s->depth = s->given = 0;
}

/* The world has had so many decisions. */
static void leave_tree(struct lookahead *s, uint64_t decisions) {
  s->in_tree = false;
  s->habitual = 0;
  s->until = decisions + (uint64_t)s->horizon;
  if (!is_recalled(s)) s->c->world->listening = s->blind ? HEARD_BY_SEATS : 0;
}

static bool goes_on_in_tree(const struct lookahead *s) {
  bool cut = s->promised && descent_is_far_enough(s);
  return !s->leaf && !cut && s->depth < TREE_DEPTH && s->given < WHOLE;
}

static bool has_habits(const struct lookahead *s) {
  return s->habitual < HABITUAL && s->habits.room > 0 && !descent_is_far_enough(s);
}

/* The option at a decision, whose numbers are those of the tree as long as that goes on. -1: the tree is full, or its
   advice has failed. */
static int option_at(struct lookahead *s, const struct decision *d) {
  int place = s->in_tree ? place_in_tree(s, d) : place_by_habit(s, d);
  if (place < 0) return -1;
  if (s->in_tree) s->given++;
  else s->habitual++;
  int option = d->q == NULL
                   ? place
                   : option_tried(d->q, place); /* few options, as all recalled ones are: all are tried */
  uint64_t label = d->tried > 1 ? d->each[place] : 0;
  if (d->q != NULL && s->in_tree && !s->leaf) sight_watch_answer(s, d->q, option, label);
  else if (d->q != NULL) s->c->world->listening &= (uint8_t)~WATCHED; /* nothing is decided by it any more */
  recall_step(&s->recall, option, label);
  return option;
}

/* -1: neither tree nor habits choose any more, or the advice has failed. */
static int next_option(struct lookahead *s, const struct ask *q) {
  const struct world *w = s->c->world;
  struct decision d;
  if (s->in_tree && !goes_on_in_tree(s)) leave_tree(s, w->decisions);
  if (!s->in_tree && !has_habits(s)) return -1;
  sight_read(s, q, &d);
  if (s->recall.follows) recall_note(&s->recall, w, &d);
  int option = option_at(s, &d);
  if (option >= 0 || !s->in_tree || s->failed) return option;
  leave_tree(s, w->decisions);
  return next_option(s, q);
}

/* An answer of the part that was recalled. */
static int option_again(struct lookahead *s, const struct ask *q) {
  int step = s->recall.replayed++, option = s->recall.step[step].option;
  if (s->c->world->listening & WATCHED) sight_watch_answer(s, q, option, s->recall.step[step].label);
  return option;
}

static bool is_time_to_look(const struct lookahead *s) {
  return !s->in_tree && s->habitual % WITHOUT_STOP == WITHOUT_STOP - 1;
}

/* For world->chooses. Advice runs in Lua, and so not here. */
static int choose_inside(struct croupier *host, struct ask *q) {
  struct lookahead *s = host->ahead;
  if (s->recall.replayed < s->recall.steps) return option_again(s, q);
  if (is_time_to_look(s) || (s->in_tree && s->advised)) return -1;
  int option = next_option(s, q);
  if (option >= 0) note_turn(s, q->seat);
  return option;
}

/* The tree and the habits choose. False: the script or its advice failed, or the world was broken off. */
static bool play_by_choice(struct lookahead *s) {
  /* where seats hold pieces blindly, each answer is looked at from outside: see gain.c */
  s->c->world->chooses = s->blind || s->habits.room == 0 ? NULL : choose_inside;
  while (s->c->state == CROUPIER_ASKS) {
    bool again = s->recall.replayed < s->recall.steps;
    if (!again && is_time_to_look(s) && lookahead_break_off(s)) return false;
    const struct ask *q = descent_question(s);
    int option = again ? option_again(s, q) : next_option(s, q);
    if (option < 0) return !s->failed;
    if (!descent_give(s, q, option)) return false;
  }
  return true;
}

/* From here on every seat answers at random, without a stop until it is time to look at the clock. */
static void leave_to_chance(struct lookahead *s) {
  struct world *w = s->c->world;
  w->listening = 0;
  w->inline_random = UINT8_MAX;
  w->inline_until = w->decisions + WITHOUT_STOP;
  if (w->inline_until > s->until) w->inline_until = s->until;
}

static bool play_at_random(struct lookahead *s) {
  struct world *w = s->c->world;
  s->recall.follows = s->recall.follows && s->c->state == CROUPIER_ENDED;
  while (s->c->state == CROUPIER_ASKS && w->decisions < s->until) {
    if (lookahead_break_off(s)) return false;
    leave_to_chance(s);
    struct ask *q = descent_question(s);
    if (!descent_give(s, q, (int)rng_below(&s->rng, (uint32_t)ask_options(q)))) return false;
  }
  return true;
}

static bool play_live(struct lookahead *s) {
  if (!play_by_choice(s)) return false;
  if (descent_is_far_enough(s)) return true;
  if (!play_at_random(s)) return false;
  if (s->recall.follows && s->c->state == CROUPIER_ENDED) recall_note_end(&s->recall, s->c->world);
  return true;
}

/* Through positions that are known. Returns how the game ends there, or NULL: from here on it has to be played. */
static const struct position *recalled_end(struct lookahead *s) {
  for (;;) {
    const struct position *p = recall_position(&s->recall);
    struct decision d;
    if (p == NULL || p->over) return p;
    if (s->in_tree && !goes_on_in_tree(s)) leave_tree(s, p->decisions);
    if (s->in_tree ? !p->in_tree : !has_habits(s) || is_time_to_look(s)) return NULL;
    recall_decision(p, &d);
    if (option_at(s, &d) >= 0) continue;
    leave_tree(s, p->decisions); /* the tree is full */
  }
}

/* Deals the world and gives its answers so far, to play on. False: it is not possible. */
static bool begin_live(struct lookahead *s) {
  struct rng rng = s->rng;
  s->rng = s->recall.dealt_by;
  bool sound = lookahead_deal(s);
  s->rng = rng;
  s->recall.live = true;
  s->recall.chance = s->c->world->chance;
  if (sound && s->in_tree && !s->leaf) sight_watch(s);
  return sound;
}

bool descent_play(struct lookahead *s) {
  const struct position *end = NULL;
  enter_tree(s);
  if (is_recalled(s)) {
    if ((end = recalled_end(s)) == NULL && !begin_live(s)) return false;
  } else {
    sight_watch(s);
  }
  if (end == NULL) return play_live(s);
  s->recall.whole++;
  recall_result(end, s->c);
  return true;
}

bool descent_try(struct lookahead *s, int option) {
  leave_tree(s, s->c->world->decisions + 1);
  leave_to_chance(s);
  return descent_give(s, descent_question(s), option) && play_at_random(s);
}
