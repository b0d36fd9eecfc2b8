/* contrastpage.h: a comparison as a web page with pictures. */
#ifndef CONTRASTPAGE_H
#define CONTRASTPAGE_H

#include "finding.h"

bool compare_page(const struct compared *all, FILE *out);

#endif
