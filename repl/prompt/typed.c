/* typed.c: is what was typed a name, or the beginning of one? */
#include "typed.h"

#include <string.h>

/* The next letter, in lower case: ASCII, and the two-byte letters of Western and Central Europe. */
static unsigned next_letter(const char **text) {
  const unsigned char *at = (const unsigned char *)*text;
  unsigned letter = *at;
  *text += letter != 0;
  if (letter >= 'A' && letter <= 'Z') return letter + 32;
  if (letter < 0xc3 || letter > 0xc5 || (at[1] & 0xc0) != 0x80) return letter;
  *text += 1;
  letter = (letter & 0x1f) << 6 | (at[1] & 0x3f);
  if (letter >= 0xc0 && letter <= 0xde && letter != 0xd7) return letter + 32; /* A grave to Thorn */
  if (letter == 0x150 || letter == 0x170) return letter + 1;                  /* O and U double acute */
  return letter;
}

/* The letter without its accent; of others the letter itself. */
static unsigned bare(unsigned letter) {
  static const char bases[] = "aaaaaaaceeeeiiiidnooooo/ouuuuyty"; /* of a grave to y diaeresis */
  if (letter >= 0xe0 && letter <= 0xff && letter != 0xf7) return (unsigned char)bases[letter - 0xe0];
  return letter == 0x151 ? 'o' : letter == 0x171 ? 'u' : letter; /* o and u double acute */
}

/* Does a typed letter mean this one? Not every keyboard has accents. */
static bool means(unsigned typed, unsigned letter) { return typed == letter || typed == bare(letter); }

/* Where the name goes on behind its beginning; NULL: it does not begin so. */
static const char *behind(const char *beginning, const char *name) {
  while (*beginning)
    if (!means(next_letter(&beginning), next_letter(&name))) return NULL;
  return name;
}

bool begins_word(const char *beginning, const char *word) { return behind(beginning, word) != NULL; }

bool has_word(const char *word, const char *name) {
  for (const char *at = name; *at; at++) {
    const char *end = at == name || at[-1] == ' ' ? behind(word, at) : NULL;
    if (end && (*end == ' ' || *end == '\0')) return true;
  }
  return false;
}

bool exact_word(const char *typed, const char *word) {
  while (*typed || *word)
    if (next_letter(&typed) != next_letter(&word)) return false;
  return true;
}

bool same_word(const char *typed, const char *word) {
  while (*typed || *word)
    if (!means(next_letter(&typed), next_letter(&word))) return false;
  return true;
}

bool bare_word(const char *word, const char *name) {
  const char *blank = strchr(name, ' ');
  return blank && same_word(word, blank + 1);
}
