/* course.c: who leads in the course of a game, and when it is decided. */
#include "course.h"

#include <stdlib.h>

#include "tally.h"

/* --- one game --- */

static bool plays_with(const croupier *c, int seat, int other) {
  return croupier_team(c, seat) > 0 && croupier_team(c, seat) == croupier_team(c, other);
}

/* The first seat of the only player or team with the best score, or the worst one; 0: several have it. */
static int alone(const croupier *c, bool greatest) {
  int found = 1;
  bool shared = false;
  for (int seat = 2; seat <= croupier_players(c); seat++) {
    int score = croupier_score(c, seat), best = croupier_score(c, found);
    if (score == best && !plays_with(c, seat, found)) shared = true;
    if (greatest ? score <= best : score >= best) continue;
    found = seat;
    shared = false;
  }
  return shared ? 0 : found;
}

static struct standing *add(struct course *course) {
  if (course->count == course->room) {
    size_t room = course->room ? 2 * course->room : 64;
    struct standing *more = realloc(course->standing, room * sizeof *more);
    if (!more) return NULL;
    course->standing = more;
    course->room = room;
  }
  return &course->standing[course->count++];
}

void course_begin(struct course *course) { course->count = 0; }

void course_put(struct course *course, uint64_t answers, int leader, int last) {
  const struct standing *before = course->count ? &course->standing[course->count - 1] : NULL;
  if (before && before->leader == leader && before->last == last) return;
  struct standing *s = add(course);
  if (s) *s = (struct standing){answers, leader, last};
  else course->failed = true;
}

void course_note(struct course *course, const croupier *c) {
  bool lowest = croupier_lowest_leads(c);
  course_put(course, croupier_decisions(c), alone(c, !lowest), alone(c, lowest));
}

/* --- what it says --- */

struct standing course_at(const struct course *course, uint64_t answers) {
  struct standing is = {0, 0, 0};
  for (size_t i = 0; i < course->count && course->standing[i].answers <= answers; i++)
    is = course->standing[i];
  return is;
}

static int changes(const struct course *course) {
  int leader = 0, count = 0;
  for (size_t i = 0; i < course->count; i++) {
    int next = course->standing[i].leader;
    if (next == 0 || next == leader) continue;
    count += leader != 0;
    leader = next;
  }
  return count;
}

/* After how many answers the winner leads for good; all of them, if he wins without a lead. */
static uint64_t decided(const struct course *course, uint64_t answers, int winner) {
  uint64_t since = answers;
  for (size_t i = course->count; i > 0 && course->standing[i - 1].leader == winner; i--)
    since = course->standing[i - 1].answers;
  return since;
}

struct course_figures course_figures(const struct course *course, const croupier *c) {
  int winner = 0;
  uint64_t answers = croupier_decisions(c);
  for (int seat = 1; seat <= croupier_players(c); seat++)
    if (croupier_rank(c, seat) == 1 && winner == 0) winner = seat;
  return (struct course_figures){changes(course),
                                 winners_of(c) == 1 ? decided(course, answers, winner) : answers,
                                 course_at(course, answers / 2).last, course_at(course, answers / 4).leader};
}

static int64_t win_of(const croupier *c, int seat, int winners) {
  return croupier_rank(c, seat) == 1 ? WIN / winners : 0;
}

bool course_over(struct course *course, const croupier *c, struct ledger *to) {
  int winners = winners_of(c);
  uint64_t answers = croupier_decisions(c);
  struct course_figures is = course_figures(course, c);
  ledger_add(to, is.changes, "lead changes");
  if (winners == 1 && answers > 0) ledger_add(to, (int64_t)(1000000 * is.decided / answers), "decided");
  if (is.last) ledger_add(to, win_of(c, is.last, winners), "last");
  if (is.first) ledger_add(to, win_of(c, is.first, winners), "first");
  return !course->failed;
}

void course_free(struct course *course) { free(course->standing); }
