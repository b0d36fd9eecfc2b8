/* chart.c: figures as pictures. */
#include "chart.h"

#include <math.h>
#include <string.h>

#include "svg.h"

static const char *const grey = "#999", *const pale = "#e4e4e4", *const dark = "#1c1c1c";

/* --- scales --- */

struct axis {
  double low, high, from, to; /* values, and where they lie */
};

static double at(const struct axis *a, double value) {
  double part = a->high > a->low ? (value - a->low) / (a->high - a->low) : 0.5;
  return a->from + part * (a->to - a->from);
}

/* 1, 2 or 5 times a power of ten, so that about four of them fill the axis. */
static double step_of(const struct axis *a) {
  double rough = (a->high - a->low) / 4, power = pow(10, floor(log10(rough)));
  double part = rough / power;
  return power * (part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10);
}

static void widen(struct axis *a, double value) {
  if (!isfinite(value)) return;
  a->low = fmin(a->low, value);
  a->high = fmax(a->high, value);
}

static void widen_a_little(struct axis *a) {
  double more = a->high > a->low ? (a->high - a->low) * 0.05 : fmax(0.5, fabs(a->low) * 0.05);
  a->low -= more;
  a->high += more;
}

static const char *written(double value, double step, const char *unit, char text[40]) {
  int digits = step >= 1 || step <= 0 ? 0 : (int)ceil(-log10(step) - 1e-9);
  snprintf(text, 40, "%.*f%s", digits, fabs(value) < step * 1e-6 ? 0.0 : value, unit);
  return text;
}

typedef void draw_tick(FILE *out, double place, const char *name, double from, double to);

static void tick_below(FILE *out, double x, const char *name, double top, double bottom) {
  svg_line(out, x, top, x, bottom, pale, 1);
  svg_text(out, x, bottom + 13, "middle", name, 0);
}

static void tick_left(FILE *out, double y, const char *name, double left, double right) {
  svg_line(out, left, y, right, y, pale, 1);
  svg_text(out, left - 4, y + 4, "end", name, 0);
}

static void draw_steps(FILE *out, const struct axis *a, double step, const char *unit, draw_tick *draw,
                       double from, double to) {
  enum { MOST_TICKS = 100 }; /* between huge values there may be no step at all */
  char text[40];
  double first = ceil(a->low / step), last = a->high / step + 1e-9;
  for (int i = 0; i < MOST_TICKS && first + i <= last; i++) {
    double value = (first + i) * step;
    draw(out, at(a, value), written(value, step, unit, text), from, to);
  }
}

static void draw_ticks(FILE *out, const struct axis *a, const char *unit, draw_tick *draw, double from,
                       double to) {
  draw_steps(out, a, step_of(a), unit, draw, from, to);
}

/* --- rows --- */

static void draw_row(FILE *out, const struct axis *a, enum chart_form form, const struct chart_row *r,
                     double from, double y) {
  if (!isfinite(r->value)) return;
  double low = isfinite(r->low) ? r->low : a->low, high = isfinite(r->high) ? r->high : a->high;
  double here = at(a, r->value), line = at(a, from);
  if (form == CHART_BARS)
    svg_box(out, fmin(here, line), y - 6, fmax(fabs(here - line), 0.5), 12, svg_colour(0));
  svg_line(out, at(a, low), y, at(a, high), y, dark, 1.5);
  if (isfinite(r->low)) svg_line(out, at(a, low), y - 4, at(a, low), y + 4, dark, 1.5);
  if (isfinite(r->high)) svg_line(out, at(a, high), y - 4, at(a, high), y + 4, dark, 1.5);
  if (form == CHART_DOTS) svg_dot(out, here, y, 3.5, svg_colour(0));
}

static double room_for(const struct chart_row *row, int rows) {
  double room = 112, most = 0.45 * SVG_WIDTH;
  for (int i = 0; i < rows; i++) room = fmax(room, svg_room(row[i].name) + 1);
  return fmin(room, most);
}

void chart_rows(FILE *out, const char *title, enum chart_form form, const struct chart_row *row, int rows,
                double from, const char *unit) {
  double names = room_for(row, rows);
  struct axis a = {from, from, names + 8, SVG_WIDTH - 14};
  double top = 4, bottom = top + rows * SVG_LINE + 4;
  for (int i = 0; i < rows; i++) {
    widen(&a, row[i].value);
    widen(&a, row[i].low);
    widen(&a, row[i].high);
  }
  widen_a_little(&a);
  svg_begin(out, title, bottom + SVG_LINE);
  draw_ticks(out, &a, unit, tick_below, top, bottom);
  svg_line(out, at(&a, from), top, at(&a, from), bottom, grey, 1.5);
  for (int i = 0; i < rows; i++) {
    double y = top + (i + 0.5) * SVG_LINE + 2;
    svg_text(out, names, y + 4, "end", row[i].name, names);
    draw_row(out, &a, form, &row[i], from, y);
  }
  svg_end(out);
}

/* --- histograms --- */

/* From the first number that came to behind the last one. */
static void find_range(const uint64_t *count, size_t size, size_t *first, size_t *end) {
  *first = 0;
  *end = size;
  while (*end > 1 && count[*end - 1] == 0) --*end;
  while (*first + 1 < *end && count[*first] == 0) ++*first;
}

void chart_histogram(FILE *out, const char *title, const uint64_t *count, size_t size,
                     const struct chart_mark *mark, int marks) {
  enum { HEIGHT = 120, MOST_BARS = 60 };
  size_t first, end;
  find_range(count, size, &first, &end);
  size_t wide = (end - first + MOST_BARS - 1) / MOST_BARS, bars = (end - first + wide - 1) / wide;
  uint64_t height[MOST_BARS] = {0}, most = 1;
  for (size_t i = first; i < end; i++) height[(i - first) / wide] += count[i];
  for (size_t i = 0; i < bars; i++)
    if (height[i] > most) most = height[i];
  struct axis a = {(double)first - 0.5, (double)(first + bars * wide) - 0.5, 10, SVG_WIDTH - 10};
  double top = SVG_LINE + 2, bottom = top + HEIGHT, width = (a.to - a.from) / (double)bars;
  svg_begin(out, title, bottom + SVG_LINE);
  draw_steps(out, &a, fmax(step_of(&a), 1), "", tick_below, top, bottom);
  for (size_t i = 0; i < bars; i++) {
    double high = HEIGHT * (double)height[i] / (double)most;
    svg_box(out, a.from + (double)i * width, bottom - high, fmax(width - 1, 0.8), high, svg_colour(0));
  }
  for (int i = 0; i < marks; i++) {
    double x = at(&a, mark[i].at);
    svg_line(out, x, top, x, bottom, dark, 1);
    svg_text(out, x, top - 6, "middle", mark[i].name, 0);
  }
  svg_end(out);
}

/* --- curves --- */

static struct axis height_of(const struct chart_curve *curve, int curves, int points) {
  struct axis a = {INFINITY, -INFINITY, 0, 0};
  for (int c = 0; c < curves; c++)
    for (int i = 0; i < points; i++) {
      widen(&a, curve[c].value[i]);
      if (curve[c].low) widen(&a, curve[c].low[i]);
      if (curve[c].high) widen(&a, curve[c].high[i]);
    }
  if (!isfinite(a.low)) a.low = 0, a.high = 1;
  widen_a_little(&a);
  return a;
}

/* Where values lie; what is not finite lies at the edge. */
static void place(const struct axis *a, const double *value, int points, double edge, double *y) {
  for (int i = 0; i < points; i++) y[i] = at(a, isfinite(value[i]) ? value[i] : edge);
}

static void draw_curve(FILE *out, const struct axis *a, const double *x, const struct chart_curve *c,
                       int points, const char *colour) {
  double y[CHART_MOST_POINTS], low[CHART_MOST_POINTS], high[CHART_MOST_POINTS];
  if (c->low && c->high) {
    place(a, c->low, points, a->low, low);
    place(a, c->high, points, a->high, high);
    svg_area(out, x, low, high, points, colour, 0.2);
  }
  place(a, c->value, points, a->low, y);
  svg_curve(out, x, y, points, colour);
  for (int i = 0; i < points && points <= 30; i++) svg_dot(out, x[i], y[i], 2.5, colour);
}

/* The names of several things, each with its colour, three to a line. Returns how high they are. */
static double draw_key(FILE *out, const char *const *name, int names, double top) {
  enum { A_LINE = 3, ROOM = (SVG_WIDTH - 20) / A_LINE };
  for (int i = 0; i < names; i++) {
    double x = 10 + i % A_LINE * ROOM, y = top + (double)(i / A_LINE) * SVG_LINE;
    svg_box(out, x, y + 3, 10, 10, svg_colour(i));
    svg_text(out, x + 14, y + 12, "start", name[i], ROOM - 18);
  }
  return (double)((names + A_LINE - 1) / A_LINE) * SVG_LINE;
}

static double key_height(int names) { return names > 1 ? (double)((names + 2) / 3) * SVG_LINE : 0; }

static void draw_names(FILE *out, const struct axis *a, const char *const *names, int points, double top,
                       double bottom) {
  int every = (points + 7) / 8;
  for (int i = 0; i < points; i += every) tick_below(out, at(a, i), names[i], top, bottom);
}

void chart_curves(FILE *out, const char *title, const double *x, const char *const *names, int points,
                  const struct chart_curve *curve, int curves, const char *unit) {
  enum { HEIGHT = 160, LEFT = 46, MOST = 8 };
  if (points > CHART_MOST_POINTS) points = CHART_MOST_POINTS;
  if (curves > MOST) curves = MOST;
  struct axis across = {names ? 0 : x[0], names ? points - 1 : x[points - 1], LEFT + 6, SVG_WIDTH - 16};
  struct axis up = height_of(curve, curves, points);
  double top = 6 + key_height(curves), bottom = top + HEIGHT, place_of[CHART_MOST_POINTS];
  const char *name[MOST];
  up.from = bottom;
  up.to = top;
  for (int i = 0; i < points; i++) place_of[i] = at(&across, names ? i : x[i]);
  for (int i = 0; i < curves; i++) name[i] = curve[i].name;
  svg_begin(out, title, bottom + SVG_LINE);
  if (curves > 1) draw_key(out, name, curves, 0);
  draw_ticks(out, &up, unit, tick_left, LEFT, SVG_WIDTH - 10);
  if (names) draw_names(out, &across, names, points, top, bottom);
  else draw_ticks(out, &across, "", tick_below, top, bottom);
  for (int i = 0; i < curves; i++) draw_curve(out, &up, place_of, &curve[i], points, svg_colour(i));
  svg_end(out);
}

/* --- rivers --- */

void chart_river(FILE *out, const char *title, const double *share, int points, int parts,
                 const char *const *name) {
  enum { HEIGHT = 140, LEFT = 40 };
  if (points > CHART_MOST_POINTS) points = CHART_MOST_POINTS;
  double top = 6 + key_height(parts), bottom = top + HEIGHT;
  struct axis across = {0, 100, LEFT + 4, SVG_WIDTH - 22};
  struct axis up = {0, 100, bottom, top};
  double x[CHART_MOST_POINTS], low[CHART_MOST_POINTS], high[CHART_MOST_POINTS], sum[CHART_MOST_POINTS] = {0};
  svg_begin(out, title, bottom + SVG_LINE);
  if (parts > 1) draw_key(out, name, parts, 0);
  for (int i = 0; i < points; i++) x[i] = at(&across, points > 1 ? 100.0 * i / (points - 1) : 0);
  for (int part = 0; part < parts; part++) {
    for (int i = 0; i < points; i++) {
      low[i] = at(&up, 100 * sum[i]);
      sum[i] += share[i * parts + part];
      high[i] = at(&up, 100 * sum[i]);
    }
    svg_area(out, x, low, high, points, svg_colour(part), 0.85);
  }
  draw_ticks(out, &up, " %", tick_left, LEFT, LEFT + 4);
  draw_ticks(out, &across, " %", tick_below, bottom, bottom + 3);
  svg_end(out);
}
