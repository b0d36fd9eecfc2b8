/* games.c: finds the files of games. */
#define _POSIX_C_SOURCE 200809L

#include "games.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "origins.h"
#include "say.h"

#define MAX_FOLDERS 64
#define MAX_SCRIPTS 1000

/* --- folders --- */

struct folders {
  char path[MAX_FOLDERS][PATH_SIZE];
  struct stat seen[MAX_FOLDERS];
  int count;
};

/* A folder that is there, and is not yet known by another name. */
static void add_folder(struct folders *f, const char *base, const char *below) {
  if (f->count == MAX_FOLDERS) return;
  char *path = f->path[f->count];
  struct stat *is = &f->seen[f->count];
  if (snprintf(path, PATH_SIZE, "%s%s", base, below) >= PATH_SIZE || stat(path, is) != 0) return;
  if (!S_ISDIR(is->st_mode)) return;
  for (int i = 0; i < f->count; i++)
    if (f->seen[i].st_ino == is->st_ino && f->seen[i].st_dev == is->st_dev) return;
  f->count++;
}

static void add_named_folders(struct folders *f, const char *list) {
  while (*list) {
    size_t size = strcspn(list, ":");
    char path[PATH_SIZE];
    if (size && size < PATH_SIZE) {
      memcpy(path, list, size);
      path[size] = '\0';
      add_folder(f, path, "");
    }
    list += size + (list[size] == ':');
  }
}

/* build/croupier has scripts beside its folder, bin/croupier has them in share. */
static const char *const shipped[] = {"/../scripts", "/../examples", "/../share/croupier/scripts",
                                      "/../share/croupier/examples"};
enum { SHIPPED = sizeof shipped / sizeof *shipped };

static bool program_folder(char path[PATH_SIZE]) {
  ssize_t size = readlink("/proc/self/exe", path, PATH_SIZE - 1);
  if (size <= 0) return false;
  path[size] = '\0';
  *strrchr(path, '/') = '\0';
  return true;
}

static void add_program_folders(struct folders *f) {
  char program[PATH_SIZE];
  if (!program_folder(program)) return;
  for (int i = 0; i < SHIPPED; i++) add_folder(f, program, shipped[i]);
}

bool game_shipped(int i, const char *below, const char *name, char path[PATH_SIZE]) {
  char program[PATH_SIZE];
  if (i >= SHIPPED || !program_folder(program)) return false;
  return snprintf(path, PATH_SIZE, "%s%s/%s%s", program, shipped[i], below, name) < PATH_SIZE;
}

static struct folders *all_folders(void) {
  struct folders *f = malloc(sizeof *f);
  if (!f) return NULL;
  f->count = 0;
  add_folder(f, ".", "");
  add_folder(f, "scripts", "");
  add_folder(f, "examples", "");
  const char *named = getenv("CROUPIER_PATH");
  if (named) add_named_folders(f, named);
  add_program_folders(f);
  return f;
}

/* --- names --- */

static bool ends_with(const char *text, const char *end) {
  size_t size = strlen(text), tail = strlen(end);
  return size > tail && strcmp(text + size - tail, end) == 0;
}

/* The path of a file in a folder, as people would write it. */
static bool join(char path[PATH_SIZE], const char *folder, const char *name, const char *suffix) {
  const char *slash = strcmp(folder, ".") == 0 ? "" : "/";
  if (!*slash) folder = "";
  return snprintf(path, PATH_SIZE, "%s%s%s%s", folder, slash, name, suffix) < PATH_SIZE;
}

/* below: "" or "house-rules/" */
static bool find_in(const struct folders *f, const char *below, const char *name, char path[PATH_SIZE]) {
  char file[PATH_SIZE];
  if (snprintf(file, sizeof file, "%s%s", below, name) >= PATH_SIZE) return false;
  for (int i = 0; i < f->count; i++)
    if (join(path, f->path[i], file, ends_with(name, ".lua") ? "" : ".lua") && access(path, F_OK) == 0)
      return true;
  return false;
}

bool game_find(const char *name, char path[PATH_SIZE]) { return game_find_below(name, NULL, path); }

bool game_find_below(const char *name, const char *below, char path[PATH_SIZE]) {
  if (strchr(name, '/') || (ends_with(name, ".lua") && access(name, F_OK) == 0)) {
    if (strlen(name) >= PATH_SIZE) return false;
    strcpy(path, name);
    return access(path, F_OK) == 0;
  }
  struct folders *f = all_folders();
  char folder[100] = "";
  if (below) snprintf(folder, sizeof folder, "%s/", below);
  bool found = f && (find_in(f, "", name, path) || (below && find_in(f, folder, name, path)));
  free(f);
  return found;
}

bool game_find_beside(const char *path, const char *name, char found[PATH_SIZE]) {
  char folder[PATH_SIZE];
  snprintf(folder, sizeof folder, "%.*s", (int)(last_part(path) - path), path);
  if (*folder) folder[strlen(folder) - 1] = '\0';
  if (*name == '/' || !join(found, *folder ? folder : ".", name, ends_with(name, ".lua") ? "" : ".lua"))
    return false;
  return access(found, F_OK) == 0;
}

void game_stem(const char *path, char stem[PATH_SIZE]) {
  snprintf(stem, PATH_SIZE, "%s", last_part(path));
  if (ends_with(stem, ".lua")) stem[strlen(stem) - 4] = '\0';
}

static int is_script(const struct dirent *entry) {
  return entry->d_name[0] != '.' && ends_with(entry->d_name, ".lua") && !is_beside_script(entry->d_name);
}

void game_each(const char *below, void (*found)(void *data, const char *path), void *data) {
  struct folders *f = all_folders();
  char *names[MAX_SCRIPTS];
  int known = 0;
  for (int i = 0; f && i < f->count; i++) {
    struct dirent **entries;
    char folder[PATH_SIZE];
    if (!join(folder, f->path[i], below ? below : "", "")) continue;
    int count = scandir(*folder ? folder : ".", &entries, is_script, alphasort);
    for (int k = 0; k < count; k++) {
      bool again = known == MAX_SCRIPTS;
      for (int n = 0; n < known && !again; n++) again = strcmp(names[n], entries[k]->d_name) == 0;
      char path[PATH_SIZE];
      if (!again && (names[known] = strdup(entries[k]->d_name)) != NULL) {
        known++;
        if (join(path, *folder ? folder : ".", entries[k]->d_name, "")) found(data, path);
      }
      free(entries[k]);
    }
    if (count >= 0) free(entries);
  }
  while (known) free(names[--known]);
  free(f);
}

struct nearest {
  const char *name;
  char *near;
};

static void compare_name(void *data, const char *path) {
  struct nearest *n = data;
  char stem[PATH_SIZE];
  game_stem(path, stem);
  const char *both[2] = {stem, n->near};
  const char *best = near_name(n->name, both, *n->near ? 2 : 1);
  if (best == stem) strcpy(n->near, stem);
}

void game_near(const char *name, const char *below, char near[PATH_SIZE]) {
  near[0] = '\0';
  game_each(below, compare_name, &(struct nearest){name, near});
}
