/* words.h: the words of scripts, each with its help line. */
#ifndef WORDS_H
#define WORDS_H

#include <stdbool.h>
#include <stddef.h>

struct word {
  const char *section; /* "zone"; NULL: the end */
  const char *signature, *sentence;
};
extern const struct word words[]; /* made from stdlib/README.md by .ci/words.sh */

/* Prints the help of `zone`, `zone.deal` or `deal`. False: there is no such word. */
bool words_help(const char *name);
/* Finds the word `name` in a section, such as "zone" or "score", whose name has `size` letters. NULL: there is
   none. */
const struct word *words_find(const char *section, size_t size, const char *name);
/* After a complaint that a method or field is nil: suggests a word that looks like it. */
void words_doubt(const char *complaint);
/* Offers completions of `zo`, `zone.de` or `zone:de`, including some that do not match. */
void words_offer(const char *typed, void (*offer)(void *data, const char *word), void *data);

#endif
