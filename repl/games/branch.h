/* branch.h: branches: several lines of play of one game, as journals in one folder: GAME-SEED-N.jsonl and
   GAME-SEED-N+NAME.jsonl. */
#ifndef BRANCH_H
#define BRANCH_H

#include <stdbool.h>

#include "file.h"

#define MAIN_BRANCH "main"

/* The path of the journal of branch `name`, for the game of this journal. False: `name` cannot name a branch. */
bool branch_path(const char *journal, const char *name, char path[PATH_SIZE]);
void branch_name(const char *journal, char name[PATH_SIZE]);
/* All branches of the game, main first. */
void branch_each(const char *journal, void (*found)(void *data, const char *name, const char *path),
                 void *data);

#endif
