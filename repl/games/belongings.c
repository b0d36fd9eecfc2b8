/* belongings.c: the house rules and variants that are found for games. */
#include "belongings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "games.h"
#include "look.h"
#include "origins.h"
#include "say.h"
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

/* A variant that is faulty is reported when somebody wants to play it. */
static bool read_variant(struct belonging *item, const struct file *file, const char *lang) {
  croupier_variant *v = croupier_variant_read(&(croupier_source){file->name, file->text, file->size});
  bool sound = v && !*croupier_variant_error(v);
  if (v && !sound) warn("%s", croupier_variant_error(v));
  if (sound) {
    snprintf(item->game, sizeof item->game, "%s", croupier_variant_game(v));
    snprintf(item->title, sizeof item->title, "%s", croupier_variant_name(v, lang));
  }
  croupier_variant_free(v);
  return sound;
}

static void look_at(void *data, const char *path) {
  struct belongings *b = data;
  struct belonging item = {.role = ROLE_UNKNOWN};
  struct file file = {.text = NULL};
  game_stem(path, item.name);
  if (file_read(&file, path, LARGEST_SCRIPT) == 0 && croupier_utf8(file.text, file.size))
    item.role = role_shown(file.text);
  bool belongs = (item.role == ROLE_HOUSE && house_of_game(file.text, item.game)) ||
                 (item.role == ROLE_VARIANT && read_variant(&item, &file, b->lang));
  if (belongs) add(b, &item);
  file_free(&file);
}

void belongings_find(struct belongings *b, const char *lang) {
  *b = (struct belongings){.lang = lang};
  game_each(NULL, look_at, b);
  game_each(origin_of(CROUPIER_SOURCE_HOUSE)->below, look_at, b);
  game_each(VARIANTS_FOLDER, look_at, b);
}

static void print_kind(const struct belongings *b, const char *game, enum role role, const char *option) {
  int used = 0, width = look_edge();
  for (size_t i = 0; i < b->count; i++) {
    const struct belonging *item = &b->item[i];
    if (item->role != role || strcmp(item->game, game) != 0) continue;
    char text[PATH_SIZE + 220];
    snprintf(text, sizeof text, *item->title ? "%s (%s)" : "%s", item->name, item->title);
    if (used == 0) used = print_words(stdout, option, printf("    "), 6, width);
    else used++, putchar(',');
    used = print_words(stdout, text, used, 6, width);
  }
  if (used) putchar('\n');
}

void belongings_print(const struct belongings *b, const char *game) {
  print_kind(b, game, ROLE_VARIANT, T(list_variants));
  print_kind(b, game, ROLE_HOUSE, T(list_houses));
}

void belongings_free(struct belongings *b) { free(b->item); }
