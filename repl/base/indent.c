/* indent.c: lines of Lua as they are set in a script. */
#include "indent.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

static bool listed(const char *word, size_t size, const char *const *list) {
  for (; *list; list++)
    if (strlen(*list) == size && strncmp(*list, word, size) == 0) return true;
  return false;
}

static bool in_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

/* By how much what comes next opens or closes; *text goes behind it. */
static int step(const char **text, const char *end) {
  static const char *const opens[] = {"function", "do", "then", "repeat", NULL};
  static const char *const closes[] = {"end", "until", "elseif", NULL}; /* elseif: a then follows */
  const char *at = *text;
  size_t size = 0;
  while (at + size < end && in_name(at[size])) size++;
  *text = at + (size ? size : 1);
  if (size) return listed(at, size, opens) ? 1 : listed(at, size, closes) ? -1 : 0;
  if (strchr("([{", *at)) return 1;
  if (strchr(")]}", *at)) return -1;
  if (*at == '"' || *at == '\'') {
    while (*text < end && **text != *at) *text += **text == '\\' && *text + 1 < end ? 2 : 1;
    if (*text < end) ++*text;
  } else if (at[0] == '-' && at + 1 < end && at[1] == '-') *text = end;
  return 0;
}

/* Does the line begin with what closes a block, or stands between its parts? */
static bool steps_back(const char *line, const char *end) {
  static const char *const words[] = {"end", "until", "else", "elseif", NULL};
  size_t size = 0;
  while (line + size < end && in_name(line[size])) size++;
  return size ? listed(line, size, words) : line < end && strchr(")]}", *line);
}

void indent(FILE *out, const char *text, int depth) {
  bool as_it_is = strstr(text, "[[") || strstr(text, "[=");
  for (const char *line = text; *line; line += *line == '\n') {
    const char *end = line + strcspn(line, "\n");
    if (!as_it_is || line == text) line += strspn(line, " \t");
    int blanks = as_it_is && line != text ? 0 : 2 * (depth - steps_back(line, end));
    fprintf(out, "%*s%.*s\n", blanks > 0 ? blanks : 0, "", (int)(end - line), line);
    for (const char *at = line; at < end;) depth += step(&at, end);
    line = end;
  }
}
