/* restricted.c: how much a seat wins that must, or may not, pick an option. */
#include <stdlib.h>
#include <string.h>

#include "experiments.h"
#include "measure.h"

static bool play(struct worker *w, uint64_t number, int side, struct sides sides, int64_t *won) {
  const char *who[CROUPIER_MAX_SEATS];
  int64_t share[CROUPIER_MAX_SEATS];
  seats_turned(&w->sim->seats, croupier_players(w->c), number, who);
  if (!worker_plays(w, w->sim->seed + number, 0, who)) return false;
  measure_wins(w->c, sides, share);
  *won = share[side];
  return true;
}

/* The first seat of the side is the one that is limited. */
static int seat_of(const croupier *c, struct sides sides, int side) {
  for (int seat = 1; seat <= croupier_players(c) && sides.kind == TEAMS; seat++)
    if (croupier_team(c, seat) == side + 1) return seat;
  return sides.kind == TOGETHER ? 1 : side + 1;
}

void restricted_trial(struct worker *w, uint64_t number, void *data) {
  const struct limits *limits = data;
  struct sides sides = sides_of(w->c);
  int side = (int)(number % (uint64_t)sides.count);
  int64_t free_win, won;
  if (!play(w, number, side, sides, &free_win)) return;
  for (int i = 0; i < 2 * limits->count; i++) {
    const char *key = limits->key[i / 2];
    w->limit = (struct limit){.seat = seat_of(w->c, sides, side), .forced = i % 2};
    snprintf(w->limit.key, sizeof w->limit.key, "%s", key);
    bool played = play(w, number, side, sides, &won);
    w->limit.seat = 0;
    if (played) ledger_add(&w->ledger, won - free_win, "%s/%s", i % 2 ? "forced" : "forbidden", key);
  }
}

void restricted_metrics(const struct ledger *l, struct metrics *m) {
  size_t count;
  const struct entry **list = ledger_list(l, "forbidden/", &count);
  for (size_t i = 0; list && i < count; i++) {
    const char *key = list[i]->name + strlen("forbidden/");
    metrics_mean(m, OPTION_FORBIDDEN, key, list[i]->sum, WIN);
    metrics_mean(m, OPTION_FORCED, key, ledger_get(l, "forced/%s", key), WIN);
  }
  free(list);
}

/* --- which options --- */

static void note(struct worker *w, struct ledger *given) {
  const croupier_question *q = croupier_question_at(w->c, 0);
  char key[OPTION_KEY];
  for (int i = 0; i < q->options && q->options > 1; i++)
    if (offers_key(w->c, q->seat, i, key)) ledger_add(given, 1, "%s", key);
}

static int by_count(const void *a, const void *b) {
  const struct entry *x = *(const struct entry *const *)a, *y = *(const struct entry *const *)b;
  if (x->sum.count != y->sum.count) return x->sum.count < y->sum.count ? 1 : -1;
  return strcmp(x->name, y->name);
}

bool restricted_find(struct worker *w, struct limits *limits) {
  enum { SCOUTED = 50, MOST_ANSWERS = 5000 };
  struct ledger given = {0};
  size_t count = 0;
  croupier_inline_random(w->c, 0);
  for (uint64_t i = 0; i < SCOUTED && !sim_is_over(w->sim); i++) {
    if (croupier_start(w->c, w->sim->seed + i) != CROUPIER_OK) continue;
    for (int n = 0; n < MOST_ANSWERS && croupier_status(w->c) == CROUPIER_ASKS; n++) {
      int seat = croupier_question_at(w->c, 0)->seat;
      note(w, &given);
      if (croupier_answer(w->c, seat, croupier_random_option(w->c, seat)) != CROUPIER_OK) break;
    }
  }
  const struct entry **list = ledger_list(&given, "", &count);
  if (list) qsort(list, count, sizeof *list, by_count);
  for (size_t i = 0; list && i < count && limits->count < MOST_LIMITS; i++)
    snprintf(limits->key[limits->count++], OPTION_KEY, "%s", list[i]->name);
  bool found = list && !given.failed;
  free(list);
  ledger_free(&given);
  return found;
}
