/* contrastpage.c: a comparison as a web page with pictures. */
#include "contrastpage.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "chart.h"
#include "page.h"
#include "paste.h"
#include "say.h"
#include "verdict.h"

/* Changes in points of a hundred share a picture. The others stand in one as parts of A's mean. */
static void draw(const struct comparison *c, const struct finding *finding, bool points, FILE *out) {
  struct chart_row row[MOST_MEASURES];
  char name[MOST_MEASURES][80];
  int rows = 0;
  for (int i = 0; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    struct measure m = measure_at(i, c->sides);
    if (!*m.sign == points || (!points && f->a == 0)) continue;
    double scale = points ? 1 : 100 / fabs(f->a);
    snprintf(name[rows], sizeof name[rows], "%s", m.name);
    row[rows] = (struct chart_row){name[rows], scale * f->change, scale * (f->change - f->half),
                                   scale * (f->change + f->half)};
    rows++;
  }
  if (rows > 0) chart_rows(out, points ? T(compare_points) : T(compare_parts), CHART_DOTS, row, rows, 0, "");
}

static void put_table(const struct comparison *c, const struct finding *finding, FILE *out) {
  char cells[600];
  page_table(out, T(compare_heads));
  for (int i = 0; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    struct measure m = measure_at(i, c->sides);
    snprintf(cells, sizeof cells, "%s%s%s\t%.2f\t%.2f\t%+.2f ± %.2f%s", m.name, *m.sign ? "," : "", m.sign,
             f->a, f->b, f->change, f->half, f->changed ? " *" : "");
    page_row(out, cells);
  }
  page_table_end(out);
  page_text(out, T(compare_starred));
}

static void put_strength(const struct comparison *c, FILE *out) {
  struct finding finding[MOST_MEASURES];
  char text[400];
  double ratio = compare_variance_ratio(c);
  compare_find(c, finding);
  snprintf(text, sizeof text, T(compare_pairs), c->bots, (unsigned long long)c->pairs,
           (unsigned long long)c->seed, (unsigned long long)(c->seed + c->pairs + c->left_out - 1));
  page_heading(out, text);
  snprintf(text, sizeof text, T(compare_left_out), (unsigned long long)c->left_out);
  if (c->left_out) page_text(out, text);
  draw(c, finding, true, out);
  draw(c, finding, false, out);
  put_table(c, finding, out);
  snprintf(text, sizeof text, T(compare_saves), ratio, 100 * ratio);
  page_text(out, text);
}

static void put_sides(const struct comparison *c, FILE *out) {
  const struct {
    const char *name, *is;
    const croupier *table;
  } side[] = {{"A", c->is->a, c->a}, {"B", c->is->b, c->b}};
  char text[800];
  page_table(out, T(compare_sides_heads));
  for (int i = 0; i < 2; i++) {
    snprintf(text, sizeof text, "%s: %s\t%016" PRIx64, side[i].name, side[i].is,
             croupier_rules_hash(side[i].table));
    page_row(out, text);
  }
  page_table_end(out);
}

bool compare_page(const struct compared *all, FILE *out) {
  const struct comparison *c = all->at[0];
  char text[VERDICT_ROOM];
  int used = snprintf(text, sizeof text, "%.200s", croupier_title(c->a, said_in()));
  snprintf(text + used, sizeof text - (size_t)used, T(compare_head), c->players);
  page_begin(out, said_in(), text);
  page_text(out, verdict_sentence(c, text));
  page_text(out, verdict_stability(all, text));
  put_sides(c, out);
  for (int i = 0; i < all->strengths; i++) put_strength(all->at[i], out);
  page_text(out, verdict_honest(c));
  page_heading(out, T(compare_again));
  paste_again(all, text, sizeof text);
  page_command(out, text);
  page_end(out);
  return !ferror(out);
}
