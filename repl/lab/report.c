/* report.c: what came of many games, as JSON and for people. */
#include "report.h"

#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "coursetext.h"
#include "figures.h"
#include "output.h"
#include "results.h"
#include "say.h"
#include "seats.h"

/* --- figures --- */

struct branching {
  double mean, forced;
  size_t p50, max;
};

static struct branching branching_of(const struct tally *t) {
  uint64_t all = 0;
  for (int i = 0; i < BRANCHING_BUCKETS; i++) all += t->branching[i];
  return (struct branching){figure_mean_index(t->branching, BRANCHING_BUCKETS),
                            all ? (double)t->branching[1] / (double)all : 0,
                            figure_quantile(t->branching, BRANCHING_BUCKETS, 0.5),
                            figure_quantile(t->branching, BRANCHING_BUCKETS, 1)};
}

static double mean_decisions(const struct tally *t) {
  return t->finished ? (double)t->decisions / (double)t->finished : 0;
}

static double per_second(const struct report *r, uint64_t count) {
  return r->elapsed > 0 ? (double)count / r->elapsed : 0;
}

/* --- JSON --- */

static json_t *houses_json(const croupier *c) {
  json_t *houses = json_array();
  const char *house;
  for (size_t i = 0; c && (house = croupier_house(c, i)) != NULL; i++)
    json_array_append_new(houses, json_string(house));
  return houses;
}

static json_t *knobs_json(const croupier *c) {
  json_t *knobs = json_object();
  for (size_t i = 0; c && i < croupier_knob_count(c); i++) {
    croupier_knob knob = croupier_knob_at(c, i, NULL);
    json_object_set_new(knobs, knob.name, json_string(knob.value));
  }
  return knobs;
}

/* The places where games go nowhere, in the order of their first games. */
static json_t *nowhere_json(const struct astray *a) {
  json_t *places = json_array();
  for (int i = 0; i < a->places; i++) {
    const struct place *p = astray_at(a, i);
    json_array_append_new(places, json_pack("{s:I, s:s, s:o, s:I, s:s, s:s, s:s, s:i, s:s}", "games",
                                            (json_int_t)p->games, "course",
                                            p->course == CROUPIER_GOES_ROUND ? "round" : "too_long", "seed",
                                            output_seed(p->seed), "answers", (json_int_t)p->answers,
                                            "question", p->question, "rule", p->rule, "file", p->excerpt.file,
                                            "line", (int)p->excerpt.line, "command", p->how));
  }
  return places;
}

bool report_json(const struct report *r, FILE *out) {
  const struct tally *t = r->tally;
  char hash[17];
  snprintf(hash, sizeof hash, "%016" PRIx64, r->rules_hash);
  struct branching b = branching_of(t);
  json_t *report = json_pack(
      "{s:s, s:i, s:I, s:o, s:o, s:o, s:s, s:s, s:f, s:f, s:f, s:I, s:I, s:I, s:I, s:o, s:o, s:{s:f, s:I, s:I, s:I, s:I},"
      " s:{s:f, s:I, s:I, s:f}}",
      "game", r->game, "players", r->players, "games", (json_int_t)r->games, "seed", output_seed(r->seed),
      "knobs", knobs_json(r->c), "house_rules", houses_json(r->c), "rules_hash", hash, "bots",
      seats_bots(r->bots, r->players), "elapsed_s", r->elapsed, "games_per_s", per_second(r, t->finished),
      "decisions_per_s", per_second(r, t->decisions), "errors", (json_int_t)t->errors, "bot_faults",
      (json_int_t)r->faults, "truncated", (json_int_t)t->truncated, "ties", (json_int_t)t->ties, "nowhere",
      nowhere_json(r->astray), "seats", results_json(r), "decisions", "mean", mean_decisions(t), "p5",
      (json_int_t)figure_quantile(t->games, t->games_size, 0.05), "p50",
      (json_int_t)figure_quantile(t->games, t->games_size, 0.5), "p95",
      (json_int_t)figure_quantile(t->games, t->games_size, 0.95), "max",
      (json_int_t)figure_quantile(t->games, t->games_size, 1), "branching", "mean", b.mean, "p50",
      (json_int_t)b.p50, "max", (json_int_t)b.max, "forced", b.forced);
  json_t *together = results_together(r);
  if (together) json_object_set_new(report, "together", together);
  if (report && r->courses) json_object_set_new(report, "course", courses_json(r->courses));
  if (report && r->cover) json_object_set_new(report, "cover", cover_json(r->cover));
  return output_json(report, out);
}

/* --- text --- */

/* Few a second are not none. */
static void say_speed(char text[32], double a_second) {
  snprintf(text, 32, a_second < 10 ? "%.2f" : "%.0f", a_second);
}

/* The house rules, and the knobs that are turned: what makes it another game. */
static void print_rules(FILE *out, const croupier *c) {
  if (!c) return;
  if (croupier_variant_of(c)) {
    fputs(T(report_variant), out);
    print_safe(out, croupier_variant_name(croupier_variant_of(c), said_in()));
    fputc('\n', out);
  }
  const char *house, *before = T(report_houses);
  for (size_t i = 0; (house = croupier_house(c, i)) != NULL; i++, before = ", ") {
    fputs(before, out);
    print_safe(out, house);
  }
  if (croupier_house(c, 0)) fputc('\n', out);
  bool turned = false;
  before = T(report_knobs);
  for (size_t i = 0; i < croupier_knob_count(c); i++) {
    croupier_knob knob = croupier_knob_at(c, i, NULL);
    if (strcmp(knob.value, knob.initial) == 0) continue;
    fprintf(out, "%s", turned ? ", " : before);
    print_safe(out, knob.name);
    fputc('=', out);
    print_safe(out, knob.value);
    turned = true;
  }
  if (turned) fputc('\n', out);
}

static void print_nowhere(const struct astray *a, FILE *out) {
  for (int i = 0; i < a->places; i++) {
    const struct place *p = astray_at(a, i);
    char line[PATH_SIZE + 300];
    snprintf(line, sizeof line, p->course == CROUPIER_GOES_ROUND ? T(report_round) : T(report_too_long),
             (unsigned long long)p->games, p->question, p->excerpt.file, (int)p->excerpt.line, p->how);
    print_safe(out, line);
    putc('\n', out);
  }
}

void report_text(const struct report *r, FILE *out) {
  const struct tally *t = r->tally;
  struct branching b = branching_of(t);
  char games[32], decisions[32];
  say_speed(games, per_second(r, t->finished));
  say_speed(decisions, per_second(r, t->decisions));
  print_safe(out, r->title);
  fprintf(out, T(report_head), r->players, (unsigned long long)r->games, (unsigned long long)r->seed);
  putc('\n', out);
  print_rules(out, r->c);
  putc('\n', out);
  results_text(r, out);
  putc('\n', out);
  fprintf(out, T(report_decisions), mean_decisions(t), figure_quantile(t->games, t->games_size, 0.05),
          figure_quantile(t->games, t->games_size, 0.5), figure_quantile(t->games, t->games_size, 0.95),
          figure_quantile(t->games, t->games_size, 1));
  putc('\n', out);
  fprintf(out, T(report_options), b.mean, b.p50, b.max,
          b.max == BRANCHING_BUCKETS - 1 ? T(report_or_more) : "", 100 * b.forced);
  putc('\n', out);
  fprintf(out, T(report_games), (unsigned long long)t->ties, (unsigned long long)t->truncated,
          (unsigned long long)t->errors);
  putc('\n', out);
  print_nowhere(r->astray, out);
  if (r->faults) {
    fprintf(out, T(report_faults), r->faults);
    putc('\n', out);
  }
  if (r->courses) courses_text(r->courses, out);
  if (r->courses) fputc('\n', out);
  fprintf(out, T(report_speed), games, decisions, r->elapsed, (unsigned long long)r->rules_hash);
  putc('\n', out);
  if (r->cover) cover_text(r->cover, out);
}
