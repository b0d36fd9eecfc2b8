/* excerpt.c: the lines of a script around the place that a complaint names. */
#include "excerpt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "gamefiles.h"
#include "say.h"
#include "words.h"

#define AROUND 2 /* lines before and after */

static void print_lines(const croupier_source *source, long wanted) {
  const char *at = text_begin(source->text), *end = source->text + source->size;
  for (long line = 1; at < end && line <= wanted + AROUND; line++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    if (line >= wanted - AROUND) {
      char text[200];
      snprintf(text, sizeof text, "%.*s", (int)(stop - at), at);
      for (char *tab = text; (tab = strchr(tab, '\t')) != NULL;) *tab = ' ';
      fprintf(stderr, "%s%5ld  ", line == wanted ? ">" : " ", line);
      print_safe(stderr, text);
      putc('\n', stderr);
    }
    at = stop + 1;
  }
}

void excerpt(const croupier *c, const croupier_config *config) {
  const croupier_fault *fault = croupier_last_fault(c);
  const croupier_source *source = fault->file ? source_named(config, fault->file) : NULL;
  if (!prompted()) return;
  if (source) print_lines(source, fault->line);
  words_doubt(fault->text);
}
