/* output.h: where results are printed to: a terminal, a pipe or the file of --out. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <jansson.h>
#include <stdio.h>

#include "options.h"

/* Prints results, and returns false where it cannot. */
typedef bool output_printer(const void *results, FILE *out);
/* By format; csv and html may be NULL: there is none. */
struct output {
  output_printer *text, *json, *csv, *html;
};
/* Complains of a --format that there is not. DONE, or USAGE. */
int output_format(const struct options *o, const struct output *formats);
/* Prints the results in that format to the file of --out or stdout. Complains unless DONE. */
int output_write(const struct options *o, const struct output *formats, const void *results);
/* As a number of JSON, or as text where it is too large for one. */
json_t *output_seed(uint64_t seed);
/* Prints JSON, and frees it. False: no memory. NULL: likewise. */
bool output_json(json_t *json, FILE *out);

#endif
