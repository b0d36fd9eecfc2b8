/* luck.c: how much of the result the deal explains: the same deal under all rotations of unequal bots. */
#include "anova.h"
#include "experiments.h"

void luck_trial(struct worker *w, uint64_t number, void *data) {
  const struct unequal *bots = data;
  int players = croupier_players(w->c);
  int64_t won[CROUPIER_MAX_SEATS][CROUPIER_MAX_SEATS]; /* by rotation and seat */
  for (int turn = 0; turn < players; turn++) {
    const char *who[CROUPIER_MAX_SEATS];
    for (int i = 0; i < players; i++) who[i] = bots->bot[(i + turn) % players];
    if (!worker_plays(w, w->sim->seed + number, (uint64_t)turn + 1, who)) return;
    int winners = winners_of(w->c);
    for (int i = 0; i < players; i++) won[turn][i] = croupier_rank(w->c, i + 1) == 1 ? WIN / winners : 0;
  }
  int64_t squares = 0, deals = 0;
  int group = (int)(number % GROUPS);
  for (int i = 0; i < players; i++) {
    int64_t sum = 0;
    for (int turn = 0; turn < players; turn++) {
      sum += won[turn][i];
      squares += won[turn][i] * won[turn][i];
      ledger_add(&w->ledger, won[turn][i], "luck/%d/seat/%d/%d", group, i, turn);
    }
    deals += sum * sum;
  }
  ledger_add(&w->ledger, squares, "luck/%d/squares", group);
  ledger_add(&w->ledger, deals, "luck/%d/deals", group);
}

/* Without one group; -1: of all. */
static struct components components(const struct report *r, int without) {
  struct anova a = {.columns = r->players};
  for (int i = 0; i < r->players; i++) {
    double all = 0;
    for (int turn = 0; turn < r->players; turn++) {
      double column = 0;
      for (int g = 0; g < GROUPS; g++)
        if (g != without) column += (double)ledger_get(r->ledger, "luck/%d/seat/%d/%d", g, i, turn).sum;
      a.column_squares += column * column;
      all += column;
    }
    a.total_squares += all * all;
  }
  for (int g = 0; g < GROUPS; g++) {
    struct series squares = ledger_get(r->ledger, "luck/%d/squares", g);
    if (g == without) continue;
    a.rows += (double)squares.count;
    a.squares += (double)squares.sum;
    a.row_squares += (double)ledger_get(r->ledger, "luck/%d/deals", g).sum;
  }
  return anova_components(&a);
}

static double part(struct components of, int kind) {
  return kind == LUCK_DEAL ? of.rows : kind == LUCK_BOTS ? of.columns : of.rest;
}

void luck_metrics(const struct report *r, struct metrics *m) {
  uint64_t deals = 0;
  for (int g = 0; g < GROUPS; g++) deals += ledger_get(r->ledger, "luck/%d/squares", g).count;
  if (deals < 2 * GROUPS) return;
  struct components all = components(r, -1), without[GROUPS];
  for (int g = 0; g < GROUPS; g++) without[g] = components(r, g);
  for (enum metric_kind kind = LUCK_DEAL; kind <= LUCK_REST; kind++) {
    double left[GROUPS];
    for (int g = 0; g < GROUPS; g++) left[g] = part(without[g], kind);
    metrics_add(m, kind, NULL, part(all, kind), interval_jackknife(part(all, kind), left), deals);
  }
}
