/* durable.c: files that a power cut leaves whole, with one writer at a time. */
#define _DEFAULT_SOURCE /* flock */

#include "durable.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file.h"

int durable_new(const char *path) {
  return open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
}

bool durable_lock(int fd) { return flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; }

bool durable_entry(const char *path, int folders) {
  char folder[PATH_SIZE];
  snprintf(folder, sizeof folder, "%s", path);
  for (bool more = true; more && folders > 0; folders--) {
    char *slash = strrchr(folder, '/');
    more = slash && slash > folder;
    if (slash) slash[slash == folder] = '\0';
    int fd = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0 && errno == EACCES) continue; /* one that may be written but not read cannot be synced */
    int error = fd < 0 || (fsync(fd) != 0 && errno != EINVAL && errno != EROFS) ? errno : 0;
    if (fd >= 0) close(fd);
    errno = error;
    if (error) return false;
  }
  return true;
}

int durable_write(int fd, const char *text, size_t size, off_t before) {
  int error = 0;
  for (ssize_t written; size > 0 && !error;) {
    written = write(fd, text, size);
    if (written < 0 && errno != EINTR) error = errno;
    if (written > 0) text += written, size -= (size_t)written;
  }
  /* there are file systems without */
  if (!error && fdatasync(fd) != 0 && errno != EINVAL && errno != EROFS) error = errno;
  if (error && ftruncate(fd, before) != 0)
    return error; /* a line that breaks off is left out when it is read */
  return error;
}

bool durable_holds(int fd, const char *text, size_t size) {
  char part[4096];
  struct stat is;
  if (fstat(fd, &is) != 0 || (size_t)is.st_size != size) return false;
  for (size_t at = 0; at < size;) {
    ssize_t got = pread(fd, part, sizeof part, (off_t)at);
    if (got <= 0 || at + (size_t)got > size || memcmp(part, text + at, (size_t)got) != 0) return false;
    at += (size_t)got;
  }
  return true;
}
