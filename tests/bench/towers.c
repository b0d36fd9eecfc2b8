/* towers.c: Five Towers for two or three by hand: how fast a machine can play it. The policy is the random player's. */
#define _POSIX_C_SOURCE 200809L

#include "twin.h"

enum { KINDS = 5, VALUES = 16, CARDS = KINDS * VALUES, DISPLAY = 5, EMPTY = VALUES };
enum { EIGHT = 1 << 8, NINE = 1 << 9 };

/* A card is kind << 4 | value; without the cards for four and five players no card exists twice. */
struct builder {
  struct rng bot;
  uint8_t tower[KINDS][VALUES + 1]; /* [0] is EMPTY, the cards follow; [height] is the top */
  uint8_t height[KINDS];
  int demolished;
};

struct towers {
  struct rng chance;
  struct builder builder[3];
  int players, starter;
  uint64_t decisions;
  uint8_t pile[CARDS], discard[CARDS];
  int piled, discarded;
  uint8_t display[DISPLAY];
  int displayed;
  uint16_t shown[KINDS]; /* the values on display, as bits */
};

static uint32_t choose(struct towers *g, const struct builder *b, uint32_t options) {
  return twin_draw(&b->bot, g->decisions++, options);
}

static int kind_of(int card) { return card >> 4; }

static int value_of(int card) { return card & 15; }

static int top_of(const struct builder *b, int kind) { return b->tower[kind][b->height[kind]]; }

/* The lowest bit of the set, but for so many that come before it. */
static int nth_bit(unsigned set, uint32_t n) {
  while (n-- > 0) set &= set - 1;
  return __builtin_ctz(set);
}

static int count_bits(unsigned set) { /* of 16 */
  set -= set >> 1 & 0x5555;
  set = (set & 0x3333) + (set >> 2 & 0x3333);
  set = (set + (set >> 4)) & 0x0f0f;
  return (int)((set + (set >> 8)) & 31);
}

/* --- what can be laid --- */

static bool may_lie(int value, int below) {
  if (below == 0) return false;
  return value < below || below == 8 || value == 9;
}

/* Can all these values be laid on a tower, in some order? A 9 lets values below it follow, an 8 all values. */
static bool fits(unsigned values, int top) {
  if (top == 0) return values == 0;
  if (top == 8 || top == EMPTY) return true;
  if (values & EIGHT) return values & NINE || top > 8;
  if (values & NINE && top < 10) top = 10;
  return values < 1u << top;
}

/* How many of these values can be laid. */
static int most_of(unsigned values, int top) {
  if (top == 0) return 0;
  if (top != 8 && top != EMPTY && !(values & EIGHT && (values & NINE || top > 8))) {
    if (values & NINE && top < 10) top = 10;
    values &= (1u << top) - 1;
  }
  return count_bits(values);
}

static bool may_demolish(const struct builder *b, int kind) {
  return b->height[kind] > 0 && top_of(b, kind) != 0;
}

static int below_top(const struct builder *b, int kind) { return b->tower[kind][b->height[kind] - 1]; }

/* How many cards of the display can be built, with one demolition at most. */
static int most_buildable(const struct towers *g, const struct builder *b) {
  int most = 0, gain = 0;
  for (int kind = 0; kind < KINDS; kind++) {
    unsigned values = g->shown[kind];
    if (!values) continue;
    int n = most_of(values, top_of(b, kind));
    most += n;
    if (!may_demolish(b, kind)) continue;
    int more = most_of(values, below_top(b, kind)) - n;
    if (more > gain) gain = more;
  }
  return most + gain;
}

/* --- sets of cards of the display, as families: bit m of a word stands for the set with mask m --- */

static const uint32_t holding[DISPLAY] = {0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000};
static const uint32_t of_size[DISPLAY + 1] = {0x00000001, 0x00010116, 0x01161668,
                                              0x16686880, 0x68808000, 0x80000000};

/* All sets that hold exactly these of the members. */
static uint32_t holding_exactly(unsigned members, unsigned held) {
  uint32_t family = ~0u;
  for (; members; members &= members - 1) {
    int card = __builtin_ctz(members);
    family &= held >> card & 1 ? holding[card] : ~holding[card];
  }
  return family;
}

/* The sets whose cards among these, which are of one kind, cannot be laid on that value. */
static uint32_t failing_sets(const struct towers *g, unsigned members, int on) {
  if (!(members & (members - 1))) { /* a single card? */
    int card = __builtin_ctz(members);
    return may_lie(value_of(g->display[card]), on) ? 0 : holding[card];
  }
  uint32_t failing = 0;
  for (unsigned held = members; held; held = (held - 1) & members) {
    unsigned values = 0;
    for (unsigned left = held; left; left &= left - 1)
      values |= 1u << value_of(g->display[__builtin_ctz(left)]);
    if (!fits(values, on)) failing |= holding_exactly(members, held);
  }
  return failing;
}

/* The sets that can be built, with one demolition at most. */
static uint32_t buildable_sets(const struct towers *g, const struct builder *b) {
  uint32_t sets = ~0u, unlifted = ~0u;
  uint8_t members[KINDS] = {0};
  if (g->displayed < DISPLAY) sets = (1u << (1 << g->displayed)) - 1;
  for (int i = 0; i < g->displayed; i++) members[kind_of(g->display[i])] |= (uint8_t)(1 << i);
  for (int kind = 0; kind < KINDS; kind++) {
    if (!members[kind]) continue;
    uint32_t failing = failing_sets(g, members[kind], top_of(b, kind)), lifted = 0;
    if (may_demolish(b, kind)) lifted = unlifted & ~failing_sets(g, members[kind], below_top(b, kind));
    sets = sets & (~failing | lifted);
    unlifted &= ~failing;
  }
  return sets;
}

/* --- the round --- */

static void deal_display(struct towers *g) {
  memset(g->shown, 0, sizeof g->shown);
  g->displayed = g->piled < DISPLAY ? g->piled : DISPLAY;
  for (int i = 0; i < g->displayed; i++) {
    uint8_t card = g->pile[--g->piled];
    g->display[i] = card;
    g->shown[kind_of(card)] |= (uint16_t)(1u << value_of(card));
  }
}

/* Everybody once: the starter bids, the others bid more or pass. Returns the builder. */
static int take_bids(struct towers *g, int *bid) {
  int high = -1, seat = g->starter, builder = seat;
  for (int i = 0; i < g->players && high < g->displayed; i++) {
    const struct builder *b = &g->builder[seat];
    int raises = most_buildable(g, b) - high;
    if (raises < 0) raises = 0;
    int option = (int)choose(g, b, (uint32_t)(raises + (i > 0)));
    if (option < raises) {
      high += 1 + option;
      builder = seat;
    }
    if (++seat == g->players) seat = 0;
  }
  *bid = high;
  return builder;
}

/* One card at a time, each from those with which a buildable set can still be had. */
static int take_cards(struct towers *g, const struct builder *b, int bid, uint8_t *hand) {
  uint32_t sets = buildable_sets(g, b) & of_size[bid];
  unsigned taken = 0;
  for (int n = 0; n < bid; n++) {
    unsigned open = 0;
    int options = 0;
    for (int i = 0; i < g->displayed; i++)
      if (!(taken >> i & 1) && sets & holding[i]) {
        open |= 1u << i;
        options++;
      }
    int card = nth_bit(open, choose(g, b, (uint32_t)options));
    taken |= 1u << card;
    sets &= holding[card];
    hand[n] = g->display[card];
  }
  int left = 0;
  for (int i = 0; i < g->displayed; i++)
    if (!(taken >> i & 1)) g->display[left++] = g->display[i];
  return left;
}

static void demolish(struct towers *g, struct builder *b, const uint16_t *held) {
  unsigned failing = 0, open = 0;
  int options = 0;
  for (int kind = 0; kind < KINDS; kind++)
    if (!fits(held[kind], top_of(b, kind))) failing |= 1u << kind;
  for (int kind = 0; kind < KINDS; kind++) {
    if (failing & ~(1u << kind) || !may_demolish(b, kind) || !fits(held[kind], below_top(b, kind))) continue;
    open |= 1u << kind;
    options++;
  }
  uint32_t option = choose(g, b, (uint32_t)(options + !failing));
  if (option == (uint32_t)options) return;
  b->height[nth_bit(open, option)]--;
  b->demolished++;
}

struct orders {
  uint8_t order[120][DISPLAY], now[DISPLAY];
  const uint8_t *values;
  int count;
};

static void list_orders(struct orders *o, unsigned rest, int below, int laid) {
  if (!rest) memcpy(o->order[o->count++], o->now, (size_t)laid);
  for (unsigned next = rest; next; next &= next - 1) {
    int card = __builtin_ctz(next);
    if (!may_lie(o->values[card], below)) continue;
    o->now[laid] = o->values[card];
    list_orders(o, rest & ~(1u << card), o->values[card], laid + 1);
  }
}

/* The values of one kind, in the order of the hand: on the tower in one of the orders in which they fit. */
static void lay_kind(struct towers *g, struct builder *b, int kind, const uint8_t *values, int count) {
  uint8_t *tower = b->tower[kind] + b->height[kind];
  b->height[kind] = (uint8_t)(b->height[kind] + count);
  if (count == 1) {
    tower[1] = values[0];
    return;
  }
  struct orders o;
  o.values = values;
  o.count = 0;
  list_orders(&o, (1u << count) - 1, tower[0], 0);
  uint32_t order = o.count > 1 ? choose(g, b, (uint32_t)o.count) : 0;
  memcpy(tower + 1, o.order[order], (size_t)count);
}

static void build(struct towers *g, struct builder *b, int bid) {
  uint8_t hand[DISPLAY], values[KINDS][DISPLAY], count[KINDS] = {0};
  uint16_t held[KINDS] = {0};
  g->displayed = take_cards(g, b, bid, hand);
  for (int i = 0; i < bid; i++) {
    int kind = kind_of(hand[i]), value = value_of(hand[i]);
    values[kind][count[kind]++] = (uint8_t)value;
    held[kind] |= (uint16_t)(1u << value);
  }
  demolish(g, b, held);
  for (int i = 0; i < bid; i++) { /* the kinds in the order of the hand */
    int kind = kind_of(hand[i]);
    if (count[kind]) lay_kind(g, b, kind, values[kind], count[kind]);
    count[kind] = 0;
  }
}

static void play_until_pile_runs_out(struct towers *g) {
  twin_shuffle(&g->chance, g->pile, g->piled);
  while (g->piled > 0) {
    int bid;
    deal_display(g);
    int builder = take_bids(g, &bid);
    if (bid > 0) {
      build(g, &g->builder[builder], bid);
      g->starter = builder + 1 == g->players ? 0 : builder + 1;
    }
    memcpy(g->discard + g->discarded, g->display, (size_t)g->displayed);
    g->discarded += g->displayed;
  }
}

static int points(const struct builder *b) {
  int sum = 0, main_tower = 0;
  for (int kind = 0; kind < KINDS; kind++) {
    int height = b->height[kind];
    sum += top_of(b, kind) == 0 ? 2 * height : height;
    if (height > main_tower) main_tower = height;
  }
  return sum + main_tower - b->demolished * (b->demolished + 1) / 2;
}

static bool play(void *data, uint64_t seed, struct played *out) {
  struct towers g;
  g.players = *(const int *)data;
  g.starter = 0;
  g.decisions = 0;
  rng_seed(&g.chance, seed, 0);
  for (int i = 0; i < g.players; i++) {
    struct builder *b = &g.builder[i];
    rng_seed(&b->bot, seed, 1 + (uint64_t)i);
    for (int kind = 0; kind < KINDS; kind++) b->tower[kind][0] = EMPTY;
    memset(b->height, 0, sizeof b->height);
    b->demolished = 0;
  }
  for (int card = 0; card < CARDS; card++) g.pile[card] = (uint8_t)card;
  g.piled = CARDS;
  g.discarded = 0;
  play_until_pile_runs_out(&g);
  memcpy(g.pile, g.discard, (size_t)g.discarded);
  g.piled = g.discarded;
  g.discarded = 0;
  if (g.piled > 0) play_until_pile_runs_out(&g);
  out->decisions = g.decisions;
  out->players = g.players;
  for (int i = 0; i < g.players; i++) out->score[i] = points(&g.builder[i]);
  return true;
}

int main(int argc, char **argv) {
  int players = argc > 1 ? atoi(argv[1]) : 0;
  if (players != 2 && players != 3) {
    fputs("say how many players: 2 or 3\n", stderr);
    return 1;
  }
  return twin_main(argv + 2, play, &players);
}
