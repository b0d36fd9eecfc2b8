/* scoring.c: majorities, sets, penalties, standings. */
#include "scoring.h"

static int64_t rounded_down(int64_t points, int64_t shares) {
  return points / shares - (points % shares < 0);
}

void scoring_majority(const int32_t *counts, int seats, const int32_t *points, int places, int32_t *won) {
  for (int seat = 0; seat < seats; seat++) {
    int ahead = 0, tied = 0;
    for (int other = 0; other < seats; other++) {
      ahead += counts[other] > counts[seat];
      tied += counts[other] == counts[seat];
    }
    int64_t pool = 0;
    for (int place = ahead; place < ahead + tied && place < places; place++) pool += points[place];
    won[seat] = counts[seat] > 0 ? (int32_t)rounded_down(pool, tied) : 0;
  }
}

int64_t scoring_triangular(int32_t n) { return n < 1 ? 0 : (int64_t)n * (n + (int64_t)1) / 2; }

int scoring_kinds(const int32_t *counts, int kinds) {
  int different = 0;
  for (int k = 0; k < kinds; k++) different += counts[k] > 0;
  return different;
}

int32_t scoring_complete(const int32_t *counts, int kinds) {
  int32_t least = kinds > 0 ? counts[0] : 0;
  for (int k = 1; k < kinds; k++)
    if (counts[k] < least) least = counts[k];
  return least > 0 ? least : 0;
}

int64_t scoring_sets(const int32_t *counts, int kinds, const int32_t *points, int sizes) {
  int64_t total = 0;
  int32_t laid = 0; /* sets laid out so far */
  for (;;) {
    int size = 0;
    int32_t scarcest = 0;
    for (int k = 0; k < kinds; k++) {
      if (counts[k] <= laid) continue;
      if (size == 0 || counts[k] < scarcest) scarcest = counts[k];
      size++;
    }
    if (size == 0 || sizes == 0) return total;
    /* all sets are alike until the scarcest kind runs out */
    total += (int64_t)points[(size < sizes ? size : sizes) - 1] * (scarcest - laid);
    laid = scarcest;
  }
}

static bool better(const int64_t *x, const int64_t *y, int keys, const bool *low) {
  for (int k = 0; k < keys; k++)
    if (x[k] != y[k]) return (x[k] < y[k]) == low[k];
  return false;
}

void scoring_standings(const int64_t *values, int seats, int keys, const bool *low, int8_t *ranks) {
  for (int seat = 0; seat < seats; seat++) {
    ranks[seat] = 1;
    for (int other = 0; other < seats; other++)
      ranks[seat] += better(&values[other * keys], &values[seat * keys], keys, low);
  }
}
