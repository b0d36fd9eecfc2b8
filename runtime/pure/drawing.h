/* drawing.h: a script's own picture of the table, with places for the contents of zones and purses. */
#ifndef CROUPIER_DRAWING_H
#define CROUPIER_DRAWING_H

#include <stdbool.h>
#include <stdint.h>

#define DRAWING_COLUMNS 80
#define DRAWING_ROWS    14
#define DRAWING_PLACES  512

/* A {name   } in the picture. The contents fill exactly these columns, braces included. */
struct place {
  uint16_t row, column, width;
  bool purse;
  uint16_t id; /* of a zone or purse */
};

/* Lies in the arena. Never changes once the table is laid. */
struct drawing {
  const char *text; /* lines, with blanks where the places are; NULL: the script draws nothing */
  const struct place *place;
  const char *legend; /* key of the text that explains its signs, or NULL */
  int rows, places;
};

#endif
