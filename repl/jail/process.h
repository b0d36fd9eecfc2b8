/* process.h: another program as a child of this process: run by the shell, reading and writing lines, ended with it. */
#ifndef PROCESS_H
#define PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

struct program {
  pid_t pid, guard; /* guard -1: it is a child of the keeper (keeper.h) */
  int fd;           /* its stdin and stdout */
  int lifeline; /* closed when this process ends for any reason; the guard waits for that, and kills the program */
};

/* How a program has ended: as waitid tells it. */
struct ending {
  bool ended;
  int code, status;
};

/* 0 or errno. */
int process_start(struct program *p, const char *command);
void process_stop(struct program *p);
struct ending process_ending(const struct program *p);

#endif
