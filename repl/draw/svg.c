/* svg.c: a picture of lines, boxes and words. */
#include "svg.h"

#include <string.h>

#include "croupier.h"
#include "page.h"

static const double letter = 6.2; /* width of one, in the mean */

void svg_begin(FILE *out, const char *title, double height) {
  fputs("<figure><figcaption>", out);
  page_safe(out, title);
  fprintf(out,
          "</figcaption>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %.0f\" role=\"img\" ",
          SVG_WIDTH, height);
  fputs("font-family=\"system-ui,sans-serif\" font-size=\"12\" fill=\"#1c1c1c\"><title>", out);
  page_safe(out, title);
  fputs("</title>\n", out);
}

void svg_end(FILE *out) { fputs("</svg></figure>\n", out); }

void svg_box(FILE *out, double x, double y, double width, double height, const char *colour) {
  fprintf(out, "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"%s\"/>\n", x, y, width,
          height, colour);
}

void svg_line(FILE *out, double x, double y, double to_x, double to_y, const char *colour, double width) {
  fprintf(out,
          "<line x1=\"%.2f\" y1=\"%.2f\" x2=\"%.2f\" y2=\"%.2f\" stroke=\"%s\" stroke-width=\"%.1f\"/>\n", x,
          y, to_x, to_y, colour, width);
}

void svg_dot(FILE *out, double x, double y, double radius, const char *colour) {
  fprintf(out, "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.1f\" fill=\"%s\"/>\n", x, y, radius, colour);
}

double svg_room(const char *text) { return letter * croupier_width(text); }

/* As much of the text as has room, with dots at the end of a longer one. */
static void put_cut(FILE *out, const char *text, double room) {
  int columns = (int)(room / letter), width;
  char cut[300];
  size_t used = 0;
  if (room <= 0 || croupier_width(text) <= columns) {
    page_safe(out, text);
    return;
  }
  for (const char *at = text; *at && columns > 2;) {
    size_t size = croupier_cluster(at, strlen(at), &width);
    if (used + size + 4 > sizeof cut) break;
    memcpy(cut + used, at, size);
    used += size;
    at += size;
    columns -= width;
  }
  cut[used] = '\0';
  page_safe(out, cut);
  fputs("...", out);
}

void svg_text(FILE *out, double x, double y, const char *anchor, const char *text, double room) {
  fprintf(out, "<text x=\"%.2f\" y=\"%.2f\" text-anchor=\"%s\">", x, y, anchor);
  put_cut(out, text, room);
  fputs("</text>\n", out);
}

void svg_curve(FILE *out, const double *x, const double *y, int points, const char *colour) {
  fputs("<polyline points=\"", out);
  for (int i = 0; i < points; i++) fprintf(out, "%.2f,%.2f ", x[i], y[i]);
  fprintf(out, "\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>\n", colour);
}

void svg_area(FILE *out, const double *x, const double *low, const double *high, int points,
              const char *colour, double opacity) {
  fputs("<polygon points=\"", out);
  for (int i = 0; i < points; i++) fprintf(out, "%.2f,%.2f ", x[i], high[i]);
  for (int i = points - 1; i >= 0; i--) fprintf(out, "%.2f,%.2f ", x[i], low[i]);
  fprintf(out, "\" fill=\"%s\" fill-opacity=\"%.2f\"/>\n", colour, opacity);
}

const char *svg_colour(int i) {
  static const char *const colours[] = {"#2f5d9b", "#d98a1f", "#3b8a5a", "#a33b4e",
                                        "#7a5aa6", "#5aa7b8", "#8a8a3b", "#555555"};
  return colours[i % (int)(sizeof colours / sizeof *colours)];
}
