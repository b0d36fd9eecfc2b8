/* found.h: the spec beside a script in which check keeps what it has found. */
#ifndef FOUND_H
#define FOUND_H

#include "explore.h"
#include "file.h"
#include "gamefiles.h"

/* Where it is: --spec, or GAME.found.lua beside the script. "": nowhere. */
void found_path(char path[PATH_SIZE], const struct options *o, const struct rules *rules);
/* Adds a test for each flaw that is no note and has a game, unless the file has it, and notes the file in the flaw.
   *written: how many. Returns a status; complains unless DONE. */
int found_write(struct flaws *flaws, const struct options *o, const char *path, size_t *written);

#endif
