/* canvas.h: a picture made of letters, with a fixed number of columns and rows. Text beyond the edge is cut off. */
#ifndef CROUPIER_CANVAS_H
#define CROUPIER_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "cluster.h"
#include "text.h"

enum paint { PAINT_PLAIN, PAINT_BOLD, PAINT_FAINT, PAINT_SEAT /* + seat, from 0 */ };

/* One cell of a terminal: a cluster of letters, see cluster.h. */
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
/* Writes a text at this place. If it takes more columns than `room`, it is cut and ends with a +. Returns the
   number of columns. Text outside the canvas is not shown. Control bytes become question marks. */
int canvas_put(struct canvas *k, int row, int column, int room, const char *text, enum paint paint);
int canvas_put_bytes(struct canvas *k, int row, int column, int room, const char *text, size_t bytes,
                     enum paint paint);
/* Does exactly this text stand in the cell? */
bool canvas_shows(const struct canvas *k, int row, int column, const char *text);
/* Adds the first `rows` rows to the line, one line each, without trailing blanks; with terminal colours if wanted. */
void canvas_write(const struct canvas *k, int rows, bool colours, struct line *l);

#endif
