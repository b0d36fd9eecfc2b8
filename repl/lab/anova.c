/* anova.c: how much of a variance each of two causes explains. */
#include "anova.h"

struct components anova_components(const struct anova *a) {
  double r = a->rows, c = a->columns;
  if (r < 2 || c < 2) return (struct components){0, 0, 0};
  double corrected = a->total_squares / (r * c);
  double of_rows = a->row_squares / c - corrected, of_columns = a->column_squares / r - corrected;
  double rest = a->squares - corrected - of_rows - of_columns;
  double error = rest / ((r - 1) * (c - 1));
  double rows = (of_rows / (r - 1) - error) / c, columns = (of_columns / (c - 1) - error) / r;
  double sum = rows + columns + error;
  if (sum <= 0) return (struct components){0, 0, 0};
  return (struct components){rows / sum, columns / sum, error / sum};
}
