/* rng.h: the game's own random numbers, the same on every machine. */
#ifndef CROUPIER_RNG_H
#define CROUPIER_RNG_H

#include <stdint.h>

/* Written into journals. If any number drawn changes, this version must change. */
#define RNG_VERSION 1

struct rng {
  uint64_t a, b;
};

/* Streams of one seed are independent: 0 is chance, 1 + seat is the bot in that seat. */
void rng_seed(struct rng *r, uint64_t seed, uint64_t stream);

static inline uint64_t rng_next(struct rng *r) { /* xoroshiro128+ */
  uint64_t a = r->a, b = r->b, sum = a + b;
  b ^= a;
  r->a = ((a << 24) | (a >> 40)) ^ b ^ (b << 16);
  r->b = (b << 37) | (b >> 27);
  return sum;
}

/* A number from 0 to n - 1, all equally likely; n > 0. */
static inline uint32_t rng_below(struct rng *r, uint32_t n) {
  uint64_t product = (rng_next(r) >> 32) * n;
  if ((uint32_t)product < n) { /* perhaps in the uneven rest? */
    uint32_t rest = -n % n;
    while ((uint32_t)product < rest) product = (rng_next(r) >> 32) * n;
  }
  return (uint32_t)(product >> 32);
}

#endif
