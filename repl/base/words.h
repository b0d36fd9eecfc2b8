/* words.h: the words of scripts, each with its help line. */
#ifndef WORDS_H
#define WORDS_H

#include <stdbool.h>
#include <stddef.h>

struct word {
  const char *section; /* "zone"; NULL: the end */
  const char *signature, *sentence;
  const char *place, *use; /* "scripts/pig.lua:21", and what stands there; "" for `#zone` */
};
extern const struct word words[]; /* made from stdlib/README.md by .ci/words.sh */

enum { WORD_ROOM = 60 };

/* Prints the help of all words of `zone`; that of `zone.deal` or `deal`, with a line that uses it; or the recipe for
   what people call otherwise, as `discard pile`. False: there is no such word. */
bool words_help(const char *name);
/* The word that looks like the name. False: there is none. */
bool words_near(const char *name, char near[WORD_ROOM]);
/* Finds the word `name` in a section, such as "zone" or "score", whose name has `size` letters. NULL: there is
   none. */
const struct word *words_find(const char *section, size_t size, const char *name);
/* The word that a complaint about a missing one may mean. False: there is none. */
bool words_meant(const char *complaint, char near[WORD_ROOM]);
/* After such a complaint: suggests the word. */
void words_doubt(const char *complaint);
/* Offers completions of `zo`, `zone.de` or `zone:de`, including some that do not match. */
void words_offer(const char *typed, void (*offer)(void *data, const char *word), void *data);

#endif
