/* program.h: another program, run by the shell, which reads and writes lines and does not outlive this one. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct program {
  pid_t pid, guard;
  int fd;       /* its stdin and stdout */
  int lifeline; /* closed when this program ends, however it does; the guard waits for that */
};

/* 0 or errno. */
int program_start(struct program *p, const char *command);
/* It and what it has started, at once. */
void program_stop(struct program *p);
bool program_ended(const struct program *p);
/* The end of a sentence: how it ended, or that it has closed its output. Waits a moment for it to end. */
void program_fate(const struct program *p, char *text, size_t size);

#endif
