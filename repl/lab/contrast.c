/* contrast.c: what comparisons say, as people read it, and as JSON. */
#include "contrast.h"

#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "options.h"
#include "output.h"
#include "paste.h"
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
  add(w, any ? "" : T(compare_no_seat));
}

static void add_changed(const struct comparison *c, const struct finding *finding, struct words_of *w) {
  char text[200];
  bool any = false;
  for (int i = c->sides.count; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    struct measure m = measure_at(i, c->sides);
    if (!f->changed) continue;
    snprintf(text, sizeof text, "%s %+.2f ± %.2f%s", m.name, f->change, f->half, m.sign);
    add(w, any ? ", " : T(compare_table));
    add(w, text);
    any = true;
  }
}

/* The smallest changes that would have been found where none was: in points of a hundred, and in parts of A's mean. */
struct unseen {
  int measures;
  double points, part;
};

static struct unseen unseen(const struct comparison *c, const struct finding *finding) {
  struct unseen u = {0, 0, 0};
  for (int i = 0; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    if (f->changed) continue;
    u.measures++;
    if (*measure_at(i, c->sides).sign) u.points = fmax(u.points, f->seen);
    else if (f->a != 0) u.part = fmax(u.part, 100 * f->seen / fabs(f->a));
  }
  return u;
}

static void add_unchanged(const struct comparison *c, const struct finding *finding, struct words_of *w) {
  char text[200];
  struct unseen u = unseen(c, finding);
  if (u.measures == 0) return;
  bool some = u.measures < measures(c->sides);
  snprintf(text, sizeof text, some ? T(compare_unchanged) : T(compare_all_unchanged), u.measures);
  add(w, text);
  snprintf(text, sizeof text, T(compare_unseen_points), u.points);
  if (u.points > 0) add(w, text);
  if (u.points > 0 && u.part > 0) add(w, T(compare_or));
  snprintf(text, sizeof text, T(compare_unseen_part), u.part);
  if (u.part > 0) add(w, text);
}

static void print_sentence(const struct comparison *c, const struct finding *finding, FILE *out) {
  struct words_of w = {.used = 0};
  add(&w, c->is->change);
  add(&w, ": ");
  add_sides(c, finding, &w);
  add_changed(c, finding, &w);
  add_unchanged(c, finding, &w);
  add(&w, ".");
  croupier_articles(w.text);
  print_line(out, w.text, 0);
}

/* --- two strengths of bots --- */

/* The other measures that change otherwise where other bots play. */
static void add_unstable(const struct compared *all, struct words_of *w) {
  const struct comparison *c = all->at[0];
  bool any = false;
  for (int i = 0; i < measures(c->sides); i++) {
    if (compare_is_main(c, i) || compare_stability(c, all->at[1], i) != UNSTABLE) continue;
    add(w, any ? ", " : T(compare_unstable_also));
    add(w, measure_at(i, c->sides).name);
    any = true;
  }
  add(w, any ? "." : "");
}

static void print_stability(const struct compared *all, FILE *out) {
  struct words_of w = {.used = 0};
  char line[400];
  if (all->strengths < 2) {
    print_line(out, T(compare_one_strength), 0);
    return;
  }
  enum stability is = compare_main_stability(all->at[0], all->at[1]);
  const char *bots = all->at[0]->bots, *others = all->at[1]->bots;
  if (is == STABLE) snprintf(line, sizeof line, T(compare_stable), bots, others);
  else if (is == UNSTABLE) snprintf(line, sizeof line, T(compare_unstable), bots, others);
  else snprintf(line, sizeof line, T(compare_open), bots, others);
  add(&w, line);
  add_unstable(all, &w);
  print_line(out, w.text, 0);
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
  struct finding finding[MOST_MEASURES];
  print_head(all, out);
  for (int i = 0; i < all->strengths; i++) print_strength(all->at[i], out);
  print_line(out, T(compare_honest), 0);
  fputc('\n', out);
  paste_text(all, out);
  fputc('\n', out);
  compare_find(all->at[0], finding);
  print_stability(all, out);
  print_sentence(all->at[0], finding, out);
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
  json_t *report = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:i, s:s, s:o, s:o}", "game",
                             croupier_game(c->a), "change", c->is->change, "side_a", c->is->a, "side_b",
                             c->is->b, "rules_a", a, "rules_b", b, "players", c->players, "main",
                             *c->expected.word ? c->expected.word : "seat", "seed", output_seed(c->seed),
                             "strengths", strengths);
  if (report && all->strengths > 1)
    json_object_set_new(report, "holds", json_string(stability[compare_main_stability(c, all->at[1])]));
  return output_json(report, out);
}
