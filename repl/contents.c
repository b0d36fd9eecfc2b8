/* contents.c: zones and purses out of a view, as people call them. */
#include "contents.h"

#include <string.h>

#include "say.h"

void print_contents(const croupier *c, const char *lang, const json_t *value) {
  const json_t *pieces = json_object_get(value, "pieces");
  json_int_t count = json_integer_value(json_object_get(value, "count"));
  if (json_is_integer(value)) printf("%" JSON_INTEGER_FORMAT, json_integer_value(value));
  else if (!json_is_object(value)) putchar('?');
  else if (count == 0) fputs(in(lang, "empty", "üres"), stdout);
  else if (!json_is_array(pieces)) printf("(%" JSON_INTEGER_FORMAT ")", count);
  for (size_t i = 0; i < json_array_size(pieces); i++) {
    const json_t *piece = json_array_get(pieces, i);
    if (i) fputs(", ", stdout);
    print_safe(stdout, json_is_string(piece) ? croupier_name(c, json_string_value(piece), lang) : "?");
  }
}

void print_name(const croupier *c, const char *lang, const char *name) {
  const char *called = croupier_name(c, name, lang);
  print_safe(stdout, name);
  if (strcmp(called, name) == 0) return;
  fputs(", ", stdout);
  print_safe(stdout, called);
}
