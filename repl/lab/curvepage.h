/* curvepage.h: a sweep as a web page with pictures. */
#ifndef CURVEPAGE_H
#define CURVEPAGE_H

#include "curve.h"

bool curve_page(const struct sweep *s, FILE *out);

#endif
