/* skill.c: the skill ladder: does a bot that thinks longer win more? */
#include "experiments.h"
#include "measure.h"

static const struct step steps[] = {
    {"greedy", "random"},         {"search:100", "random"},     {"search:100", "greedy"},
    {"search:200", "search:100"}, {"search:400", "search:200"},
};
enum { STEPS = sizeof steps / sizeof *steps };

const struct step *skill_step(int i) { return i < STEPS ? &steps[i] : NULL; }

/* Is the seat one of that side? */
static bool plays_for(const croupier *c, struct sides sides, int seat, int side) {
  return sides.kind == TOGETHER || (sides.kind == TEAMS ? croupier_team(c, seat) : seat) == side + 1;
}

void skill_trial(struct worker *w, uint64_t number, void *data) {
  const struct step *step = data;
  struct sides sides = sides_of(w->c);
  int64_t won = 0, share[CROUPIER_MAX_SEATS];
  for (int side = 0; side < sides.count; side++) {
    const char *who[CROUPIER_MAX_SEATS];
    for (int seat = 1; seat <= croupier_players(w->c); seat++)
      who[seat - 1] = plays_for(w->c, sides, seat, side) ? step->strong : step->weak;
    if (!worker_plays(w, w->sim->seed + number, (uint64_t)side + 1, who)) return;
    measure_wins(w->c, sides, share);
    won += share[side];
  }
  ledger_add(&w->ledger, won * 1000000 / WIN / sides.count, "skill/%s : %s", step->strong, step->weak);
}

/* In the order of the ladder. */
void skill_metrics(const struct ledger *l, struct metrics *m) {
  for (int i = 0; i < STEPS; i++) {
    char of[METRIC_OF];
    snprintf(of, sizeof of, "%s : %s", steps[i].strong, steps[i].weak);
    metrics_mean(m, SKILL_STEP, of, ledger_get(l, "skill/%s", of), 1e6);
  }
}
