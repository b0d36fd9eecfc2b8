/* canvas.h: a picture made of letters: so many columns and rows, and nothing goes over its edge. */
#ifndef CROUPIER_CANVAS_H
#define CROUPIER_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "cluster.h"
#include "text.h"

enum paint { PAINT_PLAIN, PAINT_BOLD, PAINT_FAINT, PAINT_SEAT /* + seat, from 0 */ };

/* What a terminal shows in one place, see cluster.h. */
struct cell {
  char text[36]; /* "": a blank; the longest emoji in use has 35 bytes */
  uint8_t wide;  /* columns; 0: the right half of a wide letter */
  uint8_t paint;
};

struct canvas {
  int columns, rows;
  struct cell *cell;
};

bool canvas_new(struct canvas *k, int columns, int rows); /* blank; false: no memory */
void canvas_free(struct canvas *k);
/* Writes a text from there, cut with a + where it takes more columns than `room`. Returns how many it takes;
   what lies outside is not seen. Control bytes become question marks. */
int canvas_put(struct canvas *k, int row, int column, int room, const char *text, enum paint paint);
int canvas_put_bytes(struct canvas *k, int row, int column, int room, const char *text, size_t bytes,
                     enum paint paint);
/* The first `rows` of it, a line each, without blanks at the end; with colours as terminals want them. */
void canvas_write(const struct canvas *k, int rows, bool colours, struct line *l);

#endif
