/* board_test.c: ways and tolls, on a corner of Maharaja's map and on random maps. */
#include "board.h"

#include "greatest.h"
#include "rng.h"

/* Two cities beside the start, each road with two villages. */
enum { START, A, B, V1, V2, V3, V4, V11, V12, NODES };
enum { CLOSED = -1 };

static union {
  struct board board;
  uint64_t space[1 + 2 * MAX_NODES];
} room;
static struct board *const map = &room.board;
static uint8_t way[MAX_NODES];
static int steps;

static void lay_map(void *unused) {
  (void)unused;
  board_init(map, NODES);
  board_road(map, (const uint8_t[]){START, V1, V2, A}, 4);
  board_road(map, (const uint8_t[]){START, V3, V4, B}, 4);
  board_road(map, (const uint8_t[]){A, V11, V12, B}, 4);
}

TEST board_knows_its_roads(void) {
  ASSERT(sizeof room >= board_size(MAX_NODES));
  ASSERT(board_joined(map, START, V1));
  ASSERT(board_joined(map, V1, START));
  ASSERT_FALSE(board_joined(map, START, V2));
  ASSERT_FALSE(board_road(map, (const uint8_t[]){A, NODES}, 2));
  ASSERT_FALSE(board_road(map, (const uint8_t[]){A, B, B}, 3));
  ASSERT_FALSE(board_joined(map, A, B));
  PASS();
}

/* MAH-T1: an empty village bars the way. */
TEST board_reach_stops_at_empty_villages(void) {
  const int32_t toll[NODES] = {[V3] = CLOSED, [V12] = CLOSED};
  struct nodes reached = board_reach(map, START, toll);
  ASSERT(nodes_has(&reached, START));
  ASSERT(nodes_has(&reached, A));
  ASSERT(nodes_has(&reached, V11));
  ASSERT_FALSE(nodes_has(&reached, V12));
  ASSERT_FALSE(nodes_has(&reached, B));
  ASSERT_FALSE(nodes_has(&reached, V4));
  PASS();
}

TEST board_reach_begins_anywhere(void) {
  const int32_t toll[NODES] = {[START] = CLOSED, [V11] = CLOSED};
  struct nodes reached = board_reach(map, START, toll);
  ASSERT(nodes_has(&reached, A));
  reached = board_reach(map, A, toll);
  ASSERT_FALSE(nodes_has(&reached, START));
  ASSERT_EQ(3, __builtin_popcountll(reached.bits[0]));
  PASS();
}

/* MAH-T2, T3: one gold for each house of another; MAH-T4: an own house makes the village free. */
TEST board_path_pays_for_foreign_houses(void) {
  const int32_t toll[NODES] = {[V1] = 2, [V2] = 0, [V3] = CLOSED, [V11] = 2, [V12] = 1};
  ASSERT_EQ(2, board_path(map, START, A, toll, way, &steps));
  ASSERT_EQ(4, steps);
  ASSERT_MEM_EQ(((uint8_t[]){START, V1, V2, A}), way, 4);
  ASSERT_EQ(5, board_path(map, START, B, toll, way, &steps));
  ASSERT_MEM_EQ(((uint8_t[]){START, V1, V2, A, V11, V12, B}), way, 7);
  int64_t cost[NODES];
  board_costs(map, START, toll, cost);
  ASSERT_EQ(0, cost[START]);
  ASSERT_EQ(2, cost[A]);
  ASSERT_EQ(5, cost[B]);
  ASSERT_EQ(NO_WAY, cost[V3]);
  PASS();
}

TEST board_path_may_not_exist(void) {
  const int32_t toll[NODES] = {[V2] = CLOSED, [V12] = CLOSED};
  ASSERT_EQ(NO_WAY, board_path(map, START, A, toll, way, &steps));
  ASSERT_EQ(0, steps);
  ASSERT_EQ(0, board_path(map, START, START, toll, way, &steps));
  ASSERT_EQ(1, steps);
  PASS();
}

TEST board_path_prefers_few_steps_then_low_nodes(void) {
  const int32_t toll[NODES] = {[V1] = 1, [V3] = 0};
  ASSERT_EQ(0, board_path(map, START, A, toll, way, &steps)); /* six free steps beat three for 1 */
  ASSERT_EQ(7, steps);
  ASSERT_EQ(0, board_path(map, START, A, NULL, way, &steps));
  ASSERT_EQ(4, steps);
  /* both ways round a square, whichever road was laid first */
  board_init(map, 100);
  board_road(map, (const uint8_t[]){99, 70, 0}, 3);
  board_road(map, (const uint8_t[]){99, 3, 0}, 3);
  board_path(map, 99, 0, NULL, way, &steps);
  ASSERT_MEM_EQ(((uint8_t[]){99, 3, 0}), way, 3);
  PASS();
}

TEST board_path_survives_the_dearest_tolls(void) {
  int32_t toll[MAX_NODES];
  board_init(map, MAX_NODES);
  for (int n = 0; n < MAX_NODES; n++) {
    toll[n] = INT32_MAX;
    if (n > 0) board_road(map, (const uint8_t[]){(uint8_t)(n - 1), (uint8_t)n}, 2);
  }
  ASSERT_EQ(INT64_C(127) * INT32_MAX, board_path(map, 0, 127, toll, way, &steps));
  ASSERT_EQ(128, steps);
  PASS();
}

/* To B: 2 to one payee the short way, 1 to each of two the long one; a way that gives both more is none. */
TEST board_ways_differ_in_who_is_paid(void) {
  struct dues dues[NODES] = {[V3] = {{2}}, [V4] = {{0}}, [V1] = {{1}}, [V11] = {{0, 1}}};
  static struct way ways[MAX_WAYS];
  ASSERT_EQ(2, board_ways(map, START, B, dues, ways));
  ASSERT_EQ(4, ways[0].count); /* of equally cheap ones the shortest first */
  ASSERT_MEM_EQ(((uint8_t[]){START, V3, V4, B}), ways[0].node, 4);
  ASSERT_EQ(7, ways[1].count);
  ASSERT_MEM_EQ(((uint8_t[]){START, V1, V2, A, V11, V12, B}), ways[1].node, 7);
  dues[V12].to[0] = 1;
  ASSERT_EQ(1, board_ways(map, START, B, dues, ways));
  dues[V3].to[0] = CLOSED;
  ASSERT_EQ(1, board_ways(map, START, B, dues, ways));
  ASSERT_EQ(7, ways[0].count);
  dues[V1].to[0] = CLOSED;
  ASSERT_EQ(0, board_ways(map, START, B, dues, ways));
  ASSERT_EQ(1, board_ways(map, START, START, dues, ways));
  ASSERT_EQ(1, ways[0].count);
  PASS();
}

/* Each rung gives one of two payees twice as much as the one before: 32 ways, and each pays otherwise. */
TEST board_ways_are_all_told(void) {
  static struct way ways[MAX_WAYS];
  static struct dues dues[MAX_NODES];
  board_init(map, 16);
  for (int i = 0; i < 5; i++) {
    uint8_t at = (uint8_t)(3 * i);
    board_road(map, (const uint8_t[]){at, at + 1, at + 3}, 3);
    board_road(map, (const uint8_t[]){at, at + 2, at + 3}, 3);
    dues[at + 1] = (struct dues){{1 << i}};
    dues[at + 2] = (struct dues){{0, 1 << i}};
  }
  ASSERT_EQ(32, board_ways(map, 0, 15, dues, ways));
  PASS();
}

/* A ladder in which each rung is another choice of whom to pay: more ways than are told, the cheapest of them. */
TEST board_ways_are_not_more_than_can_be_told(void) {
  static struct way ways[MAX_WAYS];
  static struct dues dues[MAX_NODES];
  board_init(map, 61);
  for (int i = 0; i < 20; i++) {
    uint8_t at = (uint8_t)(3 * i);
    board_road(map, (const uint8_t[]){at, at + 1, at + 3}, 3);
    board_road(map, (const uint8_t[]){at, at + 2, at + 3}, 3);
    dues[at + 1] = (struct dues){{1 + i % 3}};
    dues[at + 2] = (struct dues){{0, 1 << i % 5}};
  }
  int count = board_ways(map, 0, 60, dues, ways);
  ASSERT(count > 1 && count <= MAX_WAYS);
  int64_t last = 0, cost[MAX_NODES];
  int32_t toll[MAX_NODES];
  for (int n = 0; n < 61; n++) toll[n] = dues[n].to[0] + dues[n].to[1];
  board_costs(map, 0, toll, cost);
  for (int i = 0; i < count; i++) {
    int64_t sum = 0;
    for (int k = 0; k < ways[i].count; k++) sum += toll[ways[i].node[k]];
    ASSERT(i > 0 || sum == cost[60]);
    ASSERT(sum >= last);
    last = sum;
  }
  PASS();
}

/* The cheapest costs, by relaxing all roads until nothing changes. */
static void slow_costs(int nodes, int from, const int32_t *toll, int64_t *cost) {
  for (int n = 0; n < nodes; n++) cost[n] = n == from ? 0 : NO_WAY;
  for (int pass = 0; pass < nodes; pass++)
    for (int x = 0; x < nodes; x++)
      for (int y = 0; y < nodes; y++)
        if (cost[x] != NO_WAY && toll[y] >= 0 && board_joined(map, x, y))
          if (cost[y] == NO_WAY || cost[x] + toll[y] < cost[y]) cost[y] = cost[x] + toll[y];
}

TEST board_agrees_with_a_slow_search(void) {
  struct rng r;
  rng_seed(&r, 5, 0);
  for (int round = 0; round < 60; round++) {
    int nodes = 2 + (int)rng_below(&r, round % 2 ? 80 : 12);
    int32_t toll[MAX_NODES];
    int64_t cost[MAX_NODES], slow[MAX_NODES];
    board_init(map, nodes);
    for (int n = 0; n < nodes; n++) toll[n] = (int32_t)rng_below(&r, 5) - 1;
    for (int road = 0; road < 2 * nodes; road++)
      board_road(
          map,
          (const uint8_t[]){(uint8_t)rng_below(&r, (uint32_t)nodes), (uint8_t)rng_below(&r, (uint32_t)nodes)},
          2);
    board_costs(map, 0, toll, cost);
    slow_costs(nodes, 0, toll, slow);
    struct nodes reached = board_reach(map, 0, toll);
    for (int to = 0; to < nodes; to++) {
      ASSERT_EQ(slow[to], cost[to]);
      ASSERT_EQ(slow[to] != NO_WAY, nodes_has(&reached, to));
      ASSERT_EQ(slow[to], board_path(map, 0, to, toll, way, &steps));
      int64_t paid = 0;
      for (int i = 1; i < steps; i++) {
        ASSERT(board_joined(map, way[i - 1], way[i]));
        paid += toll[way[i]];
      }
      if (steps > 0) ASSERT_EQ(cost[to], paid);
    }
  }
  PASS();
}

SUITE(board_suite) {
  SET_SETUP(lay_map, NULL);
  RUN_TEST(board_knows_its_roads);
  RUN_TEST(board_reach_stops_at_empty_villages);
  RUN_TEST(board_reach_begins_anywhere);
  RUN_TEST(board_path_pays_for_foreign_houses);
  RUN_TEST(board_path_may_not_exist);
  RUN_TEST(board_path_prefers_few_steps_then_low_nodes);
  RUN_TEST(board_path_survives_the_dearest_tolls);
  RUN_TEST(board_ways_differ_in_who_is_paid);
  RUN_TEST(board_ways_are_all_told);
  RUN_TEST(board_ways_are_not_more_than_can_be_told);
  RUN_TEST(board_agrees_with_a_slow_search);
  SET_SETUP(NULL, NULL);
}
