/* role.h: what a file is for, as its text shows. */
#ifndef ROLE_H
#define ROLE_H

#include <stddef.h>

enum role { ROLE_UNKNOWN, ROLE_SCRIPT, ROLE_HOUSE, ROLE_TEXTS, ROLE_SPEC, ROLE_JOURNAL };

/* DONE, or USAGE after saying that the file is plainly for something else, and what to do with it. */
int role_check(const char *path, const char *text, enum role wanted);

#endif
