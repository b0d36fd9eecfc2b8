/* canvas.c: a picture made of letters. */
#include "canvas.h"

#include <stdlib.h>
#include <string.h>

#include "letter.h"

/* --- letters --- */

/* The next letter. A byte that is not UTF-8 is a letter that cannot be shown. */
static uint32_t next_letter(const char **text, const char *end) {
  uint32_t code = 0;
  size_t length = letter_read(*text, (size_t)(end - *text), &code);
  *text += length ? length : 1;
  return code;
}

struct range {
  uint32_t first, last;
};

static bool in_ranges(uint32_t code, const struct range *range, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (code >= range[i].first && code <= range[i].last) return true;
  return false;
}

/* Like wcwidth, but independent of the host's locale. */
static int letter_width(uint32_t code) {
  static const struct range none[] = {{0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},    {0x610, 0x61a},
                                      {0x64b, 0x65f},   {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff},  {0x200b, 0x200f},
                                      {0x202a, 0x202e}, {0x2060, 0x2064}, {0x20d0, 0x20ff},  {0xfe00, 0xfe0f},
                                      {0xfe20, 0xfe2f}, {0xfeff, 0xfeff}, {0xe0000, 0xe0fff}};
  static const struct range two[] = {
      {0x1100, 0x115f},   {0x231a, 0x231b},   {0x2e80, 0x303e},   {0x3041, 0xa4cf},  {0xa960, 0xa97f},
      {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},  {0xffe0, 0xffe6},
      {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1faff}, {0x20000, 0x3fffd}};
  if (code < 0x300 || !letter_shown(code)) return 1;
  if (in_ranges(code, none, sizeof none / sizeof none[0])) return 0;
  return in_ranges(code, two, sizeof two / sizeof two[0]) ? 2 : 1;
}

int text_width_of(const char *text, size_t bytes) {
  int width = 0;
  for (const char *end = text + bytes; text < end;) width += letter_width(next_letter(&text, end));
  return width;
}

int text_width(const char *text) { return text_width_of(text, strlen(text)); }

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

/* Puts one letter. A wide letter that would cross the edge is not shown. */
static void put_letter(struct canvas *k, int row, int column, const char *bytes, size_t size, int width,
                       enum paint paint) {
  struct cell *cell = cell_at(k, row, column), *right = cell_at(k, row, column + 1);
  if (cell == NULL || (width == 2 && right == NULL)) return;
  *cell = (struct cell){.wide = (uint8_t)width, .paint = (uint8_t)paint};
  memcpy(cell->text, bytes, size);
  if (width == 2) *right = (struct cell){.wide = 0, .paint = (uint8_t)paint};
}

/* A letter of no width is added to the letter before it, as far as there is room. */
static void put_over(struct canvas *k, int row, int column, const char *bytes, size_t size) {
  struct cell *cell = cell_at(k, row, column);
  if (cell != NULL && cell->wide == 0) cell--;
  size_t used = cell == NULL ? 0 : strlen(cell->text);
  if (used > 0 && used + size < sizeof cell->text) memcpy(cell->text + used, bytes, size);
}

int canvas_put(struct canvas *k, int row, int column, int room, const char *text, enum paint paint) {
  return canvas_put_bytes(k, row, column, room, text, strlen(text), paint);
}

int canvas_put_bytes(struct canvas *k, int row, int column, int room, const char *text, size_t size,
                     enum paint paint) {
  bool cut = text_width_of(text, size) > room;
  if (room <= 0) return 0;
  int used = 0;
  for (const char *end = text + size; text < end;) {
    const char *bytes = text;
    uint32_t code = next_letter(&text, end);
    int width = letter_width(code);
    if (used + width > room - cut) break;
    if (!letter_shown(code)) put_letter(k, row, column + used, "?", 1, 1, paint);
    else if (width > 0) put_letter(k, row, column + used, bytes, (size_t)(text - bytes), width, paint);
    else if (used > 0) put_over(k, row, column + used - 1, bytes, (size_t)(text - bytes));
    used += width;
  }
  if (cut) put_letter(k, row, column + used++, "+", 1, 1, paint);
  return used;
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
