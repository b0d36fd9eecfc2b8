/* utf8.c: linenoise measures letters as the library does. */
#include "utf8.h"

#include "croupier.h"

/* linenoise since 0.84 edits clusters. Its own functions of these names are weak (see the Makefile). */
int utf8_char_bytes(const char *text, int size);
int utf8_inspect(const char *text, int *letter, int *width);

int utf8_char_bytes(const char *text, int size) {
  int width;
  size_t bytes = croupier_cluster(text, size < 0 ? strlen(text) : (size_t)size, &width);
  return bytes > 0 ? (int)bytes : 1; /* linenoise asks at the end as well */
}

/* The first letter of the cluster stands for it. linenoise counts control characters itself. */
int utf8_inspect(const char *text, int *letter, int *width) {
  utf8_tounicode(text, letter);
  if (*letter >= UTF8_LATIN) *letter -= UTF8_LATIN;
  size_t bytes = croupier_cluster(text, strlen(text), width);
  return bytes > 0 ? (int)bytes : 1;
}

/* linenoise before 0.84 edits letters: emoji of several parts are then wider than their cluster. */
int utf8_width(int letter) {
  char text[MAX_UTF8_LEN + 1] = "";
  int width;
  croupier_cluster(text, (size_t)utf8_fromunicode(text, (unsigned)letter), &width);
  return width;
}
