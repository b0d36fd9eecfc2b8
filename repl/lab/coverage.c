/* coverage.c: which lines of the scripts have run in many games. */
#include "coverage.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

static bool runs(croupier_source_kind kind) {
  return kind == CROUPIER_SOURCE_SCRIPT || kind == CROUPIER_SOURCE_HOUSE;
}

bool cover_begin(struct cover *cover, const croupier_config *config) {
  const croupier_source *source;
  croupier_source_kind kind;
  *cover = (struct cover){.of = calloc(config->addition_count + 1, sizeof *cover->of)};
  if (!cover->of) return false;
  for (size_t i = 0; (source = croupier_source_at(config, (int)i, &kind)) != NULL; i++)
    if (runs(kind)) cover->of[cover->count++].source = source;
  return true;
}

/* What runs there only leaves a block. */
static bool only_ends(const char *line, const char *stop) {
  while (line < stop && (*line == ' ' || *line == '\t')) line++;
  return stop - line >= 3 && strncmp(line, "end", 3) == 0 && strchr(" )],;\r\n", line[3]) != NULL;
}

/* Lines of the script that nobody would call lines to run. */
static void drop_ends(struct covered *c) {
  const char *at = c->source->text, *end = at + c->source->size;
  for (int line = 0; at < end && line < c->lines; line++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    if (only_ends(at, stop)) c->count[line] = -1;
    at = stop + 1;
  }
}

static bool add(struct covered *covered, const int64_t *count, int lines) {
  if (!covered->count) {
    covered->count = calloc((size_t)lines + 1, sizeof *covered->count);
    covered->lines = lines;
  }
  if (!covered->count) return false;
  for (int i = 0; i < covered->lines && i < lines; i++)
    if (count[i] < 0) covered->count[i] = -1;
    else covered->count[i] += count[i];
  drop_ends(covered);
  return true;
}

bool cover_add(struct cover *cover, const croupier *c) {
  for (size_t i = 0; i < cover->count; i++) {
    int lines;
    const int64_t *count = croupier_covered(c, cover->of[i].source->name, &lines);
    if (count && !add(&cover->of[i], count, lines)) return false;
  }
  return true;
}

void cover_less(struct cover *cover, const struct cover *laid, long times) {
  for (size_t i = 0; i < cover->count; i++)
    for (int k = 0; k < cover->of[i].lines && laid->of[i].count; k++)
      if (cover->of[i].count[k] > 0) cover->of[i].count[k] -= times * laid->of[i].count[k];
}

void cover_end(struct cover *cover) {
  for (size_t i = 0; i < cover->count; i++) free(cover->of[i].count);
  free(cover->of);
}

/* --- text --- */

/* "12, 40-44": the lines that have something to run, and never did. */
static void print_never(const struct covered *c, FILE *out) {
  const char *comma = "";
  for (int i = 0; i < c->lines; i++) {
    if (c->count[i] != 0) continue;
    int last = i, end = i;
    for (; end < c->lines && c->count[end] <= 0; end++)
      if (c->count[end] == 0) last = end;
    fprintf(out, "%s%d", comma, i + 1);
    if (last > i) fprintf(out, "-%d", last + 1);
    comma = ", ";
    i = end;
  }
  if (*comma) fputc('\n', out);
}

static void print_script(const struct covered *c, FILE *out) {
  const char *at = c->source->text, *end = at + c->source->size;
  for (int line = 0; at < end; line++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    int64_t count = line < c->lines ? c->count[line] : -1;
    if (count < 0) fprintf(out, "%12s  ", "");
    else if (count == 0) fprintf(out, "%12s  ", T(cover_mark));
    else fprintf(out, "%12" PRId64 "  ", count);
    char text[1000];
    snprintf(text, sizeof text, "%.*s", (int)(stop - at), at);
    print_safe(out, text);
    fputc('\n', out);
    at = stop + 1;
  }
}

static void print_summary(const struct covered *c, FILE *out) {
  int can = 0, never = 0;
  for (int k = 0; k < c->lines; k++) can += c->count[k] >= 0, never += c->count[k] == 0;
  fprintf(out, never ? T(cover_never) : T(cover_all), c->source->name, never, can);
  fputc('\n', out);
  print_never(c, out);
}

void cover_summary(const struct cover *cover, FILE *out) {
  for (size_t i = 0; i < cover->count; i++) print_summary(&cover->of[i], out);
}

void cover_text(const struct cover *cover, FILE *out) {
  for (size_t i = 0; i < cover->count; i++) {
    fputc('\n', out);
    print_summary(&cover->of[i], out);
    fputc('\n', out);
    print_script(&cover->of[i], out);
  }
}

json_t *cover_json(const struct cover *cover) {
  json_t *files = json_object();
  for (size_t i = 0; i < cover->count; i++) {
    json_t *counts = json_array();
    for (int k = 0; k < cover->of[i].lines; k++) {
      int64_t count = cover->of[i].count[k];
      json_array_append_new(counts, count < 0 ? json_null() : json_integer(count));
    }
    json_object_set_new(files, cover->of[i].source->name, counts);
  }
  return files;
}
