/* scratch.h: an empty table at which the words of scripts are tried line by line. */
#ifndef SCRATCH_H
#define SCRATCH_H

#include "verbs.h"

/* The verb `scratch [players]`: until the person leaves it. */
int scratch(struct repl *r, char *rest);
/* What a line typed there may become. */
void scratch_complete(const char *typed, void (*add)(void *to, const char *line), void *to);

#endif
