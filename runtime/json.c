/* json.c: building JSON and writing it down. */
#include "json.h"

#include <stdlib.h>
#include <string.h>

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

/* Not json_dumps: without memory it leaves out keys. */
char *json_text(json_t *value, const char *end) {
  size_t size = json_dumpb(value, NULL, 0, JSON_COMPACT);
  char *text = size > 0 ? malloc(size + strlen(end) + 1) : NULL;
  if (text != NULL && json_dumpb(value, text, size, JSON_COMPACT) != size) {
    free(text);
    text = NULL;
  }
  json_decref(value);
  if (text != NULL) strcpy(text + size, end);
  return text;
}
