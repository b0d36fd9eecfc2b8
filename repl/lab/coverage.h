/* coverage.h: which lines of the scripts have run in many games. */
#ifndef COVERAGE_H
#define COVERAGE_H

#include <jansson.h>
#include <stdio.h>

#include "croupier.h"

/* One script or house rule, added up over all tables. */
struct covered {
  const croupier_source *source;
  int lines;
  int64_t *count; /* by line, from the first; -1: there is nothing to run */
};

struct cover {
  struct covered *of;
  size_t count;
};

/* Begins for the sources of the config, and adds what a table has run. False: no memory. */
bool cover_begin(struct cover *cover, const croupier_config *config);
bool cover_add(struct cover *cover, const croupier *c);
/* Takes so many times away what only laying a table has run, which is the same for all tables. */
void cover_less(struct cover *cover, const struct cover *laid, long times);
void cover_end(struct cover *cover);

/* For each script only which of its lines never ran. */
void cover_summary(const struct cover *cover, FILE *out);
void cover_text(const struct cover *cover, FILE *out);
json_t *cover_json(const struct cover *cover);

#endif
