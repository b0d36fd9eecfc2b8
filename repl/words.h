/* words.h: the words of scripts, each with its help line. */
#ifndef WORDS_H
#define WORDS_H

#include <stdbool.h>

struct word {
  const char *section; /* "zone"; NULL: the end */
  const char *signature, *sentence;
};
extern const struct word words[]; /* made from stdlib/README.md by .ci/words.sh */

/* Prints what `zone`, `zone.deal` or `deal` means. False: there is no such word. */
bool words_help(const char *name);

#endif
