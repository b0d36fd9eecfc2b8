/* river.c: the win chance in the course of the first game, for a picture. */
#include "experiments.h"
#include "outlook.h"

enum { RIVER_WORLDS = 60 };

/* Plays the game, and looks at it after every so many answers. Returns its length; 0: it did not end. */
static uint64_t play(struct worker *w, const char *const *who, uint64_t every) {
  struct sides sides = sides_of(w->c);
  int point = 0;
  for (int seat = 1; seat <= croupier_players(w->c); seat++) bots_seat(&w->bots, seat, who[seat - 1]);
  croupier_remember(w->c, true);
  croupier_inline_random(w->c, 0);
  croupier_bots_seed(w->c, 0);
  if (croupier_start(w->c, w->sim->seed) != CROUPIER_OK) return 0;
  while (croupier_status(w->c) == CROUPIER_ASKS && !sim_is_over(w->sim)) {
    int seat = croupier_question_at(w->c, 0)->seat, option;
    int64_t wins[CROUPIER_MAX_SEATS];
    if (every && croupier_decisions(w->c) % every == 0 && point < RIVER_POINTS) {
      if (!outlook(w->c, sides, w->sim->seed + croupier_decisions(w->c), RIVER_WORLDS, wins)) return 0;
      for (int i = 0; i < sides.count; i++) ledger_add(&w->ledger, wins[i], "river/%d/%d", point, i);
      point++;
    }
    option = bots_choose(&w->bots, w->c, seat);
    if (option < 0 || croupier_answer(w->c, seat, option) != CROUPIER_OK) return 0;
  }
  return croupier_decisions(w->c);
}

void river_trial(struct worker *w, uint64_t number, void *unused) {
  (void)unused, (void)number;
  const char *who[CROUPIER_MAX_SEATS];
  seats_turned(&w->sim->seats, croupier_players(w->c), 0, who);
  w->watch.witness.deaf = true;
  uint64_t length = play(w, who, 0);
  if (length > 0) play(w, who, length / (RIVER_POINTS - 1) + 1);
}

int river_read(const struct ledger *l, int sides, double *share) {
  int points = 0;
  for (; points < RIVER_POINTS && ledger_get(l, "river/%d/0", points).count > 0; points++) {
    double all = 0;
    for (int i = 0; i < sides; i++) all += (double)ledger_get(l, "river/%d/%d", points, i).sum;
    for (int i = 0; i < sides; i++)
      share[points * sides + i] = all > 0 ? (double)ledger_get(l, "river/%d/%d", points, i).sum / all : 0;
  }
  return points;
}
