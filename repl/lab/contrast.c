/* contrast.c: a comparison as people read it, and as JSON. */
#include "contrast.h"

#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "output.h"
#include "say.h"

/* --- a table --- */

static int width_of_names(const struct comparison *c) {
  int width = 0;
  for (int i = 0; i < measures(c->sides); i++) {
    int own = croupier_width(measure_at(i, c->sides).name);
    if (own > width) width = own;
  }
  return width;
}

static void print_row(const struct comparison *c, int i, const struct finding *f, int width, FILE *out) {
  struct measure m = measure_at(i, c->sides);
  fprintf(out, "  %s%*s %9.2f%-2s %9.2f%-2s %+9.2f ± %.2f%-2s  %s\n", m.name, width - croupier_width(m.name),
          "", f->a, m.sign, f->b, m.sign, f->change, f->half, m.sign, f->changed ? T(compare_changed) : "");
}

static void print_table(const struct comparison *c, const struct finding *finding, FILE *out) {
  int width = width_of_names(c);
  fprintf(out, "  %*s ", width, "");
  fprintf(out, "%s\n", T(compare_columns));
  for (int i = 0; i < measures(c->sides); i++) print_row(c, i, &finding[i], width, out);
}

/* --- in words --- */

struct words_of {
  char text[1500];
  size_t used;
};

static void add(struct words_of *w, const char *text) {
  int more = snprintf(w->text + w->used, sizeof w->text - w->used, "%s", text);
  w->used += (size_t)more < sizeof w->text - w->used ? (size_t)more : sizeof w->text - 1 - w->used;
}

static void add_sides(const struct comparison *c, const struct finding *finding, struct words_of *w) {
  char text[200], name[40];
  double low, high;
  bool any = false;
  for (int i = 0; i < c->sides.count; i++) {
    const struct finding *f = &finding[i];
    if (!f->changed) continue;
    snprintf(text, sizeof text, f->change < 0 ? T(compare_less) : T(compare_more),
             side_name(c->sides, i, name), fabs(f->change), f->half);
    add(w, any ? "; " : "");
    add(w, text);
    any = true;
  }
  compare_bounds(c, "seat", &low, &high);
  snprintf(text, sizeof text, T(compare_no_seat), high);
  add(w, any ? "" : text);
}

/* The measures of the table that have changed, or those that have not. */
static void add_measures(const struct comparison *c, const struct finding *finding, bool changed,
                         struct words_of *w) {
  char text[200];
  bool any = false;
  for (int i = c->sides.count; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    struct measure m = measure_at(i, c->sides);
    if (f->changed != changed) continue;
    if (changed) snprintf(text, sizeof text, "%s (%+.2f ± %.2f%s)", m.name, f->change, f->half, m.sign);
    else snprintf(text, sizeof text, T(compare_below), m.name, fabs(f->change) + f->half, m.sign);
    add(w, any ? ", " : changed ? T(compare_table) : T(compare_unchanged));
    add(w, text);
    any = true;
  }
}

static void print_sentence(const struct comparison *c, const struct finding *finding, FILE *out) {
  struct words_of w = {.used = 0};
  add(&w, c->change);
  add(&w, ": ");
  add_sides(c, finding, &w);
  add_measures(c, finding, true, &w);
  add_measures(c, finding, false, &w);
  add(&w, ".");
  croupier_articles(w.text);
  print_line(out, w.text, 0);
}

/* How many games separate deals would need for one pair: what pairing saves, over all sides. */
static double share_of_variance(const struct comparison *c) {
  double paired = 0, separate = 0;
  for (int i = 0; i < c->sides.count; i++) {
    const struct contrast *k = &c->contrast[i];
    paired += series_variance(&k->change);
    separate += series_variance(&k->a) + series_variance(&k->b);
  }
  return separate > 0 ? paired / separate : 1;
}

void compare_text(const struct comparison *c, FILE *out) {
  struct finding finding[MOST_MEASURES];
  compare_find(c, finding);
  print_safe(out, croupier_title(c->a, said_in()));
  fprintf(out, T(compare_head), c->players, c->bots);
  fprintf(out, "\n  A  %016" PRIx64 "  ", croupier_rules_hash(c->a));
  fprintf(out, "%s\n  B  %016" PRIx64 "  ", T(compare_as_it_is), croupier_rules_hash(c->b));
  print_safe(out, c->change);
  fputc('\n', out);
  fprintf(out, T(compare_pairs), (unsigned long long)c->pairs, (unsigned long long)c->seed,
          (unsigned long long)(c->seed + c->pairs + c->left_out - 1));
  fputc('\n', out);
  if (c->left_out) {
    fprintf(out, T(compare_left_out), (unsigned long long)c->left_out);
    fputc('\n', out);
  }
  fputc('\n', out);
  print_table(c, finding, out);
  fputc('\n', out);
  print_sentence(c, finding, out);
  char saves[200];
  snprintf(saves, sizeof saves, T(compare_saves), 100 * share_of_variance(c));
  print_line(out, saves, 0);
  print_line(out, T(compare_honest), 0);
}

/* --- JSON --- */

static json_t *number(double x) { return isfinite(x) ? json_real(x) : json_null(); }

static json_t *measures_json(const struct comparison *c) {
  struct finding finding[MOST_MEASURES];
  json_t *list = json_array();
  compare_find(c, finding);
  for (int i = 0; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    json_t *m = json_pack("{s:s, s:o, s:o, s:o, s:o, s:f, s:b}", "measure", measure_at(i, c->sides).word, "a",
                          number(f->a), "b", number(f->b), "change", number(f->change), "half",
                          number(f->half), "p", series_p(&c->contrast[i].change), "changed", f->changed);
    if (i < c->sides.count && side_key(c->sides))
      json_object_set_new(m, side_key(c->sides), json_integer(i + 1));
    json_array_append_new(list, m);
  }
  return list;
}

bool compare_json(const struct comparison *c, FILE *out) {
  char a[17], b[17];
  snprintf(a, sizeof a, "%016" PRIx64, croupier_rules_hash(c->a));
  snprintf(b, sizeof b, "%016" PRIx64, croupier_rules_hash(c->b));
  json_t *report = json_pack("{s:s, s:s, s:s, s:s, s:i, s:s, s:o, s:I, s:I, s:f, s:o}", "game",
                             croupier_game(c->a), "change", c->change, "rules_a", a, "rules_b", b, "players",
                             c->players, "bots", c->bots, "seed", output_seed(c->seed), "pairs",
                             (json_int_t)c->pairs, "left_out", (json_int_t)c->left_out, "variance_share",
                             share_of_variance(c), "measures", measures_json(c));
  return output_json(report, out);
}
