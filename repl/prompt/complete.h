/* complete.h: what a line may become. */
#ifndef COMPLETE_H
#define COMPLETE_H

#include "session.h"

/* What the line may become. */
void complete_line(void *repl, const char *typed, void (*add)(void *to, const char *line), void *to);
char *complete_hint(void *repl, const char *typed);

#endif
