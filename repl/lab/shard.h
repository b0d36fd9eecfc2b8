/* shard.h: what a shard of a simulation says for `merge` beside its report. */
#ifndef SHARD_H
#define SHARD_H

#include "ledger.h"
#include "results.h"

/* Shard `part` of `parts`, from 0, of so many games in all. */
json_t *shard_json(const struct report *r, uint64_t part, uint64_t parts, uint64_t games,
                   const struct tally *t, const struct ledger *l);

/* Shards of one simulation, one by one. Zero at first. */
struct shards {
  json_t *first; /* the whole file of the first one */
  struct report report;
  const char *bots[CROUPIER_MAX_SEATS];
  struct tally tally;
  struct ledger ledger;
  struct astray astray;
  uint64_t parts, all_games;
  bool *has; /* by number of the shard, from 0 */
};
/* Adds the file of a shard, and takes it over. Complains of one that is no shard, of another simulation, or there already.
   DONE or a status. */
int shards_add(struct shards *s, json_t *file, const char *path);
void shards_free(struct shards *s);

#endif
