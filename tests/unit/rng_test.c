/* rng_test.c: the numbers drawn are the same for ever, uniform, and independent between streams. */
#include "rng.h"

#include "greatest.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* The published generator's first numbers from the state 1, 2. */
TEST rng_is_xoroshiro128plus(void) {
  static const uint64_t known[] = {3,
                                   412333834243,
                                   2360170716294286339,
                                   UINT64_C(9295852285959843169),
                                   2797080929874688578,
                                   6019711933173041966};
  struct rng r = {1, 2};
  for (size_t i = 0; i < COUNT(known); i++) ASSERT_EQ(known[i], rng_next(&r));
  PASS();
}

/* Journals depend on these: whoever changes one raises RNG_VERSION. */
TEST rng_version_1_draws_these(void) {
  static const uint32_t dice[] = {5, 1, 2, 0, 4, 0, 0, 5, 1, 0, 4, 4};
  static const uint32_t large[] = {876308021, 292540534, 2567686309, 1890049924};
  struct rng r;
  ASSERT_EQ(1, RNG_VERSION);
  rng_seed(&r, 0xdeadbeef, 3);
  ASSERT_EQ(UINT64_C(0x632fe012befa209d), rng_next(&r));
  rng_seed(&r, 1, 0);
  for (size_t i = 0; i < COUNT(dice); i++) ASSERT_EQ(dice[i], rng_below(&r, 6));
  for (int i = 0; i < 8; i++) rng_below(&r, 52);
  for (size_t i = 0; i < COUNT(large); i++) ASSERT_EQ(large[i], rng_below(&r, 3000000000));
  PASS();
}

TEST rng_below_stays_below(void) {
  struct rng r;
  rng_seed(&r, 9, 0);
  for (uint32_t n = 1; n < 200; n++)
    for (int i = 0; i < 50; i++) ASSERT(rng_below(&r, n) < n);
  for (int i = 0; i < 1000; i++) ASSERT(rng_below(&r, UINT32_MAX) < UINT32_MAX);
  PASS();
}

/* How far counts are from even, as chi-square; about as large as their number is usual. */
static double unevenness(const uint32_t *counts, uint32_t n, double expected) {
  double sum = 0;
  for (uint32_t i = 0; i < n; i++) sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  return sum;
}

/* Limits are the 99.9 % points of chi-square with one degree less than there are faces. */
TEST rng_below_is_even(void) {
  static const struct {
    uint32_t n;
    double limit;
  } dice[] = {{2, 10.83}, {6, 20.52}, {52, 87.97}, {108, 154.31}};
  struct rng r;
  rng_seed(&r, 20240601, 0);
  for (size_t d = 0; d < COUNT(dice); d++) {
    uint32_t counts[108] = {0};
    for (uint32_t i = 0; i < 1000 * dice[d].n; i++) counts[rng_below(&r, dice[d].n)]++;
    ASSERT(unevenness(counts, dice[d].n, 1000) < dice[d].limit);
  }
  PASS();
}

/* Without rejecting the uneven rest, every third of these would come twice as often. */
TEST rng_below_is_even_for_large_numbers(void) {
  struct rng r;
  uint32_t counts[3] = {0};
  rng_seed(&r, 4, 0);
  for (int i = 0; i < 30000; i++) counts[rng_below(&r, 3000000000) % 3]++;
  ASSERT(unevenness(counts, 3, 10000) < 13.82);
  PASS();
}

TEST rng_streams_are_independent(void) {
  enum { STREAMS = 9, DRAWS = 40000 };
  struct rng r[STREAMS];
  for (uint64_t s = 0; s < STREAMS; s++) rng_seed(&r[s], 42, s);
  uint32_t pairs[STREAMS][36] = {{0}};
  for (int i = 0; i < DRAWS; i++) {
    uint32_t roll[STREAMS];
    for (int s = 0; s < STREAMS; s++) roll[s] = rng_below(&r[s], 6);
    for (int s = 0; s < STREAMS; s++) pairs[s][roll[s] * 6 + roll[(s + 1) % STREAMS]]++;
  }
  for (int s = 0; s < STREAMS; s++) ASSERT(unevenness(pairs[s], 36, DRAWS / 36.0) < 66.62);
  PASS();
}

/* Neighbouring seeds must not give neighbouring games. */
TEST rng_seeds_are_independent(void) {
  uint32_t pairs[36] = {0};
  for (uint64_t seed = 0; seed < 40000; seed++) {
    struct rng x, y;
    rng_seed(&x, seed, 0);
    rng_seed(&y, seed + 1, 0);
    pairs[rng_below(&x, 6) * 6 + rng_below(&y, 6)]++;
  }
  ASSERT(unevenness(pairs, 36, 40000 / 36.0) < 66.62);
  PASS();
}

SUITE(rng_suite) {
  RUN_TEST(rng_is_xoroshiro128plus);
  RUN_TEST(rng_version_1_draws_these);
  RUN_TEST(rng_below_stays_below);
  RUN_TEST(rng_below_is_even);
  RUN_TEST(rng_below_is_even_for_large_numbers);
  RUN_TEST(rng_streams_are_independent);
  RUN_TEST(rng_seeds_are_independent);
}
