/* contrast.h: a comparison as people read it, and as JSON. */
#ifndef CONTRAST_H
#define CONTRAST_H

#include <stdio.h>

#include "finding.h"

void compare_text(const struct comparison *c, FILE *out);
bool compare_json(const struct comparison *c, FILE *out); /* false: no memory */

#endif
