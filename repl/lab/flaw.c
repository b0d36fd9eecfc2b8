/* flaw.c: what `check` finds: a flaw of a script, and the game that shows it. */
#include "flaw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *flaw_word(enum flaw_code code) {
  static const char *const words[FLAW_CODES] = {
      "none",  "error",   "dead_end", "endless",   "lost",        "doubled",       "leak",
      "order", "differs", "text",     "never_ran", "never_legal", "never_offered", "never_picked"};
  return words[code];
}

bool flaw_is(const struct flaw *f, const struct flaw *other) {
  return f->code == other->code && strcmp(f->about, other->about) == 0;
}

void flaw_of_fault(struct flaw *f, const croupier *c) {
  const croupier_fault *fault = croupier_last_fault(c);
  f->code = fault->mistake == CROUPIER_NO_ANSWER ? FLAW_DEAD_END : FLAW_ERROR;
  snprintf(f->says, sizeof f->says, "%s", croupier_error(c));
  snprintf(f->file, sizeof f->file, "%s", fault->file ? fault->file : "");
  snprintf(f->rule, sizeof f->rule, "%s", fault->rule ? fault->rule : "");
  f->line = fault->line;
  snprintf(f->about, sizeof f->about, "%s:%d", f->file, f->line);
  if (!*f->file) snprintf(f->about, sizeof f->about, "%.*s", FLAW_ABOUT - 1, fault->text ? fault->text : "");
}

void flaw_clear(struct flaw *f) {
  struct steps steps = f->steps;
  steps.count = 0;
  free(steps.scene);
  steps.scene = NULL;
  *f = (struct flaw){.steps = steps};
}

static bool is_better(const struct flaw *f, const struct flaw *than) {
  if (f->has_game != than->has_game) return f->has_game;
  if (f->goes_on != than->goes_on) return than->goes_on; /* answers show more */
  return f->has_game && f->steps.count < than->steps.count;
}

/* The new one takes the place of the game that is known, with its answers. */
static void replace(struct flaw *f, struct flaw *by) {
  uint64_t games = f->games;
  bool note = f->note && by->note;
  steps_free(&f->steps);
  *f = *by;
  f->games = games;
  f->note = note;
  by->steps = (struct steps){.of = NULL};
}

bool flaws_add(struct flaws *all, struct flaw *flaw) {
  flaw->first = flaw->steps.count;
  for (size_t i = 0; i < all->count; i++) {
    struct flaw *f = &all->of[i];
    if (!flaw_is(f, flaw)) continue;
    if (is_better(flaw, f)) replace(f, flaw);
    f->note = f->note && flaw->note;
    f->games++;
    return true;
  }
  if (all->count == all->room) {
    size_t room = all->room ? 2 * all->room : 16;
    struct flaw *more = realloc(all->of, room * sizeof *more);
    if (!more) return false;
    all->of = more;
    all->room = room;
  }
  all->of[all->count] = *flaw;
  all->of[all->count++].games = 1;
  flaw->steps = (struct steps){.of = NULL};
  return true;
}

void flaws_free(struct flaws *all) {
  for (size_t i = 0; i < all->count; i++) steps_free(&all->of[i].steps);
  free(all->of);
}
