/* latest.c: which games were left, and which of them last. */
#define _POSIX_C_SOURCE 200809L

#include "latest.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "state.h"
#include "story.h"
#include "trust.h"

#define MOST_TIME  10000 /* ms of CPU: a game that takes longer to come back is not looked at */
#define MOST_TRIED 20    /* journals: the others are too old to be meant */

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
static bool waits(struct left *left, const char *lang) {
  struct story s = {.passing = true};
  croupier_config config = {.game_time_ms = MOST_TIME};
  if (file_read(&s.file, left->path, LARGEST_JOURNAL) == 0)
    s.journal = croupier_journal_read(s.file.text, s.file.size);
  if (s.journal && !croupier_journal_empty(s.journal)) {
    croupier_journal_config(s.journal, &config);
    s.c = trust_new(&config);
  }
  if (s.c && croupier_status(s.c) == CROUPIER_READY) story_check(&s);
  bool does = s.c && s.result == CROUPIER_JOURNAL_PLAYED && croupier_status(s.c) == CROUPIER_ASKS;
  if (does) {
    snprintf(left->position, sizeof left->position, "%s", croupier_heading(s.c, lang));
    left->players = croupier_players(s.c);
    left->answers = croupier_can_undo(s.c);
  }
  story_free(&s);
  return does;
}

size_t games_left(struct left *left, size_t most, const char *lang) {
  char folder[PATH_SIZE], path[PATH_SIZE];
  struct dirent **entries;
  if (!state_path(folder, JOURNALS)) return 0;
  int count = scandir(folder, &entries, NULL, NULL), known = 0;
  struct journal *all = count > 0 ? calloc((size_t)count, sizeof *all) : NULL;
  for (int i = 0; all && i < count; i++) {
    struct stat is;
    if (snprintf(path, PATH_SIZE, "%s%s", folder, entries[i]->d_name) >= PATH_SIZE) continue;
    if (stat(path, &is) == 0 && S_ISREG(is.st_mode))
      all[known++] = (struct journal){is.st_mtim, entries[i]->d_name};
  }
  if (all) qsort(all, (size_t)known, sizeof *all, later_first);
  size_t found = 0;
  for (int i = 0; i < known && i < MOST_TRIED && found < most; i++) {
    struct left *l = &left[found];
    l->written = all[i].written.tv_sec;
    if (snprintf(l->path, PATH_SIZE, "%s%s", folder, all[i].name) < PATH_SIZE && waits(l, lang)) found++;
  }
  for (int i = 0; i < count; i++) free(entries[i]);
  if (count >= 0) free(entries);
  free(all);
  return found;
}

bool latest_unfinished(char path[PATH_SIZE]) {
  struct left last;
  if (games_left(&last, 1, "en") == 0) return false;
  memcpy(path, last.path, PATH_SIZE);
  return true;
}
