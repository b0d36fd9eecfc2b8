/* letter.c: UTF-8, letter by letter, and which letters may be shown to people. */
#include "letter.h"

#include <stdio.h>
#include <string.h>

size_t letter_read(const char *text, size_t size, uint32_t *code) {
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const unsigned char *s = (const unsigned char *)text;
  size_t length = size == 0    ? 0
                  : *s < 0x80  ? 1
                  : *s < 0xc2  ? 0
                  : *s < 0xe0  ? 2
                  : *s < 0xf0  ? 3
                  : *s <= 0xf4 ? 4
                               : 0;
  if (length == 0 || length > size) return 0;
  uint32_t read = length > 1 ? *s & (0x7fu >> length) : *s;
  for (size_t i = 1; i < length; i++) {
    if ((s[i] & 0xc0) != 0x80) return 0;
    read = read << 6 | (s[i] & 0x3fu);
  }
  if (read < least[length] || read > 0x10ffff || (read >= 0xd800 && read < 0xe000)) return 0;
  if (code) *code = read;
  return length;
}

/* By their properties in Unicode: Cc, Cf, Zl, Zp, Cs and what never is a character. Left out of Cf: ZWNJ and ZWJ, without
   which Persian, Indic scripts and emoji are not written, and Arabic's signs over numbers, which are seen. */
bool letter_shown(uint32_t code) {
  static const struct range {
    uint32_t first, last;
  } never[] = {
      {0x0000, 0x001f},   /* C0 */
      {0x007f, 0x009f},   /* delete, C1 */
      {0x00ad, 0x00ad},   /* soft hyphen */
      {0x061c, 0x061c},   /* Arabic letter mark */
      {0x180e, 0x180e},   /* Mongolian vowel separator */
      {0x200b, 0x200b},   /* zero width space */
      {0x200e, 0x200f},   /* left-to-right and right-to-left mark */
      {0x2028, 0x202e},   /* line and paragraph separator, embeddings, overrides */
      {0x2060, 0x206f},   /* word joiner, invisible operators, isolates, deprecated ones */
      {0xd800, 0xdfff},   /* surrogates */
      {0xfdd0, 0xfdef},   /* no characters */
      {0xfeff, 0xfeff},   /* byte order mark */
      {0xfff9, 0xfffb},   /* interlinear annotation */
      {0x13430, 0x1343f}, /* formats of hieroglyphs */
      {0x1bca0, 0x1bca3}, /* of shorthand */
      {0x1d173, 0x1d17a}, /* of music */
      {0xe0000, 0xe00ff}, /* tags */
      {0xe01f0, 0xe0fff}, /* to be ignored, whatever they will be */
  };
  if (code >= 0x20 && code < 0x7f) return true;
  for (size_t i = 0; i < sizeof never / sizeof *never && code >= never[i].first; i++)
    if (code <= never[i].last) return false;
  return (code & 0xfffe) != 0xfffe && code <= 0x10ffff;
}

size_t letter_safe(const char *text, size_t size, char safe[LETTER_ROOM]) {
  uint32_t code = 0;
  size_t length = letter_read(text, size, &code), bytes = length ? length : size > 0;
  if (length && letter_shown(code)) {
    memcpy(safe, text, length);
    safe[length] = '\0';
    return length;
  }
  safe[0] = '\0';
  for (size_t i = 0; i < bytes; i++) snprintf(safe + 4 * i, 5, "\\x%02x", (unsigned char)text[i]);
  return bytes;
}
