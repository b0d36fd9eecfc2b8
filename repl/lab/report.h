/* report.h: prints the results of many games. */
#ifndef REPORT_H
#define REPORT_H

#include <stdio.h>

#include "results.h"

json_t *report_json(const struct report *r); /* NULL: no memory */
void report_text(const struct report *r, FILE *out);
/* Which bots have played, and that they are not people: a sentence. */
const char *report_bots(const struct report *r, char *text, size_t room);
/* The variant, the house rules and the knobs that are turned, as lines of a page. */
void report_rules_page(const struct report *r, FILE *out);

#endif
