/* contrast.c: what comparisons say, as people read it, and as JSON. */
#include "contrast.h"

#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "output.h"
#include "paste.h"
#include "say.h"
#include "verdict.h"

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

/* --- all of it --- */

static void print_head(const struct compared *all, FILE *out) {
  const struct comparison *c = all->at[0];
  print_safe(out, croupier_title(c->a, said_in()));
  fprintf(out, T(compare_head), c->players);
  fprintf(out, "\n  A  %016" PRIx64 "  ", croupier_rules_hash(c->a));
  print_safe(out, c->is->a);
  fprintf(out, "\n  B  %016" PRIx64 "  ", croupier_rules_hash(c->b));
  print_safe(out, c->is->b);
  fputc('\n', out);
}

static void print_strength(const struct comparison *c, FILE *out) {
  struct finding finding[MOST_MEASURES];
  char saves[200];
  compare_find(c, finding);
  fputc('\n', out);
  fprintf(out, T(compare_pairs), c->bots, (unsigned long long)c->pairs, (unsigned long long)c->seed,
          (unsigned long long)(c->seed + c->pairs + c->left_out - 1));
  fputc('\n', out);
  if (c->left_out) {
    fprintf(out, T(compare_left_out), (unsigned long long)c->left_out);
    fputc('\n', out);
  }
  fputc('\n', out);
  print_table(c, finding, out);
  double ratio = compare_variance_ratio(c);
  snprintf(saves, sizeof saves, T(compare_saves), ratio, 100 * ratio);
  print_line(out, saves, 0);
}

void compare_text(const struct compared *all, FILE *out) {
  char text[VERDICT_ROOM];
  print_head(all, out);
  for (int i = 0; i < all->strengths; i++) print_strength(all->at[i], out);
  print_line(out, verdict_honest(all->at[0]), 0);
  fputc('\n', out);
  paste_text(all, out);
  fputc('\n', out);
  print_line(out, verdict_stability(all, text), 0);
  print_line(out, verdict_sentence(all->at[0], text), 0);
}

/* --- JSON --- */

static json_t *number(double x) { return isfinite(x) ? json_real(x) : json_null(); }

static json_t *measures_json(const struct comparison *c) {
  struct finding finding[MOST_MEASURES];
  json_t *list = json_array();
  compare_find(c, finding);
  for (int i = 0; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    json_t *m = json_pack("{s:s, s:o, s:o, s:o, s:o, s:f, s:o, s:b}", "measure", measure_at(i, c->sides).word,
                          "a", number(f->a), "b", number(f->b), "change", number(f->change), "half",
                          number(f->half), "p", series_p(&c->contrast[i].change), "seen", number(f->seen),
                          "changed", f->changed);
    if (i < c->sides.count && side_key(c->sides))
      json_object_set_new(m, side_key(c->sides), json_integer(i + 1));
    json_array_append_new(list, m);
  }
  return list;
}

static json_t *strength_json(const struct comparison *c) {
  return json_pack("{s:s, s:I, s:I, s:f, s:o}", "bots", c->bots, "pairs", (json_int_t)c->pairs, "left_out",
                   (json_int_t)c->left_out, "variance_ratio", compare_variance_ratio(c), "measures",
                   measures_json(c));
}

bool compare_json(const struct compared *all, FILE *out) {
  static const char *const stability[] = {[STABLE] = "stable", [UNSTABLE] = "unstable", [OPEN] = "open"};
  const struct comparison *c = all->at[0];
  char a[17], b[17];
  snprintf(a, sizeof a, "%016" PRIx64, croupier_rules_hash(c->a));
  snprintf(b, sizeof b, "%016" PRIx64, croupier_rules_hash(c->b));
  json_t *strengths = json_array();
  for (int i = 0; i < all->strengths; i++) json_array_append_new(strengths, strength_json(all->at[i]));
  json_t *report = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:i, s:s, s:s, s:o, s:o}", "game",
                             croupier_game(c->a), "change", c->is->change, "side_a", c->is->a, "side_b",
                             c->is->b, "rules_a", a, "rules_b", b, "players", c->players, "looks",
                             c->once ? "once" : "any", "main", *c->expected.word ? c->expected.word : "seat",
                             "seed", output_seed(c->seed), "strengths", strengths);
  if (report && all->strengths > 1)
    json_object_set_new(report, "holds", json_string(stability[compare_main_stability(c, all->at[1])]));
  return output_json(report, out);
}
