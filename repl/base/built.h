/* built.h: what the Makefile writes into the program: the licences of its parts, a page, and files. */
#ifndef BUILT_H
#define BUILT_H

#include <stddef.h>

extern const char notices[];
extern const char one_page[]; /* for writers of scripts, made by .ci/page.sh */

/* The templates of new games, and the types of words; the last has no name. */
struct carried {
  const char *name; /* "examples/kinds/tricks.lua" */
  const char *text; /* a zero byte follows */
  size_t size;
};
extern const struct carried carried[];

#endif
