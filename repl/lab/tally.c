/* tally.c: adds up games. */
#include "tally.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool make_room(struct tally *t, size_t size) {
  if (size <= t->games_size) return true;
  if (size < 2 * t->games_size) size = 2 * t->games_size;
  uint64_t *more = realloc(t->games, size * sizeof *more);
  if (!more) return false;
  memset(more + t->games_size, 0, (size - t->games_size) * sizeof *more);
  t->games = more;
  t->games_size = size;
  return true;
}

/* What was not drawn of a file of chance. */
static void add_left(struct tally *t, croupier *c) {
  const char *left = croupier_chance_left(c);
  if (left && t->left++ == 0) snprintf(t->left_says, sizeof t->left_says, "%s", left);
}

/* So many more games that all have played together had this score. */
static bool add_together(struct tally *t, int64_t score, uint64_t games) {
  size_t i = 0;
  while (i < t->scores && t->by_score[i].score < score) i++;
  if (i == t->scores || t->by_score[i].score != score) {
    void *more = realloc(t->by_score, (t->scores + 1) * sizeof *t->by_score);
    if (!more) return false;
    t->by_score = more;
    memmove(&t->by_score[i + 1], &t->by_score[i], (t->scores++ - i) * sizeof *t->by_score);
    t->by_score[i].score = score;
    t->by_score[i].games = 0;
  }
  t->by_score[i].games += games;
  return true;
}

static bool tally_together(struct tally *t, const croupier *c) {
  croupier_fate fate = croupier_fate_of(c);
  t->won += fate == CROUPIER_ALL_WON;
  t->lost += fate == CROUPIER_ALL_LOST;
  return fate == CROUPIER_AGAINST || add_together(t, croupier_score(c, 1), 1);
}

int winners_of(const croupier *c) {
  bool counted[CROUPIER_MAX_SEATS + 1] = {false};
  int winners = 0;
  for (int seat = 1; seat <= croupier_players(c); seat++) {
    int team = croupier_team(c, seat);
    if (croupier_rank(c, seat) != 1 || (team > 0 && counted[team])) continue;
    counted[team] = true;
    winners++;
  }
  return winners;
}

void tally_first(uint64_t *first, uint64_t number) {
  if (*first == 0 || number < *first) *first = number;
}

bool tally_game(struct tally *t, croupier *c) {
  uint64_t decisions = croupier_decisions(c), branching[BRANCHING_BUCKETS];
  if (!make_room(t, (size_t)decisions + 1) || !tally_together(t, c)) return false;
  t->finished++;
  t->decisions += decisions;
  t->games[decisions]++;
  int players = croupier_players(c), winners = winners_of(c);
  t->ties += winners > 1;
  for (int i = 0; i < players; i++) {
    int64_t score = croupier_score(c, i + 1);
    uint64_t win = croupier_rank(c, i + 1) == 1 ? (uint64_t)(WIN / winners) : 0;
    t->wins[i] += win;
    t->wins_squared[i] += win * win;
    t->score[i] += score;
    t->score_squared[i] += (uint64_t)(score * score);
  }
  add_left(t, c);
  croupier_branching(c, branching);
  uint64_t left = decisions; /* most games have few buckets */
  for (int i = 0; i < BRANCHING_BUCKETS && left > 0; i++) {
    t->branching[i] += branching[i];
    left -= branching[i];
  }
  return true;
}

bool tally_add(struct tally *sum, const struct tally *part) {
  if (!make_room(sum, part->games_size)) return false;
  sum->won += part->won;
  sum->lost += part->lost;
  for (size_t i = 0; i < part->scores; i++)
    if (!add_together(sum, part->by_score[i].score, part->by_score[i].games)) return false;
  sum->finished += part->finished;
  sum->errors += part->errors;
  sum->truncated += part->truncated;
  sum->ties += part->ties;
  sum->endless += part->endless;
  for (int i = 0; i < FIRSTS; i++)
    if (part->first[i]) tally_first(&sum->first[i], part->first[i]);
  sum->decisions += part->decisions;
  if (part->left && !sum->left) memcpy(sum->left_says, part->left_says, sizeof sum->left_says);
  sum->left += part->left;
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) {
    sum->wins[i] += part->wins[i];
    sum->wins_squared[i] += part->wins_squared[i];
    sum->score[i] += part->score[i];
    sum->score_squared[i] += part->score_squared[i];
  }
  for (int i = 0; i < BRANCHING_BUCKETS; i++) sum->branching[i] += part->branching[i];
  for (size_t i = 0; i < part->games_size; i++) sum->games[i] += part->games[i];
  return true;
}

void tally_free(struct tally *t) {
  free(t->games);
  t->games = NULL;
  t->games_size = 0;
  free(t->by_score);
  t->by_score = NULL;
  t->scores = 0;
}
