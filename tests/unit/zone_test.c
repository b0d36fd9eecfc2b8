/* zone_test.c: pieces in zones, against rows of numbers. */
#include <string.h>

#include "greatest.h"
#include "rng.h"
#include "zone.h"

SUITE(zone_suite);

enum { ZONES = 5, PIECES = 40 };

/* The same table twice: linked, and as plain rows. */
static struct piece pieces[PIECES];
static struct zone zones[ZONES];
static struct table table;
static struct {
  uint16_t piece[PIECES];
  int count;
} row[ZONES];
static struct rng r;

static int below(int n) { return (int)rng_below(&r, (uint32_t)n); }

static void lay(void *unused) {
  (void)unused;
  rng_seed(&r, 11, 0);
  memset(row, 0, sizeof row);
  table = (struct table){.piece = pieces, .zone = zones, .zones = ZONES, .pieces = PIECES};
  for (int z = 0; z < ZONES; z++) zones[z] = (struct zone){.bottom = NO_PIECE, .top = NO_PIECE};
  for (int p = 0; p < PIECES; p++) {
    int z = below(ZONES);
    zone_place(&table, (uint16_t)z, (uint16_t)p);
    row[z].piece[row[z].count++] = (uint16_t)p;
  }
}

static void take(int piece) {
  for (int z = 0; z < ZONES; z++)
    for (int i = 0; i < row[z].count; i++)
      if (row[z].piece[i] == piece) {
        row[z].count--;
        memmove(&row[z].piece[i], &row[z].piece[i + 1], (size_t)(row[z].count - i) * sizeof(uint16_t));
        return;
      }
}

static void insert(int z, int at, int piece) {
  memmove(&row[z].piece[at + 1], &row[z].piece[at], (size_t)(row[z].count - at) * sizeof(uint16_t));
  row[z].piece[at] = (uint16_t)piece;
  row[z].count++;
}

static void shuffle(int z) {
  for (int i = row[z].count - 1; i > 0; i--) {
    int k = below(i + 1);
    uint16_t other = row[z].piece[i];
    row[z].piece[i] = row[z].piece[k];
    row[z].piece[k] = other;
  }
}

static enum greatest_test_res same(void) {
  uint16_t list[PIECES];
  ASSERT(zone_sound(&table));
  for (uint16_t z = 0; z < ZONES; z++) {
    ASSERT_EQ_FMT(row[z].count, (int)zone_list(&table, z, list), "%d");
    ASSERT_EQ_FMT(row[z].count, (int)zones[z].count, "%d");
    ASSERT_MEM_EQ(row[z].piece, list, (size_t)row[z].count * sizeof *list);
    int top = row[z].count ? row[z].piece[row[z].count - 1] : NO_PIECE;
    ASSERT_EQ_FMT(top, (int)zones[z].top, "%d");
    ASSERT_EQ_FMT(row[z].count ? (int)row[z].piece[0] : NO_PIECE, (int)zones[z].bottom, "%d");
    for (int i = 0; i < row[z].count; i++) ASSERT_EQ(z, pieces[list[i]].zone);
  }
  PASS();
}

TEST pieces_move_as_in_rows(void) {
  for (int round = 0; round < 20000; round++) {
    int piece = below(PIECES), to = below(ZONES);
    switch (below(3)) {
    case 0:
      zone_move_top(&table, (uint16_t)piece, (uint16_t)to);
      take(piece);
      insert(to, row[to].count, piece);
      break;
    case 1:
      zone_move_bottom(&table, (uint16_t)piece, (uint16_t)to);
      take(piece);
      insert(to, 0, piece);
      break;
    default: shuffle(to); zone_reorder(&table, (uint16_t)to, row[to].piece);
    }
    CHECK_CALL(same());
  }
  PASS();
}

TEST a_zone_can_be_emptied_and_filled(void) {
  for (int p = 0; p < PIECES; p++) zone_move_top(&table, (uint16_t)p, 0);
  ASSERT(zone_sound(&table));
  ASSERT_EQ(PIECES, zones[0].count);
  for (int p = 0; p < PIECES; p++) zone_move_bottom(&table, (uint16_t)p, 1);
  ASSERT(zone_sound(&table));
  ASSERT_EQ(0, zones[0].count);
  ASSERT_EQ(NO_PIECE, zones[0].top);
  uint16_t list[PIECES];
  ASSERT_EQ(PIECES, zone_list(&table, 1, list));
  for (int p = 0; p < PIECES; p++) ASSERT_EQ(PIECES - 1 - p, list[p]);
  PASS();
}

/* A row of three: what can be wrong with it is found. */
static void three(void) {
  for (int z = 0; z < ZONES; z++) zones[z] = (struct zone){.bottom = NO_PIECE, .top = NO_PIECE};
  table.pieces = 3;
  for (int p = 0; p < 3; p++) zone_place(&table, 0, (uint16_t)p);
}

#define UNSOUND(...)                  \
  do {                                \
    three();                          \
    ASSERT(zone_sound(&table));       \
    __VA_ARGS__;                      \
    ASSERT_FALSE(zone_sound(&table)); \
  } while (0)

TEST faults_are_found(void) {
  UNSOUND(zones[0].count = 2);
  UNSOUND(zones[0].top = 1);
  UNSOUND(zones[0].bottom = 1);
  UNSOUND(zones[1].bottom = zones[1].top = 1, zones[1].count = 1); /* in two zones */
  UNSOUND(pieces[1].zone = 1);
  UNSOUND(pieces[1].below = 2);
  UNSOUND(pieces[2].above = 0);                                              /* round and round */
  UNSOUND(pieces[1].above = NO_PIECE, zones[0].top = 1, zones[0].count = 2); /* in no zone */
  UNSOUND(pieces[1].above = PIECES);
  PASS();
}

SUITE(zone_suite) {
  SET_SETUP(lay, NULL);
  RUN_TEST(pieces_move_as_in_rows);
  RUN_TEST(a_zone_can_be_emptied_and_filled);
  RUN_TEST(faults_are_found);
  SET_SETUP(NULL, NULL);
}
