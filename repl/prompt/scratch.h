/* scratch.h: an empty table at which the words of scripts are tried line by line. */
#ifndef SCRATCH_H
#define SCRATCH_H

#include "verbs.h"

/* The verb `scratch [players]`: until the person leaves it. */
int scratch(struct repl *r, char *rest);
/* The table whose names a line there may go on with; NULL: the line is no Lua. */
croupier *scratch_table(const struct scratch *t, const char *typed);
/* Offers what the whole line may be besides. Returns where in it a word of scripts stands that is to be explained, or 0. */
size_t scratch_complete(const struct scratch *t, const char *typed, void (*offer)(void *to, const char *word),
                        void *to);

#endif
