/* file.h: reads and appends to whole files: regular files, up to a size. */
#ifndef FILE_H
#define FILE_H

#include <stddef.h>
#include <stdio.h>

#define PATH_SIZE 4096

/* The largest files that are read. */
enum {
  LARGEST_SCRIPT = 1 << 20,   /* scripts, texts, house rules, specs: the limit of the library */
  LARGEST_JOURNAL = 32 << 20, /* some 300,000 lines */
};

/* A whole file; a zero byte follows its text. */
struct file {
  char path[PATH_SIZE];
  const char *name; /* the last part of path */
  char *text;
  size_t size;
};

/* Failures beside the errors of the system. */
enum { NOT_A_FILE = -1, SCRIPT_TOO_LARGE = -2, JOURNAL_TOO_LARGE = -3, IS_A_LINK = -4 };

/* Returns 0 or an error. Does not open pipes, sockets and devices, and reads at most `most` bytes, even if the
   file grows meanwhile. */
int file_read(struct file *file, const char *path, size_t most);
/* The same of a script's size, of what is no link: it may not lead elsewhere. */
int file_read_unlinked(struct file *file, const char *path);
void file_free(struct file *file);
const char *last_part(const char *path); /* the part after the last slash */
/* The beginning of a text, after a byte order mark if there is one. */
const char *text_begin(const char *text);
/* Opens a regular file for appending; makes it if necessary. NULL: *error says why. */
FILE *file_append(const char *path, int *error);
/* Appends a text to such a file. Returns 0 or an error. */
int file_add(const char *path, const char *text);
/* The sentence for an error, in the language of complaints. */
const char *file_failure(int error);

#endif
