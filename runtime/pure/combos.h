/* combos.h: sums and runs that a few numbers contain. */
#ifndef CROUPIER_COMBOS_H
#define CROUPIER_COMBOS_H

#include <stdint.h>

#define COMBOS_NUMBERS 24   /* numbers at most */
#define COMBOS_TOTAL   1000 /* of a sum, at most */

/* In how many ways do some of the numbers add up to the total? The numbers and the total are from 0 to COMBOS_TOTAL; the
   empty sum is 0. */
int32_t combos_sums(const int32_t *number, int count, int32_t total);

/* In how many ways can two equal numbers be picked? */
int combos_pairs(const int32_t *number, int count);

/* The length of the longest run of consecutive numbers; `ways`: how many runs of that length can be picked. */
int combos_run(const int32_t *number, int count, int64_t *ways);

/* How many of the last numbers make a run, in any order: as many as possible. */
int combos_last_run(const int32_t *number, int count);

/* How many of the last numbers are equal. */
int combos_last_alike(const int32_t *number, int count);

#endif
