/* texts.c: the sentences of the program by key. */
#include "texts.h"

#include <stdio.h>
#include <string.h>

#include "croupier.h"

static int spoken; /* the place of the language in croupier_language */

const char *text_in(enum text key, int language) { return program_texts[language][key]; }

const char *text_at(enum text key) { return text_in(key, spoken); }

const char *text_of(enum text key, const char *english) {
  (void)english; /* for the compiler */
  return text_at(key);
}

bool text_is(enum text key, const char *word) {
  for (int i = 0; croupier_language(i); i++)
    if (strcmp(text_in(key, i), word) == 0) return true;
  return false;
}

const char *text_after(enum text key, const char *text) {
  for (int i = 0; croupier_language(i); i++) {
    size_t size = strlen(text_in(key, i));
    if (strncmp(text, text_in(key, i), size) == 0 && strchr(" \t", text[size]))
      return text + size + strspn(text + size, " \t");
  }
  return NULL;
}

/* --- languages --- */

int languages(void) {
  int count = 0;
  while (croupier_language(count)) count++;
  return count;
}

static int place_of(const char *code, size_t size) {
  const char *known;
  for (int i = 0; (known = croupier_language(i)) != NULL; i++)
    if (strlen(known) == size && strncmp(known, code, size) == 0) return i;
  return -1;
}

void say_in(const char *lang) {
  int place = place_of(lang, strlen(lang));
  if (place >= 0) spoken = place;
}

int language_number(void) { return spoken; }

const char *said_in(void) { return croupier_language(spoken); }

const char *language_of_code(const char *code) {
  int place = place_of(code, strlen(code));
  return place < 0 ? NULL : croupier_language(place);
}

const char *language_of_locale(const char *locale) {
  int place = place_of(locale, strcspn(locale, "_.@"));
  return place < 0 ? NULL : croupier_language(place);
}

const char *language_codes(const char *separator) {
  static char codes[CROUPIER_MAX_LANGUAGES * 8];
  *codes = '\0';
  for (int i = 0; croupier_language(i); i++)
    snprintf(codes + strlen(codes), sizeof codes - strlen(codes), "%s%s", i > 0 ? separator : "",
             croupier_language(i));
  return codes;
}
