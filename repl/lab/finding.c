/* finding.c: what pairs of games say about a change of the rules. */
#include "finding.h"

#include <math.h>
#include <string.h>

static const double alpha = 0.05;

/* All sides share one alpha: they are one question. */
static double alpha_of(const struct comparison *c, int i) {
  return i < c->sides.count ? alpha / c->sides.count : alpha;
}

static void test(const struct comparison *c, int first, int count, struct finding *finding) {
  double p[MOST_MEASURES] = {0};
  bool changed[MOST_MEASURES] = {false};
  for (int i = 0; i < count; i++) p[i] = series_p(&c->contrast[first + i].change);
  holm(p, count, alpha, changed);
  for (int i = 0; i < count; i++) finding[first + i].changed = changed[i];
}

void compare_find(const struct comparison *c, struct finding finding[MOST_MEASURES]) {
  int count = measures(c->sides);
  for (int i = 0; i < count; i++) {
    const struct contrast *k = &c->contrast[i];
    double scale = measure_at(i, c->sides).scale;
    finding[i] = (struct finding){.a = scale * series_mean(&k->a),
                                  .b = scale * series_mean(&k->b),
                                  .change = scale * series_mean(&k->change),
                                  .half = scale * series_half(&k->change, alpha_of(c, i))};
  }
  test(c, 0, c->sides.count, finding);
  test(c, c->sides.count, count - c->sides.count, finding);
}

bool compare_bounds(const struct comparison *c, const char *word, double *low, double *high) {
  struct finding finding[MOST_MEASURES];
  bool any = false;
  *low = *high = 0;
  compare_find(c, finding);
  for (int i = 0; i < measures(c->sides); i++) {
    if (strcmp(measure_at(i, c->sides).word, word) != 0) continue;
    double size = fabs(finding[i].change);
    *low = fmax(*low, size - finding[i].half);
    *high = fmax(*high, size + finding[i].half);
    any = true;
  }
  return any;
}

enum verdict compare_judge(const struct comparison *c) {
  double low, high, bound = c->expected.bound;
  if (!compare_bounds(c, c->expected.word, &low, &high)) return NOT_KNOWN;
  bool below = high < bound;
  bool above = low > bound;
  if (!below && !above) return NOT_KNOWN;
  return below == (c->expected.sign == '<') ? HOLDS : FAILS;
}
