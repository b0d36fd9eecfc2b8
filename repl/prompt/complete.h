/* complete.h: completion and hints for a line. */
#ifndef COMPLETE_H
#define COMPLETE_H

#include "session.h"

/* Adds the completions of the line. */
void complete_line(void *repl, const char *typed, void (*add)(void *to, const char *line), void *to);
char *complete_hint(void *repl, const char *typed);

#endif
