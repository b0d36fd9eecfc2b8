/* scoring.h: points for majorities, sets and penalties, and who is placed where in the end. */
#ifndef CROUPIER_SCORING_H
#define CROUPIER_SCORING_H

#include <stdbool.h>
#include <stdint.h>

/*
** Points of each seat for having most. points[0] is for the first place. Who is tied shares the points
** of all places taken together, rounded down; the next is placed after them. Nothing never scores.
*/
void scoring_majority(const int32_t *counts, int seats, const int32_t *points, int places, int32_t *won);

/* 1 + 2 + ... + n: points or penalties that grow by one; 0 for n < 1. */
int64_t scoring_triangular(int32_t n);

/* counts[k]: how many of kind k; sets are of one of each. */
int scoring_kinds(const int32_t *counts, int kinds);        /* different kinds */
int32_t scoring_complete(const int32_t *counts, int kinds); /* sets that have all kinds */
/* Everything is laid out in sets, each as large as possible; points[n - 1] is for a set of n, and sets of
** more than `sizes` score as the largest. */
int64_t scoring_sets(const int32_t *counts, int kinds, const int32_t *points, int sizes);

/*
** Ranks, 1 is best; equal in everything is an equal rank, and the next rank is then left out.
** values[seat * keys + k]: the first key decides, then the next; low[k]: less is better.
*/
void scoring_standings(const int64_t *values, int seats, int keys, const bool *low, int8_t *ranks);

#endif
