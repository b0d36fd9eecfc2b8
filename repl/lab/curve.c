/* curve.c: measures at the points of a sweep, as curves in text, CSV and JSON. */
#include "curve.h"

#include <jansson.h>
#include <math.h>
#include <string.h>

#include "output.h"
#include "say.h"

/* --- values --- */

void curve_at(const struct sweep *s, int point, int measure, double *value, double *half) {
  const struct series *is = &s->point[point].measured[measure];
  double scale = measure_at(measure, s->sides).scale;
  *value = scale * series_mean(is);
  *half = scale * series_error(is);
}

/* How far a point is from the target, and how surely. */
static double distance(const struct sweep *s, int point, double *half) {
  double value, one_half, furthest = -1;
  for (int i = 0; i < measures(s->sides); i++) {
    if (strcmp(measure_at(i, s->sides).word, s->target.word) != 0) continue;
    curve_at(s, point, i, &value, &one_half);
    double even = i < s->sides.count && s->sides.kind != TOGETHER ? 100.0 / s->sides.count : 0;
    double away = fabs(value - even - s->target.value);
    if (away <= furthest) continue;
    furthest = away;
    *half = one_half;
  }
  return furthest;
}

int curve_nearest(const struct sweep *s, double *away, bool *within) {
  int nearest = 0;
  *away = INFINITY;
  for (int i = 0; i < s->points; i++) {
    double half = 0, far = distance(s, i, &half);
    if (far >= *away) continue;
    nearest = i;
    *away = far;
    *within = far <= half;
  }
  return nearest;
}

bool curve_may_be_nearest(const struct sweep *s, int point) {
  double away, half = 0, own_half = 0;
  bool within;
  int nearest = curve_nearest(s, &away, &within);
  distance(s, nearest, &half);
  double own = distance(s, point, &own_half);
  return !(own - own_half > away + half); /* nor of points where nothing is known of the interval */
}

static void add(char *text, size_t room, const char *more) {
  size_t used = strlen(text);
  snprintf(text + used, room - used, "%s", more);
}

const char *curve_target(const struct sweep *s, char *text, size_t room) {
  double away;
  bool within = false, any = false;
  *text = '\0';
  if (!*s->target.word) return text;
  int nearest = curve_nearest(s, &away, &within);
  snprintf(text, room, within ? T(sweep_hits) : T(sweep_nearest), s->target.word, s->target.value,
           s->point[nearest].name, away);
  for (int i = 0; i < s->points; i++) {
    if (i == nearest || !curve_may_be_nearest(s, i)) continue;
    add(text, room, any ? "; " : T(sweep_perhaps));
    add(text, room, s->point[i].name);
    any = true;
  }
  add(text, room, any ? "." : T(sweep_surely));
  return text;
}

const char *curve_value(const struct sweep *s, int point, int i) {
  for (int k = s->axes - 1; k > i; k--) point /= s->axis[k].count;
  return strchr(s->axis[i].setting[point % s->axis[i].count], '=') + 1;
}

/* --- text --- */

enum { PLOT = 36, MOST_COLUMNS = 6 };

struct range {
  double low, high;
};

static struct range range_of(const struct sweep *s, int measure) {
  struct range r = {INFINITY, -INFINITY};
  for (int i = 0; i < s->points; i++) {
    double value, half;
    curve_at(s, i, measure, &value, &half);
    if (!isfinite(half)) half = 0; /* fewer than two games */
    r.low = fmin(r.low, value - half);
    r.high = fmax(r.high, value + half);
  }
  return r;
}

static int column(const struct range *r, double value) {
  return r->high > r->low ? (int)lround((PLOT - 1) * (value - r->low) / (r->high - r->low)) : PLOT / 2;
}

/* "   ---o---  ": a value between the ends of its interval. */
static void draw(const struct range *r, double value, double half, char plot[PLOT + 1]) {
  if (!isfinite(half)) half = 0;
  memset(plot, ' ', PLOT);
  plot[PLOT] = '\0';
  for (int i = column(r, value - half); i <= column(r, value + half); i++) plot[i] = '-';
  plot[column(r, value)] = 'o';
}

static int width_of_points(const struct sweep *s) {
  int width = 0;
  for (int i = 0; i < s->points; i++)
    if (croupier_width(s->point[i].name) > width) width = croupier_width(s->point[i].name);
  return width;
}

static void print_curve(const struct sweep *s, int measure, FILE *out) {
  struct measure m = measure_at(measure, s->sides);
  struct range range = range_of(s, measure);
  int width = width_of_points(s);
  fprintf(out, "\n%s\n", m.name);
  for (int i = 0; i < s->points; i++) {
    double value, half;
    char plot[PLOT + 1], error[24];
    curve_at(s, i, measure, &value, &half);
    draw(&range, value, half, plot);
    snprintf(error, sizeof error, "%.2f", half);
    if (!isfinite(half)) strcpy(error, "?");
    fprintf(out, "  %s%*s %9.2f ± %-5s%-2s |%s|\n", s->point[i].name,
            width - croupier_width(s->point[i].name), "", value, error, m.sign, plot);
  }
}

/* "   4.21 ±0.30 " */
static void print_cell(const struct sweep *s, int point, int measure, FILE *out) {
  double value, half;
  curve_at(s, point, measure, &value, &half);
  if (isfinite(half)) fprintf(out, " %8.2f ±%-5.2f", value, half);
  else fprintf(out, " %8.2f ±%-5s", value, "?");
}

/* Two knobs: rows of the first one's values, columns of the second one's. */
static void print_grid(const struct sweep *s, int measure, FILE *out) {
  struct measure m = measure_at(measure, s->sides);
  int columns = s->axis[1].count;
  const char *first = s->axis[0].setting[0];
  fprintf(out, "\n%s%s\n  %-16.*s", m.name, m.sign, (int)strcspn(first, "="), first);
  for (int k = 0; k < columns; k++) fprintf(out, " %-15s", s->axis[1].setting[k]);
  for (int i = 0; i < s->points; i++) {
    if (i % columns == 0) fprintf(out, "\n  %-16s", curve_value(s, i, 0));
    print_cell(s, i, measure, out);
  }
  fputc('\n', out);
}

void curve_text(const struct sweep *s, FILE *out) {
  print_safe(out, croupier_title(s->c, said_in()));
  fprintf(out, T(sweep_head), s->players, s->bots, (unsigned long long)s->games, (unsigned long long)s->seed,
          (unsigned long long)(s->seed + s->games - 1));
  fputc('\n', out);
  bool grid = s->axes == 2 && s->axis[1].count > 1 && s->axis[1].count <= MOST_COLUMNS;
  for (int i = 0; i < measures(s->sides); i++)
    if (grid) print_grid(s, i, out);
    else print_curve(s, i, out);
  for (int i = 0; i < s->points; i++) {
    if (!s->point[i].failed) continue;
    fputc('\n', out);
    fprintf(out, T(sweep_failed), s->point[i].name, (unsigned long long)s->point[i].failed);
  }
  char target[2000];
  if (*curve_target(s, target, sizeof target)) {
    fputc('\n', out);
    print_line(out, target, 0);
  }
  fputc('\n', out);
  print_line(out, T(sweep_honest), 0);
}

/* --- for programs --- */

bool curve_csv(const struct sweep *s, FILE *out) {
  fputs("point,measure,seat,games,value,half\n", out);
  for (int i = 0; i < s->points; i++)
    for (int k = 0; k < measures(s->sides); k++) {
      double value, half;
      curve_at(s, i, k, &value, &half);
      fprintf(out, "\"%s\",%s,", s->point[i].name, measure_at(k, s->sides).word);
      if (k < s->sides.count && side_key(s->sides)) fprintf(out, "%d", k + 1);
      fprintf(out, ",%llu,%.6f,", (unsigned long long)s->point[i].measured[k].count, value);
      if (isfinite(half)) fprintf(out, "%.6f", half);
      fputc('\n', out);
    }
  return true;
}

static json_t *measures_json(const struct sweep *s, int point) {
  json_t *list = json_array();
  for (int k = 0; k < measures(s->sides); k++) {
    double value, half;
    curve_at(s, point, k, &value, &half);
    json_t *m = json_pack("{s:s, s:f, s:o}", "measure", measure_at(k, s->sides).word, "value", value, "half",
                          isfinite(half) ? json_real(half) : json_null());
    if (k < s->sides.count && side_key(s->sides))
      json_object_set_new(m, side_key(s->sides), json_integer(k + 1));
    json_array_append_new(list, m);
  }
  return list;
}

static json_t *target_json(const struct sweep *s) {
  double away;
  bool within = false;
  if (!*s->target.word) return json_null();
  json_t *perhaps = json_array();
  int nearest = curve_nearest(s, &away, &within);
  for (int i = 0; i < s->points; i++)
    if (i != nearest && curve_may_be_nearest(s, i))
      json_array_append_new(perhaps, json_string(s->point[i].name));
  return json_pack("{s:s, s:f, s:s, s:f, s:b, s:o}", "measure", s->target.word, "value", s->target.value,
                   "nearest", s->point[nearest].name, "away", away, "within", within, "perhaps", perhaps);
}

bool curve_json(const struct sweep *s, FILE *out) {
  json_t *points = json_array();
  for (int i = 0; i < s->points; i++)
    json_array_append_new(points, json_pack("{s:s, s:I, s:I, s:o}", "point", s->point[i].name, "games",
                                            (json_int_t)s->point[i].measured[0].count, "failed",
                                            (json_int_t)s->point[i].failed, "measures", measures_json(s, i)));
  return output_json(json_pack("{s:s, s:i, s:s, s:o, s:o, s:o}", "game", croupier_game(s->c), "players",
                               s->players, "bots", s->bots, "seed", output_seed(s->seed), "points", points,
                               "target", target_json(s)),
                     out);
}
