/* belongings.c: the house rules and variants that are found for games. */
#define _POSIX_C_SOURCE 200809L

#include "belongings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "gamefiles.h"
#include "games.h"
#include "houses.h"
#include "origins.h"
#include "say.h"
#include "trust.h"
#include "variants.h"

static bool add(struct belongings *b, const struct belonging *item) {
  for (size_t i = 0; i < b->count; i++)
    if (b->item[i].role == item->role && strcmp(b->item[i].name, item->name) == 0) return true;
  struct belonging *more = realloc(b->item, (b->count + 1) * sizeof *more);
  if (!more) return false;
  b->item = more;
  more[b->count++] = *item;
  return true;
}

static void read_variant(struct belonging *item, const struct file *file, const char *lang) {
  croupier_variant *v = croupier_variant_read(&(croupier_source){file->name, file->text, file->size});
  bool sound = v && !*croupier_variant_error(v);
  if (sound) {
    snprintf(item->game, sizeof item->game, "%s", croupier_variant_game(v));
    snprintf(item->title, sizeof item->title, "%s", croupier_variant_name(v, lang));
  }
  croupier_variant_free(v);
}

/* The first of its sentences. */
static void read_house(struct belonging *item, const struct file *file) {
  char sentence[COMMENT_SIZE];
  house_sentence(file->text, sentence, sizeof sentence);
  char *stop = strstr(sentence, ". ");
  if (stop) stop[1] = '\0';
  if (strlen(sentence) < sizeof item->title) strcpy(item->title, sentence);
}

static void look_at(void *data, const char *path) {
  struct belongings *b = data;
  struct belonging item = {.role = ROLE_UNKNOWN};
  struct file file = {.text = NULL};
  game_stem(path, item.name);
  snprintf(item.path, sizeof item.path, "%s", path);
  if (file_read(&file, path, LARGEST_SCRIPT) == 0 && croupier_utf8(file.text, file.size))
    item.role = b->of_variants ? ROLE_VARIANT : role_shown(file.text);
  if (item.role == ROLE_VARIANT) read_variant(&item, &file, b->lang);
  if (item.role == ROLE_HOUSE) read_house(&item, &file);
  if (item.role == ROLE_VARIANT || (item.role == ROLE_HOUSE && croupier_house_takes(file.text, item.game)))
    add(b, &item);
  file_free(&file);
}

void belongings_find(struct belongings *b, const char *lang) {
  *b = (struct belongings){.lang = lang};
  game_each(NULL, look_at, b);
  game_each(origin_of(CROUPIER_SOURCE_HOUSE)->below, look_at, b);
  b->of_variants = true;
  game_each(origin_of(CROUPIER_SOURCE_VARIANT)->below, look_at, b);
}

static void print_kind(const struct belongings *b, const char *game, enum role role, const char *option) {
  for (size_t i = 0; i < b->count; i++) {
    const struct belonging *item = &b->item[i];
    char line[sizeof item->name + sizeof item->title + 40];
    if (item->role != role || strcmp(item->game, game) != 0) continue;
    snprintf(line, sizeof line, *item->title ? "%s%s: %s" : "%s%s", option, item->name, item->title);
    print_line(stdout, line, 8);
  }
}

void belongings_print(const struct belongings *b, const char *game) {
  print_kind(b, game, ROLE_VARIANT, T(list_variants));
  print_kind(b, game, ROLE_HOUSE, T(list_houses));
}

/* --- doubts --- */

enum { TIME_EACH = 200 }; /* ms of CPU time for laying the table of a variant */

/* Is there all that the variant names? Else it has said so. */
static bool names_files(const char *path, const croupier_variant *v) {
  char found[PATH_SIZE];
  const char *house, *below = origin_of(CROUPIER_SOURCE_HOUSE)->below;
  if (*croupier_variant_error(v)) return warn("%s", croupier_variant_error(v)), false;
  if (!game_find(croupier_variant_game(v), found))
    return warn(T(variant_without_game), path, croupier_variant_game(v)), false;
  for (size_t i = 0; (house = croupier_variant_house(v, i)) != NULL; i++)
    if (!game_find_beside(path, house, found) && !game_find_below(house, below, found))
      return warn(T(variant_without_house), path, house), false;
  return true;
}

static void doubt_variant(const char *path, const char *lang) {
  struct file file;
  if (file_read(&file, path, LARGEST_SCRIPT) != 0) return;
  croupier_variant *v = croupier_variant_read(&(croupier_source){file.name, file.text, file.size});
  struct rules r = {.file = NULL};
  struct options o = {.variant = path};
  if (v && names_files(path, v) && rules_read(&r, croupier_variant_game(v), &o) == DONE) {
    r.config.lang = lang;
    r.config.time_ms = TIME_EACH;
    croupier *c = trust_new(&r.config);
    if (c && croupier_code(c) != CROUPIER_OK) warn("%s: %s", path, croupier_error(c));
    if (c) croupier_free(c);
  }
  rules_free(&r);
  croupier_variant_free(v);
  file_free(&file);
}

void belongings_doubt(const struct belongings *b) {
  for (size_t i = 0; i < b->count; i++)
    if (b->item[i].role == ROLE_VARIANT) doubt_variant(b->item[i].path, b->lang);
}

void belongings_free(struct belongings *b) { free(b->item); }
