/* json.h: JSON that is whole or not there: jansson's calls in a form in which no failure is overlooked. */
#ifndef CROUPIER_JSON_H
#define CROUPIER_JSON_H

#include <jansson.h>

/* The object or list with one value more, which it takes. NULL: no memory, and all of it is dropped; also when
   one of the two is NULL already, so that only the end has to be looked at. */
json_t *json_with(json_t *object, const char *key, json_t *value);
json_t *json_also(json_t *list, json_t *value);
/* Its text on one line with `end` behind, for free(). Drops the value. NULL: no memory, or the value is NULL. */
char *json_text(json_t *value, const char *end);

#endif
