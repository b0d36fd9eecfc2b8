/* trouble.c: complaints and warnings as lines of JSON, for other programs. */
#include "trouble.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "texts.h"

static bool as_json;

/* What is known of the next complaint. A thread has its own. */
static _Thread_local struct {
  char code[60], file[200], suggestion[200];
  int line;
} next;

void trouble_as_json(bool on) { as_json = on; }
bool troubles_are_json(void) { return as_json; }

void trouble_is(const char *code, const char *file, int line) {
  snprintf(next.code, sizeof next.code, "%s", code ? code : "");
  snprintf(next.file, sizeof next.file, "%s", file ? file : "");
  next.line = line;
}

void trouble_suggests(const char *name) {
  snprintf(next.suggestion, sizeof next.suggestion, "%s", name ? name : "");
}

/* The key of the text that is this format, or NULL. */
static const char *key_of(const char *format) {
  for (int key = 0; key < TEXT_COUNT; key++)
    if (text_at((enum text)key) == format) return program_names[key];
  return NULL;
}

static json_t *word_or_null(const char *word) { return word && *word ? json_string(word) : json_null(); }

json_t *trouble_json(const char *code, const char *file, int line, const char *message,
                     const char *suggestion) {
  return json_pack("{s:s, s:o, s:o, s:s, s:o}", "code", code, "file", word_or_null(file), "line",
                   line > 0 ? json_integer(line) : json_null(), "message", message, "suggestion",
                   word_or_null(suggestion));
}

void trouble_put(const char *level, const char *format, const char *message) {
  const char *key = *next.code ? next.code : key_of(format);
  json_t *json = trouble_json(key ? key : "other", next.file, next.line, message, next.suggestion);
  if (json) json_object_set_new(json, "level", json_string(level));
  char *text = json ? json_dumps(json, JSON_COMPACT) : NULL;
  char *shown = text ? malloc(croupier_json_shown(NULL, text) + 1) : NULL;
  if (shown) croupier_json_shown(shown, text);
  fprintf(stderr, "%s\n", shown ? shown : "{\"level\":\"error\",\"code\":\"no_memory\"}");
  json_decref(json);
  free(text);
  free(shown);
  memset(&next, 0, sizeof next);
}
