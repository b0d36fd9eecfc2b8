/* combos.c: sums and runs that a few numbers contain. */
#include "combos.h"

#include <string.h>

int32_t combos_sums(const int32_t *number, int count, int32_t total) {
  int32_t ways[COMBOS_TOTAL + 1]; /* by sum, of the numbers so far */
  memset(ways, 0, ((size_t)total + 1) * sizeof ways[0]);
  ways[0] = 1;
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

int combos_run(const int32_t *number, int count, int64_t *ways) {
  int32_t sorted[COMBOS_NUMBERS];
  for (int i = 0, k; i < count; i++) {
    for (k = i; k > 0 && sorted[k - 1] > number[i]; k--) sorted[k] = sorted[k - 1];
    sorted[k] = number[i];
  }
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

int combos_last_run(const int32_t *number, int count) {
  int run = 0;
  int64_t low = INT32_MAX, high = INT32_MIN;
  for (int first = count - 1; first >= 0; first--) { /* one more of the last ones at a time */
    for (int k = first + 1; k < count; k++)
      if (number[k] == number[first]) return run; /* with two alike none is a run */
    if (number[first] < low) low = number[first];
    if (number[first] > high) high = number[first];
    if (high - low == count - first - 1) run = count - first;
  }
  return run;
}

int combos_last_alike(const int32_t *number, int count) {
  int first = count;
  while (first > 0 && number[first - 1] == number[count - 1]) first--;
  return count - first;
}
