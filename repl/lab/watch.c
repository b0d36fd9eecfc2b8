/* watch.c: what `sim --all` looks at in a game. */
#include "watch.h"

#include <math.h>
#include <string.h>

#include "fold.h"
#include "outlook.h"
#include "tally.h"

enum { MOST_ESTIMATES = 64 };

void watch_begin(struct watch *w, croupier *c) {
  course_begin(&w->course);
  witness_begin(&w->witness);
  w->sides = sides_of(c);
  w->spread = w->spreads = 0;
  memset(w->answers, 0, sizeof w->answers);
}

/* --- choices --- */

static void note_spread(struct watch *w, const croupier_estimate *best, int tried) {
  if (tried < 2) return;
  w->spread += (uint64_t)llround(1e6 * fmax(0, best[0].value - best[1].value));
  w->spreads++;
}

/* The limited option of the seat's question, or -1. */
static int limited(const struct limit *limit, croupier *c, int seat, int options) {
  char key[OPTION_KEY];
  for (int i = 0; i < options; i++)
    if (offers_key(c, seat, i, key) && strcmp(key, limit->key) == 0) return i;
  return -1;
}

/* The best option but one; of a bot that does not say, any. */
static int other(croupier *c, int but, int options, const croupier_estimate *best, int tried) {
  for (int i = 0; i < tried; i++)
    if (best[i].option != but) return best[i].option;
  uint64_t draw = fold_scatter(fold(croupier_seed(c), croupier_decisions(c)));
  return (but + 1 + (int)(draw % (uint64_t)(options - 1))) % options;
}

static int within(const struct limit *limit, croupier *c, int seat, int option, const croupier_estimate *best,
                  int tried) {
  int options = croupier_question_of(c, seat)->options;
  if (limit->seat != seat || options < 2 || option < 0) return option;
  int found = limited(limit, c, seat, options);
  if (found < 0) return option;
  if (limit->forced) return found;
  return option == found ? other(c, found, options, best, tried) : option;
}

int watch_choose(struct watch *w, struct bots *bots, const struct limit *limit, croupier *c, int seat,
                 struct ledger *to) {
  if (!w->on && !limit->seat) return bots_choose(bots, c, seat);
  croupier_estimate best[MOST_ESTIMATES];
  int tried, option = bots_estimate(bots, c, seat, best, limit->seat == seat ? MOST_ESTIMATES : 2, &tried);
  option = within(limit, c, seat, option, best, tried);
  if (!w->on || option < 0) return option;
  note_spread(w, best, tried);
  w->answers[seat - 1]++;
  offers_note(c, seat, option, w->refusals, to);
  return option;
}

/* --- the course --- */

static int first_seat(const croupier *c, struct sides sides, int side) {
  if (side < 0 || sides.kind != TEAMS) return side + 1;
  for (int seat = 1; seat <= croupier_players(c); seat++)
    if (croupier_team(c, seat) == side + 1) return seat;
  return 0;
}

static void note_outlook(struct watch *w, croupier *c) {
  int64_t wins[CROUPIER_MAX_SEATS];
  if (croupier_status(c) != CROUPIER_ASKS) return;
  w->witness.deaf = true;
  bool done = outlook(c, w->sides, croupier_seed(c) + croupier_decisions(c), WORLDS, wins);
  w->witness.deaf = false;
  if (!done) return;
  int leader = outlook_alone(wins, w->sides.count, WORLDS, true);
  int last = outlook_alone(wins, w->sides.count, WORLDS, false);
  course_put(&w->course, croupier_decisions(c), first_seat(c, w->sides, leader),
             first_seat(c, w->sides, last));
}

void watch_answered(struct watch *w, croupier *c) {
  if (!w->on || w->sides.kind == TOGETHER) return;
  if (w->by_chance) note_outlook(w, c);
  else course_note(&w->course, c);
}

/* --- the end --- */

static void add_choices(const struct watch *w, const croupier *c, struct ledger *to) {
  uint64_t branching[BRANCHING_BUCKETS], all = 0;
  croupier_branching(c, branching);
  for (int i = 0; i < BRANCHING_BUCKETS; i++) all += branching[i];
  if (all) ledger_add(to, (int64_t)((all - branching[1]) * 1000000 / all), "choices");
  if (w->spreads) ledger_add(to, (int64_t)(w->spread / w->spreads), "spread");
}

bool watch_over(struct watch *w, croupier *c, struct ledger *to) {
  for (int seat = 1; seat <= croupier_players(c); seat++)
    ledger_add(to, 1, "answers/%d/%d", seat, (int)w->answers[seat - 1]);
  add_choices(w, c, to);
  witness_over(&w->witness, c, to);
  bool added = w->sides.kind == TOGETHER || course_over(&w->course, c, to);
  return added && !to->failed;
}
