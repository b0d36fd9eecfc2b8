/* json.c: building JSON and writing it down, with escapes for what cannot be shown. */
#include "json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "letter.h"

json_t *json_with(json_t *object, const char *key, json_t *value) {
  if (json_object_set_new(object, key, value) == 0) return object;
  json_decref(object);
  return NULL;
}

json_t *json_also(json_t *list, json_t *value) {
  if (json_array_append_new(list, value) == 0) return list;
  json_decref(list);
  return NULL;
}

/* A letter as JSON escapes it, in UTF-16. */
static size_t escape(char *to, uint32_t code) {
  if (code < 0x10000) return (size_t)snprintf(to, 7, "\\u%04x", (unsigned)code);
  code -= 0x10000;
  return (size_t)snprintf(to, 13, "\\u%04x\\u%04x", (unsigned)(0xd800 + (code >> 10)),
                          (unsigned)(0xdc00 + (code & 0x3ff)));
}

size_t croupier_json_shown(char *to, const char *json) {
  size_t used = 0;
  for (size_t left = strlen(json), size; left > 0; json += size, left -= size) {
    uint32_t code = 0;
    char escaped[13];
    size = letter_read(json, left, &code);
    if (size == 0) size = 1, code = 0xfffd;
    else if (letter_shown(code) || code == '\n') code = 0; /* a line end stands between values */
    size_t length = code ? escape(escaped, code) : size;
    if (to) memcpy(to + used, code ? escaped : json, length);
    used += length;
  }
  if (to) to[used] = '\0';
  return used;
}

/* Not json_dumps: without memory it leaves out keys. */
char *json_text(json_t *value, const char *end) {
  size_t size = json_dumpb(value, NULL, 0, JSON_COMPACT);
  char *text = size > 0 ? malloc(size + strlen(end) + 1) : NULL;
  if (text != NULL && json_dumpb(value, text, size, JSON_COMPACT) != size) {
    free(text);
    text = NULL;
  }
  json_decref(value);
  if (text == NULL) return NULL;
  text[size] = '\0';
  size_t shown = croupier_json_shown(NULL, text);
  char *whole = shown == size ? text : malloc(shown + strlen(end) + 1); /* most have nothing to be escaped */
  if (shown != size) {
    if (whole != NULL) croupier_json_shown(whole, text);
    free(text);
  }
  return whole == NULL ? NULL : strcat(whole, end);
}
