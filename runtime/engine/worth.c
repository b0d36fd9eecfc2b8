/* worth.c: what a world was worth to each seat. */
#include <math.h>

#include "lookahead.h"

/* 1 if the other seat is behind, 0.5 if they are equal. The scores decide where nobody is ranked, as the game was cut
   short. */
static double behind(const struct lookahead *s, int seat, int other) {
  const struct world *w = s->c->world;
  int64_t by = w->rank[other] - w->rank[seat];
  if (w->rank[seat] == 0) by = ((int64_t)w->score[seat] - w->score[other]) * (w->lowest ? -1 : 1);
  return by > 0 ? 1 : by == 0 ? 0.5 : 0;
}

static bool with_each_other(const struct world *w, int seat, int other) {
  return seat == other || (w->team[seat] > 0 && w->team[seat] == w->team[other]);
}

/* The share of the opponents that are behind; of a game played together, how it ends: 0 lost, 1 won. */
static double by_rank(const struct lookahead *s, int seat) {
  const struct world *w = s->c->world;
  if (w->fate > CROUPIER_SHARED) return w->fate == CROUPIER_ALL_WON;
  double beaten = 0;
  int opponents = 0;
  for (int i = 0; i < w->seats; i++) {
    if (with_each_other(w, seat, i)) continue;
    beaten += behind(s, seat, i);
    opponents++;
  }
  return opponents > 0 ? beaten / opponents : 0.5;
}

/* The value of a lead in points. `usual` is the usual distance between players at the end. If points are the
   stakes, the value is proportional to the lead: it may exceed 1 or fall below 0. */
static double by_score(const struct lookahead *s, double ahead, double usual) {
  if (s->c->world->stakes) return 0.5 + ahead / (4 * usual);
  return 0.5 + 0.5 * ahead / (fabs(ahead) + 2 * usual);
}

/* The value of a position that promises something: the lead, compared with the same seat's lead in the other worlds. So
   what an option changes counts, however small it is beside the score. At the end of the game the rank counts as well. */
static void judge_promise(struct lookahead *s, double rank, double *worth) {
  const struct world *w = s->c->world;
  bool alone = w->seats == 1 || w->fate != CROUPIER_AGAINST;
  double score[MAX_SEATS], total = 0;
  for (int i = 0; i < w->seats; i++) total += score[i] = w->score[i] + s->promise.points[i];
  double mean = alone ? 0 : total / w->seats;
  for (int i = 0; i < w->seats; i++) {
    double lead = w->lowest ? mean - score[i] : score[i] - mean;
    s->promise.lead[i] += lead;
    worth[i] = lead - s->promise.lead[i] / s->ended;
  }
  s->promise.off += fabs(worth[s->seat]);
  for (int i = 0; i < w->seats; i++) {
    worth[i] = by_score(s, worth[i], s->promise.off / s->ended + 1e-9);
    if (s->c->state == CROUPIER_ENDED) worth[i] = rank * by_rank(s, i) + (1 - rank) * worth[i];
    s->least = fmin(s->least, worth[i]);
  }
}

/* Computes the value for each seat, from 0 to 1: mostly the rank, and a little the lead over the average; or the
   lead alone. A single player, or all who play together, are compared with the other worlds. Returns: is anybody
   ahead? */
bool worth_judge(struct lookahead *s, double *worth) {
  const struct world *w = s->c->world;
  bool together = w->fate != CROUPIER_AGAINST, alone = w->seats == 1 || together;
  double total = 0, apart = 0, rank = together ? 0.5 : w->stakes || alone ? 0 : 0.7;
  s->ended++;
  if (s->promised) {
    judge_promise(s, rank, worth);
    return true;
  }
  for (int i = 0; i < w->seats; i++) total += w->score[i];
  s->score += total / w->seats;
  double mean = alone ? s->score / s->ended : total / w->seats;
  for (int i = 0; i < w->seats; i++) apart += fabs(w->score[i] - mean);
  s->spread += apart / w->seats;
  double usual = s->spread / s->ended + 1e-9;
  if (s->soon && !together && s->c->state != CROUPIER_ENDED) rank = 0;
  for (int i = 0; i < w->seats; i++) {
    double ahead = w->lowest ? mean - w->score[i] : w->score[i] - mean;
    worth[i] = rank * by_rank(s, i) + (1 - rank) * by_score(s, ahead, usual);
    s->least = fmin(s->least, worth[i]);
  }
  return apart > 0;
}
