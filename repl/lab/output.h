/* output.h: where results are printed to: a terminal, a pipe or the file of --out. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <jansson.h>
#include <stdio.h>

#include "options.h"

/* Complains of a --format that there is not. DONE, or USAGE. */
int output_format(const struct options *o);
/* Calls text or json, by --format, for the file of --out or stdout. They return false where they cannot. Complains unless
   DONE. */
int output_write(const struct options *o, const void *results, bool (*text)(const void *, FILE *),
                 bool (*json)(const void *, FILE *));
/* Prints JSON, and frees it. False: no memory. NULL: likewise. */
bool output_json(json_t *json, FILE *out);

#endif
