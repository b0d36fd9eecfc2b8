/* bots.c: how strong bots are, and how fast they search. */
#define _DEFAULT_SOURCE

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../must/read_file.h"
#include "croupier.h"
#include "twin.h"

/*
** bots SCRIPT PLAYERS speed SECONDS [KNOB=VALUE ...]: iterations a second of a search of 1,000 at the first question
** with a choice
** bots SCRIPT PLAYERS searches N [KNOB=VALUE ...]: so many such searches, for callgrind
** bots SCRIPT PLAYERS duel BOT OTHER SECONDS: one seat, each in turn, has the one bot and all others the other one;
** "thumb" is the game's rule of thumb, as people have it; prints how many games there were, what share of the
** comparisons with another seat the bot has won by rank (a tie is a half), and the 95 % interval of that, as if all
** comparisons of one game came out alike (Wilson)
*/

enum { ITERATIONS = 1000 };

/* One search at the first question with a choice; a caller who wants an estimate gets all iterations. */
static bool search(croupier *c, uint64_t seed) {
  croupier_bot bot = {.kind = CROUPIER_SEARCH, .iterations = ITERATIONS};
  croupier_estimate best;
  return croupier_search(c, croupier_question_at(c, 0)->seat, &bot, seed, NULL, &best, 1) >= 0;
}

static bool to_first_choice(croupier *c) {
  croupier_start(c, 1);
  while (croupier_status(c) == CROUPIER_ASKS && croupier_question_at(c, 0)->options < 2)
    croupier_answer(c, croupier_question_at(c, 0)->seat, 0);
  return croupier_status(c) == CROUPIER_ASKS;
}

static int speed(croupier *c, double seconds) {
  if (!to_first_choice(c)) return 1;
  uint64_t times = 0;
  double began = twin_seconds(), spent = 0;
  for (; spent < seconds; times++) {
    if (!search(c, times)) return 1;
    spent = twin_seconds() - began;
  }
  printf("%.1f\n", (double)(times * ITERATIONS) / spent);
  return 0;
}

static int searches(croupier *c, int times) {
  bool sound = to_first_choice(c);
  for (int i = 0; sound && i < times; i++) sound = search(c, (uint64_t)i);
  return !sound;
}

/* --- rules of thumb --- */

/* The last number in the option's name, or -1. */
static int number_in(const char *name) {
  int number = -1;
  for (const char *p = name + strlen(name); p > name && p[-1] >= '0' && p[-1] <= '9'; p--)
    number = atoi(p - 1);
  return number;
}

/* The option whose number is nearest. */
static int nearest(croupier *c, int seat, int wanted) {
  int best = 0, least = INT_MAX;
  for (int i = 0; i < croupier_question_of(c, seat)->options; i++) {
    int off = abs(number_in(croupier_option(c, seat, i, NULL)) - wanted);
    if (off >= least) continue;
    least = off;
    best = i;
  }
  return best;
}

/* Pig: stop at 20 or more. */
static int hold_at_20(croupier *c, int seat) {
  int64_t total = 0;
  const char *word;
  for (int i = 0; i < croupier_shows(c); i++)
    if (strcmp(croupier_shown_at(c, seat, i).name, "turn_total") == 0)
      croupier_shown_value(c, seat, i, 0, &total, &word);
  return croupier_find_option(c, seat, total < 20 ? "roll" : "stop");
}

/* Goofspiel: lay the prize's own number. */
static int prizes_number(croupier *c, int seat) {
  for (int i = 0; i < croupier_zones(c); i++) {
    croupier_piece prize;
    if (strcmp(croupier_zone_at(c, seat, i).name, "prize") == 0 &&
        croupier_pieces(c, seat, i, &prize, 1) == 1)
      return nearest(c, seat, number_in(prize.name));
  }
  return 0;
}

/* Hearts: pass and play the lowest card. */
static int lowest_card(croupier *c, int seat) { return nearest(c, seat, 0); }

/* The numbers of all pieces in a zone of this name, added up; of those alone whose name begins so. */
static int worth_of(croupier *c, int seat, const char *zone, const char *kind) {
  croupier_piece piece[20];
  int sum = 0;
  for (int i = 0; i < croupier_zones(c); i++) {
    if (strcmp(croupier_zone_at(c, seat, i).name, zone) != 0) continue;
    int count = croupier_pieces(c, seat, i, piece, 20);
    for (int p = 0; p < count && p < 20; p++)
      if (strncmp(piece[p].name, kind, strlen(kind)) == 0 && number_in(piece[p].name) > 0)
        sum += number_in(piece[p].name);
  }
  return sum;
}

static int bid_of(croupier *c, int seat, int whose) {
  char zone[20];
  snprintf(zone, sizeof zone, "bid(%d)", whose);
  return worth_of(c, seat, zone, "");
}

/* Lays the least that beats all others, or passes if that is more than half of what the lot is worth. */
static int bid_at_most_half(croupier *c, int seat) {
  const croupier_question *q = croupier_question_of(c, seat);
  int high = 0, done = croupier_find_option(c, seat, "done"), pass = croupier_find_option(c, seat, "pass");
  for (int other = 1; other <= croupier_players(c); other++)
    if (other != seat && bid_of(c, seat, other) > high) high = bid_of(c, seat, other);
  if (done >= 0) return done;
  if (q->picked == 0 && pass >= 0 && 2 * (high + 1) > worth_of(c, seat, "lot", "")) return pass;
  int best = -1, least = INT_MAX, wanted = high + 1 - bid_of(c, seat, seat);
  for (int i = 0; i < q->options; i++) {
    int number = number_in(croupier_option(c, seat, i, NULL));
    int off = number >= wanted ? number - wanted : 1000 - number; /* what is enough, or most of it */
    if (number > 0 && off < least) least = off, best = i;
  }
  return best >= 0 ? best : pass;
}

/* Takes the kind of which the market has most. */
static int richest_kind(croupier *c, int seat) {
  int best = 0, most = -1;
  for (int i = 0; i < croupier_question_of(c, seat)->options; i++) {
    int worth = worth_of(c, seat, "market", croupier_option(c, seat, i, NULL));
    if (worth > most) most = worth, best = i;
  }
  return best;
}

/* Byzanz: bid what you would pay, sell when you must, keep the highest goods. */
static int what_it_is_worth(croupier *c, int seat) {
  const char *prompt = croupier_question_of(c, seat)->prompt;
  int sell = croupier_find_option(c, seat, "sell");
  if (strcmp(prompt, "bid") == 0) return bid_at_most_half(c, seat);
  if (strcmp(prompt, "take a kind") == 0) return richest_kind(c, seat);
  if (strcmp(prompt, "sell") == 0) return nearest(c, seat, 1000);
  return sell >= 0 && strcmp(prompt, "give to market") != 0 ? sell : nearest(c, seat, 1);
}

static const struct thumb {
  const char *game;
  int (*choose)(croupier *c, int seat);
} thumbs[] = {
    {"pig", hold_at_20}, {"goofspiel", prizes_number}, {"hearts", lowest_card}, {"byzanz", what_it_is_worth}};

/* The rule for this game, or NULL. */
static const struct thumb *thumb_for(const croupier *c) {
  for (size_t i = 0; i < sizeof thumbs / sizeof *thumbs; i++)
    if (strcmp(thumbs[i].game, croupier_game(c)) == 0) return &thumbs[i];
  return NULL;
}

/* A bot of the engine, or the rule of thumb. */
struct player {
  croupier_bot bot;
  const struct thumb *thumb; /* NULL: the bot */
};

static bool read_player(const croupier *c, const char *name, struct player *player) {
  player->thumb = strcmp(name, "thumb") == 0 ? thumb_for(c) : NULL;
  return player->thumb != NULL || croupier_bot_named(name, &player->bot);
}

static int choose(croupier *c, int seat, const struct player *player) {
  if (player->thumb == NULL) return croupier_bot_option(c, seat, &player->bot, NULL);
  return croupier_question_of(c, seat)->options > 1 ? player->thumb->choose(c, seat) : 0;
}

/* --- duels --- */

static bool play(croupier *c, int at, const struct player *bot, const struct player *other) {
  while (croupier_status(c) == CROUPIER_ASKS) {
    int seat = croupier_question_at(c, 0)->seat, option = choose(c, seat, seat == at ? bot : other);
    if (option < 0 || croupier_answer(c, seat, option) != CROUPIER_OK) return false;
  }
  return croupier_status(c) == CROUPIER_ENDED;
}

static int duel(croupier *c, const struct player *bot, const struct player *other, double seconds) {
  int players = croupier_players(c), games = 0;
  double sum = 0, began = twin_seconds();
  while (games < 2 * players || games % players != 0 || twin_seconds() - began < seconds) {
    int at = 1 + games % players; /* the same deal for each seat */
    if (croupier_start(c, 1 + (uint64_t)(games / players)) != CROUPIER_OK || !play(c, at, bot, other)) {
      fprintf(stderr, "%s\n", croupier_error(c));
      return 1;
    }
    double won = 0;
    for (int seat = 1; seat <= players; seat++)
      if (seat != at)
        won += croupier_rank(c, at) < croupier_rank(c, seat)    ? 1
               : croupier_rank(c, at) == croupier_rank(c, seat) ? 0.5
                                                                : 0;
    sum += won / (players - 1);
    games++;
  }
  double share = sum / games, z2 = 1.96 * 1.96 / games, middle = (share + z2 / 2) / (1 + z2);
  double half = sqrt(z2 * (share * (1 - share) + z2 / 4)) / (1 + z2);
  printf("%d %.4f %.4f %.4f\n", games, share, middle - half, middle + half);
  return 0;
}

int main(int argc, char **argv) {
  struct player bot, other;
  if (argc < 5) return 2;
  croupier_config config = {.script = {.name = argv[1]}, .players = atoi(argv[2]), .guarded = true};
  config.script.text = read_file(argv[1], &config.script.size);
  if (strcmp(argv[3], "duel") != 0) {
    config.knobs = (const char *const *)argv + 5;
    config.knob_count = (size_t)argc - 5;
  }
  read_cards(&config);
  croupier *c = croupier_new(&config);
  free((char *)config.script.text);
  if (c == NULL || croupier_status(c) != CROUPIER_READY) {
    fprintf(stderr, "%s: %s\n", argv[1], c == NULL ? "no memory" : croupier_error(c));
    return 1;
  }
  croupier_remember(c, true);
  int status = 2;
  if (strcmp(argv[3], "speed") == 0) status = speed(c, atof(argv[4]));
  else if (strcmp(argv[3], "searches") == 0) status = searches(c, atoi(argv[4]));
  else if (argc > 6 && read_player(c, argv[4], &bot) && read_player(c, argv[5], &other))
    status = duel(c, &bot, &other, atof(argv[6]));
  croupier_free(c);
  return status;
}
