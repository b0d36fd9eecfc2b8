/* state.c: the user's state folder, and the journals in it by their names. */
#define _DEFAULT_SOURCE

#include "state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

bool state_folder(char path[PATH_SIZE]) {
  const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME"), *below = "";
  if (!state || !*state) {
    state = home;
    below = "/.local/state";
  }
  if (!state || !*state) return false;
  return snprintf(path, PATH_SIZE, "%s%s/croupier/", state, below) < PATH_SIZE;
}

bool state_path(char path[PATH_SIZE], const char *name) {
  if (!state_folder(path)) return false;
  size_t size = strlen(path);
  if (snprintf(path + size, PATH_SIZE - size, "%s", name) >= (int)(PATH_SIZE - size)) return false;
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
