/* finding.c: what pairs of games say about a change of the rules. */
#include "finding.h"

#include <math.h>
#include <string.h>

static const double alpha = 0.05;

/* All sides share one alpha: they are one question. Of two sides one says it all. */
static double alpha_of(const struct comparison *c, int i) {
  return i < c->sides.count && c->sides.count > 2 ? alpha / c->sides.count : alpha;
}

static double half_of(const struct comparison *c, const struct series *change, double level) {
  return c->once ? series_half_once(change, level) : series_half(change, level);
}

static double p_of(const struct comparison *c, const struct series *change) {
  return c->once ? series_p_once(change) : series_p(change);
}

bool compare_is_main(const struct comparison *c, int i) {
  const char *main = *c->expected.word ? c->expected.word : "seat";
  return strcmp(measure_at(i, c->sides).word, main) == 0;
}

static bool is_mirror(const struct comparison *c, int i) { return c->sides.count == 2 && i == 1; }

/* Tests the measures that are the main one, or the others. */
static void test(const struct comparison *c, bool main, struct finding *finding) {
  double p[MOST_MEASURES] = {0};
  bool changed[MOST_MEASURES] = {false};
  int tested[MOST_MEASURES], count = 0;
  for (int i = 0; i < measures(c->sides); i++)
    if (compare_is_main(c, i) == main && !is_mirror(c, i)) tested[count++] = i;
  for (int k = 0; k < count; k++) p[k] = p_of(c, &c->contrast[tested[k]].change);
  holm(p, count, alpha, changed);
  for (int k = 0; k < count; k++) finding[tested[k]].changed = changed[k];
}

void compare_find(const struct comparison *c, struct finding finding[MOST_MEASURES]) {
  for (int i = 0; i < measures(c->sides); i++) {
    const struct contrast *k = &c->contrast[i];
    double scale = measure_at(i, c->sides).scale;
    finding[i] =
        (struct finding){.a = scale * series_mean(&k->a),
                         .b = scale * series_mean(&k->b),
                         .change = scale * series_mean(&k->change),
                         .half = scale * half_of(c, &k->change, alpha_of(c, i)),
                         .seen = scale * series_seen(&k->change, half_of(c, &k->change, alpha_of(c, i)))};
  }
  test(c, true, finding);
  test(c, false, finding);
  if (is_mirror(c, 1)) finding[1].changed = finding[0].changed;
}

double compare_variance_ratio(const struct comparison *c) {
  double paired = 0, separate = 0;
  for (int i = 0; i < c->sides.count; i++) {
    const struct contrast *k = &c->contrast[i];
    paired += series_variance(&k->change);
    separate += series_variance(&k->a) + series_variance(&k->b);
  }
  return separate > 0 ? paired / separate : 1;
}

/* Changed at one strength alone: either the other one has another change, or it is not known well enough. */
static enum stability stability_of(const struct finding *f, const struct finding *g) {
  if (f->changed && g->changed) return f->change * g->change > 0 ? STABLE : UNSTABLE;
  if (!f->changed && !g->changed) return STABLE;
  return fabs(f->change - g->change) > f->half + g->half ? UNSTABLE : OPEN;
}

enum stability compare_stability(const struct comparison *c, const struct comparison *other, int i) {
  struct finding f[MOST_MEASURES], g[MOST_MEASURES];
  compare_find(c, f);
  compare_find(other, g);
  return stability_of(&f[i], &g[i]);
}

enum stability compare_main_stability(const struct comparison *c, const struct comparison *other) {
  enum stability is = STABLE;
  for (int i = 0; i < measures(c->sides); i++) {
    if (!compare_is_main(c, i)) continue;
    enum stability own = compare_stability(c, other, i);
    if (own == UNSTABLE || is == STABLE) is = own;
    if (is == UNSTABLE) break;
  }
  return is;
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
