/* comment.c: what stands above a rule in its script: the rulebook's sentence. */
#include "comment.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "file.h"
#include "gamefiles.h"

/* Where the line before this place begins. */
static const char *line_before(const char *begin, const char *at) {
  if (at > begin) at--;
  while (at > begin && at[-1] != '\n') at--;
  return at;
}

static bool is_comment(const char *line) { return strncmp(line, "--", 2) == 0 && line[2] != '['; }

/* Leaves out sentences about what a function returns: they are for authors, not for players. */
static void drop_returns(char *text) {
  for (char *at = text; *at;) {
    char *stop = strstr(at, ". "), *next = stop ? stop + 2 : at + strlen(at);
    if (strncmp(at, "Returns ", 8) == 0) memmove(at, next, strlen(next) + 1);
    else at = next;
  }
  size_t size = strlen(text);
  while (size > 0 && text[size - 1] == ' ') text[--size] = '\0';
}

/* The lines of a comment as one text. */
static void join_lines(const char *first, const char *end, char *text, size_t room) {
  text[0] = '\0';
  for (size_t used = 0; first < end && used + 1 < room;) {
    size_t size = strcspn(first, "\r\n"), skip = 2 + strspn(first + 2, " -");
    if (size > skip)
      used += (size_t)snprintf(text + used, room - used, "%s%.*s", used ? " " : "", (int)(size - skip),
                               first + skip);
    first = memchr(first, '\n', (size_t)(end - first));
    if (!first) break;
    first++;
  }
}

void comment_above(const croupier_config *config, const char *file, int line, char *text, size_t room) {
  const croupier_source *source = source_named(config, file);
  text[0] = '\0';
  if (!source) return;
  const char *end = source->text + source->size, *begin = text_begin(source->text), *at = begin;
  for (int i = 1; i < line && at < end; i++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    at = stop ? stop + 1 : end;
  }
  const char *first = at;
  for (const char *up = at; up > begin && is_comment(up = line_before(begin, up));) first = up;
  join_lines(first, at, text, room);
  drop_returns(text);
}

/* Has the house rule in this file brought the text? */
static bool brings_text(const croupier *c, const char *file, const char *key) {
  const croupier_change *change;
  for (size_t i = 0; (change = croupier_change_at(c, i)) != NULL; i++)
    if (change->kind == CROUPIER_CHANGED_TEXT && strcmp(change->name, key) == 0 &&
        strcmp(change->house, file) == 0)
      return true;
  return false;
}

bool rule_sentence(const croupier *c, const croupier_config *config, const struct rule_at *rule,
                   const char *lang, char *text, size_t room) {
  char key[120];
  snprintf(key, sizeof key, "%.100s()", rule->name);
  bool holds = strcmp(rule->file, config->script.name) == 0 || brings_text(c, rule->file, key);
  const char *told = holds ? croupier_text(c, key, lang) : NULL;
  if (told) snprintf(text, room, "%s", told);
  else comment_above(config, rule->file, rule->line, text, room);
  return told != NULL;
}

void comment_at_head(const char *script, char *text, size_t room) {
  const char *first = text_begin(script), *at = first, *stop;
  while (is_comment(at)) at = (stop = strchr(at, '\n')) != NULL ? stop + 1 : at + strlen(at);
  join_lines(first, at, text, room);
}
