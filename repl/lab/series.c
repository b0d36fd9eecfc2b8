/* series.c: a growing series of numbers, and what is known of its mean however often one looks. */
#include "series.h"

#include <math.h>

/* The square of the mixture's scale: the best one for 1,000 numbers and 5 %. */
static const double mixture = 0.007936;

void series_add(struct series *s, int64_t x) {
  s->count++;
  s->sum += x;
  s->squares += (uint64_t)(x * x);
}

void series_join(struct series *sum, const struct series *part) {
  sum->count += part->count;
  sum->sum += part->sum;
  sum->squares += part->squares;
}

double series_mean(const struct series *s) { return s->count == 0 ? 0 : (double)s->sum / (double)s->count; }

double series_variance(const struct series *s) {
  if (s->count < 2) return 0;
  double n = (double)s->count, sum = (double)s->sum;
  return fmax(0, ((double)s->squares - sum * sum / n) / (n - 1));
}

/* As if one number more had been a unit away. */
static double careful_variance(const struct series *s) {
  double unit = (double)s->unit;
  return series_variance(s) + unit * unit / (double)s->count;
}

double series_half(const struct series *s, double alpha) {
  if (s->count < 2) return INFINITY;
  double n = (double)s->count, m = n * mixture + 1;
  return sqrt(careful_variance(s) * 2 * m / (n * n * mixture) * log(sqrt(m) / alpha));
}

static double error_of(const struct series *s) { return sqrt(careful_variance(s) / (double)s->count); }

double series_seen(const struct series *s, double half) {
  const double one_sided =
      1.6448536269514722; /* 95 % of a normal distribution lie below so many deviations */
  return s->count < 2 ? INFINITY : half + one_sided * error_of(s);
}

double series_p(const struct series *s) {
  if (s->count < 2 || s->sum == 0) return 1;
  double n = (double)s->count, m = n * mixture + 1, sum = (double)s->sum;
  double evidence = mixture * sum * sum / careful_variance(s) / (2 * m) - log(m) / 2; /* its logarithm */
  return evidence > 0 ? exp(-evidence) : 1;
}

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

double series_half_once(const struct series *s, double alpha) {
  return s->count < 2 ? INFINITY : normal_quantile(1 - alpha / 2) * error_of(s);
}

double series_p_once(const struct series *s) {
  if (s->count < 2 || s->sum == 0) return 1;
  return erfc(fabs(series_mean(s)) / error_of(s) / sqrt(2));
}

double series_error(const struct series *s) { return s->count < 2 ? INFINITY : NORMAL_95 * error_of(s); }

struct interval wilson_at(double wins, double n, double z) {
  if (n <= 0) return (struct interval){0, 1};
  double rate = wins / n, scale = 1 + z * z / n, middle = (rate + z * z / (2 * n)) / scale;
  double half = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / scale;
  return (struct interval){fmax(0, middle - half), fmin(1, middle + half)};
}

struct interval wilson(double wins, double n) {
  return wilson_at(wins, n, NORMAL_95);
}

void holm(const double *p, int count, double alpha, bool *found) {
  for (int i = 0; i < count; i++) found[i] = false;
  for (int left = count; left > 0; left--) {
    int least = -1;
    for (int i = 0; i < count; i++)
      if (!found[i] && (least < 0 || p[i] < p[least])) least = i;
    if (p[least] > alpha / left) return;
    found[least] = true;
  }
}
