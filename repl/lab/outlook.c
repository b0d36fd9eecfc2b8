/* outlook.c: the win chance of each side in a position. */
#include "outlook.h"

#include <math.h>

#include "fold.h"
#include "tally.h"

enum { MOST_ANSWERS = 20000 /* of a playout */ };

/* Plays on at random. False: it does not end. */
static bool play_out(croupier *c) {
  for (int i = 0; i < MOST_ANSWERS && croupier_status(c) == CROUPIER_ASKS; i++) {
    int seat = croupier_question_at(c, 0)->seat;
    if (croupier_answer(c, seat, croupier_random_option(c, seat)) != CROUPIER_OK) return false;
  }
  return croupier_status(c) == CROUPIER_ENDED;
}

static void add_wins(croupier *c, struct sides sides, int64_t wins[CROUPIER_MAX_SEATS]) {
  int64_t share[CROUPIER_MAX_SEATS];
  measure_wins(c, sides, share);
  for (int i = 0; i < sides.count; i++) wins[i] += share[i];
}

bool outlook(croupier *c, struct sides sides, uint64_t seed, int worlds, int64_t wins[CROUPIER_MAX_SEATS]) {
  croupier_mark *mark = croupier_mark_here(c);
  bool done = mark != NULL;
  for (int i = 0; i < sides.count; i++) wins[i] = 0;
  for (int i = 0; i < worlds && done; i++) {
    int seat = i % croupier_players(c) + 1;
    done = croupier_redeal(c, seat, fold(seed, (uint64_t)i)) == CROUPIER_OK && play_out(c);
    if (done) add_wins(c, sides, wins);
    croupier_back_to(c, mark);
  }
  if (mark) croupier_forget(c, mark);
  return done;
}

/* Of the difference of two shares of one multinomial sample. */
static double error_of(double p, double q, int worlds) {
  return sqrt(fmax(0, p + q - (p - q) * (p - q)) / worlds);
}

int outlook_alone(const int64_t *wins, int sides, int worlds, bool best) {
  int found = 0;
  for (int i = 1; i < sides; i++)
    if (best ? wins[i] > wins[found] : wins[i] < wins[found]) found = i;
  for (int i = 0; i < sides; i++) {
    double p = (double)wins[found] / WIN / worlds, q = (double)wins[i] / WIN / worlds;
    if (i != found && fabs(p - q) <= 2 * error_of(p, q, worlds)) return -1;
  }
  return sides > 1 ? found : -1;
}
