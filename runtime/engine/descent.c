/* descent.c: one way through a world: down the tree of the search, and on by habit or at random. */
#include "lookahead.h"

#include <string.h>

#include "advice.h"
#include "announce.h"
#include "fold.h"
#include "seen.h"
#include "shown.h"

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

static void note_turn(struct lookahead *s, int seat) {
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

/* A shown value as a reader knows it: a piece by its face, and only where it is seen. */
static uint64_t value_to(const struct world *w, int reader, uint8_t by, const struct shown_value *v) {
  const struct piece *p = v->kind == CROUPIER_PIECE ? &w->table.piece[v->number] : NULL;
  if (!sees(by, reader) || (p != NULL && !sees(w->table.zone[p->zone].sees, reader))) return CROUPIER_HIDDEN;
  return fold_word(fold((uint64_t)v->kind, p == NULL ? (uint64_t)v->number : p->face), v->word);
}

/* A hash of the shown variables as a reader knows them. */
static uint64_t shown_to(const croupier *c, int reader) {
  const struct world *w = c->world;
  struct shown_value value[MAX_SHOWN_VALUES];
  uint64_t h = 0;
  for (int i = 0; i < w->showns; i++)
    for (int item = shown_all(vm_lua(c->vm), i, value) - 1; item >= 0; item--) {
      h = fold(h, (uint64_t)i * MAX_SHOWN_VALUES + (uint64_t)item + 1);
      h = fold(h, value_to(w, reader, w->shown[i].sees, &value[item]));
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
uint64_t descent_key(const croupier *c, int seat, uint64_t watched, const struct ask *q) {
  return question_key(sight(c, seat, watched), q);
}

static uint64_t seen_by(const croupier *c, int seat, const struct ask *q) {
  return descent_key(c, seat, c->world->watched[seat], q);
}

void descent_watch(struct lookahead *s) {
  struct world *w = s->c->world;
  w->listening = s->blind ? WATCHED | HEARD_BY_SEATS : WATCHED;
  memset(w->watched, 0, sizeof w->watched);
}

/* --- deciding --- */

/* The options of a question. Options that look the same to the deciding seat count as one. */
struct options {
  int tried, count;
  uint64_t each[MOST_OPTIONS], label[MOST_OPTIONS]; /* of all options tried; the different ones among them */
  int of[MOST_OPTIONS];                             /* by label: the first option with it */
};

/* Lists options by their labels in `each`. Only if pieces are held blindly, several options may look the same. */
static void list_options(const struct lookahead *s, struct options *o) {
  o->count = 0;
  for (int i = 0; i < o->tried; i++) {
    int k = s->blind ? 0 : o->count;
    while (k < o->count && o->label[k] != o->each[i]) k++;
    if (k < o->count) continue;
    o->of[o->count] = i;
    o->label[o->count++] = o->each[i];
  }
}

/* One of the options with this label, all equally likely. */
static int one_of(struct lookahead *s, const struct options *o, int chosen) {
  int option = o->of[chosen];
  uint32_t alike = 0;
  for (int i = option; s->blind && i < o->tried; i++)
    if (o->each[i] == o->label[chosen] && rng_below(&s->rng, ++alike) == 0) option = i;
  return option;
}

void lookahead_label(struct lookahead *s, const struct ask *q, uint64_t *label) {
  if (s->blind) options_label_alike(s->c, q, s->seat, label);
  else options_label(s->c, q, label);
}

/* The labels of habits say what may be expected of pieces. */
static void label_habits(struct lookahead *s, const struct ask *q, uint64_t *label) {
  options_label(s->c, q, label);
  for (int i = 0, count = options_tried(q); s->blind && i < count; i++) {
    uint16_t piece = option_held_blindly(s->c, q, option_tried(q, i));
    if (piece != NO_PIECE) label[i] = gain_label(s, q->seat, piece);
  }
}

/* Another seat that holds pieces blindly decides by what it knows, not by what the searching seat sees. So from its
   first decision on, the world is one that this seat thinks possible. */
static void deal_for(struct lookahead *s, int seat) {
  struct redealing plan;
  if (!s->blind || seat == s->seat || s->dealt_for >> seat & 1) return;
  s->dealt_for |= (uint8_t)(1u << seat);
  struct told *told = s->c->world->knows[seat].told;
  if (told != NULL) told_forget_unknown_to(told, s->seat);
  if (!redeal_plan(s->c, seat, &plan)) return;
  plan.follow = true;
  redeal_hidden(s->c, seat, &plan, &s->rng);
  redeal_end(&plan);
}

/* Habits are kept by question; where seats hold pieces blindly, the same for all seats, and by what they know of
   these. */
static uint64_t habit_key(const struct lookahead *s, const struct ask *q) {
  return s->blind ? question_hash(q) : question_key(0, q);
}

/* The same by what else counts for the choice; 0: nothing does. */
static uint64_t closer_habit(const struct lookahead *s, const struct ask *q) {
  const croupier *c = s->c;
  if (s->blind) return fold(habit_key(s, q), gain_context(s, q->seat));
  return s->soon && c->world->showns > 0 ? fold(habit_key(s, q), shown_to(c, q->seat + 1)) : 0;
}

void descent_watch_answer(const struct lookahead *s, const struct ask *q, int option, uint64_t label) {
  bool secret = label != 0 && is_secret_answer(s->c, q, option);
  seen_watch(s->c->world, secret ? 1u << q->seat : ~0u, (uint64_t)q->seat + 100, label);
}

/* Adds new options to the tree, with the script's advice. False: the advice failed. */
static bool take_advice(struct lookahead *s, const struct ask *q, uint64_t here, const struct options *o) {
  float worth[MOST_OPTIONS];
  if (!s->advised || !outcomes_is_new(&s->tree, here, o->label, o->count)) return true;
  if (!lookahead_advise(s, q, o->tried, worth)) return false;
  for (int i = 0; i < o->count; i++) worth[i] = worth[o->of[i]];
  outcomes_advise(&s->tree, here, o->label, o->count, worth);
  return true;
}

/* What was chosen in the tree becomes a habit, too. */
static void note_habit(struct lookahead *s, const struct ask *q, const struct options *o, int option) {
  uint64_t label[MOST_OPTIONS];
  if (s->blind) label_habits(s, q, label);
  uint64_t chosen = s->blind ? label[option] : o->each[option], closer = closer_habit(s, q);
  note_step(s, outcomes_take(&s->habits, habit_key(s, q), chosen), q->seat);
  if (closer != 0) note_step(s, outcomes_take(&s->habits, closer, chosen), q->seat);
}

/* Chooses an option of the question by the tree. False: the advice failed, or, with `full`, there is no more room. */
static bool choose_in_tree(struct lookahead *s, const struct ask *q, struct options *o, struct choice *choice,
                           bool *full) {
  bool own = q->seat == s->seat;
  uint64_t here = seen_by(s->c, own ? q->seat : MAX_SEATS, q);
  uint64_t closer = own ? 0 : fold(seen_by(s->c, q->seat, q), holds(s->c->world, q->seat));
  lookahead_label(s, q, o->each);
  list_options(s, o);
  if (!take_advice(s, q, here, o)) return false;
  *full = !outcomes_choose(&s->tree, here, closer, o->label, o->count, &s->rng, choice);
  return !*full;
}

/* The place of the option to try, among those that are tried; *label: its number, or 0 if there is no choice. -1: the tree ends here,
   or its advice has failed. */
static int place_in_tree(struct lookahead *s, const struct ask *q, uint64_t *label) {
  struct options o;
  struct choice choice;
  bool full = false;
  *label = 0;
  if (s->leaf || s->depth == TREE_DEPTH || s->given == WHOLE) return -1;
  s->given++;
  o.tried = options_tried(q);
  if (o.tried == 1) return 0;
  deal_for(s, q->seat);
  if (!choose_in_tree(s, q, &o, &choice, &full)) {
    s->failed = !full;
    return -1;
  }
  s->depth++;
  s->leaf = choice.fresh;
  *label = o.label[choice.option];
  int place = one_of(s, &o, choice.option);
  note_step(s, choice.of, q->seat);
  note_step(s, choice.closer, q->seat);
  note_habit(s, q, &o, place);
  return place;
}

static int by_tree(struct lookahead *s, const struct ask *q) {
  uint64_t label;
  int place = place_in_tree(s, q, &label), option = place < 0 ? -1 : option_tried(q, place);
  if (option < 0) return -1;
  if (!s->leaf) descent_watch_answer(s, q, option, label);
  else s->c->world->listening &= (uint8_t)~WATCHED; /* nothing is decided by it any more */
  return option;
}

/* The option that has done best for the asked seat so far, in all worlds, at any place of the game. */
static int by_habit(struct lookahead *s, const struct ask *q) {
  struct options o;
  struct choice choice = {.option = 0};
  o.tried = options_tried(q);
  if (o.tried == 1) return option_tried(q, 0);
  deal_for(s, q->seat);
  label_habits(s, q, o.each);
  list_options(s, &o);
  outcomes_choose(&s->habits, habit_key(s, q), closer_habit(s, q), o.label, o.count, &s->rng, &choice);
  note_step(s, choice.of, q->seat);
  note_step(s, choice.closer, q->seat);
  return option_tried(q, one_of(s, &o, choice.option));
}

/* --- through a world --- */

bool descent_is_far_enough(const struct lookahead *s) {
  return s->soon && s->turns >= s->rounds * s->c->world->seats;
}

static void enter_tree(struct lookahead *s) {
  s->in_tree = true;
  s->leaf = s->failed = false;
  s->depth = s->given = 0;
  descent_watch(s);
}

static void leave_tree(struct lookahead *s) {
  struct world *w = s->c->world;
  s->in_tree = false;
  s->habitual = 0;
  s->until = w->decisions + (uint64_t)s->horizon;
  w->listening = s->blind ? HEARD_BY_SEATS : 0;
}

static bool has_habits(const struct lookahead *s) {
  return s->habitual < HABITUAL && s->habits.room > 0 && !descent_is_far_enough(s);
}

/* -1: neither tree nor habits choose any more, or the advice has failed. */
static int next_option(struct lookahead *s, const struct ask *q) {
  if (s->in_tree) {
    int option = by_tree(s, q);
    if (option >= 0 || s->failed) return option;
    leave_tree(s);
  }
  if (!has_habits(s)) return -1;
  s->habitual++;
  return by_habit(s, q);
}

static bool is_time_to_look(const struct lookahead *s) {
  return !s->in_tree && s->habitual % WITHOUT_STOP == WITHOUT_STOP - 1;
}

/* For world->chooses. Advice runs in Lua, and so not here. */
static int choose_inside(struct croupier *host, struct ask *q) {
  struct lookahead *s = host->ahead;
  if (is_time_to_look(s) || (s->in_tree && s->advised)) return -1;
  int option = next_option(s, q);
  if (option >= 0) note_turn(s, q->seat);
  return option;
}

/* The tree and the habits choose. False: the script or its advice failed, or the world was broken off. */
static bool play_by_choice(struct lookahead *s) {
  while (s->c->state == CROUPIER_ASKS) {
    if (is_time_to_look(s) && lookahead_break_off(s)) return false;
    const struct ask *q = descent_question(s);
    int option = next_option(s, q);
    if (option < 0) return !s->failed;
    if (!descent_give(s, q, option)) return false;
  }
  return true;
}

/* At random, with stops only to look at the clock. */
static bool play_at_random(struct lookahead *s) {
  struct world *w = s->c->world;
  w->listening = 0;
  w->inline_random = UINT8_MAX;
  while (s->c->state == CROUPIER_ASKS && w->decisions < s->until) {
    if (lookahead_break_off(s)) return false;
    w->inline_until = w->decisions + WITHOUT_STOP;
    if (w->inline_until > s->until) w->inline_until = s->until;
    struct ask *q = descent_question(s);
    if (!descent_give(s, q, (int)rng_below(&s->rng, (uint32_t)ask_options(q)))) return false;
  }
  return true;
}

bool descent_play(struct lookahead *s, bool by_tree) {
  if (by_tree) enter_tree(s);
  else leave_tree(s);
  /* where seats hold pieces blindly, each answer is looked at from outside: see gain.c */
  s->c->world->chooses = s->blind || s->habits.room == 0 ? NULL : choose_inside;
  return play_by_choice(s) && (descent_is_far_enough(s) || play_at_random(s));
}
