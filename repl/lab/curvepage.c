/* curvepage.c: a sweep as a web page with pictures. */
#include "curvepage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "chart.h"
#include "page.h"
#include "say.h"

enum { MOST_CURVES = 8 };

/* One curve, and the places of its values in the sweep: first, first + step ... */
struct line {
  char name[80];
  int measure, first, step;
  double value[MOST_POINTS], low[MOST_POINTS], high[MOST_POINTS];
};

static void read_line(const struct sweep *s, struct line *l, int points) {
  for (int i = 0; i < points; i++) {
    double half;
    curve_at(s, l->first + i * l->step, l->measure, &l->value[i], &half);
    l->low[i] = l->value[i] - half;
    l->high[i] = l->value[i] + half;
  }
}

/* Numbers are places of their own, words stand at equal distances. */
static bool are_numbers(const struct sweep *s, int points, int step, double *x) {
  char rest;
  for (int i = 0; i < points; i++)
    if (sscanf(curve_value(s, i * step, 0), "%lf%c", &x[i], &rest) != 1) return false;
  return true;
}

static void draw(const struct sweep *s, const char *title, struct line *line, int lines, const char *unit,
                 FILE *out) {
  double x[MOST_POINTS];
  const char *names[MOST_POINTS];
  struct chart_curve curve[MOST_CURVES];
  int points = s->axis[0].count, step = s->points / points;
  for (int i = 0; i < points; i++) names[i] = curve_value(s, i * step, 0);
  for (int i = 0; i < lines; i++) {
    read_line(s, &line[i], points);
    curve[i] = (struct chart_curve){line[i].name, line[i].value, line[i].low, line[i].high};
  }
  chart_curves(out, title, x, are_numbers(s, points, step, x) ? NULL : names, points, curve, lines, unit);
}

/* One knob: the sides share a picture. */
static void draw_sides(const struct sweep *s, struct line *line, FILE *out) {
  char name[40];
  int lines = s->sides.count < MOST_CURVES ? s->sides.count : MOST_CURVES;
  for (int i = 0; i < lines; i++) {
    line[i] = (struct line){.measure = i, .step = 1};
    snprintf(line[i].name, sizeof line[i].name, "%s", side_name(s->sides, i, name));
  }
  draw(s, T(sweep_wins), line, lines, " %", out);
}

/* Several knobs: the first one runs along the picture, each setting of the others is a curve. */
static void draw_measure(const struct sweep *s, int measure, struct line *line, FILE *out) {
  struct measure m = measure_at(measure, s->sides);
  int step = s->points / s->axis[0].count, lines = step < MOST_CURVES ? step : MOST_CURVES;
  for (int i = 0; i < lines; i++) {
    line[i] = (struct line){.measure = measure, .first = i, .step = step};
    const char *others = strstr(s->point[i].name, ", ");
    snprintf(line[i].name, sizeof line[i].name, "%.79s", others ? others + 2 : m.name);
  }
  draw(s, m.name, line, lines, m.sign, out);
}

static void draw_all(const struct sweep *s, struct line *line, FILE *out) {
  char name[200];
  snprintf(name, sizeof name, "%.*s", (int)strcspn(s->axis[0].setting[0], "="), s->axis[0].setting[0]);
  page_heading(out, name);
  int first = s->axes == 1 ? s->sides.count : 0;
  if (s->axes == 1) draw_sides(s, line, out);
  for (int i = first; i < measures(s->sides); i++) draw_measure(s, i, line, out);
  int curves = s->axes == 1 ? 1 : s->points / s->axis[0].count;
  snprintf(name, sizeof name, T(sweep_curves), MOST_CURVES, curves);
  if (curves > MOST_CURVES) page_text(out, name);
}

static void add_cell(char *text, size_t room, const struct sweep *s, int point, int measure) {
  double value, half;
  size_t used = strlen(text);
  curve_at(s, point, measure, &value, &half);
  if (isfinite(half)) snprintf(text + used, room - used, "\t%.2f ± %.2f", value, half);
  else snprintf(text + used, room - used, "\t%.2f", value);
}

static void put_table(const struct sweep *s, FILE *out) {
  char text[2000] = "";
  page_heading(out, T(sweep_figures));
  for (int i = 0; i < measures(s->sides); i++) {
    struct measure m = measure_at(i, s->sides);
    size_t used = strlen(text);
    snprintf(text + used, sizeof text - used, "\t%s%s", m.name, m.sign);
  }
  page_table(out, text);
  for (int i = 0; i < s->points; i++) {
    snprintf(text, sizeof text, "%s", s->point[i].name);
    for (int k = 0; k < measures(s->sides); k++) add_cell(text, sizeof text, s, i, k);
    page_row(out, text);
  }
  page_table_end(out);
}

static void put_failed(const struct sweep *s, FILE *out) {
  char text[400];
  for (int i = 0; i < s->points; i++) {
    if (!s->point[i].failed) continue;
    snprintf(text, sizeof text, T(sweep_failed), s->point[i].name, (unsigned long long)s->point[i].failed);
    page_text(out, text);
  }
}

bool curve_page(const struct sweep *s, FILE *out) {
  char text[2000];
  struct line *line = calloc(MOST_CURVES, sizeof *line);
  if (!line) return false;
  int used = snprintf(text, sizeof text, "%.200s", croupier_title(s->c, said_in()));
  page_begin(out, said_in(), text);
  snprintf(text + used, sizeof text - (size_t)used, T(sweep_head), s->players, s->bots,
           (unsigned long long)s->games, (unsigned long long)s->seed,
           (unsigned long long)(s->seed + s->games - 1));
  page_text(out, text);
  if (*curve_target(s, text, sizeof text)) page_text(out, text);
  draw_all(s, line, out);
  put_table(s, out);
  put_failed(s, out);
  page_text(out, T(sweep_honest));
  page_end(out);
  free(line);
  return true;
}
