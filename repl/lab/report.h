/* report.h: prints the results of many games. */
#ifndef REPORT_H
#define REPORT_H

#include <stdio.h>

#include "results.h"

bool report_json(const struct report *r, FILE *out); /* false: no memory */
void report_text(const struct report *r, FILE *out);

#endif
