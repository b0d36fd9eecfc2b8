/* contents.c: zones and purses out of a view, as people call them. */
#define _POSIX_C_SOURCE 200809L

#include "contents.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

static void write_contents(FILE *out, const croupier *c, const char *lang, const json_t *value) {
  const json_t *pieces = json_object_get(value, "pieces");
  json_int_t count = json_integer_value(json_object_get(value, "count"));
  if (json_is_integer(value)) fprintf(out, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
  else if (!json_is_object(value)) putc('?', out);
  else if (count == 0) fputs(T(zone_empty), out);
  else if (!json_is_array(pieces)) fprintf(out, "(%" JSON_INTEGER_FORMAT ")", count);
  for (size_t i = 0; i < json_array_size(pieces); i++) {
    const json_t *piece = json_array_get(pieces, i);
    if (i) fputs(", ", out);
    print_safe(out, json_is_string(piece) ? croupier_name(c, json_string_value(piece), lang) : "?");
  }
}

void print_contents(const croupier *c, const char *lang, const char *before, const json_t *value) {
  char *line = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&line, &size);
  if (!out) return;
  print_safe(out, before);
  write_contents(out, c, lang, value);
  if (fclose(out) == 0) print_line(stdout, line, 6);
  free(line);
}

struct both_names both_names(const croupier *c, const char *lang, const char *name) {
  struct both_names is;
  const char *called = croupier_name(c, name, lang);
  bool same = strcmp(called, name) == 0;
  snprintf(is.text, sizeof is.text, "%s%s%s", name, same ? "" : ", ", same ? "" : called);
  return is;
}
