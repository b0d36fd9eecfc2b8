/* record.h: what happened at the prompt as a spec. */
#ifndef RECORD_H
#define RECORD_H

#include "session.h"

/* Writes all answers and edits as a spec, to the screen or, if path is not "", a file. Returns the status. */
int record_test(struct repl *r, const char *path);

#endif
