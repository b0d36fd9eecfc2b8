/* bots.c: how strong bots are, and how fast they search. */
#define _DEFAULT_SOURCE

#include <math.h>

#include "../must/read_file.h"
#include "croupier.h"
#include "twin.h"

/*
** bots SCRIPT PLAYERS speed SECONDS: iterations a second of a search at the first question that has a choice
** bots SCRIPT PLAYERS duel BOT OTHER SECONDS: one seat, each in turn, has the one bot and all others the other one;
** prints how many games there were, what share of the comparisons with another seat the bot has won by rank (a tie is
** a half), and the 95 % interval of that, as if all comparisons of one game came out alike (Wilson)
*/

static int speed(croupier *c, double seconds) {
  croupier_bot bot = {CROUPIER_SEARCH, 500, 0};
  croupier_start(c, 1);
  while (croupier_status(c) == CROUPIER_ASKS && croupier_question_at(c, 0)->options < 2)
    croupier_answer(c, croupier_question_at(c, 0)->seat, 0);
  if (croupier_status(c) != CROUPIER_ASKS) return 1;
  uint64_t times = 0;
  int seat = croupier_question_at(c, 0)->seat;
  croupier_estimate best; /* who wants to know more than the choice gets all iterations */
  double began = twin_seconds(), spent = 0;
  for (; spent < seconds; times++) {
    if (croupier_search(c, seat, &bot, times, NULL, &best, 1) < 0) return 1;
    spent = twin_seconds() - began;
  }
  printf("%.1f\n", (double)(times * bot.iterations) / spent);
  return 0;
}

static bool play(croupier *c, int at, const croupier_bot *bot, const croupier_bot *other) {
  while (croupier_status(c) == CROUPIER_ASKS) {
    int seat = croupier_question_at(c, 0)->seat,
        option = croupier_bot_option(c, seat, seat == at ? bot : other, NULL);
    if (option < 0 || croupier_answer(c, seat, option) != CROUPIER_OK) return false;
  }
  return croupier_status(c) == CROUPIER_ENDED;
}

static int duel(croupier *c, const croupier_bot *bot, const croupier_bot *other, double seconds) {
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
  croupier_bot bot, other;
  if (argc < 5) return 2;
  croupier_config config = {.script = {.name = argv[1]}, .players = atoi(argv[2]), .guarded = true};
  config.script.text = read_file(argv[1], &config.script.size);
  croupier *c = croupier_new(&config);
  free((char *)config.script.text);
  if (c == NULL || croupier_status(c) != CROUPIER_READY) {
    fprintf(stderr, "%s: %s\n", argv[1], c == NULL ? "no memory" : croupier_error(c));
    return 1;
  }
  croupier_remember(c, true);
  int status = 2;
  if (strcmp(argv[3], "speed") == 0) status = speed(c, atof(argv[4]));
  else if (argc > 6 && croupier_bot_named(argv[4], &bot) && croupier_bot_named(argv[5], &other))
    status = duel(c, &bot, &other, atof(argv[6]));
  croupier_free(c);
  return status;
}
