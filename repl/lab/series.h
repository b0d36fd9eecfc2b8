/* series.h: a growing series of numbers, and what is known of its mean however often one looks. */
#ifndef SERIES_H
#define SERIES_H

#include <stdbool.h>
#include <stdint.h>

/* Whole numbers only, so that a sum does not depend on the order of its parts. */
struct series {
  uint64_t count;
  int64_t sum;
  uint64_t squares;
  int64_t
      unit; /* what one number may well differ from the rest by, seen or not: a series without any difference so far is
                   not known to have none */
};

void series_add(struct series *s, int64_t x);
void series_join(struct series *sum, const struct series *part);
double series_mean(const struct series *s);
double series_variance(const struct series *s); /* of the sample */

/*
** The mean lies in series_mean +- series_half with probability 1 - alpha at all times at once, so one may stop whenever
** one likes. This is the asymptotic confidence sequence of Robbins' normal mixture (Waudby-Smith, Arbour, Sinha, Kennedy
** and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences", Annals of Statistics 2024); it is
** narrowest near 1,000 numbers.
*/
double series_half(const struct series *s, double alpha);
/* The p-value of "the mean is 0" that goes with it. */
double series_p(const struct series *s);

/* The same for who looks once, after as many numbers as were decided on before: the normal interval of a mean, and the
   two-sided z test. */
double series_half_once(const struct series *s, double alpha);
double series_p_once(const struct series *s);

/* The least mean that is found out to differ from 0 in 19 of 20 such series, with an interval of that half: and 1.645
   standard errors (the minimal detectable effect: Bloom, "Minimum detectable effects", Evaluation Review 1995). */
double series_seen(const struct series *s, double half);

/* The value below which a normal variable stays with this probability. */
double normal_quantile(double p);
#define NORMAL_95 1.959963984540054 /* 95 % of a normal distribution lie so many deviations around the mean */
/* Half of the 95 % interval of the mean for who looks once: 1.96 standard errors. */
double series_error(const struct series *s);

/* The 95 % interval of a share, wins of n (Wilson, "Probable inference, the law of succession, and statistical inference",
   1927). */
struct interval {
  double low, high;
};
struct interval wilson(double wins, double n);
struct interval wilson_at(double wins, double n, double z); /* of another level: z is 1.96 for 95 % */

/* Holm's step-down test of several hypotheses: found[i] if the i-th can be rejected, with alpha for all of them. */
enum { MOST_TESTED = 32 };
void holm(const double *p, int count, double alpha, bool *found);

#endif
