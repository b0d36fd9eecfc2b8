/* hearts.c: a hand of Hearts, three cards passed left, by hand: how fast a machine can play it. */
#define _POSIX_C_SOURCE 200809L

#include "twin.h"

enum { SEATS = 4, HAND = 13, CARDS = 52, CLUBS = 0, SPADES = 2, HEARTS = 3, RANKS = 13 };
enum { QUEEN_OF_SPADES = SPADES * RANKS + 10, PASSED = 3, ALL_POINTS = 26 };

/* Cards are suit * 13 + rank - 2. What a hand holds are bits of places, for options come in the order of the hand. */
struct player {
  struct rng bot;
  uint8_t card[HAND];
  uint16_t held, suit[4]; /* suit: also those that were played */
  uint16_t queen;         /* the place of the queen of spades */
  int points;
};

struct hearts {
  struct player player[SEATS];
  uint64_t decisions;
};

static const uint8_t suit_of[CARDS] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
                                       1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
                                       2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};

/* One of the places in the set, drawn after so many answers. */
static int choose(const struct player *p, uint64_t decisions, unsigned open) {
  uint32_t options = 0;
  for (unsigned left = open; left; left &= left - 1) options++;
  uint32_t option = twin_draw(&p->bot, decisions, options);
  while (option-- > 0) open &= open - 1;
  return __builtin_ctz(open);
}

/* All are asked at once, so nobody's draws depend on another's answers. What is passed comes after what is kept. */
static void pass_left(struct hearts *g) {
  uint8_t passed[SEATS][PASSED];
  for (int seat = 0; seat < SEATS; seat++) {
    struct player *p = &g->player[seat];
    unsigned kept = (1u << HAND) - 1;
    for (int n = 0; n < PASSED; n++) {
      int place = choose(p, (uint64_t)n, kept);
      kept &= ~(1u << place);
      passed[seat][n] = p->card[place];
    }
    int n = 0;
    for (; kept; kept &= kept - 1) p->card[n++] = p->card[__builtin_ctz(kept)];
  }
  for (int seat = 0; seat < SEATS; seat++)
    memcpy(g->player[(seat + 1) % SEATS].card + HAND - PASSED, passed[seat], PASSED);
  g->decisions = SEATS * PASSED;
}

/* Sorts the hand by suits. Has it the two of clubs, who leads first? */
static bool look_at_hand(struct player *p) {
  bool leads = false;
  p->held = (1u << HAND) - 1;
  p->queen = 0;
  memset(p->suit, 0, sizeof p->suit);
  for (int place = 0; place < HAND; place++) {
    int card = p->card[place];
    p->suit[suit_of[card]] |= (uint16_t)(1u << place);
    if (card == 0) leads = true;
    if (card == QUEEN_OF_SPADES) p->queen = (uint16_t)(1u << place);
  }
  return leads;
}

/* What may be played: follow suit; in the first trick no penalty, and no lead in hearts until they are broken,
   unless there is nothing else. */
static unsigned legal(const struct player *p, int led, bool first, bool broken) {
  unsigned may = led >= 0 ? p->held & p->suit[led] : 0;
  if (!may) may = p->held;
  unsigned barred = 0;
  if (first) barred = p->suit[HEARTS] | p->queen;
  else if (led < 0 && !broken) barred = p->suit[HEARTS];
  return may & ~barred ? may & ~barred : may;
}

static int two_of_clubs(const struct player *p) {
  int place = 0;
  while (p->card[place] != 0) place++;
  return place;
}

static void play_tricks(struct hearts *g, int leader) {
  bool broken = false;
  for (int trick = 0; trick < HAND; trick++) {
    int led = -1, high = -1, taker = leader, points = 0;
    for (int turn = 0; turn < SEATS; turn++) {
      int seat = (leader + turn) % SEATS;
      struct player *p = &g->player[seat];
      unsigned open = legal(p, led, trick == 0, broken);
      if (trick == 0 && turn == 0) open = 1u << two_of_clubs(p);
      int place = choose(p, g->decisions++, open), card = p->card[place], suit = suit_of[card];
      p->held &= (uint16_t) ~(1u << place);
      int worth = suit == HEARTS ? 1 : card == QUEEN_OF_SPADES ? 13 : 0;
      points += worth;
      broken = broken || worth > 0;
      if (turn == 0) led = suit;
      if (suit == led && card > high) {
        high = card;
        taker = seat;
      }
    }
    g->player[taker].points += points;
    leader = taker;
  }
}

static bool play(void *data, uint64_t seed, struct played *out) {
  (void)data;
  struct hearts g;
  struct rng chance;
  uint8_t deck[CARDS];
  int leader = 0;
  rng_seed(&chance, seed, 0);
  for (int card = 0; card < CARDS; card++) deck[card] = (uint8_t)card;
  twin_shuffle(&chance, deck, CARDS);
  for (int seat = 0; seat < SEATS; seat++) {
    struct player *p = &g.player[seat];
    rng_seed(&p->bot, seed, 1 + (uint64_t)seat);
    p->points = 0;
    for (int i = 0; i < HAND; i++) p->card[i] = deck[CARDS - 1 - seat * HAND - i];
  }
  pass_left(&g);
  for (int seat = 0; seat < SEATS; seat++)
    if (look_at_hand(&g.player[seat])) leader = seat;
  play_tricks(&g, leader);
  out->decisions = g.decisions;
  out->players = SEATS;
  bool all = false;
  for (int seat = 0; seat < SEATS; seat++) all = all || g.player[seat].points == ALL_POINTS;
  for (int seat = 0; seat < SEATS; seat++)
    out->score[seat] = all ? ALL_POINTS - g.player[seat].points : g.player[seat].points;
  return true;
}

int main(int argc, char **argv) {
  (void)argc;
  return twin_main(argv + 1, play, NULL);
}
