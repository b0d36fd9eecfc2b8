/* contents.h: zones and purses out of a view, in the script's words. */
#ifndef CONTENTS_H
#define CONTENTS_H

#include <jansson.h>

/* What lies in a zone, or how much is in a purse; null: it is not to be seen. */
void print_contents(const char *lang, const json_t *value);

#endif
