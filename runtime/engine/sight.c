/* sight.c: a question as a search sees it: what the deciding seat has seen, and its options, as numbers. */
#include "lookahead.h"

#include <string.h>

#include "announce.h"
#include "fold.h"
#include "shown.h"

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
uint64_t sight_key(const croupier *c, int seat, uint64_t watched, const struct ask *q) {
  return question_key(sight(c, seat, watched), q);
}

static uint64_t seen_by(const croupier *c, int seat, const struct ask *q) {
  return sight_key(c, seat, c->world->watched[seat], q);
}

void sight_watch(struct lookahead *s) {
  struct world *w = s->c->world;
  w->listening = s->blind ? WATCHED | HEARD_BY_SEATS : WATCHED;
  memset(w->watched, 0, sizeof w->watched);
}

void sight_label(struct lookahead *s, const struct ask *q, uint64_t *label) {
  if (s->blind) options_label_alike(s->c, q, s->seat, label);
  else options_label(s->c, q, label);
}

/* The labels of habits say what may be expected of pieces. */
void sight_label_habits(struct lookahead *s, const struct ask *q, uint64_t *label) {
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

void sight_watch_answer(const struct lookahead *s, const struct ask *q, int option, uint64_t label) {
  bool secret = label != 0 && is_secret_answer(s->c, q, option);
  seen_watch(s->c->world, secret ? 1u << q->seat : ~0u, (uint64_t)q->seat + 100, label);
}

void sight_read(struct lookahead *s, const struct ask *q, struct decision *d) {
  d->q = q;
  d->seat = q->seat;
  d->tried = options_tried(q);
  d->in_tree = s->in_tree;
  if (d->tried == 1) return;
  deal_for(s, q->seat);
  bool own = q->seat == s->seat;
  if (s->in_tree) {
    d->here = seen_by(s->c, own ? q->seat : MAX_SEATS, q);
    d->closer = own ? 0 : fold(seen_by(s->c, q->seat, q), holds(s->c->world, q->seat));
    sight_label(s, q, d->each);
  } else {
    sight_label_habits(s, q, d->each);
  }
  d->habit = habit_key(s, q);
  d->closer_habit = closer_habit(s, q);
}
