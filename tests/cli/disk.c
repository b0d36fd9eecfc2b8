/* disk.c: the program on a disk that tells what it is asked for, and that fails when it is told to. Linked around the
   program's own objects (see the Makefile), for tests/cli/disk.sh. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/*
** DISK_TRACE=FILE: a line for each call, in their order: `write BYTES` and `sync SIZE` of a regular file, with its size
** then, `folder` where a folder was synced, `out` where a line of stdout was sent.
** DISK_FAILS='CALL K ERROR once': the k-th `write`, `sync` or `folder` fails with EIO, ENOSPC or EINVAL; with `on`
** instead of `once` all of that kind fail from then on.
** DISK_SHORT=yes: a write takes seven bytes at most, and is interrupted every second time.
*/

ssize_t __real_write(int fd, const void *bytes, size_t size);
ssize_t __wrap_write(int fd, const void *bytes, size_t size);
int __real_fdatasync(int fd), __real_fsync(int fd), __real_fflush(FILE *file);
int __wrap_fdatasync(int fd), __wrap_fsync(int fd), __wrap_fflush(FILE *file);

static void trace(const char *call, long long number) {
  const char *path = getenv("DISK_TRACE");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file) return;
  if (number < 0) fprintf(file, "%s\n", call);
  else fprintf(file, "%s %lld\n", call, number);
  fclose(file);
}

/* Is it this call's turn? Sets errno. Threads do not come here. */
static bool fails(const char *call) {
  static struct {
    char call[20], error[20], how[5];
    int left;
  } f;
  const char *wanted = getenv("DISK_FAILS");
  if (!wanted) return false;
  if (!*f.call && sscanf(wanted, "%19s %d %19s %4s", f.call, &f.left, f.error, f.how) != 4) abort();
  if (strcmp(f.call, call) != 0 || --f.left > 0 || (f.left < 0 && strcmp(f.how, "on") != 0)) return false;
  errno = strcmp(f.error, "EIO") == 0 ? EIO : strcmp(f.error, "ENOSPC") == 0 ? ENOSPC : EINVAL;
  return true;
}

/* Of the three standard files nothing is told. */
static bool is_file(int fd, struct stat *is) { return fd > 2 && fstat(fd, is) == 0 && S_ISREG(is->st_mode); }

ssize_t __wrap_write(int fd, const void *bytes, size_t size) {
  static unsigned times;
  struct stat is;
  if (!is_file(fd, &is)) return __real_write(fd, bytes, size);
  bool cut = getenv("DISK_SHORT") != NULL;
  if (cut && times++ % 2 == 0) {
    errno = EINTR;
    return -1;
  }
  if (fails("write")) return -1;
  ssize_t written = __real_write(fd, bytes, cut && size > 7 ? 7 : size);
  trace("write", written);
  return written;
}

static int synced(int fd, int (*sync)(int)) {
  struct stat is;
  bool file = is_file(fd, &is), folder = !file && fstat(fd, &is) == 0 && S_ISDIR(is.st_mode);
  if ((file && fails("sync")) || (folder && fails("folder"))) return -1;
  if (file) trace("sync", (long long)is.st_size);
  if (folder) trace("folder", -1);
  return sync(fd);
}

int __wrap_fdatasync(int fd) { return synced(fd, __real_fdatasync); }

int __wrap_fsync(int fd) { return synced(fd, __real_fsync); }

int __wrap_fflush(FILE *file) {
  if (file == stdout) trace("out", -1);
  return __real_fflush(file);
}
