/* chart.h: figures as pictures: bars, intervals, histograms, curves with bands, rivers. */
#ifndef CHART_H
#define CHART_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* One figure with its interval; an end that is not finite is not drawn. */
struct chart_row {
  const char *name;
  double value, low, high;
};
enum chart_form {
  CHART_BARS, /* from the line to the value */
  CHART_DOTS, /* a forest plot */
};
/* One row below the other, with a line at `from`: what would be if nothing mattered. `unit` stands behind figures. */
void chart_rows(FILE *out, const char *title, enum chart_form form, const struct chart_row *row, int rows,
                double from, const char *unit);

/* How often each number from 0 came, with marks at some of them. */
struct chart_mark {
  const char *name;
  double at;
};
void chart_histogram(FILE *out, const char *title, const uint64_t *count, size_t size,
                     const struct chart_mark *mark, int marks);

/* Curves over the same places, each with a band; low and high may be NULL. */
struct chart_curve {
  const char *name;
  const double *value, *low, *high;
};
enum { CHART_MOST_POINTS = 400 };
/* names: of the places, which then stand at equal distances; NULL: they are numbers. At most CHART_MOST_POINTS. */
void chart_curves(FILE *out, const char *title, const double *x, const char *const *names, int points,
                  const struct chart_curve *curve, int curves, const char *unit);

/* Shares of a whole that change: share[point * parts + part] from 0 to 1. The points lie evenly from 0 to 100 %. */
void chart_river(FILE *out, const char *title, const double *share, int points, int parts,
                 const char *const *name);

#endif
