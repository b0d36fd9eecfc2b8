/* judge.c: what a strategy in a small game is worth, exactly. */
#include "judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void play_evenly(const struct tree *t, double *strategy) {
  for (uint32_t i = 0; i < t->situations; i++)
    for (int k = 0; k < t->situation[i].options; k++)
      strategy[t->situation[i].at + (uint32_t)k] = 1.0 / t->situation[i].options;
}

bool judge_begin(struct judge *j, const struct tree *t, int rounds, bool (*go_on)(void *data, int round),
                 void *data) {
  size_t numbers = (size_t)t->numbers + 1;
  *j = (struct judge){.t = t, .solution = calloc(4 * numbers, sizeof(double))};
  if (!j->solution) return false;
  j->random = j->solution + numbers;
  j->mixed = j->random + numbers;
  j->reply = j->mixed + numbers;
  play_evenly(t, j->random);
  return cfr_solve(t, rounds, j->solution, go_on, data);
}

void judge_end(struct judge *j) { free(j->solution); }

/* What player 1 wins by the one strategy from the other. */
static double meet(struct judge *j, const double *first, const double *second) {
  for (uint32_t i = 0; i < j->t->situations; i++) {
    const struct situation *s = &j->t->situation[i];
    memcpy(j->mixed + s->at, (s->player == 0 ? first : second) + s->at, s->options * sizeof *first);
  }
  return tree_value(j->t, j->mixed);
}

/* On average over both seats, if he who replies has learned from the one strategy and meets the other. Where he has
   learned nothing he plays the solution. */
static double exploited(struct judge *j, const double *learned, const double *met) {
  double won = 0;
  for (int player = 0; player < SEATS; player++) {
    memcpy(j->reply, j->solution, j->t->numbers * sizeof *j->reply);
    double expected = tree_best_response(j->t, learned, player, j->reply);
    if (isnan(expected)) return NAN;
    won += player == 0 ? meet(j, j->reply, met) : -meet(j, met, j->reply);
  }
  return won / SEATS;
}

bool judge_worth(struct judge *j, const double *strategy, double *const *halves, struct worth *w) {
  w->itself = meet(j, strategy, strategy);
  w->solution[0] = meet(j, strategy, j->solution);
  w->solution[1] = -meet(j, j->solution, strategy);
  w->random[0] = meet(j, strategy, j->random);
  w->random[1] = -meet(j, j->random, strategy);
  w->at_least = w->exploited = exploited(j, strategy, strategy);
  if (halves) w->at_least = (exploited(j, halves[0], halves[1]) + exploited(j, halves[1], halves[0])) / 2;
  return !isnan(w->itself + w->solution[0] + w->solution[1] + w->random[0] + w->random[1] + w->at_least +
                w->exploited);
}
