/* contrast.h: what comparisons say, as people read it, and as JSON. */
#ifndef CONTRAST_H
#define CONTRAST_H

#include <stdio.h>

#include "finding.h"

void compare_text(const struct compared *all, FILE *out);
bool compare_json(const struct compared *all, FILE *out);

#endif
