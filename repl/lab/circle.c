/* circle.c: can the players of a game go round for ever? */
#include "circle.h"

#include <stdio.h>
#include <string.h>

enum { LAPS = 30, NAMED = 5 };

/* The answers before the same position, or `now` if there was none. */
static size_t been_before(struct circle *k, uint64_t position, size_t now) {
  size_t i = position % CIRCLE_POSITIONS;
  while (k->at[i] && k->position[i] != position) i = (i + 1) % CIRCLE_POSITIONS;
  size_t before = k->at[i] ? k->at[i] - 1 : now;
  if (!k->at[i] && ++k->count > CIRCLE_POSITIONS / 2) {
    memset(k, 0, sizeof *k);
    return now;
  }
  k->position[i] = position;
  k->at[i] = (uint32_t)now + 1; /* the last time: the shortest circle */
  return before;
}

/* The answers once more. Do they lead to the position again? */
static bool goes_round(croupier *c, const struct step *step, size_t count, uint64_t position) {
  for (size_t i = 0; i < count; i++) {
    const croupier_question *q = croupier_status(c) == CROUPIER_ASKS ? croupier_question_of(c, step[i].seat)
                                                                     : NULL;
    if (!q || step[i].acts || step[i].option >= q->options) return false;
    if (croupier_answer(c, step[i].seat, step[i].option) != CROUPIER_OK) return false;
  }
  return croupier_status(c) == CROUPIER_ASKS && croupier_position(c) == position;
}

/* "bid: pass (player 1), ..." */
static void name_answers(croupier *c, const struct step *step, size_t count, char says[CIRCLE_SAYS]) {
  size_t used = 0;
  for (size_t i = 0; i < count && i < NAMED && used < CIRCLE_SAYS; i++) {
    const croupier_question *q = croupier_question_of(c, step[i].seat);
    if (!q) return;
    used += (size_t)snprintf(says + used, CIRCLE_SAYS - used, "%s%s: ", i ? ", " : "", q->prompt);
    if (used < CIRCLE_SAYS)
      used += (size_t)snprintf(says + used, CIRCLE_SAYS - used, "%s (%d)",
                               croupier_option(c, step[i].seat, step[i].option, NULL), step[i].seat);
    if (croupier_answer(c, step[i].seat, step[i].option) != CROUPIER_OK) return;
  }
  if (count > NAMED && used < CIRCLE_SAYS) snprintf(says + used, CIRCLE_SAYS - used, " ...");
}

static bool is_forced(const struct step *step, size_t count) {
  size_t choices = 0;
  for (size_t i = 0; i < count; i++) choices += step[i].choice;
  return choices == 0;
}

struct circle_way circle_found(struct circle *k, croupier *c, const struct steps *steps, bool forced_only) {
  uint64_t position = croupier_position(c);
  size_t before = been_before(k, position, steps->count), size = steps->count - before;
  struct circle_way way = {.size = 0};
  if (size == 0 || size > CIRCLE_LONGEST || croupier_question_at(c, 0)->picked > 0) return way;
  const struct step *step = steps->of + before;
  way.forced = is_forced(step, size);
  if (forced_only && !way.forced) return way;
  croupier_mark *here = croupier_mark_here(c);
  bool round = here != NULL;
  for (int i = 0; i < LAPS && round; i++) round = goes_round(c, step, size, position);
  if (here) croupier_back_to(c, here);
  if (round) {
    way.size = size;
    name_answers(c, step, size, way.says);
    croupier_back_to(c, here);
  }
  if (here) croupier_forget(c, here);
  return way;
}
