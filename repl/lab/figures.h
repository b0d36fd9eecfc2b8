/* figures.h: rates, means and percentiles of added-up games. */
#ifndef FIGURES_H
#define FIGURES_H

#include "series.h"
#include "tally.h"

struct share {
  double wins, rate, low, high; /* low .. high: 95 %, by Wilson's interval */
};
struct share figure_share(double wins, uint64_t games);
/* What a seat has won, in parts of WIN. */
struct series figure_wins(const struct tally *t, int seat);
/* Of the scores of a seat, from 0. */
double figure_mean(const struct tally *t, int seat);
double figure_sd(const struct tally *t, int seat);
double figure_mean_index(const uint64_t *counts, size_t size);
/* The smallest index that at least this part of all counts reaches. */
size_t figure_quantile(const uint64_t *counts, size_t size, double part);
/* The same of the scores of a game that all play together. */
int64_t figure_score(const struct tally *t, double part);

#endif
