/* program.h: another program, run by the shell, which reads and writes lines. It never outlives this one. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include <stdbool.h>
#include <stddef.h>

#include "process.h"

/* 0 or errno. In jail: EPERM if the command line does not name the program. */
int program_start(struct program *p, const char *command);
/* Kills the program and all that it started, at once. */
void program_stop(struct program *p);
bool program_ended(const struct program *p);
/* Writes the end of a sentence: how it ended, or that it closed its output. Waits a moment for its end. */
void program_fate(const struct program *p, char *text, size_t size);

#endif
