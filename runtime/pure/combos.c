/* combos.c: sums and runs that a few numbers contain. */
#include "combos.h"

#include <stdlib.h>

int32_t combos_sums(const int32_t *number, int count, int32_t total) {
  int32_t ways[COMBOS_TOTAL + 1] = {1}; /* by sum, of the numbers so far */
  for (int i = 0; i < count; i++)
    for (int32_t sum = total; sum >= number[i]; sum--) ways[sum] += ways[sum - number[i]];
  return ways[total];
}

int combos_pairs(const int32_t *number, int count) {
  int pairs = 0;
  for (int i = 0; i < count; i++)
    for (int k = 0; k < i; k++) pairs += number[k] == number[i];
  return pairs;
}

static int by_size(const void *a, const void *b) {
  int32_t one = *(const int32_t *)a, other = *(const int32_t *)b;
  return (one > other) - (one < other);
}

int combos_run(const int32_t *number, int count, int64_t *ways) {
  int32_t sorted[COMBOS_NUMBERS];
  for (int i = 0; i < count; i++) sorted[i] = number[i];
  qsort(sorted, (size_t)count, sizeof *sorted, by_size);
  int longest = 0;
  *ways = 0;
  for (int i = 0; i < count;) { /* a row of consecutive numbers at a time */
    int64_t picks = 1;
    int length = 0, copies;
    do {
      for (copies = 1; i + copies < count && sorted[i + copies] == sorted[i]; copies++) {}
      picks *= copies;
      length++;
      i += copies;
    } while (i < count && (int64_t)sorted[i] == (int64_t)sorted[i - 1] + 1);
    if (length == longest) *ways += picks;
    if (length > longest) longest = length, *ways = picks;
  }
  return longest;
}

/* The numbers from the last one back to `first`. */
static int is_run(const int32_t *number, int first, int count) {
  int64_t low = number[first], high = low;
  for (int i = first + 1; i < count; i++) {
    if (number[i] < low) low = number[i];
    if (number[i] > high) high = number[i];
    for (int k = first; k < i; k++)
      if (number[k] == number[i]) return 0;
  }
  return high - low == count - first - 1;
}

int combos_last_run(const int32_t *number, int count) {
  int first = 0;
  while (first < count && !is_run(number, first, count)) first++;
  return count - first;
}

int combos_last_alike(const int32_t *number, int count) {
  int first = count;
  while (first > 0 && number[first - 1] == number[count - 1]) first--;
  return count - first;
}
