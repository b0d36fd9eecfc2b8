/* contents.h: zones and purses of a view, with the names that people use. */
#ifndef CONTENTS_H
#define CONTENTS_H

#include <jansson.h>

#include "croupier.h"

/* Prints a line: `before`, then the contents of a zone or the amount of a purse. null: hidden. */
void print_contents(const croupier *c, const char *lang, const char *before, const json_t *value);
/* A zone, purse or piece: its name in the script, and the name that people use. */
struct both_names {
  char text[300];
};
struct both_names both_names(const croupier *c, const char *lang, const char *name);

#endif
