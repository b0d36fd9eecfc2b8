/* unused.h: what never happened in many games: lines, options, pieces. */
#ifndef UNUSED_H
#define UNUSED_H

#include "coverage.h"
#include "flaw.h"
#include "usage.h"

/* Adds notes: rules and lines that never ran, pieces and options that were never offered, options that no bot that
   thinks ever took, and pieces that come to rest in a zone. False: no memory. */
bool unused_find(struct flaws *flaws, const struct cover *cover, const struct usage *usage);

#endif
