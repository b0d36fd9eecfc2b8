/* output.c: where results are printed to: a terminal, a pipe or the file of --out. */
#include "output.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "say.h"

static output_printer *printer_of(const struct options *o, const struct output *formats) {
  if (strcmp(o->format, "text") == 0) return formats->text;
  if (strcmp(o->format, "json") == 0) return formats->json;
  if (strcmp(o->format, "html") == 0) return formats->html;
  return strcmp(o->format, "csv") == 0 ? formats->csv : NULL;
}

int output_format(const struct options *o, const struct output *formats) {
  if (printer_of(o, formats)) return DONE;
  char known[40] = "text, json";
  if (formats->csv) strcat(known, ", csv");
  if (formats->html) strcat(known, ", html");
  return complain(USAGE, T(no_format), o->format, known);
}

int output_write(const struct options *o, const struct output *formats, const void *results) {
  FILE *out = o->out ? fopen(o->out, "we") : stdout;
  if (!out) return complain(FAULT, T(file_not_written), o->out, failure(errno));
  bool written = printer_of(o, formats)(results, out);
  written = written && !ferror(out);
  if (out != stdout && fclose(out) != 0) written = false;
  return written ? DONE
                 : complain(FAULT, T(file_not_written), o->out ? o->out : T(the_result), failure(errno));
}

/* JSON's whole numbers end at 2^63 here. */
json_t *output_seed(uint64_t seed) {
  if (seed <= INT64_MAX) return json_integer((json_int_t)seed);
  char digits[21];
  snprintf(digits, sizeof digits, "%" PRIu64, seed);
  return json_string(digits);
}

bool output_json(json_t *json, FILE *out) {
  char *text = json ? json_dumps(json, JSON_INDENT(2) | JSON_REAL_PRECISION(9)) : NULL;
  char *shown = text ? malloc(croupier_json_shown(NULL, text) + 1) : NULL;
  if (shown) croupier_json_shown(shown, text);
  bool written = shown && fprintf(out, "%s\n", shown) >= 0;
  json_decref(json);
  free(text);
  free(shown);
  return written;
}
