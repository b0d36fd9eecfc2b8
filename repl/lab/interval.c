/* interval.c: 95 % intervals of shares, quantiles and ratios. */
#include "interval.h"

#include <math.h>

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

/* How many of the ranks from 1 on a binomial variable stays below with 2.5 % at most. Of many the normal distribution
   says the same to a rank, at once. */
static double rank_below(double n, double part) {
  static const double many = 1e7;
  double sum = 0, deviation = sqrt(n * part * (1 - part)),
         rank = fmax(0, floor(n * part - 12 * deviation - 12));
  if (n > many) return floor(n * part - NORMAL_95 * deviation);
  for (;; rank++) {
    sum += exp(lgamma(n + 1) - lgamma(rank + 1) - lgamma(n - rank + 1) + rank * log(part) +
               (n - rank) * log1p(-part));
    if (sum > 0.025) return rank;
  }
}

struct interval interval_quantile(const uint64_t *count, size_t size, double part) {
  uint64_t all = 0;
  for (size_t i = 0; i < size; i++) all += count[i];
  double n = (double)all, low = rank_below(n, part), high = n + 1 - rank_below(n, 1 - part);
  return (struct interval){low < 1 ? 0 : of_rank(count, size, low),
                           high > n ? INFINITY : of_rank(count, size, high)};
}

struct interval interval_jackknife(double all, const double without[GROUPS]) {
  static const double student = 2.0395134463964077; /* 97.5 %, 31 degrees of freedom */
  double mean = 0, squares = 0;
  for (int i = 0; i < GROUPS; i++) mean += without[i] / GROUPS;
  for (int i = 0; i < GROUPS; i++) squares += (without[i] - mean) * (without[i] - mean);
  double off = student * sqrt(squares * (GROUPS - 1) / GROUPS);
  return (struct interval){all - off, all + off};
}
