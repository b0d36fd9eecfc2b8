/* file.h: whole files, read and appended: regular ones, up to a size. */
#ifndef FILE_H
#define FILE_H

#include <stddef.h>
#include <stdio.h>

#define PATH_SIZE 4096

/* The most that is read of a file. */
enum {
  LARGEST_SCRIPT = 1 << 20,   /* scripts, texts, house rules, specs: as much as the library takes */
  LARGEST_JOURNAL = 32 << 20, /* some 300,000 lines */
};

/* A whole file; a zero byte follows its text. */
struct file {
  char path[PATH_SIZE];
  const char *name; /* the last part of path */
  char *text;
  size_t size;
};

/* What can be the matter beside the errors of the system. */
enum { NOT_A_FILE = -1, SCRIPT_TOO_LARGE = -2, JOURNAL_TOO_LARGE = -3 };

/* 0 or an error. Pipes, sockets and devices are not opened, and no more than `most` bytes are read, whatever the file
   is or becomes meanwhile. */
int file_read(struct file *file, const char *path, size_t most);
void file_free(struct file *file);
const char *last_part(const char *path); /* behind the last slash */
/* Where a text begins: behind the byte order mark that some editors write. */
const char *text_begin(const char *text);
/* A regular file to be written on, new or with what there is. NULL: *error says why. */
FILE *file_append(const char *path, int *error);
/* What the matter is, in the language of complaints. */
const char *file_failure(int error);

#endif
