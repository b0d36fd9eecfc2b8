/* scratch.h: an empty table for trying the words of scripts line by line. */
#ifndef SCRATCH_H
#define SCRATCH_H

#include "verbs.h"

/* The verb `scratch [players]`. It runs until the person leaves. */
int scratch(struct repl *r, char *rest);
/* The table whose names complete a line of the pad. NULL: the line is not Lua. */
croupier *scratch_table(const struct scratch *t, const char *typed);
/* Offers further completions of the whole line. Returns the place of a word of scripts in it that needs an
   explanation, or 0. */
size_t scratch_complete(const struct scratch *t, const char *typed, void (*offer)(void *to, const char *word),
                        void *to);

#endif
