/* drawing.h: a script's own picture of the table, with places for the contents of zones and purses. */
#ifndef CROUPIER_DRAWING_H
#define CROUPIER_DRAWING_H

#include <stdbool.h>
#include <stdint.h>

#define DRAWING_COLUMNS 80
#define DRAWING_ROWS    60
#define DRAWING_PLACES  512
#define MOST_DRAWINGS   4

/* A {name   } in the picture. The contents fill exactly these columns, braces included. */
struct place {
  uint16_t row, column, width;
  bool purse, shown;
  bool sites;  /* a dot in its text for each piece that has room: {name..} */
  uint16_t id; /* of a zone, purse or shown variable */
};

/* Lies in the arena. Never changes once the table is laid. */
struct drawing {
  const char *text; /* lines, with blanks where the places are, or what stands in the place with its dots */
  const struct place *place;
  const char *legend; /* key of the text that explains its signs, or NULL */
  int columns, rows, places;
};

#endif
