/* knowledge_test.c: what is dealt anew, against a list of all tables that a seat thinks possible. */
#include <string.h>

#include "greatest.h"
#include "knowledge.h"

SUITE(knowledge_suite);

enum { PIECES = 5, TABLES = 120, STEPS = 7, GAMES = 400, DEALS = 1500 };

/* Which card lies where piece p lies: every order of the cards is a table. */
static uint16_t tables[TABLES][PIECES];
static bool possible[TABLES];

static uint64_t memory[100];
static struct knowledge k;
static struct piece pieces[PIECES];
static struct zone zones[2];
static struct table table;
static struct rng r;

static int find(const uint16_t *cards) {
  for (int i = 0; i < TABLES; i++)
    if (memcmp(tables[i], cards, sizeof tables[i]) == 0) return i;
  return -1;
}

static void list_tables(void) {
  int count = 0;
  for (int code = 0; code < PIECES * PIECES * PIECES * PIECES * PIECES; code++) {
    uint16_t cards[PIECES];
    unsigned used = 0;
    for (int i = 0, rest = code; i < PIECES; i++, rest /= PIECES)
      used |= 1u << (cards[i] = (uint16_t)(rest % PIECES));
    if (used == (1u << PIECES) - 1) memcpy(tables[count++], cards, sizeof cards);
  }
}

static void begin(void) {
  table = (struct table){.piece = pieces, .zone = zones, .zones = 2, .pieces = PIECES};
  for (int z = 0; z < 2; z++) zones[z] = (struct zone){.bottom = NO_PIECE, .top = NO_PIECE};
  for (uint16_t p = 0; p < PIECES; p++) {
    pieces[p].face = (uint16_t)(p / 2);
    zone_place(&table, p % 2, p);
  }
  knowledge_begin(&k, PIECES, memory);
  memset(possible, 0, sizeof possible);
  uint16_t as_it_is[PIECES] = {0, 1, 2, 3, 4};
  possible[find(as_it_is)] = true;
}

/* Each possible table becomes all that differ from it at the places in the set alone. */
static void mix(unsigned set) {
  uint16_t list[PIECES];
  int count = 0;
  for (uint16_t p = 0; p < PIECES; p++)
    if (set >> p & 1) list[count++] = p;
  knowledge_mix(&k, list, count);
  bool then[TABLES] = {false};
  for (int a = 0; a < TABLES; a++)
    for (int b = 0; b < TABLES && possible[a]; b++) {
      bool same = true;
      for (int p = 0; p < PIECES; p++) same = same && (set >> p & 1 || tables[a][p] == tables[b][p]);
      then[b] = then[b] || same;
    }
  memcpy(possible, then, sizeof then);
}

static void see(uint16_t piece) {
  knowledge_see(&k, piece);
  for (int i = 0; i < TABLES; i++) possible[i] = possible[i] && tables[i][piece] == piece;
}

static void deal_often(bool *dealt) {
  static struct deal deal;
  uint16_t now[PIECES];
  memset(dealt, 0, TABLES * sizeof *dealt);
  knowledge_plan(&k, &table, &deal);
  for (int i = 0; i < DEALS; i++) {
    knowledge_deal(&k, &deal, &r, now);
    dealt[find(now)] = true;
  }
}

/* All that is possible is dealt; and nothing else, but where classes of different branches are mixed. */
TEST all_possible_tables(void) {
  int too_many = 0;
  rng_seed(&r, 5, 0);
  for (int game = 0; game < GAMES; game++) {
    bool dealt[TABLES];
    begin();
    for (int step = 0; step < STEPS; step++) {
      if (rng_below(&r, 3) > 0) mix(rng_below(&r, 1u << PIECES));
      else see((uint16_t)rng_below(&r, PIECES));
    }
    deal_often(dealt);
    bool more = false;
    for (int i = 0; i < TABLES; i++) {
      ASSERT(dealt[i] || !possible[i]);
      more = more || (dealt[i] && !possible[i]);
    }
    too_many += more;
  }
  ASSERT_IN_RANGE(0, too_many, GAMES / 20);
  PASS();
}

/* Two pieces seen, then shuffled into a part of what is not known: they are there, and nowhere else. */
TEST seen_then_shuffled_in(void) {
  bool dealt[TABLES];
  rng_seed(&r, 6, 0);
  begin();
  mix(1 | 2 | 4);
  mix(4 | 8);
  deal_often(dealt);
  for (int i = 0; i < TABLES; i++) {
    ASSERT_EQ(possible[i], dealt[i]);
    ASSERT(!dealt[i] || tables[i][2] == 3 || tables[i][3] == 3);
  }
  PASS();
}

/* Two pieces seen going to a hand, which then takes one from a pile and is mixed: they are in it. */
TEST seen_then_mixed_with_others(void) {
  bool dealt[TABLES];
  rng_seed(&r, 8, 0);
  begin();
  mix(1 | 2);
  mix(4 | 8 | 16);
  mix(1 | 2 | 4);
  deal_often(dealt);
  for (int i = 0; i < TABLES; i++) {
    ASSERT_EQ(possible[i], dealt[i]);
    ASSERT(!dealt[i] || (tables[i][3] > 1 && tables[i][4] > 1));
  }
  PASS();
}

/* What is dealt is a function of what the seat knows: from any of the tables that it thinks possible. */
TEST same_from_every_table(void) {
  static struct deal deal;
  uint16_t now[PIECES], cards[2][PIECES];
  begin();
  mix(1 | 2 | 4 | 8);
  see(1);
  for (int i = 0; i < 2; i++) {
    rng_seed(&r, 7, 0);
    knowledge_plan(&k, &table, &deal);
    knowledge_deal(&k, &deal, &r, now);
    knowledge_lay(&table, &deal, now);
    knowledge_follow(&k, now, false);
    ASSERT(zone_sound(&table));
    zone_list(&table, 1, cards[i] + zone_list(&table, 0, cards[i]));
  }
  ASSERT_MEM_EQ(cards[0], cards[1], sizeof cards[0]);
  PASS();
}

/* A piece may be in one class, and lie in another: there may be twice as many classes as pieces. */
TEST many_classes(void) {
  enum { MANY = 1000, CLASSES = MANY - 5 };
  static struct piece many[MANY];
  static struct zone zone;
  static uint64_t room[MANY * 2];
  static struct deal deal;
  uint16_t now[MANY];
  table = (struct table){.piece = many, .zone = &zone, .zones = 1, .pieces = MANY};
  zone = (struct zone){.bottom = NO_PIECE, .top = NO_PIECE};
  for (uint16_t p = 0; p < MANY; p++) {
    many[p].face = p;
    zone_place(&table, 0, p);
  }
  ASSERT(knowledge_size(MANY) <= sizeof room);
  knowledge_begin(&k, MANY, room);
  for (uint16_t n = 0; n < CLASSES; n++) {
    uint16_t first[] = {n, MANY - 1, MANY - 2, MANY - 3}, then[] = {n, MANY - 1, MANY - 4, MANY - 5};
    knowledge_mix(&k, first, 4);
    knowledge_mix(&k, then, 4);
    for (uint16_t p = CLASSES; p < MANY; p++) knowledge_see(&k, p);
  }
  knowledge_plan(&k, &table, &deal);
  ASSERT_EQ(CLASSES, deal.count);
  ASSERT_EQ(2 * CLASSES, deal.classes);
  knowledge_deal(&k, &deal, &r, now);
  for (uint16_t p = 0; p < MANY; p++) ASSERT_EQ(p, now[p]);
  PASS();
}

SUITE(knowledge_suite) {
  RUN_TEST(many_classes);
  list_tables();
  RUN_TEST(all_possible_tables);
  RUN_TEST(seen_then_shuffled_in);
  RUN_TEST(seen_then_mixed_with_others);
  RUN_TEST(same_from_every_table);
}
