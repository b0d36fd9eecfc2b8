/* contents.h: zones and purses out of a view, as people call them. */
#ifndef CONTENTS_H
#define CONTENTS_H

#include <jansson.h>

#include "croupier.h"

/* A line: what stands before it, and what lies in a zone, or how much is in a purse; null: it is not to be seen. */
void print_contents(const croupier *c, const char *lang, const char *before, const json_t *value);
/* A zone, purse or piece: in the script's words, and as people call it. */
struct both_names {
  char text[300];
};
struct both_names both_names(const croupier *c, const char *lang, const char *name);

#endif
