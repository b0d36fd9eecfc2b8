/* astray.c: the games of a simulation that go nowhere, by the place in the script where they do. */
#include "astray.h"

#include <stdio.h>
#include <string.h>

static bool is_at(const struct place *p, croupier_course course, const croupier_fault *f) {
  return p->course == course && p->excerpt.line == f->line &&
         strcmp(p->excerpt.file, f->file ? f->file : "") == 0;
}

/* Takes the facts of this game. */
static void note(struct place *p, croupier *c, uint64_t number, const char *how) {
  const croupier_fault *f = croupier_last_fault(c);
  p->first = number;
  p->seed = f->seed;
  p->answers = f->answers;
  snprintf(p->question, sizeof p->question, "%s", croupier_question_at(c, 0)->prompt);
  snprintf(p->rule, sizeof p->rule, "%s", f->rule ? f->rule : "");
  snprintf(p->says, sizeof p->says, "%s", croupier_error(c));
  snprintf(p->how, sizeof p->how, "%s", how);
  excerpt_kept(&p->excerpt, croupier_last_fault(c));
}

static bool add(struct astray *a, croupier *c, uint64_t number, const char *how) {
  croupier_course course = croupier_goes(c);
  const croupier_fault *f = croupier_last_fault(c);
  int i = 0;
  while (i < a->places && !is_at(&a->place[i], course, f)) i++;
  if (i == MOST_PLACES) {
    a->elsewhere++;
    return false;
  }
  bool is_new = i == a->places;
  if (is_new) a->place[a->places++].course = course;
  if (is_new || number < a->place[i].first) note(&a->place[i], c, number, how);
  a->place[i].games++;
  return is_new;
}

bool astray_add(struct astray *a, croupier *c, uint64_t number, const char *how) {
  pthread_mutex_lock(&a->lock);
  bool is_new = add(a, c, number, how);
  pthread_mutex_unlock(&a->lock);
  return is_new;
}

void astray_join(struct astray *a, const struct place *more) {
  int i = 0;
  while (i < a->places &&
         !(a->place[i].course == more->course && a->place[i].excerpt.line == more->excerpt.line &&
           strcmp(a->place[i].excerpt.file, more->excerpt.file) == 0))
    i++;
  if (i == MOST_PLACES) {
    a->elsewhere += more->games;
    return;
  }
  bool is_new = i == a->places;
  uint64_t before = is_new ? 0 : a->place[i].games;
  a->places += is_new;
  if (is_new || more->first < a->place[i].first) a->place[i] = *more;
  a->place[i].games = before + more->games;
}

const struct place *astray_at(const struct astray *a, int i) {
  for (int k = 0; k < a->places; k++) {
    int before = 0;
    for (int m = 0; m < a->places; m++) before += a->place[m].first < a->place[k].first;
    if (before == i) return &a->place[k];
  }
  return NULL;
}
