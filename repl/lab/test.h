/* test.h: do the tests of a spec pass? */
#ifndef TEST_H
#define TEST_H

#include "options.h"

/* Runs them without a word, but for a table that cannot be laid. faults: some are no notes of `check`. */
bool test_file_passes(const char *path, const struct options *o, bool *faults);

#endif
