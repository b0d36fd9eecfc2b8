/* next.h: completion of the program's own command lines. */
#ifndef NEXT_H
#define NEXT_H

#include "options.h"

/* commands: those of struct options. The last of these words after "croupier" is incomplete or empty. Prints all its
   completions, whether they begin with it or not, one a line: the word, a tabulator and an explanation. ":files" stands
   for file names. */
void print_next(const struct command *commands, const char *const *word, size_t count);

#endif
