/* purse_test.c: goods move and are never made or lost. */
#include "greatest.h"
#include "purse.h"

enum { HOUSES, GOLD };

static struct purses two_purses(void) {
  struct purses p = {0};
  purse_new(&p, GOLD, NO_OWNER, 0xff, 60);
  purse_new(&p, GOLD, 0, 1, 15);
  return p;
}

TEST purse_pays(void) {
  struct purses p = two_purses();
  ASSERT(purse_move(&p, 1, 0, 12));
  ASSERT_EQ(3, p.purse[1].amount);
  ASSERT_EQ(72, p.purse[0].amount);
  ASSERT_EQ(75, purse_total(&p, GOLD));
  PASS();
}

TEST purse_pays_all_and_nothing(void) {
  struct purses p = two_purses();
  ASSERT(purse_move(&p, 1, 0, 15));
  ASSERT(purse_move(&p, 1, 0, 0));
  ASSERT(purse_move(&p, 0, 0, 75));
  ASSERT_EQ(75, p.purse[0].amount);
  PASS();
}

TEST purse_refuses(void) {
  struct purses p = two_purses();
  int houses = purse_new(&p, HOUSES, 0, 0xff, 6);
  int full = purse_new(&p, GOLD, 1, 2, INT32_MAX);
  ASSERT_FALSE(purse_move(&p, 1, 0, 16));
  ASSERT_FALSE(purse_move(&p, 1, 1, 16));
  ASSERT_FALSE(purse_move(&p, 1, 0, -1));
  ASSERT_FALSE(purse_move(&p, houses, 0, 1));
  ASSERT_FALSE(purse_move(&p, 1, full, 1));
  ASSERT_FALSE(purse_move(&p, houses, p.count, 1));
  ASSERT_FALSE(purse_move(&p, p.count, houses, 0));
  ASSERT_FALSE(purse_move(&p, -1, 1, 1));
  ASSERT(purse_move(&p, full, full, INT32_MAX));
  ASSERT(purse_move(&p, full, 1, 15));
  ASSERT(purse_move(&p, 1, full, 15)); /* to the brim */
  ASSERT_EQ(15, p.purse[1].amount);
  ASSERT_EQ(60, p.purse[0].amount);
  ASSERT_EQ(6, purse_total(&p, HOUSES));
  PASS();
}

TEST purse_owner_and_seers_are_kept(void) {
  struct purses p = two_purses();
  ASSERT_EQ(NO_OWNER, p.purse[0].owner);
  ASSERT_EQ(0, p.purse[1].owner);
  ASSERT_EQ(1, p.purse[1].sees);
  PASS();
}

TEST purse_new_has_limits(void) {
  struct purses p = {0};
  ASSERT_EQ(-1, purse_new(&p, GOLD, 0, 0, -1));
  for (int i = 0; i < MAX_PURSES; i++) ASSERT_EQ(i, purse_new(&p, GOLD, 0, 0, 1));
  ASSERT_EQ(-1, purse_new(&p, GOLD, 0, 0, 1));
  ASSERT_EQ(MAX_PURSES, purse_total(&p, GOLD));
  PASS();
}

SUITE(purse_suite) {
  RUN_TEST(purse_pays);
  RUN_TEST(purse_pays_all_and_nothing);
  RUN_TEST(purse_refuses);
  RUN_TEST(purse_owner_and_seers_are_kept);
  RUN_TEST(purse_new_has_limits);
}
