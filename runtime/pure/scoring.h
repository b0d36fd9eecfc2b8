/* scoring.h: points for majorities, sets and penalties, and the final ranks. */
#ifndef CROUPIER_SCORING_H
#define CROUPIER_SCORING_H

#include <stdbool.h>
#include <stdint.h>

/*
** Points of each seat for having most. points[0] is for the first place. Tied seats share the points of the places
** that they take together, rounded down; the next seat is placed after them. A count of 0 never scores.
*/
void scoring_majority(const int32_t *counts, int seats, const int32_t *points, int places, int32_t *won);

/* 1 + 2 + ... + n, for points or penalties that grow by one. 0 for n < 1. */
int64_t scoring_triangular(int32_t n);

/* counts[k]: how many of kind k. A set has at most one of each kind. */
int scoring_kinds(const int32_t *counts, int kinds);        /* number of different kinds */
int32_t scoring_complete(const int32_t *counts, int kinds); /* number of sets with all kinds */
/*
** Lays everything out in sets, each as large as possible, and adds their points. points[n - 1] is for a set of n;
** sets larger than `sizes` score as the largest.
*/
int64_t scoring_sets(const int32_t *counts, int kinds, const int32_t *points, int sizes);

/*
** Ranks, 1 is best. Seats that are equal in all keys share a rank, and the next ranks are left out. values[seat *
** keys + k]: the first key decides, then the next. low[k]: less is better.
*/
void scoring_standings(const int64_t *values, int seats, int keys, const bool *low, int8_t *ranks);

#endif
