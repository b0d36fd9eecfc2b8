/* odds.c: how likely something is, by what one seat knows: the hidden is dealt anew many times. */
#include "odds.h"

#include <math.h>

#include "retell.h"
#include "session.h"
#include "story.h"
#include "think.h"

enum { SAMPLES = 4000 };

/* Whose knowledge counts: of who is asked, or of the only person; 0: nobody's. */
static int seat_here(const struct repl *r) {
  int told = r->game->told;
  return r->seat ? r->seat : told <= croupier_players(r->game->c) ? told : 0;
}

struct sample {
  int count;
  double sum, squares;
  bool yes_or_no; /* nothing but 0 and 1 so far */
};

/* Deals anew and looks. False: it cannot be done, and croupier_error says why. */
static bool take_sample(croupier *c, int seat, int i, const char *expression, const croupier_mark *here,
                        struct sample *s) {
  double value;
  croupier_back_to(c, here);
  if (croupier_redeal(c, seat, (uint64_t)i + 1) != CROUPIER_OK) return false;
  if (croupier_measure(c, expression, &value) != CROUPIER_OK) return false;
  s->count++;
  s->sum += value;
  s->squares += value * value;
  s->yes_or_no = s->yes_or_no && (value == 0 || value == 1);
  return true;
}

static void print_result(const struct repl *r, const struct sample *s) {
  double n = s->count, mean = s->sum / n, spread = s->squares / n - mean * mean;
  double error = 1.96 * sqrt((spread > 0 ? spread : 0) / n);
  char value[80], basis[200];
  if (s->yes_or_no) snprintf(value, sizeof value, "%.1f%% +- %.1f", 100 * mean, 100 * error);
  else snprintf(value, sizeof value, T(odds_mean), mean, error);
  snprintf(basis, sizeof basis, T(odds_basis), s->count, seat_here(r));
  say_line("%s%s", value, basis);
}

static void sample(struct repl *r, croupier *c, const char *expression) {
  struct sample s = {.yes_or_no = true};
  croupier_mark *here = croupier_mark_here(c);
  bool whole = here != NULL;
  struct thinking t;
  croupier_progress progress = think_begin(&t, r, T(dealing));
  for (int i = 0; i < SAMPLES && whole && progress.call(progress.data, (unsigned)i, SAMPLES); i++)
    whole = take_sample(c, seat_here(r), i, expression, here, &s);
  think_end(&t);
  if (!whole) warn("%s", croupier_error(c));
  else if (s.count) print_result(r, &s);
  else say_line("%s", T(odds_stopped));
  croupier_forget(c, here);
}

int odds(struct repl *r, char *expression) {
  double value;
  if (!*expression || !seat_here(r)) {
    warn("%s", !*expression ? T(odds_usage) : T(odds_whose));
    return DONE;
  }
  if (croupier_measure(r->game->c, expression, &value) !=
      CROUPIER_OK) { /* before the game is played once more */
    warn("%s", croupier_error(r->game->c));
    return DONE;
  }
  struct story s;
  if (retell_table(&s, r->game, SIZE_MAX) == DONE) sample(r, s.c, expression);
  story_free(&s);
  return DONE;
}
