/* trouble.h: complaints and warnings as lines of JSON, for other programs. */
#ifndef TROUBLE_H
#define TROUBLE_H

#include <jansson.h>
#include <stdbool.h>

/* From now on complaints are lines of JSON on stderr. */
void trouble_as_json(bool on);
bool troubles_are_json(void);
/* Facts of the next complaint, each NULL or 0 where it is unknown; they are copied. code: "syntax"; else the key of the
   sentence is the code. */
void trouble_is(const char *code, const char *file, int line);
void trouble_suggests(const char *name);
/* The line, with the facts noted before. level: "error" or "warning". format: as the sentence stands in the texts. */
void trouble_put(const char *level, const char *format, const char *message);
/* The members of such a line, also of what is no complaint: code, file, line, message, suggestion. NULL: no memory. */
json_t *trouble_json(const char *code, const char *file, int line, const char *message,
                     const char *suggestion);

#endif
