/* figures.c: rates, means and percentiles of added-up games. */
#include "figures.h"

#include <math.h>

struct share figure_share(double wins, uint64_t games) {
  double n = (double)games, z = FIGURE_Z;
  if (games == 0) return (struct share){0, 0, 0, 1};
  double rate = wins / n, scale = 1 + z * z / n;
  double middle = (rate + z * z / (2 * n)) / scale;
  double half = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / scale;
  return (struct share){wins, rate, fmax(0, middle - half), fmin(1, middle + half)};
}

double figure_mean(const struct tally *t, int seat) {
  return t->finished ? (double)t->score[seat] / (double)t->finished : 0;
}

double figure_sd(const struct tally *t, int seat) {
  if (t->finished < 2) return 0;
  double n = (double)t->finished, sum = (double)t->score[seat];
  return sqrt(fmax(0, ((double)t->score_squared[seat] - sum * sum / n) / (n - 1)));
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
