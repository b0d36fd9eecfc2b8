/* log.c: the file of a journal: appended, on disk before the game goes on, one writer at a time. */
#define _DEFAULT_SOURCE

#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "durable.h"
#include "say.h"
#include "state.h"

enum {
  MOST_JOURNALS = 100000, /* of the same game and seed */
  SENTENCE = PATH_SIZE + 300,
};

static int cannot_create(const struct log *log, int error) {
  return complain(FAULT, T(journal_not_created), log->path, failure(error));
}

/* Two programs at one journal would mix up its lines. */
static int lock(struct log *log) {
  if (durable_lock(log->fd)) return DONE;
  log_close(log);
  return complain(USAGE, T(journal_in_use), log->path);
}

static bool open_new(struct log *log) { return (log->fd = durable_new(log->path)) >= 0; }

static void take_away(struct log *log) {
  int error = errno;
  unlink(log->path);
  log_close(log);
  errno = error;
}

/* The new file is ours, and will be found again. */
static int begin(struct log *log, int folders) {
  int status = lock(log);
  if (status != DONE || durable_entry(log->path, folders)) return status;
  take_away(log);
  return cannot_create(log, errno);
}

/* The first free name in the user's folder; false: errno, and no path if there is no folder. */
static bool open_default(struct log *log, const char *game, uint64_t seed) {
  char folder[PATH_SIZE];
  if (!state_path(folder, JOURNALS)) return false;
  for (int n = 1; n <= MOST_JOURNALS; n++) {
    if (snprintf(log->path, PATH_SIZE, "%s%s-%" PRIu64 "-%d.jsonl", folder, game, seed, n) >= PATH_SIZE)
      return errno = ENAMETOOLONG, false;
    if (open_new(log)) return true;
    if (errno != EEXIST) return false;
  }
  return false;
}

static int create_default(struct log *log, const char *game, uint64_t seed) {
  char why[SENTENCE];
  if (open_default(log, game, seed)) {
    if (durable_lock(log->fd) && durable_entry(log->path, STATE_FOLDERS)) return DONE;
    take_away(log);
  }
  if (!*log->path) snprintf(why, sizeof why, "%s", T(journal_no_place));
  else snprintf(why, sizeof why, T(journal_not_created), log->path, failure(errno));
  warn(T(played_without_journal), why, prompted() ? T(save_it) : "--journal FILE");
  log_none(log);
  return DONE;
}

void log_none(struct log *log) { *log = (struct log){.fd = -1, .none = true}; }

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
  durable_lock(other.fd); /* nobody else knows of it */
  error = durable_write(other.fd, log->text, log->size, 0);
  if (!error && !durable_entry(other.path, 1)) error = errno;
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
  if (log->fd < 0 && !log->adrift) return DONE; /* none is wanted, or none was begun */
  if (log->adrift) snprintf(why, sizeof why, "%s", T(game_was_in_no_file));
  else if (!is_lost(log, log->size, why)) return DONE;
  move(log, why);
  return log->adrift ? complain(FAULT, "%s", T(game_not_kept)) : DONE;
}

int log_append(struct log *log, const char *line) {
  char why[SENTENCE];
  size_t size = strlen(line), before = log->size;
  if (!log->none && before + size > LARGEST_JOURNAL) return complain(FAULT, T(journal_full), log->path);
  if (!remember(log, line, size)) return complain(FAULT, "%s", no_memory());
  if (log->none) return DONE;
  if (log->adrift) return move(log, T(game_was_in_no_file));
  if (is_lost(log, before, why)) return move(log, why);
  int error = durable_write(log->fd, line, size, (off_t)before);
  if (!error) return DONE;
  snprintf(why, sizeof why, T(journal_broken_off), log->path, failure(error));
  return move(log, why);
}

/* --- those that are there --- */

int log_open(struct log *log, const struct file *file, size_t size) {
  *log = (struct log){.fd = -1};
  memcpy(log->path, file->path, PATH_SIZE);
  log->fd = open(log->path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
  if (log->fd < 0) return complain(FAULT, T(journal_not_written), log->path, failure(errno));
  int status = lock(log);
  if (status != DONE) return status;
  if (!durable_holds(log->fd, file->text, file->size))
    status = complain(USAGE, T(journal_changed), log->path);
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
  int error = log->size > LARGEST_JOURNAL           ? EFBIG
              : !remember(to, log->text, log->size) ? ENOMEM
                                                    : durable_write(to->fd, to->text, to->size, 0);
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
