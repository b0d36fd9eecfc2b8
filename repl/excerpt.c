/* excerpt.c: the lines of a script around the place that a complaint names. */
#include "excerpt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "say.h"
#include "words.h"

#define AROUND 2 /* lines before and after */

/* The line of the source that the sentence names, or 0. */
static long line_in(const char *sentence, const char *name) {
  size_t size = strlen(name);
  for (const char *at = sentence; (at = strstr(at, name)) != NULL; at += size)
    if (at[size] == ':' && strspn(at + size + 1, "0123456789") > 0) return strtol(at + size + 1, NULL, 10);
  return 0;
}

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

static void print_place(const croupier_config *config, const char *sentence) {
  long line = *sentence && config->script.name ? line_in(sentence, config->script.name) : 0;
  if (line) {
    print_lines(&config->script, line);
    return;
  }
  for (size_t i = 0; *sentence && i < config->house_count; i++)
    if ((line = line_in(sentence, config->houses[i].name)) != 0) {
      print_lines(&config->houses[i], line);
      return;
    }
}

void excerpt(const croupier_config *config) {
  const char *sentence = said_at_prompt();
  print_place(config, sentence);
  words_doubt(sentence);
}
