/* article.c: Hungarian articles, which depend on the word behind them. */
#include "article.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "letter.h"

/* Does the name of the number begin with a vowel? öt, ötven, ötszáz; egy, ezer, egymillió. */
static bool number_has_vowel(const char *digits) {
  size_t count = strspn(digits, "0123456789");
  return *digits == '5' || (*digits == '1' && count % 3 == 1);
}

static bool is_vowel(const char *letter) {
  static const char *const vowels = "aeiouAEIOUáéíóöőúüűÁÉÍÓÖŐÚÜŰ";
  size_t size = letter_read(letter, strlen(letter), NULL);
  for (const char *at = vowels; *at != '\0'; at += letter_read(at, strlen(at), NULL))
    if (size > 0 && strncmp(at, letter, size) == 0) return true;
  return false;
}

/* Blanks, quotation marks and brackets are not spoken. */
static const char *spoken(const char *text) {
  static const char *const silent[] = {"„", "”", "»", "«", "…"};
  for (;;) {
    size_t skip = strspn(text, " \n\"'`(<*_");
    for (size_t i = 0; i < sizeof silent / sizeof *silent && skip == 0; i++)
      if (strncmp(text, silent[i], strlen(silent[i])) == 0) skip = strlen(silent[i]);
    if (skip == 0) return text;
    text += skip;
  }
}

void article_choose(char *text) {
  for (char *at = text; (at = strstr(at, "(z)")) != NULL; at++) {
    bool article = at > text && tolower((unsigned char)at[-1]) == 'a' &&
                   (at == text + 1 || !isalnum((unsigned char)at[-2])) && at[3] != '\0' &&
                   strchr(" \n", at[3]) != NULL;
    if (!article) continue;
    const char *word = spoken(at + 3);
    if (*word != '\0' && (unsigned char)*word < ' ') continue; /* the word is put there later */
    bool vowel = isdigit((unsigned char)*word) ? number_has_vowel(word) : is_vowel(word);
    if (vowel) *at++ = 'z';
    size_t gone = vowel ? 2 : 3;
    memmove(at, at + gone, strlen(at + gone) + 1);
  }
}
