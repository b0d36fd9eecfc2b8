/* next.h: what may follow the beginning of a command line of the program's own. */
#ifndef NEXT_H
#define NEXT_H

#include <stddef.h>

/* Of these words behind "croupier" the last is begun, or empty. Prints all that it may be, begun so or not, one a line, with
   a tabulator and what it is behind it; ":files" stands for names of files. */
void print_next(const char *const *word, size_t count);

#endif
