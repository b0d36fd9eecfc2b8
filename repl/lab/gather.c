/* gather.c: makes the metrics of a report out of added-up games. */
#include "gather.h"

#include <stdlib.h>
#include <string.h>

#include "figures.h"
#include "trials.h"

/* --- seats and bots --- */

static void add_edge(struct metrics *m, enum metric_kind kind, const char *of, struct series wins,
                     double even, double z) {
  struct interval is = interval_share(&wins, WIN, z);
  metrics_add(m, kind, of, series_mean(&wins) / WIN - even, (struct interval){is.low - even, is.high - even},
              wins.count);
}

static int sides_in(const struct report *r) {
  int sides = 0;
  for (int i = 0; i < r->players; i++)
    if (r->team[i] > sides) sides = r->team[i];
  return sides > 0 ? sides : r->players;
}

static void add_seats(const struct report *r, struct metrics *m) {
  int sides = sides_in(r), last = 0;
  double z = interval_together(sides);
  for (int side = 1; side <= sides && r->tally->finished > 0 && !r->together; side++) {
    char of[METRIC_OF];
    int seat = 0;
    while (seat < r->players && r->team[0] > 0 && r->team[seat] != side) seat++;
    if (r->team[0] == 0) seat = last++;
    snprintf(of, sizeof of, "%s %d", r->team[0] > 0 ? "team" : "seat", side);
    add_edge(m, EDGE_OF_SEAT, of, figure_wins(r->tally, seat), 1.0 / sides, z);
  }
}

static void add_bots(const struct report *r, struct metrics *m) {
  size_t count;
  const struct entry **list = ledger_list(r->ledger, "bot/", &count);
  for (size_t i = 0; list && i < count; i++)
    add_edge(m, EDGE_OF_BOT, list[i]->name + 4, list[i]->sum, 1.0 / sides_in(r),
             interval_together((int)count));
  free(list);
}

/* --- faults and lengths --- */

static void add_fault(const struct report *r, struct metrics *m, enum metric_kind kind, int first,
                      uint64_t count) {
  struct share s = figure_share((double)count, r->games);
  if (count == 0) return;
  struct metric *now = metrics_add(m, kind, NULL, s.rate, (struct interval){s.low, s.high}, r->games);
  if (now) memcpy(now->command, r->first[first], sizeof now->command);
}

static void add_faults(const struct report *r, struct metrics *m) {
  const struct tally *t = r->tally;
  add_fault(r, m, FAULT_ERRORS, FIRST_ERROR, t->errors);
  add_fault(r, m, FAULT_BROKEN, FIRST_BROKEN, t->truncated);
  add_fault(r, m, FAULT_ENDLESS, FIRST_ENDLESS, t->endless);
  add_fault(r, m, FAULT_TIES, FIRST_TIE, t->ties);
}

static void add_quantiles(struct metrics *m, enum metric_kind kind, const char *whose, const uint64_t *count,
                          size_t size, uint64_t n) {
  static const double part[] = {0.05, 0.5, 0.95};
  static const char *const name[] = {"p5", "p50", "p95"};
  for (int i = 0; i < 3 && n > 0; i++) {
    char of[METRIC_OF];
    snprintf(of, sizeof of, "%s%s%s", whose, *whose ? " " : "", name[i]);
    metrics_add(m, kind, of, (double)figure_quantile(count, size, part[i]),
                interval_quantile(count, size, part[i]), n);
  }
}

/* A histogram whose numbers are the ends of names in the ledger. */
static void add_counted(const struct report *r, struct metrics *m, enum metric_kind kind, const char *begins,
                        const char *whose) {
  enum { MOST = 100000 };
  size_t count, size = 0;
  uint64_t n = 0;
  const struct entry **list = ledger_list(r->ledger, begins, &count);
  uint64_t *histogram = calloc(MOST + 1, sizeof *histogram);
  for (size_t i = 0; histogram && list && i < count; i++) {
    long number = strtol(list[i]->name + strlen(begins), NULL, 10);
    if (number < 0 || number > MOST) number = MOST;
    histogram[number] += list[i]->sum.count;
    n += list[i]->sum.count;
    if ((size_t)number >= size) size = (size_t)number + 1;
  }
  m->failed |= !histogram || !list;
  if (histogram && list) add_quantiles(m, kind, whose, histogram, size, n);
  free(histogram);
  free(list);
}

static void add_lengths(const struct report *r, struct metrics *m) {
  const struct tally *t = r->tally;
  add_quantiles(m, LENGTH_DECISIONS, "", t->games, t->games_size, t->finished);
  struct series phases = ledger_get(r->ledger, "phases");
  if (phases.sum > 0) add_counted(r, m, LENGTH_PHASES, "phases of/", "");
  for (int seat = 1; seat <= r->players; seat++) {
    char begins[40], whose[40];
    snprintf(begins, sizeof begins, "answers/%d/", seat);
    snprintf(whose, sizeof whose, "seat %d", seat);
    add_counted(r, m, LENGTH_ANSWERS, begins, whose);
  }
}

/* --- what was watched --- */

static void add_course(const struct ledger *l, struct metrics *m) {
  if (ledger_get(l, "lead changes").sum == 0 && ledger_get(l, "last").count == 0 &&
      ledger_get(l, "first").count == 0) {
    m->unled = ledger_get(l, "lead changes").count > 0;
    return;
  }
  metrics_mean(m, LEAD_CHANGES, NULL, ledger_get(l, "lead changes"), 1);
  metrics_mean(m, DECIDED_AT, NULL, ledger_get(l, "decided"), 1e6);
  metrics_share(m, LAST_AT_HALF, NULL, ledger_get(l, "last"), WIN);
  metrics_share(m, FIRST_AT_QUARTER, NULL, ledger_get(l, "first"), WIN);
}

/* Names under `all` for which `some` has none, or only zero. */
static void add_dead(const struct ledger *l, struct metrics *m, enum metric_kind kind, const char *all,
                     const char *some) {
  size_t count;
  const struct entry **list = ledger_list(l, all, &count);
  for (size_t i = 0; list && i < count; i++) {
    const char *name = list[i]->name + strlen(all);
    if (kind == DEAD_UNPICKED && list[i]->sum.sum == 0) continue;
    if (ledger_get(l, "%s%s", some, name).sum == 0)
      metrics_add(m, kind, name, 0, (struct interval){0, 0}, list[i]->sum.count);
  }
  free(list);
}

static bool any(const struct ledger *l, const char *begins) {
  size_t count, sum = 0;
  const struct entry **list = ledger_list(l, begins, &count);
  for (size_t i = 0; list && i < count; i++) sum += list[i]->sum.sum > 0;
  free(list);
  return sum > 0;
}

static void add_all_dead(const struct ledger *l, struct metrics *m) {
  if (any(l, "legal/")) add_dead(l, m, DEAD_PIECE, "legal/", "legal/");
  add_dead(l, m, DEAD_OPTION, "refused/", "given/");
  add_dead(l, m, DEAD_UNPICKED, "given/", "taken/");
  add_dead(l, m, DEAD_RULE, "rule/", "rule/");
  add_dead(l, m, DEAD_EVENT, "could/", "event/");
}

static void add_auctions(const struct ledger *l, struct metrics *m) {
  size_t count;
  const struct entry **list = ledger_list(l, "price/", &count);
  metrics_mean(m, AUCTION_NO_BID, NULL, ledger_get(l, "unsold"), 1e6);
  for (size_t i = 0; list && i < count; i++)
    metrics_mean(m, AUCTION_GAIN, list[i]->name + 6, list[i]->sum, 1000);
  free(list);
}

void gather(const struct report *r, struct metrics *m) {
  const struct ledger *l = r->ledger;
  add_seats(r, m);
  add_bots(r, m);
  add_faults(r, m);
  add_lengths(r, m);
  metrics_mean(m, CHOICE_OF_TWO, NULL, ledger_get(l, "choices"), 1e6);
  metrics_mean(m, CHOICE_SPREAD, NULL, ledger_get(l, "spread"), 1e6);
  m->by_chance = ledger_get(l, "by chance").count > 0;
  add_course(l, m);
  trials_metrics(r, m);
  add_all_dead(l, m);
  add_auctions(l, m);
}
