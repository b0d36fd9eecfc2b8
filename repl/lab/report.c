/* report.c: what came of many games, as JSON and for people. */
#define _POSIX_C_SOURCE 200809L

#include "report.h"

#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "figures.h"
#include "output.h"
#include "page.h"
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

/* Does a bot search for so many milliseconds? */
static bool by_time(const struct report *r) {
  for (int i = 0; i < r->players; i++) {
    size_t size = strlen(r->bots[i]);
    if (strncmp(r->bots[i], "search:", 7) == 0 && size > 2 && strcmp(r->bots[i] + size - 2, "ms") == 0)
      return true;
  }
  return r->turns && strstr(r->turns, "ms") != NULL;
}

json_t *report_json(const struct report *r) {
  const struct tally *t = r->tally;
  char hash[17];
  snprintf(hash, sizeof hash, "%016" PRIx64, r->rules_hash);
  struct branching b = branching_of(t);
  json_t *report = json_pack(
      "{s:s, s:i, s:I, s:o, s:o, s:o, s:s, s:s, s:f, s:f, s:f, s:I, s:I, s:I, s:I, s:o, s:o, s:{s:f, s:I, s:I, s:I, s:I},"
      " s:{s:f, s:I, s:I, s:f}}",
      "game", r->game, "players", r->players, "games", (json_int_t)r->games, "seed", output_seed(r->seed),
      "knobs", json_incref(r->knobs), "house_rules", json_incref(r->houses), "rules_hash", hash, "bots",
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
  if (report) json_object_set_new(report, "reproducible", json_boolean(!by_time(r)));
  if (report) metrics_json(r->metrics, report);
  if (report && r->profile) json_object_set_new(report, "profile", profile_json(r->profile));
  if (report && r->shard) json_object_set(report, "shard", r->shard);
  if (report && r->covered) json_object_set(report, "cover", r->covered);
  return report;
}

/* --- text --- */

/* Few a second are not none. */
static void say_speed(char text[32], double a_second) {
  snprintf(text, 32, a_second < 10 ? "%.2f" : "%.0f", a_second);
}

/* "knobs: hand_limit=6, proud=on" */
static void print_list(FILE *out, const char *before, json_t *list) {
  const char *key;
  json_t *value;
  size_t i;
  if (json_array_size(list) + json_object_size(list) == 0) return;
  json_array_foreach(list, i, value) {
    fputs(i == 0 ? before : ", ", out);
    print_safe(out, json_string_value(value));
  }
  json_object_foreach(list, key, value) {
    fputs(before, out);
    print_safe(out, key);
    fputc('=', out);
    print_safe(out, json_string_value(value));
    before = ", ";
  }
  fputc('\n', out);
}

/* The house rules, and the knobs that are turned: what makes it another game. */
static void print_rules(FILE *out, const struct report *r) {
  if (*r->variant) {
    fputs(T(report_variant), out);
    print_safe(out, r->variant);
    fputc('\n', out);
  }
  print_list(out, T(report_houses), r->houses);
  print_list(out, T(report_knobs), r->turned);
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

/* --- what it is worth --- */

const char *report_bots(const struct report *r, char *text, size_t room) {
  char who[300] = "";
  for (int i = 0; i < r->players; i++) {
    bool named = false;
    for (int k = 0; k < i; k++) named |= strcmp(r->bots[k], r->bots[i]) == 0;
    size_t used = strlen(who);
    if (!named) snprintf(who + used, sizeof who - used, "%s%s", used ? ", " : "", r->bots[i]);
  }
  snprintf(text, room, T(report_bots), r->turns ? r->turns : who);
  size_t used = strlen(text);
  if (by_time(r) && used < room) snprintf(text + used, room - used, " %s", T(report_by_time));
  return text;
}

/* Which seats are known to win more or less often than an even share. */
static void print_verdict(const struct report *r, FILE *out) {
  const struct metrics *m = r->metrics;
  bool even = true;
  if (section_empty(m, SEAT_EDGE)) return;
  fputs(T(report_edge), out);
  for (size_t i = 0; i < m->count; i++) {
    const struct metric *now = &m->of[i];
    char value[40], interval[60];
    if (now->kind != EDGE_OF_SEAT || (now->is.low <= 0 && now->is.high >= 0)) continue;
    metric_value(now, value, interval);
    fprintf(out, "%s%s %s (%s)", even ? "" : ", ", metric_of(now), value, interval);
    even = false;
  }
  fputs(even ? T(report_even) : T(report_points), out);
  fputc('\n', out);
}

void report_rules_page(const struct report *r, FILE *out) {
  char *text = NULL;
  size_t size;
  FILE *lines = open_memstream(&text, &size);
  if (!lines) return;
  print_rules(lines, r);
  if (fclose(lines) == 0)
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) page_text(out, line);
  free(text);
}

void report_text(const struct report *r, FILE *out) {
  const struct tally *t = r->tally;
  struct branching b = branching_of(t);
  char games[32], decisions[32], line[600];
  say_speed(games, per_second(r, t->finished));
  say_speed(decisions, per_second(r, t->decisions));
  print_safe(out, r->title);
  fprintf(out, T(report_head), r->players, (unsigned long long)r->games, (unsigned long long)r->seed);
  putc('\n', out);
  print_rules(out, r);
  putc('\n', out);
  results_text(r, out);
  print_verdict(r, out);
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
  print_wrapped(out, report_bots(r, line, sizeof line), 0, 0, 100);
  print_wrapped(out, T(report_covers), 0, 0, 100);
  if (r->all) metrics_text(r->metrics, FAULTS, AUCTIONS, out);
  else metrics_text(r->metrics, SKILL, RESTRICTED, out);
  if (!section_empty(r->metrics, BOTS_EDGE)) metrics_text(r->metrics, BOTS_EDGE, BOTS_EDGE, out);
  putc('\n', out);
  fprintf(out, T(report_speed), games, decisions, r->elapsed, (unsigned long long)r->rules_hash);
  putc('\n', out);
  if (r->profile) profile_text(r->profile, t->finished, out);
  if (r->cover) cover_text(r->cover, out);
}
