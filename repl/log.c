/* log.c: the file of a journal: appended, on disk before the game goes on, one writer at a time. */
#define _POSIX_C_SOURCE 200809L

#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "say.h"

#define MOST_JOURNALS 100000 /* of the same game and seed */
#define STATE_FOLDERS 5      /* from journals up to HOME: croupier may have made those below it */

static int cannot_create(const struct log *log, int error) {
  return complain(FAULT, both("the journal %s cannot be created: %s", "a(z) %s napló nem hozható létre: %s"),
                  log->path, failure(error));
}

static int cannot_write(const struct log *log, int error) {
  return complain(FAULT, both("the journal %s cannot be written: %s", "a(z) %s napló nem írható: %s"),
                  log->path, failure(error));
}

/* Makes the folders of a path, as far as they are missing. */
static void make_folders(const char *path) {
  char part[PATH_SIZE];
  snprintf(part, sizeof part, "%s", path);
  for (char *slash = strchr(part + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    mkdir(part, 0777); /* if it fails, opening the file will say so */
    *slash = '/';
  }
}

/* Two programs at one journal would mix up its lines. */
static int lock(struct log *log) {
  struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  if (fcntl(log->fd, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN)) return DONE;
  log_close(log);
  return complain(USAGE,
                  both("the game in %s is being played already, by another croupier",
                       "a(z) %s játékot már játssza egy másik croupier"),
                  log->path);
}

static bool open_new(struct log *log) {
  log->fd = open(log->path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
  return log->fd >= 0;
}

/* A file's name lies in its folder: without this a power cut may take a journal with all that was synced into it. So
   many folders from the innermost, for those on the way may be as new. False: see errno. */
static bool sync_folders(const char *path, int folders) {
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

/* The new file is ours, and will be found again. */
static int begin(struct log *log, int folders) {
  int status = lock(log);
  if (status != DONE || sync_folders(log->path, folders)) return status;
  status = cannot_create(log, errno);
  unlink(log->path);
  log_close(log);
  return status;
}

bool state_path(char path[PATH_SIZE], const char *name) {
  const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME"), *below = "";
  if (!state || !*state) {
    state = home;
    below = "/.local/state";
  }
  if (!state || !*state) return false;
  if (snprintf(path, PATH_SIZE, "%s%s/croupier/%s", state, below, name) >= PATH_SIZE) return false;
  make_folders(path);
  return true;
}

void journal_find(char path[PATH_SIZE], const char *name) {
  static const char *const ends[] = {"", ".jsonl"};
  char below[PATH_SIZE];
  for (int i = 0; i < 2 && !strchr(name, '/') && access(name, F_OK) != 0; i++) {
    bool fits = snprintf(below, sizeof below, JOURNALS "%s%s", name, ends[i]) < PATH_SIZE;
    if (fits && state_path(path, below) && access(path, F_OK) == 0) return;
  }
  snprintf(path, PATH_SIZE, "%s", name);
}

const char *journal_name(const char *path) {
  char found[PATH_SIZE];
  const char *slash = strrchr(path, '/');
  if (!slash) return path;
  journal_find(found, slash + 1);
  return strcmp(found, path) == 0 ? slash + 1 : path;
}

static int create_default(struct log *log, const char *game, uint64_t seed) {
  char folder[PATH_SIZE];
  if (!state_path(folder, JOURNALS))
    return complain(FAULT, "%s",
                    both("there is no place for the journal: set HOME, or name a file with --journal",
                         "nincs hova írni a naplót: kell HOME, vagy egy fájl a --journal után"));
  for (int n = 1; n <= MOST_JOURNALS; n++) {
    if (snprintf(log->path, PATH_SIZE, "%s%s-%" PRIu64 "-%d.jsonl", folder, game, seed, n) >= PATH_SIZE)
      return cannot_create(log, ENAMETOOLONG);
    if (open_new(log)) return begin(log, STATE_FOLDERS);
    if (errno != EEXIST) return cannot_create(log, errno);
  }
  return cannot_create(log, EEXIST);
}

int log_create(struct log *log, const char *path, const char *game, uint64_t seed) {
  if (!path) return create_default(log, game, seed);
  if (snprintf(log->path, PATH_SIZE, "%s", path) >= PATH_SIZE) return cannot_create(log, ENAMETOOLONG);
  if (open_new(log)) return begin(log, 1);
  if (errno != EEXIST) return cannot_create(log, errno);
  return complain(USAGE,
                  both("the journal %s is there already: `%s` goes on with it",
                       "a(z) %s napló már megvan: a `%s` folytatja"),
                  path, prompted() ? both("open FILE", "nyit FÁJL") : "croupier resume FILE");
}

int log_open(struct log *log, const char *path, size_t size) {
  snprintf(log->path, PATH_SIZE, "%s", path);
  log->fd = open(path, O_RDWR | O_APPEND | O_CLOEXEC);
  if (log->fd < 0) return cannot_write(log, errno);
  int status = lock(log);
  if (status != DONE) return status;
  struct stat is;
  char last = '\n';
  bool whole = fstat(log->fd, &is) == 0 && (size_t)is.st_size == size;
  if (!whole && ftruncate(log->fd, (off_t)size) != 0)
    status = complain(FAULT,
                      both("the journal %s cannot be cut to its last whole line: %s",
                           "a(z) %s napló félbemaradt utolsó sora nem törölhető: %s"),
                      log->path, failure(errno));
  /* an editor may have taken the last line end away */
  else if (size && pread(log->fd, &last, 1, (off_t)size - 1) == 1 && last != '\n')
    status = log_append(log, "\n");
  if (status != DONE) log_close(log);
  return status;
}

int log_append(struct log *log, const char *line) {
  size_t left = strlen(line);
  while (left > 0) {
    ssize_t written = write(log->fd, line, left);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return cannot_write(log, errno);
    line += written;
    left -= (size_t)written;
  }
  /* pipes and devices cannot be synced, and need not be */
  if (fdatasync(log->fd) != 0 && errno != EINVAL && errno != EROFS) return cannot_write(log, errno);
  return DONE;
}

void log_close(struct log *log) {
  close(log->fd);
  log->fd = -1;
}
