/* ledger.h: sums by name, of many games. Whole numbers only, so that they do not depend on the order of games or machines. */
#ifndef LEDGER_H
#define LEDGER_H

#include <jansson.h>
#include <stdbool.h>

#include "series.h"

struct entry {
  struct series sum;
  char name[];
};

/* Zero at first. */
struct ledger {
  struct entry **slot; /* a table by the hash of the name; NULL: free */
  size_t slots, count;
  bool failed; /* no memory: what it holds is not all */
};

void ledger_add(struct ledger *l, int64_t x, const char *name, ...) __attribute__((format(printf, 3, 4)));
/* The sum of that name; all zero if there is none. */
struct series ledger_get(const struct ledger *l, const char *name, ...) __attribute__((format(printf, 2, 3)));
/* All whose names begin so, in the order of what follows: numbers by size, then words. Free the list; NULL: none, or no
   memory. */
const struct entry **ledger_list(const struct ledger *l, const char *begins, size_t *count);

bool ledger_join(struct ledger *sum, const struct ledger *part); /* false: no memory */
json_t *ledger_json(const struct ledger *l);
bool ledger_read(struct ledger *l, const json_t *json); /* adds; false: it is no ledger, or no memory */
void ledger_free(struct ledger *l);

#endif
