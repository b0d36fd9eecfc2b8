/* excerpt.c: the lines of a script around the place that a complaint names. */
#include "excerpt.h"

#include <stdio.h>
#include <string.h>

#include "file.h"
#include "gamefiles.h"
#include "look.h"
#include "say.h"
#include "trouble.h"
#include "words.h"

enum {
  AROUND = 2,   /* lines before and after */
  NUMBERED = 8, /* columns before a line of them */
};

/* Blanks within a line stay, unless it must be broken. */
static void print_numbered(FILE *out, long line, bool wanted, const char *text) {
  int margin = (int)strspn(text, " "), used = NUMBERED + margin;
  bool fits = NUMBERED + croupier_width(text) <= look_edge();
  fprintf(out, "%s%5ld  %*s", wanted ? ">" : " ", line, margin, "");
  if (fits) print_safe(out, text + margin), putc('\n', out);
  else print_wrapped(out, text, used, used + 2, look_edge());
}

void excerpt_lines(FILE *out, const croupier_source *source, long wanted) {
  const char *at = text_begin(source->text), *end = source->text + source->size;
  for (long line = 1; at < end && line <= wanted + AROUND; line++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    if (line >= wanted - AROUND) {
      char text[200];
      snprintf(text, sizeof text, "%.*s", (int)(stop - at), at);
      for (char *tab = text; (tab = strchr(tab, '\t')) != NULL;) *tab = ' ';
      print_numbered(out, line, line == wanted, text);
    }
    at = stop + 1;
  }
}

void excerpt_kept(struct excerpt *e, const croupier_fault *fault) {
  snprintf(e->file, sizeof e->file, "%s", fault->file ? fault->file : "");
  snprintf(e->text, sizeof e->text, "%s", fault->text);
  e->line = fault->line;
}

static const char *code_of(const croupier_fault *fault) {
  switch (fault->code) {
  case CROUPIER_SCRIPT: return fault->mistake == CROUPIER_SYNTAX ? "syntax" : "script";
  case CROUPIER_NO_MEMORY: return "no_memory";
  default: return "usage";
  }
}

static void note(const char *code, const char *file, int line, const char *text) {
  char near[WORD_ROOM];
  trouble_is(code, file, line);
  if (words_meant(text, near)) trouble_suggests(near);
}

void excerpt_trouble(const croupier *c) {
  const croupier_fault *fault = croupier_last_fault(c);
  note(code_of(fault), fault->file, fault->line, fault->text);
}

void excerpt_kept_trouble(const struct excerpt *e) {
  if (*e->file) note(NULL, e->file, (int)e->line, e->text);
}

json_t *excerpt_json(const croupier_fault *fault) {
  char near[WORD_ROOM];
  bool meant = words_meant(fault->text, near);
  return trouble_json(code_of(fault), fault->file, fault->line, fault->text, meant ? near : NULL);
}

void excerpt_show(const struct excerpt *e, const croupier_config *config) {
  if (troubles_are_json()) return;
  const croupier_source *source = *e->file ? source_named(config, e->file) : NULL;
  if (source) excerpt_lines(stderr, source, e->line);
  words_doubt(e->text);
}

void excerpt(const croupier *c, const croupier_config *config) {
  struct excerpt e;
  excerpt_kept(&e, croupier_last_fault(c));
  excerpt_show(&e, config);
}
