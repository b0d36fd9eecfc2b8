/* descent.c: one way through a world: down the tree of the search, and on by habit or at random. */
#include "lookahead.h"

#include <string.h>

#include "advice.h"
#include "announce.h"
#include "fold.h"
#include "seen.h"

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
  note_turn(s, q->seat);
  struct gain g;
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

/* Gives an answer, and adds it to what the seats have seen that may know of it. label: 0 if there was no choice. */
bool descent_give_watched(struct lookahead *s, const struct ask *q, int option, uint64_t label) {
  bool secret = label != 0 && is_secret_answer(s->c, q, option);
  seen_watch(s->c->world, secret ? 1u << q->seat : ~0u, (uint64_t)q->seat + 100, label);
  return descent_give(s, q, option);
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

/* Chooses an option of the question by the tree. False: the advice failed, or, with *full, there is no more room. */
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

/* Descends the tree to a new option. */
bool descent_to_leaf(struct lookahead *s) {
  struct options o;
  struct choice choice = {.fresh = false};
  bool full = false;
  descent_watch(s);
  for (int depth = 0, given = 0; s->c->state == CROUPIER_ASKS && !choice.fresh; given++) {
    if (depth == TREE_DEPTH || given == WHOLE || (s->promised && descent_is_far_enough(s))) break;
    struct ask *q = descent_question(s);
    uint64_t chosen = 0;
    int option = 0;
    o.tried = options_tried(q);
    if (o.tried > 1) {
      deal_for(s, q->seat);
      if (!choose_in_tree(s, q, &o, &choice, &full)) return full;
      chosen = o.label[choice.option];
      option = one_of(s, &o, choice.option);
      note_step(s, choice.of, q->seat);
      note_step(s, choice.closer, q->seat);
      note_habit(s, q, &o, option);
      depth++;
    }
    if (!descent_give_watched(s, q, option_tried(q, option), chosen)) return false;
  }
  return true;
}

/* The option that has done best for the asked seat so far, in all worlds, at any place of the game. */
static bool give_by_habit(struct lookahead *s) {
  struct options o;
  struct ask *q = descent_question(s);
  struct choice choice;
  int option = 0;
  o.tried = options_tried(q);
  if (o.tried > 1) {
    deal_for(s, q->seat);
    label_habits(s, q, o.each);
    list_options(s, &o);
    choice.option = 0;
    outcomes_choose(&s->habits, habit_key(s, q), closer_habit(s, q), o.label, o.count, &s->rng, &choice);
    option = one_of(s, &o, choice.option);
    note_step(s, choice.of, q->seat);
    note_step(s, choice.closer, q->seat);
  }
  return descent_give(s, q, option_tried(q, option));
}

bool descent_is_far_enough(const struct lookahead *s) {
  if (s->promised) return s->turns > s->c->world->seats || s->answers >= s->horizon;
  return s->soon && s->turns >= s->rounds * s->c->world->seats;
}

/* The rollout: by habit as far as there are habits, then at random, with stops only to look at the clock. */
bool descent_play_out(struct lookahead *s) {
  struct world *w = s->c->world;
  uint64_t until = w->decisions + (uint64_t)s->horizon;
  w->listening = s->blind ? HEARD_BY_SEATS : 0;
  for (int i = 0; i < HABITUAL && s->habits.room > 0 && s->c->state == CROUPIER_ASKS; i++) {
    if (descent_is_far_enough(s)) return true;
    if (i % WITHOUT_STOP == WITHOUT_STOP - 1 && lookahead_break_off(s)) return false;
    if (!give_by_habit(s)) return false;
  }
  if (descent_is_far_enough(s)) return true;
  w->listening = 0;
  w->inline_random = UINT8_MAX;
  while (s->c->state == CROUPIER_ASKS && w->decisions < until) {
    if (lookahead_break_off(s)) return false;
    w->inline_until = w->decisions + WITHOUT_STOP;
    if (w->inline_until > until) w->inline_until = until;
    struct ask *q = descent_question(s);
    if (!descent_give(s, q, (int)rng_below(&s->rng, (uint32_t)ask_options(q)))) return false;
  }
  return true;
}
