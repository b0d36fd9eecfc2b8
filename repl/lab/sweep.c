/* sweep.c: `sweep`: the same deals at each value of a knob, or of several. */
#define _POSIX_C_SOURCE 200809L

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "batch.h"
#include "commands.h"
#include "curvepage.h"
#include "defaults.h"
#include "gamefiles.h"
#include "output.h"
#include "say.h"

struct sweeping {
  const struct options *o;
  struct axis axis[MOST_KNOBS_SWEPT];
  int axes;
  struct sweep sweep;
  struct rules rules; /* of the last point */
  struct sim sim;     /* likewise */
  struct worker *workers;
  pthread_mutex_t adding;
};

/* --- one point --- */

static void note(void *data, uint64_t k, croupier *c, const struct course *course) {
  (void)k;
  struct sweeping *s = data;
  int64_t values[MOST_MEASURES];
  struct point *point = &s->sweep.point[s->sweep.points];
  measure_game(c, course, s->sweep.sides, values);
  pthread_mutex_lock(&s->adding);
  for (int i = 0; i < measures(s->sweep.sides); i++) series_add(&point->measured[i], values[i]);
  pthread_mutex_unlock(&s->adding);
}

static int run(void *data) {
  struct sweeping *s = data;
  return workers_run(s->workers, s->o->jobs);
}

static void clear(struct sweeping *s) {
  if (s->workers) batch_clear(&s->sim, s->workers);
  s->workers = NULL;
  rules_free(&s->rules);
  s->rules = (struct rules){0};
}

/* The tables of the point, which stay until the next one. */
static int lay(struct sweeping *s, const struct options *o) {
  clear(s);
  int status = rules_read(&s->rules, o->arguments.word[0], o);
  s->sim = (struct sim){.o = o,
                        .config = &s->rules.config,
                        .seed = o->seed,
                        .count = (uint64_t)o->games,
                        .step = 1,
                        .began = sim_clock(),
                        .show_progress = isatty(STDERR_FILENO),
                        .each = note,
                        .data = s};
  if (status == DONE) s->workers = batch_lay(&s->sim, &status);
  return status;
}

static int play_point(struct sweeping *s, const struct options *o) {
  int status = lay(s, o);
  if (status != DONE) return status;
  struct sweep *sweep = &s->sweep;
  struct point *point = &sweep->point[sweep->points];
  sweep->c = s->workers[0].c;
  sweep->players = croupier_players(sweep->c);
  sweep->bots = seats_bots(s->sim.seats.who, sweep->players);
  struct sides sides = sides_of(sweep->c);
  sides.course = o->all;
  if (sweep->points > 0 && !sides_equal(sides, sweep->sides))
    return complain(USAGE, T(compare_sides), point->name);
  sweep->sides = sides;
  if (*sweep->target.word && !measure_is_of(sweep->target.word, sides))
    return measure_complain(sweep->target.word);
  for (int i = 0; i < measures(sides); i++) point->measured[i].unit = measure_at(i, sides).unit;
  status = batch_until_stopped(&s->sim, run, s);
  if (status != DONE || sim_is_over(&s->sim)) return status;
  point->failed = sweep->games - point->measured[0].count;
  sweep->points++;
  for (long w = 0; w < o->jobs; w++)
    if (s->workers[w].tally.errors) return batch_report_error(&s->sim, s->workers);
  return status;
}

/* --- all points --- */

static int points_of(const struct sweeping *s) {
  int points = 1;
  for (int i = 0; i < s->axes; i++) points *= s->axis[i].count;
  return points;
}

/* The settings of the n-th point; the last knob turns first. */
static void choose(const struct sweeping *s, int n, const char *setting[MOST_KNOBS_SWEPT]) {
  for (int i = s->axes - 1; i >= 0; i--) {
    setting[i] = s->axis[i].setting[n % s->axis[i].count];
    n /= s->axis[i].count;
  }
}

static int play_nth(struct sweeping *s, int n) {
  const char *setting[MOST_KNOBS_SWEPT];
  struct options o = *s->o;
  struct words set = {0};
  char *name = s->sweep.point[s->sweep.points].name;
  size_t used = 0;
  choose(s, n, setting);
  int status = options_add_all(&set, &o.set);
  for (int i = 0; i < s->axes && status == DONE; i++) {
    status = options_add(&set, setting[i]);
    used +=
        (size_t)snprintf(name + used, sizeof s->sweep.point->name - used, "%s%s", i ? ", " : "", setting[i]);
  }
  o.set = set;
  if (status == DONE) status = play_point(s, &o);
  s->sim.o = s->o; /* the last point's options end here */
  free(set.word);
  return status;
}

static bool put_text(const void *sweep, FILE *out) {
  curve_text(sweep, out);
  return true;
}

static bool put_json(const void *sweep, FILE *out) { return curve_json(sweep, out); }

static bool put_csv(const void *sweep, FILE *out) { return curve_csv(sweep, out); }

static bool put_page(const void *sweep, FILE *out) { return curve_page(sweep, out); }

static const struct output formats = {put_text, put_json, put_csv, put_page};

static int play_all(struct sweeping *s) {
  int points = points_of(s), status = DONE;
  if (points > MOST_POINTS) return complain(USAGE, T(sweep_many), MOST_POINTS, points);
  s->sweep.point = calloc((size_t)points, sizeof *s->sweep.point);
  if (!s->sweep.point) return complain(FAULT, "%s", no_memory());
  for (int n = 0; n < points && status == DONE && s->sweep.points == n; n++) status = play_nth(s, n);
  bool broken_off = status == DONE && s->sweep.points < points;
  if (s->sweep.points > 0 && (status == DONE || status == SCRIPT)) {
    int written = output_write(s->o, &formats, &s->sweep);
    if (status == DONE) status = written;
  }
  return broken_off && status == DONE ? complain(FAULT, T(sweep_broken_off), s->sweep.points, points)
                                      : status;
}

/* --- the command --- */

static int read_target(struct target *t, const char *text) {
  char rest;
  if (!text) return DONE;
  bool read = sscanf(text, " %19[a-z] = %lf %c", t->word, &t->value, &rest) == 2;
  return read && measure_is_known(t->word) ? DONE : complain(USAGE, T(sweep_target_form), text);
}

static int read_axes(struct sweeping *s) {
  int status = DONE;
  for (size_t i = 1; i < s->o->arguments.count && status == DONE; i++)
    status = axis_read(&s->axis[s->axes++], s->o->arguments.word[i]);
  s->sweep.axis = s->axis;
  s->sweep.axes = s->axes;
  return status;
}

int command_sweep(const struct options *given) {
  if (!language(given)) return USAGE;
  struct options o = *given;
  struct sweeping *s = calloc(1, sizeof *s);
  if (!s) return complain(FAULT, "%s", no_memory());
  o.seed = seed_of(given);
  o.seed_given = true;
  s->o = &o;
  s->sweep.seed = o.seed;
  s->sweep.games = (uint64_t)o.games;
  pthread_mutex_init(&s->adding, NULL);
  int status = output_format(&o, &formats);
  if (status == DONE) status = read_axes(s);
  if (status == DONE) status = read_target(&s->sweep.target, o.target);
  if (status == DONE) status = play_all(s);
  clear(s);
  pthread_mutex_destroy(&s->adding);
  free(s->sweep.point);
  free(s);
  return status;
}
