/* places.c: options that are places with numbers of their own, as lines of their names. */
#define _POSIX_C_SOURCE 200809L

#include "places.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
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
static bool kinds_stand_behind(const struct places *p) {
  bool behind = false;
  for (int i = 0; i < p->count; i++)
    for (int k = 0; k < i; k++) {
      if (same_stem(p->label[i], p->label[k])) return false;
      behind |= same_end(p->label[i], p->label[k]);
    }
  return behind;
}

/* "  village V3, V4, V20" for all that begin like option `first`, or "  V3, V4, V20 falu" for all that end like it. NULL:
   the line of an earlier option tells it. */
static char *line_of(const struct places *p, int first, bool behind) {
  bool (*alike)(const char *a, const char *b) = behind ? same_end : same_stem;
  char *line = NULL;
  const char *label = p->label[first];
  size_t size;
  for (int i = 0; i < first; i++)
    if (alike(p->label[i], label)) return NULL;
  FILE *out = open_memstream(&line, &size);
  if (!out) return NULL;
  fprintf(out, "  %.*s", (int)(behind ? strcspn(label, " ") : strlen(label)), label);
  for (int i = first + 1; i < p->count; i++) {
    const char *other = p->label[i];
    if (!alike(label, other)) continue;
    if (behind) fprintf(out, ", %.*s", (int)strcspn(other, " "), other);
    else fprintf(out, ", %s", last_word(other));
  }
  if (behind) fputs(behind_first(label), out);
  fclose(out);
  return line;
}

int places_write(const struct places *p, FILE *out) {
  int lines = 0;
  bool behind = kinds_stand_behind(p);
  for (int i = 0; i < p->count; i++) {
    char *line = line_of(p, i, behind);
    if (line && out) print_line(out, line, 4);
    if (line) lines += 1 + croupier_width(line) / look_columns();
    free(line);
  }
  return lines;
}
