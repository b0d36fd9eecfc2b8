/* measure.c: what is measured of a game that is over. */
#include "measure.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "figures.h"
#include "say.h"
#include "tally.h"
#include "texts.h"

enum { LENGTH, OPTIONS, SCORE, MARGIN, SHARED, CHANGES, DECIDED, LAST, FIRST };

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
    [CHANGES] = {"changes", TEXT_measure_changes, 1, 1, ""},
    [DECIDED] = {"decided", TEXT_measure_decided, 0.1, 1000, " %"},
    [LAST] = {"last", TEXT_measure_last, 100.0 / WIN, WIN, " %"},
    [FIRST] = {"first", TEXT_measure_first, 100.0 / WIN, WIN, " %"},
};

struct sides sides_of(const croupier *c) {
  int players = croupier_players(c), teams = 0;
  if (croupier_fate_of(c) != CROUPIER_AGAINST) return (struct sides){.kind = TOGETHER, .count = 1};
  for (int seat = 1; seat <= players; seat++)
    if (croupier_team(c, seat) > teams) teams = croupier_team(c, seat);
  return teams > 0 ? (struct sides){.kind = TEAMS, .count = teams}
                   : (struct sides){.kind = SEATS, .count = players};
}

const char *side_name(struct sides sides, int i, char name[40]) {
  if (sides.kind == TOGETHER) snprintf(name, 40, "%s", T(side_all));
  else snprintf(name, 40, sides.kind == TEAMS ? T(side_team) : T(side_seat), i + 1);
  return name;
}

const char *side_key(struct sides sides) {
  static const char *const keys[] = {[SEATS] = "seat", [TEAMS] = "team", [TOGETHER] = NULL};
  return keys[sides.kind];
}

/* Those who play together are ahead of nobody, and share with nobody. */
int measures(struct sides sides) {
  return sides.count + (sides.kind == TOGETHER ? MARGIN : sides.course ? MEASURES_OF_TABLE : CHANGES);
}

bool measure_is_of(const char *word, struct sides sides) {
  int i = 0;
  while (i < measures(sides) && strcmp(measure_at(i, sides).word, word) != 0) i++;
  return i < measures(sides);
}

bool measure_is_known(const char *word) { return measure_is_of(word, (struct sides){SEATS, 1, true}); }

int measure_complain(const char *word) {
  bool always = measure_is_of(word, (struct sides){SEATS, 1, false});
  return complain(USAGE, always ? T(measure_against) : T(measure_all), word);
}

static void name_share(struct measure *m, struct sides sides, int i) {
  if (sides.kind == TOGETHER) snprintf(m->name, sizeof m->name, "%s", T(measure_won));
  else snprintf(m->name, sizeof m->name, sides.kind == TEAMS ? T(measure_team) : T(measure_seat), i + 1);
}

struct measure measure_at(int i, struct sides sides) {
  struct measure m = {.word = "seat", .scale = 100.0 / WIN, .unit = WIN, .sign = " %"};
  if (i < sides.count) {
    name_share(&m, sides, i);
    return m;
  }
  i -= sides.count;
  m = (struct measure){
      .word = table[i].word, .scale = table[i].scale, .unit = table[i].unit, .sign = table[i].sign};
  enum text name = sides.kind == TOGETHER && i == SCORE ? TEXT_measure_score_of_all : table[i].name;
  snprintf(m.name, sizeof m.name, "%s", text_at(name));
  return m;
}

/* Thousandths of the options that a decision had in the mean. */
static int64_t mean_options(croupier *c) {
  uint64_t branching[BRANCHING_BUCKETS];
  croupier_branching(c, branching);
  return llround(1000 * figure_mean_index(branching, BRANCHING_BUCKETS));
}

/* The first seat of the best of the sides, but for that of one seat; 0: there is none. */
static int best(const croupier *c, int but) {
  int found = 0;
  for (int seat = 1; seat <= croupier_players(c); seat++) {
    bool same_team = but > 0 && croupier_team(c, seat) > 0 && croupier_team(c, seat) == croupier_team(c, but);
    if (seat == but || same_team) continue;
    if (found == 0 || croupier_rank(c, seat) < croupier_rank(c, found)) found = seat;
  }
  return found;
}

/* The winner's score, and how far the best of the other sides is behind. */
static void measure_scores(const croupier *c, int64_t *score, int64_t *margin) {
  int first = best(c, 0), second = best(c, first);
  *score = croupier_score(c, first);
  *margin = second == 0 ? 0 : llabs((long long)*score - croupier_score(c, second));
}

void measure_wins(const croupier *c, struct sides sides, int64_t *share) {
  int winners = winners_of(c);
  for (int i = 0; i < sides.count; i++) share[i] = 0;
  if (sides.kind == TOGETHER) share[0] = croupier_fate_of(c) == CROUPIER_ALL_WON ? WIN : 0;
  for (int seat = 1; seat <= croupier_players(c) && sides.kind != TOGETHER; seat++) {
    int side = sides.kind == TEAMS ? croupier_team(c, seat) : seat;
    if (croupier_rank(c, seat) == 1) share[side - 1] = WIN / winners;
  }
}

/* What the seat has won, 0: nobody. */
static int64_t won_by(const croupier *c, int seat, int winners) {
  return seat > 0 && croupier_rank(c, seat) == 1 ? WIN / winners : 0;
}

static void measure_course(const croupier *c, const struct course *course, int winners, int64_t *of_table) {
  struct course_figures is = course_figures(course, c);
  uint64_t answers = croupier_decisions(c);
  of_table[CHANGES] = is.changes;
  of_table[DECIDED] = answers > 0 ? (int64_t)(1000 * is.decided / answers) : 1000;
  of_table[LAST] = won_by(c, is.last, winners);
  of_table[FIRST] = won_by(c, is.first, winners);
}

void measure_game(croupier *c, const struct course *course, struct sides sides,
                  int64_t values[MOST_MEASURES]) {
  int64_t *of_table = values + sides.count, score, margin;
  measure_wins(c, sides, values);
  measure_scores(c, &score, &margin);
  of_table[LENGTH] = (int64_t)croupier_decisions(c);
  of_table[OPTIONS] = mean_options(c);
  of_table[SCORE] = score;
  if (sides.kind == TOGETHER) return;
  of_table[MARGIN] = margin;
  of_table[SHARED] = winners_of(c) > 1;
  if (sides.course) measure_course(c, course, winners_of(c), of_table);
}
