/* page.c: pages as scripts write them, in lines that an editor can show, as text that any width can. */
#include "page.h"

#include <stdlib.h>
#include <string.h>

#include "cluster.h"

/* Bytes of the sign of an item: "- ", "1. "; 0: it is none. */
static size_t item_sign(const char *words) {
  size_t digits = strspn(words, "0123456789");
  if (strncmp(words, "- ", 2) == 0) return 2;
  return digits > 0 && strncmp(words + digits, ". ", 2) == 0 ? digits + 2 : 0;
}

/* Does an item begin here? A number does only if the item before has the number before: "worth 5. In a tie" may be broken
   before the 5. *last: the number of that item, 0 if there is none. */
static bool begins_item(const char *words, int *last) {
  size_t sign = item_sign(words);
  int number = sign > 0 && *words != '-' ? (int)strtol(words, NULL, 10) : 0;
  if (number > 1 && number != *last + 1) return false;
  if (number > 0) *last = number;
  return sign > 0;
}

/* The column in which the words of the line begin. */
static int margin_of(const char *text) {
  size_t blanks = strspn(text, " ");
  return (int)(blanks + item_sign(text + blanks));
}

static bool in_table(const char *line, size_t size) {
  for (size_t i = strspn(line, " "); i + 1 < size; i++)
    if (line[i] == ' ' && line[i + 1] == ' ') return true;
  return false;
}

static void join(struct line *to, const char *text) {
  int margin = -1, number = 0; /* of the line that goes on; -1: none does */
  for (const char *line = text; *line != '\0';) {
    size_t size = strcspn(line, "\n"), blanks = strspn(line, " ");
    bool last = line[size] == '\0', table = in_table(line, size), empty = blanks >= size;
    bool item = begins_item(line + blanks, &number);
    bool joins = !empty && !table && !item && margin == (int)blanks;
    if (joins) {
      to->text[to->size - 1] = ' '; /* the end of the line before */
      line_add_bytes(to, line + blanks, size - blanks);
    } else if (!empty) {
      line_add_bytes(to, line, size);
    }
    bool again = empty && (to->size == 0 || (to->size > 1 && strcmp(to->text + to->size - 2, "\n\n") == 0));
    if (!again) line_add_char(to, '\n');
    if (to->failed) return;
    if (empty || table) margin = -1;
    else if (!joins) margin = margin_of(line);
    line += size + !last;
  }
}

/* One line, of so many bytes. */
static void break_line(struct line *to, const char *line, size_t size, int columns) {
  size_t blanks = strspn(line, " ");
  int margin = in_table(line, size) ? (int)blanks + 2 : margin_of(line), used = (int)blanks;
  if (margin > columns / 2) margin = 2;
  line_add_bytes(to, line, blanks < size ? blanks : size);
  for (size_t at = blanks, gap = 0, word; at < size; at += word + gap) {
    word = strcspn(line + at, " \n");
    int width = text_width_of(line + at, word);
    if (gap > 0 && used + (int)gap + width > columns) {
      line_add_char(to, '\n');
      for (used = 0; used < margin; used++) line_add_char(to, ' ');
    } else {
      line_add_bytes(to, line + at - gap, gap);
      used += (int)gap;
    }
    line_add_bytes(to, line + at, word);
    used += width;
    gap = strspn(line + at + word, " ");
  }
}

void page_set(struct line *to, const char *text, int columns) {
  struct line joined = {0};
  join(columns > 0 ? &joined : to, text);
  for (const char *line = line_text(&joined); *line != '\0';) {
    size_t size = strcspn(line, "\n");
    break_line(to, line, size, columns);
    line_add_char(to, '\n');
    line += size + (line[size] == '\n');
  }
  to->failed |= joined.failed;
  line_free(&joined);
}
