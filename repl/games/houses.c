/* houses.c: the house rules of a table, in words. */
#include "houses.h"

#include <string.h>

#include "comment.h"
#include "games.h"
#include "look.h"
#include "say.h"

void house_stem(const char *house, char stem[PATH_SIZE]) { game_stem(house, stem); }

void house_sentence(const croupier_config *config, const char *house, char *text, size_t room) {
  comment_at_head(config, house, text, room);
  const char *named[] = {"House rule: ", "Házi szabály: "};
  for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
    size_t size = strlen(named[i]);
    if (strncmp(text, named[i], size) != 0) continue;
    memmove(text, text + size, strlen(text + size) + 1);
    if (*text >= 'a' && *text <= 'z') *text = (char)(*text - 'a' + 'A');
  }
}

/* "  market: Nobody sells after the last round." */
static void print_sentence(const croupier_config *config, const char *house, const char *before) {
  char stem[PATH_SIZE], sentence[COMMENT_SIZE], line[PATH_SIZE + COMMENT_SIZE + 100];
  house_stem(house, stem);
  house_sentence(config, house, sentence, sizeof sentence);
  snprintf(line, sizeof line, "%.60s%s%s%s", before, stem, *sentence ? ": " : "", sentence);
  print_line(stdout, line, 4);
}

void houses_tell(const croupier *c, const croupier_config *config) {
  const char *house;
  for (size_t i = 0; (house = croupier_house(c, i)) != NULL; i++)
    print_sentence(config, house, T(house_rule_at_table));
}

/* "replaces last_sales: Everybody may still sell", which holds no longer. */
static void print_change(const croupier_config *config, const croupier_change *change) {
  char what[200], sentence[COMMENT_SIZE] = "", line[sizeof what + sizeof sentence + 10];
  if (change->way == CROUPIER_WRAPPED) snprintf(what, sizeof what, T(house_changes), change->name);
  else snprintf(what, sizeof what, T(house_replaces), change->name);
  if (change->was_file) comment_above(config, change->was_file, change->was_line, sentence, sizeof sentence);
  if (*sentence) snprintf(line, sizeof line, T(house_quotes), what, sentence);
  fputs("    ", stdout);
  print_line(stdout, *sentence ? line : what, 6);
}

void houses_print(const croupier *c, const croupier_config *config) {
  const char *house;
  const croupier_change *change;
  if (!croupier_house(c, 0)) return;
  say_line("\n%s", T(houses_of_rules));
  for (size_t i = 0; (house = croupier_house(c, i)) != NULL; i++) {
    print_sentence(config, house, "  ");
    for (size_t k = 0; (change = croupier_change_at(c, k)) != NULL; k++)
      if (strcmp(change->house, house) == 0 && change->way != CROUPIER_ADDED &&
          change->kind <= CROUPIER_CHANGED_VALUE)
        print_change(config, change);
  }
}
