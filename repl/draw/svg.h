/* svg.h: a picture of lines, boxes and words. The unit is a pixel of a narrow phone; pages scale it. */
#ifndef SVG_H
#define SVG_H

#include <stdio.h>

enum { SVG_WIDTH = 360, SVG_LINE = 18 /* between two lines of words */ };

/* The title stands above the picture, and is read to those who cannot see it. */
void svg_begin(FILE *out, const char *title, double height);
void svg_end(FILE *out);

/* Colours are CSS words. */
void svg_box(FILE *out, double x, double y, double width, double height, const char *colour);
void svg_line(FILE *out, double x, double y, double to_x, double to_y, const char *colour, double width);
void svg_dot(FILE *out, double x, double y, double radius, const char *colour);
/* `anchor`: "start", "middle" or "end". A text that is too wide for `room` is cut; 0: it has all the room. */
void svg_text(FILE *out, double x, double y, const char *anchor, const char *text, double room);
/* The room that a text needs, as far as that can be told without its font. */
double svg_room(const char *text);
/* The line through the points, and the area between two lines over the same places. */
void svg_curve(FILE *out, const double *x, const double *y, int points, const char *colour);
void svg_area(FILE *out, const double *x, const double *low, const double *high, int points,
              const char *colour, double opacity);

/* A colour for the i-th of several things, from 0. They differ in brightness too. */
const char *svg_colour(int i);

#endif
