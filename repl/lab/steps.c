/* steps.c: the answers of one game, so that it can be played again, cut and changed. */
#define _POSIX_C_SOURCE 200809L

#include "steps.h"

#include <stdlib.h>
#include <string.h>

bool steps_add(struct steps *s, struct step step) {
  if (s->count == s->room) {
    size_t room = s->room ? 2 * s->room : 64;
    struct step *more = realloc(s->of, room * sizeof *more);
    if (!more) return false;
    s->of = more;
    s->room = room;
  }
  s->of[s->count++] = step;
  return true;
}

bool steps_copy(struct steps *to, const struct steps *from) {
  char *scene = from->scene ? strdup(from->scene) : NULL;
  if (from->scene && !scene) return false;
  to->count = 0;
  free(to->scene);
  to->scene = scene;
  to->scene_at = from->scene_at;
  for (size_t i = 0; i < from->count; i++)
    if (!steps_add(to, from->of[i])) return false;
  return true;
}

void steps_cut(struct steps *s, size_t from, size_t count) {
  memmove(s->of + from, s->of + from + count, (s->count - from - count) * sizeof *s->of);
  s->count -= count;
  if (s->scene && s->scene_at > from) s->scene_at -= s->scene_at - from < count ? s->scene_at - from : count;
}

void steps_free(struct steps *s) {
  free(s->of);
  free(s->scene);
  *s = (struct steps){.of = NULL};
}

size_t steps_choices(const struct steps *s) {
  size_t choices = 0;
  for (size_t i = 0; i < s->count; i++) choices += s->of[i].choice;
  return choices;
}

croupier_status_code step_give(croupier *c, struct step step, struct step *given) {
  const croupier_question *q = croupier_question_of(c, step.seat);
  int actions = step.acts && step.seat <= croupier_players(c) ? croupier_free_actions(c, step.seat) : 0;
  *given = (struct step){.seat = step.seat, .acts = actions > 0, .choice = true};
  if (actions > 0) {
    given->option = step.option % actions;
    return croupier_act(c, given->seat, given->option);
  }
  if (!q) q = croupier_question_at(c, 0);
  given->seat = q->seat;
  given->option = step.option % q->options;
  given->choice = q->options > 1;
  return croupier_answer(c, given->seat, given->option);
}
