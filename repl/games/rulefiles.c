/* rulefiles.c: the files that a game is made from, as a list: also those that may come, and those of a journal. */
#define _POSIX_C_SOURCE 200809L

#include "rulefiles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fold.h"
#include "games.h"
#include "origins.h"
#include "say.h"

const char *rules_next_cards(const char *text, const char *beside, char path[PATH_SIZE]) {
  char name[CROUPIER_CARDS_NAME];
  text = croupier_cards_named(text, name);
  int folder = (int)(last_part(beside) - beside);
  if (text && snprintf(path, PATH_SIZE, "%.*s%s", folder, beside, name) >= PATH_SIZE) *path = '\0';
  return text;
}

const struct file *rules_known(const struct rules *r, const char *name) {
  for (size_t i = 0; i < r->files; i++)
    if (strcmp(last_part(r->file[i].path), name) == 0) return &r->file[i];
  return NULL;
}

static bool has_kind(const croupier_config *config, croupier_source_kind wanted) {
  croupier_source_kind kind;
  for (size_t i = 0; croupier_source_at(config, i, &kind); i++)
    if (kind == wanted) return true;
  return false;
}

static void add_absent_cards(struct rules *r, const char *text, const char *beside) {
  char path[PATH_SIZE];
  while (r->cards < MOST_CARDS && (text = rules_next_cards(text, beside, path)) != NULL) {
    if (rules_known(r, last_part(path))) continue;
    r->cards++;
    strcpy(r->file[r->files++].path, path);
  }
}

void rules_add_absent(struct rules *r, const croupier_config *config) {
  if (r->revision) return; /* that does not change */
  for (int i = 0; i < origin_count; i++)
    if (origins[i].ending && !has_kind(config, origins[i].kind))
      origin_beside(&origins[i], r->file[0].path, r->file[r->files++].path);
  const croupier_source *source;
  croupier_source_kind kind;
  for (size_t i = 0; (source = croupier_source_at(config, i, &kind)) != NULL; i++)
    if (kind != CROUPIER_SOURCE_TEXTS && kind != CROUPIER_SOURCE_CARDS && *r->file[i].path)
      add_absent_cards(r, source->text, r->file[i].path);
}

bool rules_make_room(struct rules *r, size_t named) {
  size_t most = (size_t)origin_count + named + MOST_CARDS;
  r->file = calloc(most, sizeof *r->file);
  r->additions = calloc(most, sizeof *r->additions);
  r->config.additions = r->additions;
  return r->file && r->additions;
}

void rules_free(struct rules *r) {
  for (size_t i = 0; i < r->files; i++) file_free(&r->file[i]);
  free(r->file);
  free(r->additions);
  for (size_t i = 0; i < r->config.knob_count; i++) free(r->knobs[i]);
  free(r->knobs);
  croupier_variant_free(r->variant);
}

/* --- finding again --- */

/* The file, if it still holds these rules: then it can be watched. */
static void find_file(struct file *now, const char *path, const croupier_source *rules) {
  if (file_read(now, path, LARGEST_SCRIPT) != 0) return;
  if (now->size == rules->size && memcmp(now->text, rules->text, now->size) == 0) return;
  warn(T(rules_changed), path);
  file_free(now);
  *now->path = '\0';
}

/* The same of a table of cards, beside one of the files that are found already. */
static void find_cards(const struct rules *r, struct file *now, const croupier_source *cards) {
  for (size_t i = 0; i + 1 < r->files && !*now->path; i++) {
    char path[PATH_SIZE];
    const char *beside = r->file[i].path;
    int folder = (int)(last_part(beside) - beside);
    if (!*beside || snprintf(path, sizeof path, "%.*s%s", folder, beside, cards->name) >= PATH_SIZE) continue;
    if (access(path, F_OK) == 0) find_file(now, path, cards);
  }
}

/* The variant that a game was made from. NULL: there is none, or it cannot be read. */
static croupier_variant *variant_of(const croupier_config *config) {
  const croupier_source *source;
  croupier_source_kind kind;
  croupier_variant *v = NULL;
  for (size_t i = 0; !v && (source = croupier_source_at(config, i, &kind)) != NULL; i++)
    if (kind == CROUPIER_SOURCE_VARIANT) v = croupier_variant_read(source);
  if (!v || !*croupier_variant_error(v)) return v;
  croupier_variant_free(v);
  return NULL;
}

void rules_find(struct rules *r, const char *game, const croupier_config *config) {
  const croupier_source *source;
  croupier_source_kind kind;
  if (!rules_make_room(r, config->addition_count + 1)) return;
  for (size_t i = 0; (source = croupier_source_at(config, i, &kind)) != NULL; i++) {
    struct file *file = &r->file[r->files++];
    char path[PATH_SIZE];
    if (origin_of(kind)->ending) origin_beside(origin_of(kind), r->file[0].path, file->path);
    else if (kind == CROUPIER_SOURCE_CARDS) find_cards(r, file, source);
    else if (game_find_below(i == 0 ? game : source->name, origin_of(kind)->below, path))
      find_file(file, path, source);
  }
  rules_add_absent(r, config);
  r->variant = variant_of(config);
}

uint64_t rules_state(const struct rules *r) {
  uint64_t state = 0;
  struct stat is;
  for (size_t i = 0; i < r->files; i++) {
    bool there = *r->file[i].path && stat(r->file[i].path, &is) == 0;
    state = fold(state, there ? (uint64_t)is.st_ino : 0);
    if (!there) continue;
    state = fold(fold(state, (uint64_t)is.st_mtim.tv_sec), (uint64_t)is.st_mtim.tv_nsec);
    state = fold(state, (uint64_t)is.st_size);
  }
  return state;
}
