/* interval.c: 95 % intervals of shares, quantiles and ratios. */
#include "interval.h"

#include <math.h>

/* By bisection of the distribution. */
double normal_quantile(double p) {
  double low = -40, high = 40;
  for (int i = 0; i < 100; i++) {
    double middle = (low + high) / 2;
    if (0.5 * erfc(-middle / sqrt(2)) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

struct interval interval_share(const struct series *parts, int64_t whole, double z) {
  double n = (double)parts->count, all = (double)whole;
  if (n <= 0) return (struct interval){0, 1};
  double rate = (double)parts->sum / all / n;
  double variance = (double)parts->squares / all / all / n - rate * rate;
  double games = variance > 0 && rate < 1 ? n * fmax(1, rate * (1 - rate) / variance) : n;
  return wilson_at(rate * games, games, z);
}

double interval_together(int sides) { return normal_quantile(1 - 0.05 / (2.0 * (sides > 2 ? sides : 1))); }

/* The value of rank `rank`, from 1. */
static double of_rank(const uint64_t *count, size_t size, double rank) {
  uint64_t below = 0;
  size_t last = 0;
  for (size_t i = 0; i < size; i++) {
    if (count[i] == 0) continue;
    last = i;
    below += count[i];
    if ((double)below >= rank) break;
  }
  return (double)last;
}

struct interval interval_quantile(const uint64_t *count, size_t size, double part) {
  uint64_t all = 0;
  for (size_t i = 0; i < size; i++) all += count[i];
  double n = (double)all, off = NORMAL_95 * sqrt(n * part * (1 - part));
  return (struct interval){of_rank(count, size, fmax(1, floor(n * part - off))),
                           of_rank(count, size, fmin(n, ceil(n * part + off) + 1))};
}

struct interval interval_jackknife(double all, const double without[GROUPS]) {
  static const double student = 2.0395134463964077; /* 97.5 %, 31 degrees of freedom */
  double mean = 0, squares = 0;
  for (int i = 0; i < GROUPS; i++) mean += without[i] / GROUPS;
  for (int i = 0; i < GROUPS; i++) squares += (without[i] - mean) * (without[i] - mean);
  double off = student * sqrt(squares * (GROUPS - 1) / GROUPS);
  return (struct interval){all - off, all + off};
}
