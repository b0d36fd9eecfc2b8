/* interval.h: 95 % intervals of shares, quantiles and ratios. They cover the chance of sampling and nothing else. */
#ifndef INTERVAL_H
#define INTERVAL_H

#include <stddef.h>
#include <stdint.h>

#include "series.h"

/*
** Of a share in parts of `whole`, as of wins that may be shared: Wilson's interval, with the number of games corrected by
** the design effect (Kish, "Survey Sampling", 1965; Korn and Graubard 1998): as many games that are won or lost as
** would vary as much. Without shared wins that is Wilson's own. z: normal_quantile of one half more than half.
*/
struct interval interval_share(const struct series *parts, int64_t whole, double z);
/* For which all shares of so many sides hold together with 95 %: Goodman, "On simultaneous confidence intervals for
   multinomial proportions", 1965. Of two sides one interval says it all. */
double interval_together(int sides);

/*
** Of the quantile of whole numbers, from how often each came: between two order statistics (David and Nagaraja, "Order
** Statistics", 7.1), whose ranks are those of the binomial distribution itself: 2.5 % at most on either side. Where few
** numbers were seen there is no such rank: the interval begins at 0, or has no end (INFINITY).
*/
struct interval interval_quantile(const uint64_t *count, size_t size, double part);

/*
** Of any figure made of sums, by the jackknife that leaves out one group of games after the other (Quenouille 1956, Tukey
** 1958): the figure of all, and without[i] of all but the games of group i. By Student's t for GROUPS - 1.
*/
enum { GROUPS = 32 };
struct interval interval_jackknife(double all, const double without[GROUPS]);

#endif
