/* examples.h: command lines as they are typed, for --help and the manual page. */
#ifndef EXAMPLES_H
#define EXAMPLES_H

#include <stdbool.h>

struct example {
  const char *line, *comment; /* comment: what it is for, or "" */
};

/* The i-th example of a command, its comment in the language of croupier_language(language). False: there is none. */
bool example_at(const char *command, int i, int language, struct example *example);

#endif
