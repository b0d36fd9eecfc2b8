/* outcomes.h: the options that a search has tried, and their results. */
#ifndef CROUPIER_OUTCOMES_H
#define CROUPIER_OUTCOMES_H

#include <stdbool.h>
#include <stdint.h>

#include "rng.h"

/*
** One entry for each option that was tried at a decision. The caller gives decisions numbers, and so says which
** decisions count as the same. The options of a decision may differ from time to time, so labels identify them.
** Entries are never removed or moved. When there is no more room, nothing is added.
*/
struct outcome {
  uint64_t key;             /* hash of the decision and the option's label; 0: no entry */
  uint32_t visits, offered; /* offered: how often since it was first tried */
  float sum;                /* sum of the results for the deciding seat, 0 to 1 each */
  float advised;            /* how good the script's advice calls it, 0 to 1; below 0: no advice */
};

struct outcomes {
  struct outcome *list; /* a hash table */
  uint32_t count, room, mask;
  double curiosity; /* the weight of what is not known yet, in the bounds */
};

/* Makes room for this many entries, up to a limit. False: no memory. */
bool outcomes_begin(struct outcomes *o, uint32_t room);
void outcomes_end(struct outcomes *o);
/* NULL: not tried yet */
struct outcome *outcomes_find(const struct outcomes *o, uint64_t decision, uint64_t label);
/* Finds or adds the entry of an option. NULL: no room. */
struct outcome *outcomes_take(struct outcomes *o, uint64_t decision, uint64_t label);
/* Advice counts as this many tries with that result. */
#define ADVISED_AS 4
/* Is there an option that was neither tried nor advised on, and room for it? */
bool outcomes_is_new(const struct outcomes *o, uint64_t decision, const uint64_t *label, int count);
/* Adds all options, with their advice. */
void outcomes_advise(struct outcomes *o, uint64_t decision, const uint64_t *label, int count,
                     const float *worth);
struct choice {
  int option;
  bool fresh; /* it has no result yet */
  struct outcome *of, *closer;
};
/*
** Chooses the option to try: one without a result, or else the one with the best upper confidence bound. False: no
** room.
**
** `closer` is the same decision for a player who knows more, or 0. Its results count; results of `decision` then
** count only as a few tries. choice->closer is NULL if there is no `closer` or no room.
*/
bool outcomes_choose(struct outcomes *o, uint64_t decision, uint64_t closer, const uint64_t *label, int count,
                     struct rng *rng, struct choice *choice);

#endif
