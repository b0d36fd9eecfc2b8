/* origins.c: where the files come from that a game is made from: one row for each kind of source. */
#include "origins.h"

#include <stdio.h>
#include <string.h>

#include "options.h"
#include "say.h"

static int no_game(const char *name, const char *near) {
  char maybe[MAYBE_SIZE];
  return complain(USAGE, T(no_game), name, say_maybe(near, maybe),
                  prompted() ? T(verb_games) : "croupier list");
}

static int no_house(const char *name, const char *near) {
  char maybe[MAYBE_SIZE];
  return complain(USAGE, T(no_house_rule), name, say_maybe(near, maybe),
                  prompted() ? T(verb_games) : "croupier list");
}

static int no_chance(const char *name, const char *near) {
  (void)near;
  return complain(USAGE, T(no_chance), name);
}

const struct origin origins[] = {
    {CROUPIER_SOURCE_SCRIPT, ROLE_SCRIPT, .missing = no_game},
    {CROUPIER_SOURCE_TEXTS, ROLE_TEXTS, .ending = ".texts.lua"},
    {CROUPIER_SOURCE_HOUSE, ROLE_HOUSE, no_house, .below = "house-rules", .option = "house",
     .words = offsetof(struct options, house)},
    {CROUPIER_SOURCE_CHANCE, ROLE_CHANCE, no_chance, .by_path = true, .option = "chance",
     .words = offsetof(struct options, chance)},
    {CROUPIER_SOURCE_VARIANT, ROLE_VARIANT, .below = "variants"},
    {.kind = CROUPIER_SOURCE_CARDS,
     .role = ROLE_CARDS}, /* scripts and house rules name them: see croupier_cards_named */
};
const int origin_count = sizeof origins / sizeof *origins;

const struct origin *origin_of(croupier_source_kind kind) {
  const struct origin *origin = origins;
  while (origin->kind != kind) origin++;
  return origin;
}

const struct words *origin_words(const struct origin *origin, const struct options *o) {
  return origin->option ? (const struct words *)((const char *)o + origin->words) : NULL;
}

void origin_beside(const struct origin *origin, const char *script, char path[PATH_SIZE]) {
  size_t stem = strlen(script);
  if (stem > 4 && strcmp(script + stem - 4, ".lua") == 0) stem -= 4;
  if (snprintf(path, PATH_SIZE, "%.*s%s", (int)stem, script, stem ? origin->ending : "") >= PATH_SIZE)
    *path = '\0';
}

bool is_beside_script(const char *name) {
  for (int i = 0; i < origin_count; i++) {
    const char *ending = origins[i].ending;
    if (ending && strlen(name) > strlen(ending) && strcmp(name + strlen(name) - strlen(ending), ending) == 0)
      return true;
  }
  return false;
}
