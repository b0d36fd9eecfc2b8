/* log.h: the file of a journal. Each line is on disk before the game continues; one writer at a time. */
#ifndef LOG_H
#define LOG_H

#include "croupier.h"
#include "games.h"

#define JOURNALS "journals/" /* a place in the user's state folder */

/* The path of a file in the user's state folder; makes the folder. False: there is no place for one. */
bool state_path(char path[PATH_SIZE], const char *name);

/* Finds the journal that a person names: the file itself, or a journal in the folder of journals with this name,
   with or without ".jsonl". */
void journal_find(char path[PATH_SIZE], const char *name);
/* The shortest name by which journal_find finds the journal. Points into the path. */
const char *journal_name(const char *path);

struct log {
  int fd; /* -1: none is open */
  char path[PATH_SIZE];
  char *text; /* the whole journal, because the file may disappear */
  size_t size, room;
  bool lost;   /* the file disappeared or could not be written; the exit status says so */
  bool adrift; /* no file holds the game */
};

/* A new file: path, or one below the user's state folder named after game and seed.
   All complain unless they return DONE. */
int log_create(struct log *log, const char *path, const char *game, uint64_t seed);
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
