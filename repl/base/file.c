/* file.c: whole files: regular ones, up to a size. */
#define _POSIX_C_SOURCE 200809L

#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "say.h"

/* Whoever opens a pipe may wait for ever, and for some devices it is a command. */
static int irregular(const struct stat *is) {
  if (S_ISREG(is->st_mode)) return 0;
  return S_ISDIR(is->st_mode) ? EISDIR : NOT_A_FILE;
}

/* What is not there is no error: it may be created. */
static int look_first(const char *path) {
  struct stat is;
  return stat(path, &is) == 0 ? irregular(&is) : errno == ENOENT ? 0 : errno;
}

/* It is looked at before it is opened and after: another file may have come to the place. */
static int open_regular(const char *path, int flags, int *fd, struct stat *is) {
  int error = look_first(path);
  if (error) return error;
  *fd = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666);
  if (*fd < 0) return errno == ELOOP && (flags & O_NOFOLLOW) ? IS_A_LINK : errno;
  error = fstat(*fd, is) == 0 ? irregular(is) : errno;
  if (error) close(*fd);
  return error;
}

static int too_large(size_t most) { return most == LARGEST_SCRIPT ? SCRIPT_TOO_LARGE : JOURNAL_TOO_LARGE; }

/* Until nothing comes: it may grow meanwhile, and files of the system do not know their size. */
static int read_all(struct file *file, int fd, size_t expected, size_t most) {
  size_t room = (expected < 4096 ? 4096 : expected) + 2;
  for (;;) {
    if (file->size + 1 >= room || !file->text) {
      if (file->text) room = 2 * room < most + 2 ? 2 * room : most + 2;
      char *more = realloc(file->text, room);
      if (!more) return ENOMEM;
      file->text = more;
    }
    ssize_t got = read(fd, file->text + file->size, room - 1 - file->size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return errno;
    file->size += (size_t)got;
    if (file->size > most) return too_large(most);
    if (got == 0) break;
  }
  file->text[file->size] = '\0';
  return 0;
}

const char *last_part(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static int read_file(struct file *file, const char *path, size_t most, int flags) {
  *file = (struct file){.name = NULL};
  if (strlen(path) >= PATH_SIZE) return ENAMETOOLONG;
  strcpy(file->path, path);
  file->name = last_part(file->path);
  int fd;
  struct stat is;
  int error = open_regular(path, O_RDONLY | flags, &fd, &is);
  if (error) return error;
  error = (unsigned long long)is.st_size > most ? too_large(most)
                                                : read_all(file, fd, (size_t)is.st_size, most);
  close(fd);
  if (error) file_free(file);
  return error;
}

int file_read(struct file *file, const char *path, size_t most) { return read_file(file, path, most, 0); }

int file_read_unlinked(struct file *file, const char *path) {
  return read_file(file, path, LARGEST_SCRIPT, O_NOFOLLOW);
}

void file_free(struct file *file) {
  free(file->text);
  file->text = NULL;
  file->size = 0;
}

const char *text_begin(const char *text) { return text + (strncmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0); }

FILE *file_append(const char *path, int *error) {
  int fd;
  struct stat is;
  *error = open_regular(path, O_WRONLY | O_APPEND | O_CREAT, &fd, &is);
  if (*error) return NULL;
  FILE *file = fdopen(fd, "a");
  if (file) return file;
  *error = errno;
  close(fd);
  return NULL;
}

int file_add(const char *path, const char *text) {
  int error;
  FILE *file = file_append(path, &error);
  if (!file) return error;
  if (fputs(text, file) < 0) error = errno;
  if (fclose(file) != 0 && !error) error = errno;
  return error;
}

const char *file_failure(int error) {
  switch (error) {
  case NOT_A_FILE: return T(not_regular_file);
  case IS_A_LINK: return T(file_is_link);
  case SCRIPT_TOO_LARGE: return T(over_1_mb);
  case JOURNAL_TOO_LARGE: return T(over_32_mb);
  }
  return failure(error);
}
