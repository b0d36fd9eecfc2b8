/* sums.h: added-up games as JSON and back, so that shards can be merged. */
#ifndef SUMS_H
#define SUMS_H

#include "ledger.h"
#include "tally.h"

json_t *sums_json(const struct tally *t, const struct ledger *l);
/* Adds what another machine has added up. False: it is none of these sums, or no memory. */
bool sums_read(struct tally *t, struct ledger *l, json_t *json);

#endif
