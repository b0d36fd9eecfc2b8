/* tally_test.c: games added up, and what a report makes of the sum. */
#define _POSIX_C_SOURCE 200809L

#include <jansson.h>
#include <math.h>

#include "figures.h"
#include "report.h"
#include "said.h"

static struct tally sum, part;

/* `decisions` answers, then points[i] for player i + 1. */
static croupier *played(int decisions, const char *points) {
  static char script[500];
  snprintf(
      script, sizeof script,
      "local g = croupier.game 'g' { players = 2 }\nfunction g:play()\nlocal a, b = table.unpack(self.players)\n"
      "for _ = 1, %d do a:ask('which', { 'x', 'y', 'z' }) end\n%s end\nreturn g\n",
      decisions, points);
  croupier_config config = {.script = {"g.lua", script, strlen(script)}};
  croupier *c = croupier_new(&config);
  croupier_start(c, 1);
  while (croupier_status(c) == CROUPIER_ASKS) croupier_answer(c, 1, 0);
  return c;
}

static bool add_game(struct tally *t, int decisions, const char *points) {
  croupier *c = played(decisions, points);
  bool added = croupier_status(c) == CROUPIER_ENDED && tally_game(t, c);
  croupier_free(c);
  return added;
}

TEST games_are_added_up(void) {
  ASSERT(add_game(&sum, 2, "a:score(3)"));
  ASSERT(add_game(&sum, 5, "b:score(-4) a:score(-4)"));
  ASSERT(add_game(&part, 9, "b:score(7)"));
  ASSERT(tally_add(&sum, &part));
  ASSERT_EQ(3, (int)sum.finished);
  ASSERT_EQ(1, (int)sum.ties);
  ASSERT_EQ(16, (int)sum.decisions);
  ASSERT_EQ(WIN + WIN / 2, (int)sum.wins[0]);
  ASSERT_EQ(WIN + WIN / 2, (int)sum.wins[1]);
  ASSERT_EQ(-1, (int)sum.score[0]);
  ASSERT_EQ(3, (int)sum.score[1]);
  ASSERT_EQ(9 + 16, (int)sum.score_squared[0]);
  ASSERT_EQ(16 + 49, (int)sum.score_squared[1]);
  ASSERT_EQ(16, (int)sum.branching[3]);
  ASSERT_EQ(1, (int)sum.games[2]);
  ASSERT_EQ(1, (int)sum.games[5]);
  ASSERT_EQ(1, (int)sum.games[9]);
  ASSERT_EQ(0, (int)sum.games[3]);
  PASS();
}

static bool add_of_four(struct tally *t, const char *declared, const char *points) {
  static char script[500];
  snprintf(script, sizeof script,
           "local g = croupier.game 'g' { players = 4, %s }\nfunction g:play()\n"
           "local a, b, c, d = table.unpack(self.players)\n%s end\nreturn g\n",
           declared, points);
  croupier_config config = {.script = {"g.lua", script, strlen(script)}};
  croupier *c = croupier_new(&config);
  bool added = croupier_start(c, 1) == CROUPIER_OK && croupier_status(c) == CROUPIER_ENDED &&
               tally_game(t, c);
  croupier_free(c);
  return added;
}

/* A win is of the team, and teams share it, not their players. */
TEST teams_win_whole_games(void) {
  ASSERT(add_of_four(&sum, "teams = 2", "a:score(3)"));
  ASSERT_EQ(0, (int)sum.ties);
  ASSERT(add_of_four(&sum, "teams = 2", "a:score(3) b:score(3)"));
  ASSERT(add_of_four(&sum, "teams = { { 1, 2 }, { 3 }, { 4 } }", "d:score(1) c:score(1)"));
  ASSERT_EQ(2, (int)sum.ties);
  for (int i = 0; i < 4; i++)
    ASSERT_EQ(i == 0 || i == 2 ? WIN + WIN / 2 + (i == 2) * WIN / 2
              : i == 3         ? WIN
                               : WIN / 2,
              (int)sum.wins[i]);
  ASSERT_EQ(0, (int)sum.scores);
  PASS();
}

/* Scores of games played together are counted in their order, whichever part they come from. */
TEST results_of_all_are_spread(void) {
  ASSERT(add_of_four(&sum, "together = true", "a:score(3)"));
  ASSERT(add_of_four(&sum, "together = true", "a:score(9) self:lose()"));
  ASSERT(add_of_four(&part, "together = true", "b:score(-4) self:win()"));
  ASSERT(add_of_four(&part, "together = true", "b:score(3) self:lose()"));
  ASSERT(tally_add(&sum, &part));
  ASSERT_EQ(3, (int)sum.scores);
  ASSERT_EQ(-4, (int)sum.by_score[0].score);
  ASSERT_EQ(2, (int)sum.by_score[1].games);
  ASSERT_EQ(9, (int)sum.by_score[2].score);
  ASSERT_EQ(1, (int)sum.won);
  ASSERT_EQ(2, (int)sum.lost);
  ASSERT_EQ(0, (int)sum.ties);
  ASSERT_EQ(2 * WIN, (int)sum.wins[3]);
  ASSERT_EQ(-4, (int)figure_score(&sum, 0.25));
  ASSERT_EQ(3, (int)figure_score(&sum, 0.5));
  ASSERT_EQ(9, (int)figure_score(&sum, 1));
  PASS();
}

static json_t *report_of(const struct tally *t) {
  static const char *const bots[] = {"greedy", "random"};
  static const struct astray none;
  static const struct metrics no_metrics;
  struct report r = {.astray = &none,
                     .metrics = &no_metrics,
                     .knobs = json_object(),
                     .houses = json_array(),
                     .game = "g",
                     .title = "G",
                     .bots = bots,
                     .players = 2,
                     .games = t->finished,
                     .elapsed = 2,
                     .tally = t};
  json_t *report = report_json(&r);
  json_decref(r.knobs);
  json_decref(r.houses);
  return report;
}

static double number(json_t *at, const char *key) { return json_number_value(json_object_get(at, key)); }

/* Ten games, of which the first seat wins one: Wilson's interval, as tables have it. */
TEST intervals_are_wilsons(void) {
  uint64_t games[] = {0, 1, 4, 4, 1};
  struct tally known = {.finished = 10,
                        .decisions = 25,
                        .wins = {WIN, 9 * WIN},
                        .score = {20, 0},
                        .score_squared = {58, 90},
                        .branching = {[1] = 5, [2] = 15, [5] = 5},
                        .games = games,
                        .games_size = 5};
  json_t *report = report_of(&known), *seats = json_object_get(report, "seats"),
         *first = json_array_get(seats, 0);
  json_t *interval = json_object_get(first, "ci95"), *branching = json_object_get(report, "branching");
  ASSERT_IN_RANGE(0.1, number(first, "win_rate"), 1e-9);
  ASSERT_IN_RANGE(0.017876, json_number_value(json_array_get(interval, 0)), 1e-5);
  ASSERT_IN_RANGE(0.404150, json_number_value(json_array_get(interval, 1)), 1e-5);
  ASSERT_IN_RANGE(2, number(first, "mean_score"), 1e-9);
  ASSERT_IN_RANGE(sqrt(2), number(first, "sd_score"), 1e-6);
  ASSERT_IN_RANGE(sqrt(10), number(json_array_get(seats, 1), "sd_score"), 1e-6);
  json_t *decisions = json_object_get(report, "decisions");
  ASSERT_IN_RANGE(2.5, number(decisions, "mean"), 1e-9);
  ASSERT_EQ(1, (int)number(decisions, "p5"));
  ASSERT_EQ(2, (int)number(decisions, "p50"));
  ASSERT_EQ(4, (int)number(decisions, "p95"));
  ASSERT_EQ(4, (int)number(decisions, "max"));
  ASSERT_IN_RANGE(2.4, number(branching, "mean"), 1e-9);
  ASSERT_IN_RANGE(0.2, number(branching, "forced"), 1e-9);
  ASSERT_EQ(2, (int)number(branching, "p50"));
  ASSERT_EQ(5, (int)number(branching, "max"));
  ASSERT_IN_RANGE(5, number(report, "games_per_s"), 1e-9);
  ASSERT_STR_EQ("mixed", json_string_value(json_object_get(report, "bots")));
  json_decref(report);
  PASS();
}

TEST nothing_is_known_of_no_games(void) {
  json_t *report = report_of(&sum), *first = json_array_get(json_object_get(report, "seats"), 0);
  ASSERT_EQ(0.0, number(first, "win_rate"));
  ASSERT_EQ(1.0, json_number_value(json_array_get(json_object_get(first, "ci95"), 1)));
  json_decref(report);
  PASS();
}

static void forget(void *unused) {
  (void)unused;
  tally_free(&sum);
  tally_free(&part);
  sum = part = (struct tally){0};
}

SUITE(tally_suite) {
  SET_TEARDOWN(forget, NULL);
  RUN_TEST(games_are_added_up);
  RUN_TEST(teams_win_whole_games);
  RUN_TEST(results_of_all_are_spread);
  RUN_TEST(intervals_are_wilsons);
  RUN_TEST(nothing_is_known_of_no_games);
}
