/* record.h: what happened at the prompt as a spec. */
#ifndef RECORD_H
#define RECORD_H

#include "session.h"

/* All answers and edits, printed, or added to a file; path: "" for none. Returns the status. */
int record_test(struct repl *r, const char *path);

#endif
