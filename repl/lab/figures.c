/* figures.c: rates, means and percentiles of added-up games. */
#include "figures.h"

#include <math.h>

struct share figure_share(double wins, uint64_t games) {
  double n = (double)games;
  struct interval is = wilson(wins, n);
  return (struct share){wins, games > 0 ? wins / n : 0, is.low, is.high};
}

struct series figure_wins(const struct tally *t, int seat) {
  return (struct series){
      .count = t->finished, .sum = (int64_t)t->wins[seat], .squares = t->wins_squared[seat]};
}

double figure_mean(const struct tally *t, int seat) {
  return t->finished ? (double)t->score[seat] / (double)t->finished : 0;
}

double figure_sd(const struct tally *t, int seat) {
  if (t->finished < 2) return 0;
  double n = (double)t->finished, sum = (double)t->score[seat];
  return sqrt(fmax(0, ((double)t->score_squared[seat] - sum * sum / n) / (n - 1)));
}

double figure_mean_index(const uint64_t *counts, size_t size) {
  uint64_t all = 0, sum = 0;
  for (size_t i = 0; i < size; i++) {
    all += counts[i];
    sum += i * counts[i];
  }
  return all ? (double)sum / (double)all : 0;
}

/* The smallest value that at least this part of all reaches. */
size_t figure_quantile(const uint64_t *counts, size_t size, double part) {
  uint64_t all = 0, below = 0;
  for (size_t i = 0; i < size; i++) all += counts[i];
  for (size_t i = 0; i < size; i++) {
    below += counts[i];
    if (below > 0 && (double)below >= part * (double)all) return i;
  }
  return 0;
}

int64_t figure_score(const struct tally *t, double part) {
  uint64_t below = 0;
  for (size_t i = 0; i < t->scores; i++) {
    below += t->by_score[i].games;
    if ((double)below >= part * (double)t->finished) return t->by_score[i].score;
  }
  return 0;
}
