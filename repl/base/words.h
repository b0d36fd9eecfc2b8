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

/* Prints what `zone`, `zone.deal` or `deal` means. False: there is no such word. */
bool words_help(const char *name);
/* The word of that name in a section, "zone" or "score", which has so many letters; NULL: there is none. */
const struct word *words_find(const char *section, size_t size, const char *name);
/* After a complaint that a method or a word of a library is none, says which word looks like it, if one does. */
void words_doubt(const char *complaint);
/* What `zo` may become, and `zone.de` and `zone:de`: more is offered than fits. */
void words_offer(const char *typed, void (*offer)(void *data, const char *word), void *data);

#endif
