/* rng.c: seeding of the random streams. */
#include "rng.h"

static uint64_t mix(uint64_t *state) { /* splitmix64 */
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

void rng_seed(struct rng *r, uint64_t seed, uint64_t stream) {
  uint64_t state = stream;
  state = seed ^ mix(&state);
  r->a = mix(&state);
  r->b = mix(&state) | 1; /* never both zero */
}
