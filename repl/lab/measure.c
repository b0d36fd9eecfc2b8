/* measure.c: what is measured of a game that is over. */
#include "measure.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "tally.h"
#include "texts.h"

enum { LENGTH, OPTIONS, SCORE, MARGIN, SHARED };

static const struct {
  const char *word;
  enum text name;
  double scale;
  int64_t unit;
  const char *sign;
} table[MEASURES_OF_TABLE] = {
    [LENGTH] = {"length", TEXT_measure_length, 1, 1, ""},
    [OPTIONS] = {"options", TEXT_measure_options, 0.001, 1000, ""},
    [SCORE] = {"score", TEXT_measure_score, 1, 1, ""},
    [MARGIN] = {"margin", TEXT_measure_margin, 1, 1, ""},
    [SHARED] = {"shared", TEXT_measure_shared, 100, 1, " %"},
};

int measures(int players) { return players + MEASURES_OF_TABLE; }

struct measure measure_at(int i, int players) {
  struct measure m = {.word = "seat", .scale = 100.0 / WIN, .unit = WIN, .sign = " %"};
  if (i < players) {
    snprintf(m.name, sizeof m.name, T(measure_seat), i + 1);
    return m;
  }
  i -= players;
  m = (struct measure){
      .word = table[i].word, .scale = table[i].scale, .unit = table[i].unit, .sign = table[i].sign};
  snprintf(m.name, sizeof m.name, "%s", text_at(table[i].name));
  return m;
}

/* Thousandths of the options that a decision had in the mean. */
static int64_t mean_options(croupier *c) {
  uint64_t branching[BRANCHING_BUCKETS], all = 0, options = 0;
  croupier_branching(c, branching);
  for (uint64_t i = 0; i < BRANCHING_BUCKETS; i++) {
    all += branching[i];
    options += i * branching[i];
  }
  return all == 0 ? 0 : llround(1000.0 * (double)options / (double)all);
}

/* The winner's score, and how far the best of the others is behind. */
static void measure_scores(const croupier *c, int64_t *score, int64_t *margin) {
  int players = croupier_players(c), first = 0, second = 0;
  for (int seat = 1; seat <= players; seat++)
    if (first == 0 || croupier_rank(c, seat) < croupier_rank(c, first)) second = first, first = seat;
    else if (second == 0 || croupier_rank(c, seat) < croupier_rank(c, second)) second = seat;
  *score = croupier_score(c, first);
  *margin = second == 0 ? 0 : llabs((long long)*score - croupier_score(c, second));
}

void measure_game(croupier *c, int64_t values[MOST_MEASURES]) {
  int players = croupier_players(c), winners = 0;
  for (int seat = 1; seat <= players; seat++) winners += croupier_rank(c, seat) == 1;
  for (int seat = 1; seat <= players; seat++)
    values[seat - 1] = croupier_rank(c, seat) == 1 && winners > 0 ? WIN / winners : 0;
  int64_t *of_table = values + players;
  of_table[LENGTH] = (int64_t)croupier_decisions(c);
  of_table[OPTIONS] = mean_options(c);
  measure_scores(c, &of_table[SCORE], &of_table[MARGIN]);
  of_table[SHARED] = winners > 1;
}
