/* drawn.c: the script's own drawing of the table, with the contents of its places. */
#include "drawn.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The first that is no wider than the picture; -1: there is none. */
static int drawing_for(const struct picture *p, croupier_drawing *d) {
  for (int i = 0; (*d = croupier_drawing_at(p->c, i, p->lang)).text != NULL; i++)
    if (d->columns <= p->columns) return i;
  return -1;
}

/* --- the lines --- */

/* Words stand out from numbers, and these from roads. */
static enum paint paint_of(char c) {
  if (isalpha((unsigned char)c) || (c & 0x80)) return PAINT_BOLD;
  return isdigit((unsigned char)c) ? PAINT_PLAIN : PAINT_FAINT;
}

static void put_line(struct picture *p, int row, const char *line, size_t size) {
  for (size_t i = 0, end; i < size; i = end) {
    for (end = i + 1; end < size && paint_of(line[end]) == paint_of(line[i]);) end++;
    int column = text_width_of(line, i);
    canvas_put_bytes(&p->canvas, row, column, p->columns - column, line + i, end - i, paint_of(line[i]));
  }
}

/* --- the places --- */

static void put_purse(struct picture *p, croupier_place place) {
  croupier_purse purse = croupier_purse_at(p->c, p->seat, place.of);
  char amount[16] = "?";
  if (purse.known) snprintf(amount, sizeof amount, "%d", purse.amount);
  canvas_put(&p->canvas, p->row + place.row, place.column, place.width, amount, PAINT_PLAIN);
}

/* What is just true shows the name of the variable. */
static void put_shown(struct picture *p, croupier_place place) {
  croupier_shown shown = croupier_shown_at(p->c, p->seat, place.of);
  const char *text = croupier_shown_text(p->c, p->seat, place.of, p->lang);
  p->failed = p->failed || text == NULL;
  if (text == NULL || shown.values == 0) return;
  if (*text == '\0') text = picture_word(p, shown.word);
  canvas_put(&p->canvas, p->row + place.row, place.column, place.width, text, PAINT_PLAIN);
}

/* The next dot of the place from this column on, or its end. */
static int next_site(const struct picture *p, croupier_place place, int column) {
  while (column < place.column + place.width && !canvas_shows(&p->canvas, p->row + place.row, column, "."))
    column++;
  return column;
}

/* One piece on each dot; a + on the last one, if there are more. */
static void put_sites(struct picture *p, croupier_place place) {
  int last = place.column, end = place.column + place.width, row = p->row + place.row;
  for (int i = 0; i < p->listing.items; i++)
    for (int k = 0; k < p->listing.item[i].count; k++) {
      const struct item *item = &p->listing.item[i];
      int site = next_site(p, place, last);
      if (site == end) {
        canvas_put(&p->canvas, row, last, 1, "+", PAINT_FAINT);
        return;
      }
      last = site;
      canvas_put(&p->canvas, row, site, 1, item->name[NAME_BRIEF] == NULL ? "?" : item->name[NAME_BRIEF],
                 item->paint);
    }
}

static void put_place(struct picture *p, croupier_place place) {
  if (place.purse) {
    put_purse(p, place);
    return;
  }
  if (place.shown) {
    put_shown(p, place);
    return;
  }
  listing_begin(&p->listing);
  listing_add(&p->listing, p->c, p->lang, p->seat, place.of, NULL);
  if (place.sites) put_sites(p, place);
  else listing_put_tight(&p->listing, &p->canvas, p->row + place.row, place.column, place.width);
}

/* --- both --- */

/* The column in which the explanation of a sign begins: behind several blanks. */
static int margin_of(const char *line, size_t size) {
  for (size_t i = size; i > 2; i--)
    if (line[i - 1] != ' ' && line[i - 2] == ' ' && line[i - 3] == ' ') return text_width_of(line, i - 1);
  return 0;
}

/* So many bytes of the line fit in these columns, up to a blank. */
static size_t part_of(const char *line, size_t size, int columns) {
  size_t part = 0;
  for (size_t i = 1; i <= size; i++)
    if ((i == size || line[i] == ' ') && text_width_of(line, i) <= columns) part = i;
  return part > 0 ? part : size;
}

/* Writes at most so many lines of the legend, broken between words, or only counts them (without a canvas). */
static int write_legend(struct picture *p, const char *line, int most, bool on_canvas) {
  int lines = 0;
  while (lines < most && line != NULL && *line != '\0') {
    size_t size = strcspn(line, "\n"), end = size + (line[size] == '\n');
    int margin = margin_of(line, size);
    for (size_t done = 0, part; done < size && lines < most; done += part + strspn(line + done + part, " ")) {
      int column = INDENT + (done > 0 ? margin : 0);
      part = part_of(line + done, size - done, p->columns - column);
      if (on_canvas)
        canvas_put_bytes(&p->canvas, p->row + lines, column, p->columns - column, line + done, part,
                         PAINT_FAINT);
      lines++;
    }
    line += end;
  }
  return lines;
}

int drawn_lines(struct picture *p) {
  croupier_drawing d;
  return drawing_for(p, &d) < 0 ? 0 : d.rows + write_legend(p, d.legend, MOST_ROWS, false);
}

void drawn_put(struct picture *p) {
  croupier_drawing d;
  int drawing = drawing_for(p, &d), row = p->row;
  memset(p->drawn, 0, sizeof p->drawn);
  memset(p->purse_drawn, 0, sizeof p->purse_drawn);
  memset(p->shown_drawn, 0, sizeof p->shown_drawn);
  if (drawing < 0 || !p->level.drawing) return;
  for (const char *line = d.text; *line != '\0'; line = strchr(line, '\n') + 1)
    put_line(p, row++, line, strcspn(line, "\n"));
  for (int i = 0; i < d.places; i++) {
    croupier_place place = croupier_place_at(p->c, drawing, i);
    *(place.purse   ? &p->purse_drawn[place.of]
      : place.shown ? &p->shown_drawn[place.of]
                    : &p->drawn[place.of]) = true;
    put_place(p, place);
  }
  p->row += d.rows;
  p->row += write_legend(p, d.legend, p->level.legend, true);
}
