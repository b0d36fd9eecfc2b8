/* may.c: what the keeper of a jail does for those inside, and what it refuses. */
#define _XOPEN_SOURCE 700 /* realpath */

#include "may.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the system's own clock needs, too. */
static const char *const readable[] = {".lua", ".jsonl", ".csv", ".css", NULL};
static const char *const written[] = {".lua", ".jsonl", ".csv", NULL};
static const char *const chances[] = {".txt", NULL}; /* a file of chance lies beside the spec that names it */
static const char *const clocks[] = {"/etc/localtime", "/usr/share/zoneinfo/", NULL};

static bool ends_with(const char *path, const char *const *endings) {
  const char *dot = strrchr(last_part(path), '.');
  for (; dot && *endings; endings++)
    if (strcmp(dot, *endings) == 0) return true;
  return false;
}

static bool begins_with(const char *path, const char *const *beginnings) {
  for (; *beginnings; beginnings++)
    if (strncmp(path, *beginnings, strlen(*beginnings)) == 0) return true;
  return false;
}

/* What of a path lies below a folder, or NULL. */
static const char *below(const char *path, const char *folder) {
  size_t size = strlen(folder);
  while (size > 0 && folder[size - 1] == '/') size--;
  return *folder && strncmp(path, folder, size) == 0 && path[size] == '/' ? path + size + 1 : NULL;
}

void may_come(const char *path, char real[PATH_SIZE]) {
  char part[PATH_SIZE], known[PATH_MAX];
  *real = '\0';
  for (size_t size = strlen(path); size > 0; size--) {
    if (path[size] && path[size] != '/') continue;
    snprintf(part, sizeof part, "%.*s", (int)size, path);
    if (!realpath(part, known)) continue;
    if (snprintf(real, PATH_SIZE, "%s%s", known, path + size) >= PATH_SIZE) *real = '\0';
    return;
  }
}

/* The folder that `stubs` and `new` write for editors is no secret. */
static const char *after_stubs(const char *path) {
  static const char stubs[] = ".croupier/";
  return strncmp(path, stubs, strlen(stubs)) == 0 ? path + strlen(stubs) : path;
}

static bool has_hidden_part(const char *path) {
  path = after_stubs(path);
  return *path == '.' || strstr(path, "/.");
}

bool may_real(const char *path, char real[PATH_SIZE]) {
  char folder[PATH_SIZE], known[PATH_MAX], *name;
  if (snprintf(folder, sizeof folder, "%s%s", *path == '/' ? "" : "./", path) >= PATH_SIZE)
    return errno = ENAMETOOLONG, false;
  name = strrchr(folder, '/');
  *name++ = '\0';
  if (!*name || strcmp(name, ".") == 0 || strcmp(name, "..") == 0) return errno = EISDIR, false;
  if (!realpath(*folder ? folder : "/", known)) return false;
  if (snprintf(real, PATH_SIZE, "%s/%s", known[1] ? known : "", name) < PATH_SIZE) return true;
  return errno = ENAMETOOLONG, false;
}

/* Not hidden, in the same folder as the other. */
static bool beside(const char *path, const char *other) {
  size_t size = (size_t)(last_part(path) - path);
  return size == (size_t)(last_part(other) - other) && strncmp(path, other, size) == 0 && path[size] != '.';
}

/* or_near: also what lies beside a file so named, or in a folder. */
static bool word_names(const char *word, const char *path, bool or_near) {
  char known[PATH_MAX];
  if (realpath(word, known) && (strcmp(known, path) == 0 || (or_near && known[1] && below(path, known))))
    return true;
  if (!may_real(word, known)) return false;
  return strcmp(known, path) == 0 ||
         (or_near && strchr(word, '/') && beside(path, known)); /* "sim" names no folder */
}

/* A word, or what stands behind its equals sign. */
static bool is_named(const struct may *m, const char *path, bool or_near) {
  for (int i = 1; i < m->argc; i++) {
    const char *equals = strchr(m->argv[i], '=');
    if (word_names(m->argv[i], path, or_near) || (equals && word_names(equals + 1, path, or_near)))
      return true;
  }
  return false;
}

/* A journal that was lost is written anew beside its place: "x.jsonl.rescued2" is as good as "x.jsonl". */
static void forget_rescue(const char *path, char plain[PATH_SIZE]) {
  snprintf(plain, PATH_SIZE, "%s", path);
  char *rescued = strstr(last_part(plain), ".rescued");
  if (rescued) *rescued = '\0';
}

/* What came with Croupier runs without a jail the next time. */
static bool is_shipped(const struct may *m, const char *path) {
  for (int i = 0; i < MOST_SHIPPED; i++)
    if (below(path, m->shipped[i])) return true;
  return false;
}

/* In the state folder, or named; or with one of these endings, near what is named or below the current folder. */
static bool is_near(const struct may *m, const char *path, const char *const *endings) {
  char plain[PATH_SIZE];
  forget_rescue(path, plain);
  const char *here = below(plain, m->here);
  bool ours = ends_with(plain, endings);
  return below(plain, m->state) || is_named(m, plain, ours) || (here && ours && !has_hidden_part(here));
}

bool may_write(const struct may *m, const char *path) {
  return !is_shipped(m, path) && is_near(m, path, written);
}

bool may_read(const struct may *m, const char *path) {
  return ends_with(path, readable) || begins_with(path, clocks) || is_near(m, path, chances);
}

bool may_make(const struct may *m, const char *path) {
  const char *here = below(path, m->here);
  if (here && strcmp(here, ".croupier") == 0) return true;
  return below(path, m->state) || is_named(m, path, false) || (*m->state && below(m->state, path));
}

bool may_run(const struct may *m, const char *command) {
  for (int i = 1; i < m->argc; i++) {
    const char *named = strstr(m->argv[i], "exec:");
    if (named && strcmp(named + strlen("exec:"), command) == 0) return true;
  }
  return false;
}
