/* rng.c: seeding of the random streams. */
#include "rng.h"

#include "fold.h"

static uint64_t mix(uint64_t *state) { /* splitmix64 */
  return fold_scatter(*state += FOLD_FRACTION);
}

void rng_seed(struct rng *r, uint64_t seed, uint64_t stream) {
  uint64_t state = stream;
  state = seed ^ mix(&state);
  r->a = mix(&state);
  r->b = mix(&state) | 1; /* never both zero */
}
