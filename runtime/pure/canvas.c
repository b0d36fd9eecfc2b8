/* canvas.c: a picture made of letters. */
#include "canvas.h"

#include <stdlib.h>
#include <string.h>

/* --- writing --- */

bool canvas_new(struct canvas *k, int columns, int rows) {
  *k = (struct canvas){.columns = columns, .rows = rows};
  k->cell = calloc((size_t)columns * (size_t)rows, sizeof *k->cell);
  for (int i = 0; k->cell != NULL && i < columns * rows; i++) k->cell[i].wide = 1;
  return k->cell != NULL;
}

void canvas_free(struct canvas *k) {
  free(k->cell);
  *k = (struct canvas){0};
}

static struct cell *cell_at(struct canvas *k, int row, int column) {
  bool inside = row >= 0 && row < k->rows && column >= 0 && column < k->columns;
  return inside ? &k->cell[row * k->columns + column] : NULL;
}

/* A wide cluster that would cross the edge is not shown. A cluster that is too long is shown without its last parts. */
static void put_cluster(struct canvas *k, int row, int column, const char *text, struct cluster c,
                        enum paint paint) {
  struct cell *cell = cell_at(k, row, column), *right = cell_at(k, row, column + 1);
  if (cell == NULL || (c.columns == 2 && right == NULL)) return;
  *cell = (struct cell){.wide = (uint8_t)c.columns, .paint = (uint8_t)paint};
  if (c.bytes >= sizeof cell->text) c.bytes = cluster_at(text, sizeof cell->text - 1).bytes;
  memcpy(cell->text, c.shown ? text : "?", c.shown ? c.bytes : 1);
  if (c.columns == 2) *right = (struct cell){.wide = 0, .paint = (uint8_t)paint};
}

int canvas_put(struct canvas *k, int row, int column, int room, const char *text, enum paint paint) {
  return canvas_put_bytes(k, row, column, room, text, strlen(text), paint);
}

int canvas_put_bytes(struct canvas *k, int row, int column, int room, const char *text, size_t size,
                     enum paint paint) {
  bool cut = text_width_of(text, size) > room;
  if (room <= 0) return 0;
  int used = 0;
  for (struct cluster c; size > 0; text += c.bytes, size -= c.bytes) {
    c = cluster_at(text, size);
    if (used + c.columns > room - cut) break;
    if (c.columns > 0) put_cluster(k, row, column + used, text, c, paint);
    used += c.columns;
  }
  if (cut) put_cluster(k, row, column + used++, "+", (struct cluster){1, 1, true}, paint);
  return used;
}

bool canvas_shows(const struct canvas *k, int row, int column, const char *text) {
  bool inside = row >= 0 && row < k->rows && column >= 0 && column < k->columns;
  return inside && strcmp(k->cell[row * k->columns + column].text, text) == 0;
}

/* --- as lines --- */

static void add_paint(struct line *l, int paint) {
  static const char *const seats[] = {"32", "36", "33", "35", "34", "31", "92", "96"};
  line_add(l, "\033[0");
  if (paint == PAINT_BOLD) line_add(l, ";1");
  if (paint == PAINT_FAINT) line_add(l, ";2");
  if (paint >= PAINT_SEAT) {
    line_add_char(l, ';');
    line_add(l, seats[(paint - PAINT_SEAT) % 8]);
  }
  line_add_char(l, 'm');
}

void canvas_write(const struct canvas *k, int rows, bool colours, struct line *l) {
  for (int row = 0; row < rows && row < k->rows; row++) {
    const struct cell *cell = &k->cell[row * k->columns];
    int last = k->columns, paint = PAINT_PLAIN;
    while (last > 0 && (cell[last - 1].text[0] == '\0' || cell[last - 1].text[0] == ' ') &&
           cell[last - 1].wide == 1)
      last--;
    for (int i = 0; i < last; i++) {
      if (cell[i].wide == 0) continue;
      bool blank = cell[i].text[0] == '\0';
      if (colours && !blank && cell[i].paint != paint) add_paint(l, paint = cell[i].paint);
      line_add(l, blank ? " " : cell[i].text);
    }
    if (paint != PAINT_PLAIN) add_paint(l, PAINT_PLAIN);
    line_add_char(l, '\n');
  }
}
