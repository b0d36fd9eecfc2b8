/* trust.c: tables of scripts that may be anybody's. */
#include "trust.h"

#include <stdio.h>
#include <string.h>

#include "file.h"
#include "games.h"
#include "jail.h"
#include "state.h"

static bool holds(const char *path, const croupier_source *source) {
  struct file file;
  bool same = file_read(&file, path, LARGEST_SCRIPT) == 0 && file.size == source->size &&
              memcmp(file.text, source->text, source->size) == 0;
  file_free(&file);
  return same;
}

/* Does a file that came with Croupier hold this text? */
static bool is_ours(const croupier_source *source) {
  static const char *const below[] = {"", "house-rules/", "variants/"};
  char path[PATH_SIZE];
  for (size_t i = 0; i < sizeof below / sizeof *below; i++)
    for (int k = 0; game_shipped(k, below[i], last_part(source->name), path); k++)
      if (holds(path, source)) return true;
  return false;
}

static void go_to_jail(void) {
  enum { FOLDERS = 4 };
  char state[PATH_SIZE], path[FOLDERS][PATH_SIZE];
  const char *shipped[FOLDERS + 1] = {NULL};
  for (int i = 0; i < FOLDERS && game_shipped(i, "", "", path[i]); i++) shipped[i] = path[i];
  jail_close(state_folder(state) ? state : "", shipped);
}

croupier *trust_new(const croupier_config *config) {
  const croupier_source *source;
  croupier_source_kind kind;
  bool ours = true;
  for (size_t i = 0; ours && !jail_closed() && (source = croupier_source_at(config, i, &kind)) != NULL; i++)
    ours = is_ours(source);
  if (!ours) go_to_jail();
  return croupier_new(config);
}
