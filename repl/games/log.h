/* log.h: the file of a journal. Each line is on disk before the game continues; one writer at a time. */
#ifndef LOG_H
#define LOG_H

#include <stdbool.h>
#include <stdint.h>

#include "file.h"

struct log {
  int fd; /* -1: none is open */
  char path[PATH_SIZE];
  char *text; /* the whole journal, because the file may disappear */
  size_t size, room;
  bool lost;   /* the file disappeared or could not be written; the exit status says so */
  bool adrift; /* no file holds the game */
  bool none;   /* the game is played without a journal: nobody wants one, or there is no place for it */
};

/* A new file: path, or one below the user's state folder named after game and seed. Where that folder cannot be
   written, warns and begins without a file. All complain unless they return DONE. */
int log_create(struct log *log, const char *path, const char *game, uint64_t seed);
/* No file: lines are only remembered, so that log_copy can write them. */
void log_none(struct log *log);
/* Opens an existing file that was read, to continue after its first `size` bytes. */
int log_open(struct log *log, const struct file *file, size_t size);
/* Writes a line to disk. If the file is no longer what was written, or cannot be written, writes the whole game to
   another file and warns. log->path is then that file, and `lost` stays set. */
int log_append(struct log *log, const char *line);
/* Call it before you say that the game is kept: does the same without a line. DONE: log->path holds the game. */
int log_verify(struct log *log);
/* Makes another file with the same contents. */
int log_copy(const struct log *log, struct log *to, const char *path);
void log_close(struct log *log);

#endif
