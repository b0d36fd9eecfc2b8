/* places.c: options that are places with numbers of their own, as lines of their names. */
#define _POSIX_C_SOURCE 200809L

#include "places.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "look.h"
#include "say.h"

/* The last word of a label: "V20" of "village V20". */
static const char *last_word(const char *label) {
  const char *blank = strrchr(label, ' ');
  return blank ? blank + 1 : label;
}

/* Do both begin with the same words, and have one more? */
static bool same_stem(const char *a, const char *b) {
  size_t stem = (size_t)(last_word(a) - a);
  return stem > 0 && stem == (size_t)(last_word(b) - b) && strncmp(a, b, stem) == 0;
}

/* What stands behind the first word: " falu" of "V20 falu". */
static const char *behind_first(const char *label) { return label + strcspn(label, " "); }

static bool same_end(const char *a, const char *b) {
  return *behind_first(a) && strcmp(behind_first(a), behind_first(b)) == 0;
}

/* Does the language put the kind of a place behind its name? */
static bool kinds_stand_behind(const struct menu *m) {
  bool behind = false;
  for (int i = 0; i < m->count; i++)
    for (int k = 0; k < i; k++) {
      if (same_stem(m->label[i][m->shown], m->label[k][m->shown])) return false;
      behind |= same_end(m->label[i][m->shown], m->label[k][m->shown]);
    }
  return behind;
}

/* "  village V3, V4, V20" for all that begin like option `first`, or "  V3, V4, V20 falu" for all that end like it. NULL:
   the line of an earlier option tells it. */
static char *line_of(const struct menu *m, int first, bool behind) {
  bool (*alike)(const char *a, const char *b) = behind ? same_end : same_stem;
  char *line = NULL;
  const char *label = m->label[first][m->shown];
  size_t size;
  for (int i = 0; i < first; i++)
    if (alike(m->label[i][m->shown], label)) return NULL;
  FILE *out = open_memstream(&line, &size);
  if (!out) return NULL;
  fprintf(out, "  %.*s", (int)(behind ? strcspn(label, " ") : strlen(label)), label);
  for (int i = first + 1; i < m->count; i++) {
    const char *other = m->label[i][m->shown];
    if (!alike(label, other)) continue;
    if (behind) fprintf(out, ", %.*s", (int)strcspn(other, " "), other);
    else fprintf(out, ", %s", last_word(other));
  }
  if (behind) fputs(behind_first(label), out);
  fclose(out);
  return line;
}

int places_write(const struct menu *m, FILE *out) {
  int lines = 0;
  bool behind = kinds_stand_behind(m);
  for (int i = 0; i < m->count; i++) {
    char *line = line_of(m, i, behind);
    if (line && out) print_line(out, line, 4);
    if (line) lines += 1 + croupier_width(line) / look_columns();
    free(line);
  }
  return lines;
}
