/* latest.c: which game was left last. */
#define _POSIX_C_SOURCE 200809L

#include "latest.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "log.h"
#include "story.h"

#define MOST_TRIED 20 /* journals: the others are too old to be meant */

struct journal {
  struct timespec written;
  char *name;
};

static int later_first(const void *a, const void *b) {
  const struct journal *x = a, *y = b;
  if (x->written.tv_sec != y->written.tv_sec) return x->written.tv_sec < y->written.tv_sec ? 1 : -1;
  return (x->written.tv_nsec < y->written.tv_nsec) - (x->written.tv_nsec > y->written.tv_nsec);
}

/* Does it play, to a question? */
static bool waits(const char *path) {
  struct file file;
  struct story s = {.c = NULL};
  croupier_config config = {.event = NULL};
  bool does = false;
  if (file_read(&file, path) != 0) return false;
  s.journal = croupier_journal_read(file.text, file.size);
  if (s.journal && !croupier_journal_empty(s.journal)) {
    croupier_journal_config(s.journal, &config);
    s.c = croupier_new(&config);
    if (s.c && croupier_status(s.c) == CROUPIER_READY) {
      story_check(&s);
      does = s.result == CROUPIER_JOURNAL_PLAYED && croupier_status(s.c) == CROUPIER_ASKS;
    }
  }
  story_free(&s);
  file_free(&file);
  return does;
}

bool latest_unfinished(char path[PATH_SIZE]) {
  char folder[PATH_SIZE];
  struct dirent **entries;
  if (!state_path(folder, JOURNALS)) return false;
  int count = scandir(folder, &entries, NULL, NULL), known = 0;
  struct journal *all = count > 0 ? calloc((size_t)count, sizeof *all) : NULL;
  for (int i = 0; all && i < count; i++) {
    struct stat is;
    if (snprintf(path, PATH_SIZE, "%s%s", folder, entries[i]->d_name) >= PATH_SIZE) continue;
    if (stat(path, &is) == 0 && S_ISREG(is.st_mode))
      all[known++] = (struct journal){is.st_mtim, entries[i]->d_name};
  }
  if (all) qsort(all, (size_t)known, sizeof *all, later_first);
  bool found = false;
  for (int i = 0; i < known && i < MOST_TRIED && !found; i++)
    found = snprintf(path, PATH_SIZE, "%s%s", folder, all[i].name) < PATH_SIZE && waits(path);
  for (int i = 0; i < count; i++) free(entries[i]);
  if (count >= 0) free(entries);
  free(all);
  return found;
}
