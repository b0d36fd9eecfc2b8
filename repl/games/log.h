/* log.h: the file of a journal: appended, on disk before the game goes on, one writer at a time. */
#ifndef LOG_H
#define LOG_H

#include <stdbool.h>
#include <stdint.h>

#include "file.h"

struct log {
  int fd; /* -1: none is open */
  char path[PATH_SIZE];
  char *text; /* all that was written, for the file may be taken away */
  size_t size, room;
  bool lost;   /* that has happened, or it could not be written: whoever ends says so by the status */
  bool adrift; /* no file holds the game */
};

/* A new file: path, or one below the user's state folder named after game and seed.
   All complain unless they return DONE. */
int log_create(struct log *log, const char *path, const char *game, uint64_t seed);
/* An existing one that was read, to go on after its first `size` bytes. */
int log_open(struct log *log, const struct file *file, size_t size);
/* A line goes to disk. If the file is not any more what was written, or cannot be written, all of the game goes into
   another one, with a warning: log->path is that one then, and `lost` stays. */
int log_append(struct log *log, const char *line);
/* Before somebody is told that the game is kept: the same without a line. DONE: log->path holds it. */
int log_verify(struct log *log);
/* Another file that holds the same. */
int log_copy(const struct log *log, struct log *to, const char *path);
void log_close(struct log *log);

#endif
