/* simpage.h: a report as a web page with pictures. */
#ifndef SIMPAGE_H
#define SIMPAGE_H

#include "results.h"

bool simpage(const struct report *r, FILE *out);

#endif
