/* houses.c: the house rules of a table, in words. */
#define _POSIX_C_SOURCE 200809L

#include "houses.h"

#include <stdlib.h>
#include <string.h>

#include "capital.h"
#include "comment.h"
#include "gamefiles.h"
#include "games.h"
#include "look.h"
#include "say.h"
#include "variants.h"

/* The next "House rule: " of any language; or the end of the text. */
static const char *next_part(const char *text, size_t *size) {
  const char *next = text + strlen(text);
  *size = 0;
  for (int i = 0; i < languages(); i++) {
    const char *mark = text_in(TEXT_house_rule_at_table, i), *at = strstr(text, mark);
    if (!at || at >= next) continue;
    next = at;
    *size = strlen(mark);
  }
  return next;
}

void house_sentence(const char *script, char *text, size_t room) {
  char head[COMMENT_SIZE];
  size_t mark = strlen(T(house_rule_at_table)), after;
  comment_at_head(script, head, sizeof head);
  const char *part = strstr(head, T(house_rule_at_table));
  if (!part) part = next_part(head, &mark);
  part = *part ? part + mark : head;
  size_t size = (size_t)(next_part(part, &after) - part);
  while (size && part[size - 1] == ' ') size--;
  snprintf(text, room, "%.*s", (int)size, part);
  if (part > head) capital_first(text);
}

/* "  market: Nobody sells after the last round." */
static void print_sentence(const croupier_config *config, const char *house, const char *before) {
  char stem[PATH_SIZE], sentence[COMMENT_SIZE], line[PATH_SIZE + COMMENT_SIZE + 100];
  const croupier_source *source = source_named(config, house);
  game_stem(house, stem);
  house_sentence(source ? source->text : "", sentence, sizeof sentence);
  snprintf(line, sizeof line, "%.60s%s%s%s", before, stem, *sentence ? ": " : "", sentence);
  print_line(stdout, line, 4);
}

void houses_name(const croupier *c, const croupier_config *config) {
  const char *house;
  for (size_t i = 0; (house = croupier_house(c, i)) != NULL; i++)
    print_sentence(config, house, T(house_rule_at_table));
}

/* "Knobs: hand=5, tax=off" */
static void tell_knobs(const croupier *c, const croupier_config *config) {
  char line[1000];
  int used = 0;
  for (size_t i = 0; i < config->knob_count && used < (int)sizeof line; i++) {
    if (variant_turns(croupier_variant_of(c), config->knobs[i])) continue;
    used += snprintf(line + used, sizeof line - (size_t)used, "%s%s", used ? ", " : T(knobs_at_table),
                     config->knobs[i]);
  }
  if (used) print_line(stdout, line, 0);
}

void houses_tell(const croupier *c, const croupier_config *config, const char *lang) {
  variant_tell(croupier_variant_of(c), lang);
  tell_knobs(c, config);
  houses_name(c, config);
}

/* A rule's sentence, now or before the house rule; "": it has none. */
static void sentence_of(const croupier *c, const croupier_config *config, const char *name, const char *file,
                        int line, const char *lang, char sentence[COMMENT_SIZE]) {
  sentence[0] = '\0';
  if (file) rule_sentence(c, config, &(struct rule_at){name, file, line}, lang, sentence, COMMENT_SIZE);
}

void houses_sentences(const croupier *c, const croupier_config *config, const croupier_change *change,
                      const char *lang, char now[COMMENT_SIZE], char was[COMMENT_SIZE]) {
  sentence_of(c, config, change->name, change->file, change->line, lang, now);
  sentence_of(c, config, change->name, change->was_file, change->was_line, lang, was);
}

/* Does this list of rules name the change: "last_sales, count_up"? */
static bool names_change(const char *names, size_t size, const croupier_change *change) {
  size_t name = strlen(change->name);
  for (const char *at = names; at < names + size; at += strcspn(at, ",\n"), at += strspn(at, ", "))
    if (strncmp(at, change->name, name) == 0 && strchr(", \n", at[name])) return true;
  return false;
}

/* Something that was there, and is another rule or value now. */
static bool replaces_rule(const croupier_change *change) {
  return change->kind <= CROUPIER_CHANGED_VALUE && change->way != CROUPIER_ADDED;
}

/* Has a house rule changed one of these rules? */
static bool has_changed(const croupier *c, const char *names, size_t size) {
  const croupier_change *change;
  for (size_t i = 0; (change = croupier_change_at(c, i)) != NULL; i++)
    if (replaces_rule(change) && names_change(names, size, change)) return true;
  return false;
}

static const char *next_section(const char *section) {
  section += strcspn(section, "\n");
  return section + (*section == '\n');
}

/* Where its rules begin, "THE END: last_sales, count_up": NULL if it has none. `size`: of the heading, `rules`: of these. */
static const char *rules_of(const char *section, size_t *size, size_t *rules) {
  size_t line = strcspn(section, "\n");
  *size = strcspn(section, ":");
  if (*size + 2 >= line) return NULL;
  *rules = line - *size - 2;
  return section + *size + 2;
}

/* Does a line or a sentence of the page begin here, perhaps with a sign of a list before it? */
static bool begins_sentence(const char *page, const char *at) {
  while (at > page && strchr(" -", at[-1])) at--;
  return at == page || strchr("\n.", at[-1]);
}

/* Where a sentence of the page begins with the heading of a section: "THE END: last_sales, count_up"; NULL: none does. */
static const char *heading_in(const char *page, const char *section, size_t size) {
  char heading[100];
  snprintf(heading, sizeof heading, "%.*s", (int)size, section);
  for (const char *at = page; (at = strstr(at, heading)) != NULL; at++)
    if (begins_sentence(page, at) && strchr(".: ,;\n", at[size])) return at;
  return NULL;
}

enum { MOST_SECTIONS = 60 };

/* Behind the headings of sections that house rules change. The text `sections` has a line for each. */
static int find_marks(const croupier *c, const char *page, const char *lang,
                      const char *place[MOST_SECTIONS]) {
  const char *section = croupier_text(c, "sections", lang), *rules;
  int count = 0;
  for (; section && *section && count < MOST_SECTIONS; section = next_section(section)) {
    size_t size, names;
    if ((rules = rules_of(section, &size, &names)) == NULL || !has_changed(c, rules, names)) continue;
    const char *at = heading_in(page, section, size);
    if (at) place[count++] = at + size;
  }
  return count;
}

/* The marks stand in the order of the sections, which need not be that of the page. */
static void print_marked(const char *page, const char *const *mark, int marks) {
  while (*page) {
    const char *next = page + strlen(page);
    for (int i = 0; i < marks; i++)
      if (mark[i] > page && mark[i] < next) next = mark[i];
    char *part = strndup(page, (size_t)(next - page));
    if (part) print_safe(stdout, part);
    free(part);
    if (*next) putchar('*');
    page = next;
  }
}

/* Where the page speaks of it: the heading of the section, or else the rule's name. */
static void place_of(const croupier *c, const croupier_change *change, const char *lang, char place[200]) {
  const char *section = croupier_text(c, "sections", lang), *rules;
  snprintf(place, 200, "%s", change->name);
  for (; section && *section; section = next_section(section)) {
    size_t size, names;
    if ((rules = rules_of(section, &size, &names)) == NULL || !names_change(rules, names, change)) continue;
    snprintf(place, 200, T(house_section), (int)size, section);
    return;
  }
}

/* "replaces “THE END”: Nobody sells any more. (Before: “Everybody may still sell.”)" */
static void put_change(const croupier *c, const croupier_config *config, const croupier_change *change,
                       const char *lang, char *line, size_t room) {
  char place[200], what[300], now[COMMENT_SIZE], was[COMMENT_SIZE];
  houses_sentences(c, config, change, lang, now, was);
  place_of(c, change, lang, place);
  if (change->way == CROUPIER_WRAPPED) snprintf(what, sizeof what, T(house_changes), place);
  else snprintf(what, sizeof what, T(house_replaces), place);
  size_t size = (size_t)snprintf(line, room, "    %s%s%s", what, *now ? ": " : "", now);
  if (*was) snprintf(line + size, room - size, T(house_before), was);
}

/* Each line once: several values may belong to one section. */
static void print_changes(const croupier *c, const croupier_config *config, const char *house,
                          const char *lang) {
  const croupier_change *change;
  char line[2 * COMMENT_SIZE + 400], said[8 * COMMENT_SIZE] = "";
  for (size_t i = 0; (change = croupier_change_at(c, i)) != NULL; i++) {
    if (strcmp(change->house, house) != 0 || !replaces_rule(change)) continue;
    put_change(c, config, change, lang, line, sizeof line - 1);
    strcat(line, "\n");
    if (strstr(said, line)) continue;
    if (strlen(said) + strlen(line) < sizeof said) strcat(said, line);
    line[strlen(line) - 1] = '\0';
    print_line(stdout, line, 6);
  }
}

static void houses_print(const croupier *c, const croupier_config *config, const char *lang) {
  const char *house;
  if (!croupier_house(c, 0)) return;
  say_line("\n%s", T(houses_of_rules));
  for (size_t i = 0; (house = croupier_house(c, i)) != NULL; i++) {
    print_sentence(config, house, "  ");
    print_changes(c, config, house, lang);
  }
}

void houses_print_page(const croupier *c, const croupier_config *config, const char *page, const char *lang) {
  const char *mark[MOST_SECTIONS];
  variant_tell(croupier_variant_of(c), lang);
  print_marked(page, mark, find_marks(c, page, lang, mark));
  if (!*page || page[strlen(page) - 1] != '\n') putchar('\n');
  houses_print(c, config, lang);
}
