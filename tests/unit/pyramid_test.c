/* pyramid_test.c: what stands and what fits, against laying whatever can be laid. */
#include "pyramid.h"

#include <string.h>

#include "greatest.h"
#include "rng.h"

enum { LEVELS = 5, ROUNDS = 3000 };

static bool stands(int least, const int *width) {
  struct pyramid p = {.levels = LEVELS, .least = least, .wild = 9};
  for (int i = 0; i < LEVELS; i++) {
    p.width[i] = width[i];
    p.stones[i] = 9; /* what is at hand does not lie there */
  }
  return pyramid_stands(&p);
}

#define STANDS(least, ...) stands(least, (const int[LEVELS]){__VA_ARGS__})

TEST pyramid_levels_are_narrower_and_narrower(void) {
  ASSERT(STANDS(2, 2, 1));
  ASSERT(STANDS(2, 0, 0, 4, 2, 1));
  ASSERT_FALSE(STANDS(2, 2, 2, 1));
  ASSERT_FALSE(STANDS(2, 1, 2));
  ASSERT_FALSE(STANDS(2, 3, 0, 1));
  PASS();
}

TEST pyramid_has_levels_enough(void) {
  ASSERT_FALSE(STANDS(2, 0, 3));
  ASSERT(STANDS(1, 0, 3));
  ASSERT_FALSE(STANDS(3, 3, 2));
  ASSERT(STANDS(3, 3, 2, 1));
  ASSERT_FALSE(STANDS(1, 0));
  PASS();
}

TEST pyramid_height_is_from_the_lowest_to_the_highest(void) {
  struct pyramid p = {.levels = LEVELS, .width = {0, 2, 0, 1}};
  int low = -1, high = -1;
  ASSERT(pyramid_span(&p, &low, &high));
  ASSERT_EQ(1, low);
  ASSERT_EQ(3, high);
  ASSERT_FALSE(pyramid_span(&(struct pyramid){.levels = LEVELS}, &low, &high));
  PASS();
}

/* The definition, word for word. */
static bool really_stands(const struct pyramid *p) {
  int levels = 0;
  for (int i = 0; i < LEVELS; i++) {
    levels += p->width[i] > 0;
    if (i > 0 && p->width[i] > 0 && levels > 1 && p->width[i] >= p->width[i - 1]) return false;
  }
  return levels > 0 && levels >= p->least;
}

/* Whatever can be laid from this level on: does anything of that stand? */
static bool can_stand(struct pyramid *p, int level) {
  if (level == LEVELS) return really_stands(p);
  if (can_stand(p, level + 1)) return true;
  for (int wild = 0; wild < 2; wild++) {
    int *at_hand = wild ? &p->wild : &p->stones[level];
    if (*at_hand == 0) continue;
    --*at_hand;
    p->width[level]++;
    bool found = can_stand(p, level);
    p->width[level]--;
    ++*at_hand;
    if (found) return true;
  }
  return false;
}

TEST pyramid_fits_what_can_be_completed(void) {
  struct rng rng;
  rng_seed(&rng, 1, 0);
  int fitting = 0;
  for (int round = 0; round < ROUNDS; round++) {
    struct pyramid p = {
        .levels = LEVELS, .least = 1 + (int)rng_below(&rng, 3), .wild = (int)rng_below(&rng, 3)};
    for (int i = 0; i < LEVELS; i++) {
      p.width[i] = rng_below(&rng, 3) == 0 ? (int)rng_below(&rng, 4) : 0;
      p.stones[i] = (int)rng_below(&rng, 3);
    }
    struct pyramid before = p;
    bool any = false;
    for (int level = 0; level < LEVELS; level++)
      for (int wild = 0; wild < 2; wild++) {
        struct pyramid laid = p;
        bool there = (wild ? laid.wild-- : laid.stones[level]--) > 0;
        laid.width[level]++;
        bool fits = there && can_stand(&laid, 0);
        ASSERT_EQ(fits, pyramid_fits(&p, level, wild));
        any = any || fits;
        fitting += fits;
      }
    ASSERT_EQ(any, pyramid_can_grow(&p));
    ASSERT_EQ(really_stands(&p), pyramid_stands(&p));
    ASSERT_MEM_EQ(&before, &p, sizeof p);
  }
  ASSERT(fitting > ROUNDS);
  PASS();
}

SUITE(pyramid_suite) {
  RUN_TEST(pyramid_levels_are_narrower_and_narrower);
  RUN_TEST(pyramid_has_levels_enough);
  RUN_TEST(pyramid_height_is_from_the_lowest_to_the_highest);
  RUN_TEST(pyramid_fits_what_can_be_completed);
}
