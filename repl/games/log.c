/* log.c: the file of a journal: appended, on disk before the game goes on, one writer at a time. */
#define _DEFAULT_SOURCE /* flock */

#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "say.h"

enum {
  MOST_JOURNALS = 100000, /* of the same game and seed */
  STATE_FOLDERS = 5,      /* from journals up to HOME: croupier may have made those below it */
  SENTENCE = PATH_SIZE + 300,
};

static int cannot_create(const struct log *log, int error) {
  return complain(FAULT, T(journal_not_created), log->path, failure(error));
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

/* Two programs at one journal would mix up its lines. The lock is of this opening of the file: that others of the same
   program read it and close it does not matter. */
static int lock(struct log *log) {
  if (flock(log->fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return DONE;
  log_close(log);
  return complain(USAGE, T(journal_in_use), log->path);
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
  if (!state_path(folder, JOURNALS)) return complain(FAULT, "%s", T(journal_no_place));
  for (int n = 1; n <= MOST_JOURNALS; n++) {
    if (snprintf(log->path, PATH_SIZE, "%s%s-%" PRIu64 "-%d.jsonl", folder, game, seed, n) >= PATH_SIZE)
      return cannot_create(log, ENAMETOOLONG);
    if (open_new(log)) return begin(log, STATE_FOLDERS);
    if (errno != EEXIST) return cannot_create(log, errno);
  }
  return cannot_create(log, EEXIST);
}

int log_create(struct log *log, const char *path, const char *game, uint64_t seed) {
  *log = (struct log){.fd = -1};
  if (!path) return create_default(log, game, seed);
  if (snprintf(log->path, PATH_SIZE, "%s", path) >= PATH_SIZE) return cannot_create(log, ENAMETOOLONG);
  if (open_new(log)) return begin(log, 1);
  if (errno != EEXIST) return cannot_create(log, errno);
  return complain(USAGE, T(journal_exists), path, prompted() ? T(open_it) : "croupier resume FILE");
}

/* --- what is written --- */

/* All of it stays in memory: the file may be taken away. */
static bool remember(struct log *log, const char *line, size_t size) {
  if (log->size + size + 1 > log->room) {
    size_t room = 2 * (log->size + size + 1);
    char *more = realloc(log->text, room);
    if (!more) return false;
    log->text = more;
    log->room = room;
  }
  memcpy(log->text + log->size, line, size);
  log->size += size;
  log->text[log->size] = '\0';
  return true;
}

/* 0 or an error. What could not be written as a whole is taken back. */
static int write_all(int fd, const char *text, size_t size, off_t before) {
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

/* --- is it still there? --- */

/* What is the matter with the file, in a sentence without its end; false: nothing. size: of what was written. */
static bool is_lost(const struct log *log, size_t size, char sentence[SENTENCE]) {
  struct stat ours, named;
  if (fstat(log->fd, &ours) != 0 || stat(log->path, &named) != 0)
    snprintf(sentence, SENTENCE, T(journal_removed), log->path);
  else if (ours.st_ino != named.st_ino || ours.st_dev != named.st_dev)
    snprintf(sentence, SENTENCE, T(journal_replaced), log->path);
  else if ((size_t)ours.st_size > size) snprintf(sentence, SENTENCE, T(journal_foreign), log->path);
  else if ((size_t)ours.st_size < size)
    snprintf(sentence, SENTENCE, T(journal_cut), log->path, size, (size_t)ours.st_size);
  else return false;
  return true;
}

/* --- somewhere else --- */

/* The whole text into a new file. */
static int write_anew(struct log *log, const char *path, const char *way) {
  struct log other = {.fd = -1};
  int error = EEXIST;
  for (int n = 1; n <= 9 && error == EEXIST; n++) {
    int size = n == 1 ? snprintf(other.path, PATH_SIZE, "%s%s.rescued", way, path)
                      : snprintf(other.path, PATH_SIZE, "%s%s.rescued%d", way, path, n);
    error = size >= PATH_SIZE ? ENAMETOOLONG : open_new(&other) ? 0 : errno;
  }
  if (error) return error;
  flock(other.fd, LOCK_EX | LOCK_NB); /* nobody else knows of it */
  error = write_all(other.fd, log->text, log->size, 0);
  if (!error && !sync_folders(other.path, 1)) error = errno;
  if (error) {
    close(other.fd);
    unlink(other.path);
    return error;
  }
  if (log->fd >= 0) close(log->fd);
  log->fd = other.fd;
  memcpy(log->path, other.path, PATH_SIZE);
  return 0;
}

/* Beside where it was, or where journals are. */
static int rescue(struct log *log) {
  char path[PATH_SIZE], folder[PATH_SIZE];
  memcpy(path, log->path, PATH_SIZE);
  const char *slash = strrchr(path, '/');
  int error = write_anew(log, path, "");
  if (error && state_path(folder, JOURNALS)) {
    int other = write_anew(log, slash ? slash + 1 : path, folder);
    if (!other) error = 0;
  }
  log->adrift = error != 0;
  return error;
}

/* why: the sentence without its end. DONE: the game goes on, in another file or, at the prompt, without any. */
static int move(struct log *log, const char *why) {
  bool known = log->adrift;
  int error = rescue(log);
  log->lost = true;
  if (!error) warn(T(game_moved), why, journal_name(log->path));
  else if (!known && prompted()) warn(T(game_only_in_memory), why, failure(error));
  else if (!known) warn(T(game_in_no_file), why, failure(error));
  return !error || prompted() ? DONE : FAULT;
}

int log_verify(struct log *log) {
  char why[SENTENCE];
  if (log->fd < 0 && !log->adrift) return DONE;
  if (log->adrift) snprintf(why, sizeof why, "%s", T(game_was_in_no_file));
  else if (!is_lost(log, log->size, why)) return DONE;
  move(log, why);
  return log->adrift ? complain(FAULT, "%s", T(game_not_kept)) : DONE;
}

int log_append(struct log *log, const char *line) {
  char why[SENTENCE];
  size_t size = strlen(line), before = log->size;
  if (before + size > LARGEST_JOURNAL) return complain(FAULT, T(journal_full), log->path);
  if (!remember(log, line, size)) return complain(FAULT, "%s", no_memory());
  if (log->adrift) return move(log, T(game_was_in_no_file));
  if (is_lost(log, before, why)) return move(log, why);
  int error = write_all(log->fd, line, size, (off_t)before);
  if (!error) return DONE;
  snprintf(why, sizeof why, T(journal_broken_off), log->path, failure(error));
  return move(log, why);
}

/* --- those that are there --- */

/* Is in the file what was read from it? Somebody may have gone on with it meanwhile. */
static bool holds(int fd, const char *text, size_t size) {
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

int log_open(struct log *log, const struct file *file, size_t size) {
  *log = (struct log){.fd = -1};
  memcpy(log->path, file->path, PATH_SIZE);
  log->fd = open(log->path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
  if (log->fd < 0) return complain(FAULT, T(journal_not_written), log->path, failure(errno));
  int status = lock(log);
  if (status != DONE) return status;
  if (!holds(log->fd, file->text, file->size)) status = complain(USAGE, T(journal_changed), log->path);
  else if (size < file->size && ftruncate(log->fd, (off_t)size) != 0)
    status = complain(FAULT, T(journal_not_trimmed), log->path, failure(errno));
  else if (!remember(log, file->text, size)) status = complain(FAULT, "%s", no_memory());
  /* an editor may have taken the last line end away */
  else if (size && file->text[size - 1] != '\n') status = log_append(log, "\n");
  if (status != DONE) log_close(log);
  return status;
}

int log_copy(const struct log *log, struct log *to, const char *path) {
  int status = log_create(to, path, NULL, 0);
  if (status != DONE) return status;
  int error = remember(to, log->text, log->size) ? write_all(to->fd, to->text, to->size, 0) : ENOMEM;
  if (!error) return DONE;
  unlink(to->path);
  log_close(to);
  return complain(FAULT, T(journal_not_written), path, failure(error));
}

void log_close(struct log *log) {
  if (log->fd >= 0) close(log->fd);
  free(log->text);
  log->text = NULL;
  log->size = log->room = 0;
  log->fd = -1;
}
