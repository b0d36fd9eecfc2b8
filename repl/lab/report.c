/* report.c: what came of many games, as JSON and for people. */
#include "report.h"

#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "coursetext.h"
#include "output.h"
#include "say.h"
#include "series.h"

/* --- figures --- */

struct share {
  double wins, rate, low, high; /* low .. high: 95 %, by Wilson's interval */
};

static struct share share_of(const struct tally *t, int seat) {
  double n = (double)t->finished, wins = (double)t->wins[seat] / WIN;
  struct interval is = wilson(wins, n);
  return (struct share){wins, n > 0 ? wins / n : 0, is.low, is.high};
}

static double mean_score(const struct tally *t, int seat) {
  return t->finished ? (double)t->score[seat] / (double)t->finished : 0;
}

static double sd_score(const struct tally *t, int seat) {
  if (t->finished < 2) return 0;
  double n = (double)t->finished, sum = (double)t->score[seat];
  return sqrt(fmax(0, ((double)t->score_squared[seat] - sum * sum / n) / (n - 1)));
}

/* The smallest value that at least this part of all reaches. */
static size_t quantile(const uint64_t *counts, size_t size, double part) {
  uint64_t all = 0, below = 0;
  for (size_t i = 0; i < size; i++) all += counts[i];
  for (size_t i = 0; i < size; i++) {
    below += counts[i];
    if (below > 0 && (double)below >= part * (double)all) return i;
  }
  return 0;
}

struct branching {
  double mean, forced;
  size_t p50, max;
};

static struct branching branching_of(const struct tally *t) {
  uint64_t all = 0, options = 0;
  for (uint64_t i = 0; i < BRANCHING_BUCKETS; i++) {
    all += t->branching[i];
    options += i * t->branching[i];
  }
  if (all == 0) return (struct branching){0, 0, 0, 0};
  return (struct branching){(double)options / (double)all, (double)t->branching[1] / (double)all,
                            quantile(t->branching, BRANCHING_BUCKETS, 0.5),
                            quantile(t->branching, BRANCHING_BUCKETS, 1)};
}

static double mean_decisions(const struct tally *t) {
  return t->finished ? (double)t->decisions / (double)t->finished : 0;
}

static double per_second(const struct report *r, uint64_t count) {
  return r->elapsed > 0 ? (double)count / r->elapsed : 0;
}

/* What all seats are played by, or "mixed". */
static const char *bots_in(const struct report *r) {
  for (int i = 1; i < r->players; i++)
    if (strcmp(r->bots[i], r->bots[0]) != 0) return "mixed";
  return r->bots[0];
}

/* --- JSON --- */

static json_t *seats_json(const struct report *r) {
  json_t *seats = json_array();
  for (int i = 0; i < r->players; i++) {
    struct share s = share_of(r->tally, i);
    json_array_append_new(seats, json_pack("{s:i, s:s, s:f, s:f, s:[f,f], s:f, s:f}", "seat", i + 1, "bot",
                                           r->bots[i], "wins", s.wins, "win_rate", s.rate, "ci95", s.low,
                                           s.high, "mean_score", mean_score(r->tally, i), "sd_score",
                                           sd_score(r->tally, i)));
  }
  return seats;
}

/* JSON's whole numbers end at 2^63 here; what is larger is text. */
static json_t *seed_json(uint64_t seed) {
  if (seed <= INT64_MAX) return json_integer((json_int_t)seed);
  char digits[21];
  snprintf(digits, sizeof digits, "%" PRIu64, seed);
  return json_string(digits);
}

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
                                            seed_json(p->seed), "answers", (json_int_t)p->answers, "question",
                                            p->question, "rule", p->rule, "file", p->excerpt.file, "line",
                                            (int)p->excerpt.line, "command", p->how));
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
      "game", r->game, "players", r->players, "games", (json_int_t)r->games, "seed", seed_json(r->seed),
      "knobs", knobs_json(r->c), "house_rules", houses_json(r->c), "rules_hash", hash, "bots", bots_in(r),
      "elapsed_s", r->elapsed, "games_per_s", per_second(r, t->finished), "decisions_per_s",
      per_second(r, t->decisions), "errors", (json_int_t)t->errors, "bot_faults", (json_int_t)r->faults,
      "truncated", (json_int_t)t->truncated, "ties", (json_int_t)t->ties, "nowhere", nowhere_json(r->astray),
      "seats", seats_json(r), "decisions", "mean", mean_decisions(t), "p5",
      (json_int_t)quantile(t->games, t->games_size, 0.05), "p50",
      (json_int_t)quantile(t->games, t->games_size, 0.5), "p95",
      (json_int_t)quantile(t->games, t->games_size, 0.95), "max",
      (json_int_t)quantile(t->games, t->games_size, 1), "branching", "mean", b.mean, "p50", (json_int_t)b.p50,
      "max", (json_int_t)b.max, "forced", b.forced);
  if (report && r->courses) json_object_set_new(report, "course", courses_json(r->courses));
  if (report && r->cover) json_object_set_new(report, "cover", cover_json(r->cover));
  return output_json(report, out);
}

/* --- text --- */

/* The names of bots get so much room; the end of a longer one tells it from others. */
static int width_of_bots(const struct report *r) {
  int width = 11;
  for (int i = 0; i < r->players; i++)
    if (croupier_width(r->bots[i]) > width) width = croupier_width(r->bots[i]);
  return width < 30 ? width : 30;
}

static void print_bot(FILE *out, const char *name, int width) {
  int over = croupier_width(name) - width;
  const char *dots = over > 0 ? "..." : "";
  int columns;
  for (over += 3; *dots && over > 0; over -= columns) name += croupier_cluster(name, strlen(name), &columns);
  fputs(dots, out);
  print_safe(out, name);
  fprintf(out, "%*s", width - (int)strlen(dots) - croupier_width(name), "");
}

/* Few a second are not none. */
static void say_speed(char text[32], double a_second) {
  snprintf(text, 32, a_second < 10 ? "%.2f" : "%.0f", a_second);
}

static void print_seats(const struct report *r, FILE *out) {
  int width = width_of_bots(r);
  char bot[200];
  snprintf(bot, sizeof bot, "%s%*s", T(report_bot), width - croupier_width(T(report_bot)), "");
  fprintf(out, T(report_columns), bot);
  putc('\n', out);
  for (int i = 0; i < r->players; i++) {
    struct share s = share_of(r->tally, i);
    fprintf(out, "%4d  ", i + 1);
    print_bot(out, r->bots[i], width);
    fprintf(out, " %9.1f     %5.1f %%   %5.1f .. %5.1f %%   %10.2f %7.2f\n", s.wins, 100 * s.rate,
            100 * s.low, 100 * s.high, mean_score(r->tally, i), sd_score(r->tally, i));
  }
}

/* The house rules, and the knobs that are turned: what makes it another game. */
static void print_rules(FILE *out, const croupier *c, const char *variant) {
  if (variant) {
    fputs(T(report_variant), out);
    print_safe(out, variant);
    fputc('\n', out);
  }
  if (!c) return;
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
  print_rules(out, r->c, r->variant);
  putc('\n', out);
  print_seats(r, out);
  putc('\n', out);
  fprintf(out, T(report_decisions), mean_decisions(t), quantile(t->games, t->games_size, 0.05),
          quantile(t->games, t->games_size, 0.5), quantile(t->games, t->games_size, 0.95),
          quantile(t->games, t->games_size, 1));
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
