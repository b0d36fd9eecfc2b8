/* branch.c: lines of play beside each other: journals in one folder, GAME-SEED-N.jsonl and GAME-SEED-N+NAME.jsonl. */
#define _POSIX_C_SOURCE 200809L

#include "branch.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENDING ".jsonl"

/* Folder, stem and name of a journal's path: a/b+c.jsonl -> "a/", "b", "c". */
struct parts {
  char folder[PATH_SIZE], stem[PATH_SIZE], name[PATH_SIZE];
  const char *ending; /* "" if it has none */
};

static void take_apart(const char *journal, struct parts *p) {
  const char *slash = strrchr(journal, '/'), *last = slash ? slash + 1 : journal;
  snprintf(p->folder, PATH_SIZE, "%.*s", (int)(last - journal), journal);
  snprintf(p->stem, PATH_SIZE, "%s", last);
  size_t size = strlen(p->stem);
  bool ends = size > strlen(ENDING) && strcmp(p->stem + size - strlen(ENDING), ENDING) == 0;
  p->ending = ends ? ENDING : "";
  if (ends) p->stem[size - strlen(ENDING)] = '\0';
  char *plus = strrchr(p->stem, '+');
  snprintf(p->name, PATH_SIZE, "%s", plus && plus > p->stem ? plus + 1 : MAIN_BRANCH);
  if (plus && plus > p->stem) *plus = '\0';
}

bool branch_path(const char *journal, const char *name, char path[PATH_SIZE]) {
  struct parts p;
  if (!*name || strpbrk(name, "/+ \t") || *name == '.') return false;
  take_apart(journal, &p);
  bool is_main = strcmp(name, MAIN_BRANCH) == 0;
  return snprintf(path, PATH_SIZE, "%s%s%s%s%s", p.folder, p.stem, is_main ? "" : "+", is_main ? "" : name,
                  p.ending) < PATH_SIZE;
}

void branch_name(const char *journal, char name[PATH_SIZE]) {
  struct parts p;
  take_apart(journal, &p);
  strcpy(name, p.name);
}

void branch_each(const char *journal, void (*found)(void *data, const char *name, const char *path),
                 void *data) {
  struct parts p, other;
  struct dirent **entries;
  take_apart(journal, &p);
  int count = scandir(*p.folder ? p.folder : ".", &entries, NULL, alphasort);
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < count; i++) {
      char path[PATH_SIZE];
      take_apart(entries[i]->d_name, &other);
      bool is_main = strcmp(other.name, MAIN_BRANCH) == 0;
      if (strcmp(other.stem, p.stem) != 0 || strcmp(other.ending, p.ending) != 0 || is_main != (pass == 0))
        continue;
      if (snprintf(path, PATH_SIZE, "%s%s", p.folder, entries[i]->d_name) < PATH_SIZE)
        found(data, other.name, path);
    }
  for (int i = 0; i < count; i++) free(entries[i]);
  if (count >= 0) free(entries);
}
