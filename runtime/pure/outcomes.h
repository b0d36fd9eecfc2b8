/* outcomes.h: what a search has tried, and how it came out. */
#ifndef CROUPIER_OUTCOMES_H
#define CROUPIER_OUTCOMES_H

#include <stdbool.h>
#include <stdint.h>

#include "rng.h"

/*
** Of each option that was tried at a decision. Which decisions count as one is the caller's to say, by a number. Which
** options there are may differ from time to time, so they go by labels. Nothing is ever given back, and nothing moves:
** when there is no more room, nothing is added.
*/
struct outcome {
  uint64_t key;             /* of the decision and the option's label; 0: none */
  uint32_t visits, offered; /* offered: since it was first tried */
  float sum;                /* of what came out for the seat that decides, 0 to 1 each */
  float advised;            /* how good it looks, from 0 to 1; below 0: nobody says */
};

struct outcomes {
  struct outcome *list; /* a hash table */
  uint32_t count, room, mask;
};

/* Room for so many, as far as there is a limit. False: no memory. */
bool outcomes_begin(struct outcomes *o, uint32_t room);
void outcomes_end(struct outcomes *o);
/* NULL: not tried yet */
struct outcome *outcomes_find(const struct outcomes *o, uint64_t decision, uint64_t label);
/* It is tried, whoever says so. NULL: no room. */
struct outcome *outcomes_take(struct outcomes *o, uint64_t decision, uint64_t label);
/* How much advice counts: as so many tries that came out so. */
#define ADVISED_AS 4
/* Is there an option that was not tried yet, nor advised on, and room for it? */
bool outcomes_is_new(const struct outcomes *o, uint64_t decision, const uint64_t *label, int count);
/* All options are known from now on, and how good they look. */
void outcomes_advise(struct outcomes *o, uint64_t decision, const uint64_t *label, int count,
                     const float *worth);
struct choice {
  int option;
  bool fresh; /* nothing has come out of it yet */
  struct outcome *of, *closer;
};
/*
** Which of the options to try: one of which nothing came out yet, else what may be best. False: no room.
** closer: the same decision as somebody meets it who knows more, or 0. What came out there counts, and of what came out at
** the decision only as much as a few tries. choice->closer is NULL without it, or if there is no room.
*/
bool outcomes_choose(struct outcomes *o, uint64_t decision, uint64_t closer, const uint64_t *label, int count,
                     struct rng *rng, struct choice *choice);

#endif
