/* utf8.h: the part of linenoise before jimtcl 0.84 that needs Tcl to be built. Since 0.84 linenoise brings its own, and
   utf8.c replaces two functions of it. */
#ifndef UTF8_UTIL_H
#define UTF8_UTIL_H

#include <stdbool.h>
#include <string.h>

#define MAX_UTF8_LEN  4
#define utf8_getchars utf8_fromunicode

/* For linenoise 0.82 and 0.83 the letters from U+00E1 to U+00FA (most of the Hungarian ones) are Alt with a letter, and
   it drops them. So all of Latin-1 beyond ASCII has a number of its own inside linenoise. */
#define UTF8_LATIN (1 << 24)

/* How long what begins with this byte is; what cannot begin anything stands for itself. */
static inline int utf8_charlen(int first) {
  unsigned char c = (unsigned char)first;
  if (c < 0xc0 || c >= 0xf8) return 1;
  return c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
}

/* Returns how many bytes it took: one where they are no UTF-8. */
static inline int utf8_tounicode(const char *text, int *letter) {
  const unsigned char *at = (const unsigned char *)text;
  static const int least[] = {0, 0, 0x80, 0x800, 0x10000};
  int size = utf8_charlen(*at), value = size == 1 ? *at : *at & (0xff >> (size + 1));
  for (int i = 1; i < size; i++) {
    if ((at[i] & 0xc0) != 0x80) value = -1;
    if (value < 0) break;
    value = value << 6 | (at[i] & 0x3f);
  }
  bool sound = value >= least[size];
  *letter = sound ? value : *at;
  if (sound && size == 2 && value < 0x100) *letter += UTF8_LATIN;
  return sound ? size : 1;
}

static inline int utf8_fromunicode(char *to, unsigned letter) {
  static const unsigned char first[] = {0, 0, 0xc0, 0xe0, 0xf0};
  letter &= UTF8_LATIN - 1;
  int size = letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x10000 ? 3 : 4;
  for (int i = size - 1; i > 0; i--, letter >>= 6) to[i] = (char)(0x80 | (letter & 0x3f));
  to[0] = (char)(first[size] | letter);
  return size;
}

/* Letters in so many bytes; -1: to the end. */
static inline int utf8_strlen(const char *text, int size) {
  int letters = 0, letter;
  if (size < 0) size = (int)strlen(text);
  for (; size > 0; letters++) {
    int used = utf8_tounicode(text, &letter);
    text += used;
    size -= used;
  }
  return letters;
}

/* Where the letter of this number begins. */
static inline int utf8_index(const char *text, int letters) {
  int at = 0, letter;
  while (letters-- > 0) at += utf8_tounicode(text + at, &letter);
  return at;
}

/* Columns of a letter on its own: see utf8.c. */
int utf8_width(int letter);

#endif
