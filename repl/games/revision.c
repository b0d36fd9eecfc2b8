/* revision.c: files of games as they were in a revision of their git repository. */
#define _POSIX_C_SOURCE 200809L

#include "revision.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "say.h"

enum { NOT_FOUND = 127, MOST_WORDS = 12 };

const char *revision_of(const char *name, char before[PATH_SIZE]) {
  const char *at = strrchr(name, '@');
  if (!at || at == name || at[-1] == '/' || !at[1]) return NULL;
  return snprintf(before, PATH_SIZE, "%.*s", (int)(at - name), name) < PATH_SIZE ? at + 1 : NULL;
}

/* --- git --- */

/* Whatever the surroundings say, git looks for the repository in its folder and fetches nothing. */
static void set_surroundings(void) {
  static const char *const unset[] = {"GIT_DIR",    "GIT_WORK_TREE",     "GIT_INDEX_FILE",
                                      "GIT_PREFIX", "GIT_EXTERNAL_DIFF", "GIT_TRACE"};
  for (size_t i = 0; i < sizeof unset / sizeof *unset; i++) unsetenv(unset[i]);
  setenv("GIT_NO_LAZY_FETCH", "1", 1);
  setenv("GIT_ALLOW_PROTOCOL", "none", 1);
  setenv("GIT_OPTIONAL_LOCKS", "0", 1);
  setenv("GIT_TERMINAL_PROMPT", "0", 1);
  setenv("LC_ALL", "C", 1);
}

/* The words go to git as they are: no shell reads them. */
static void run_git(const char *folder, const char *const *words, const int out[2], const int err[2]) {
  const char *argv[MOST_WORDS] = {"git", "--no-pager", "-c", "core.fsmonitor=false", "-C", folder};
  int count = 6;
  while (*words) argv[count++] = *words++;
  set_surroundings();
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing >= 0) dup2(nothing, STDIN_FILENO);
  dup2(out[1], STDOUT_FILENO);
  dup2(err[1], STDERR_FILENO);
  execvp("git", (char *const *)argv);
  _exit(NOT_FOUND);
}

/* Reads up to `most` bytes and one more, and a zero byte behind them. False: no memory. */
static bool read_pipe(int fd, size_t most, char **text, size_t *size) {
  *size = 0;
  *text = malloc(most + 2);
  for (ssize_t got = 1; *text && got != 0 && *size <= most;) {
    got = read(fd, *text + *size, most + 1 - *size);
    if (got < 0 && errno != EINTR) break;
    if (got > 0) *size += (size_t)got;
  }
  if (*text) (*text)[*size] = '\0';
  return *text != NULL;
}

/* Its exit status. `why`: the last line of its complaint. */
static int git(const char *folder, const char *const *words, char **text, size_t *size, char *why,
               size_t room) {
  int out[2], err[2], status = 0;
  char *complaint = NULL;
  size_t length;
  *text = NULL;
  if (pipe(out) != 0) return -1;
  if (pipe(err) != 0) return close(out[0]), close(out[1]), -1;
  pid_t pid = fork();
  if (pid == 0) run_git(folder, words, out, err);
  close(out[1]);
  close(err[1]);
  bool sound = pid > 0 && read_pipe(out[0], LARGEST_SCRIPT, text, size);
  close(out[0]); /* a file that is too large ends here */
  sound = sound && read_pipe(err[0], 4000, &complaint, &length);
  close(err[0]);
  while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
  while (sound && length > 0 && complaint[length - 1] == '\n') complaint[--length] = '\0';
  const char *line = sound ? strrchr(complaint, '\n') : NULL;
  snprintf(why, room, "%s", !sound ? no_memory() : line ? line + 1 : complaint);
  free(complaint);
  return sound && WIFEXITED(status) ? WEXITSTATUS(status) : sound && *size > LARGEST_SCRIPT ? 0 : -1;
}

/* --- files --- */

static void folder_of(const char *path, char folder[PATH_SIZE]) {
  int size = (int)(last_part(path) - path);
  snprintf(folder, PATH_SIZE, "%.*s", size, path);
  if (size == 0) strcpy(folder, ".");
}

/* What git takes for an option, or for another file, is no revision. */
static bool is_sound(const char *revision) {
  return *revision != '-' && strpbrk(revision, ": \t\n\\*?[") == NULL;
}

int revision_read(struct file *file, const char *path, const char *revision) {
  char folder[PATH_SIZE], object[2 * PATH_SIZE], why[300];
  if (!is_sound(revision)) return complain(USAGE, T(revision_wrong), revision);
  folder_of(path, folder);
  snprintf(object, sizeof object, "%s:./%s", revision, last_part(path));
  const char *const words[] = {"cat-file", "blob", object, NULL};
  int status = git(folder, words, &file->text, &file->size, why, sizeof why);
  if (snprintf(file->path, PATH_SIZE, "%s@%s", path, revision) >= PATH_SIZE) status = -1;
  file->name = file->path + (last_part(path) - path);
  if (status == NOT_FOUND) status = complain(USAGE, T(revision_no_git), file->path);
  else if (status != 0) status = complain(USAGE, T(revision_not_read), last_part(path), revision, why);
  else if (file->size > LARGEST_SCRIPT)
    status = complain(USAGE, T(file_not_read), file->path, file_failure(SCRIPT_TOO_LARGE));
  else return DONE;
  free(file->text);
  file->text = NULL;
  return status;
}

bool revision_has(const char *path, const char *revision) {
  char folder[PATH_SIZE], name[PATH_SIZE + 2], why[300], *text = NULL;
  size_t size = 0;
  folder_of(path, folder);
  snprintf(name, sizeof name, "./%s", last_part(path));
  const char *const words[] = {"ls-tree", "--name-only", revision, name, NULL};
  bool has = git(folder, words, &text, &size, why, sizeof why) == 0 && size > 0;
  free(text);
  return has;
}
