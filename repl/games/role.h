/* role.h: the purpose of a file, from its text. */
#ifndef ROLE_H
#define ROLE_H

#include <stddef.h>

enum role { ROLE_UNKNOWN, ROLE_SCRIPT, ROLE_HOUSE, ROLE_TEXTS, ROLE_SPEC, ROLE_JOURNAL };

/* Returns DONE; or USAGE, after a message, if the file clearly has another purpose. */
int role_check(const char *path, const char *text, enum role wanted);

#endif
