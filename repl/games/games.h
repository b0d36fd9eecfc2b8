/* games.h: finds the files of games. */
#ifndef GAMES_H
#define GAMES_H

#include <stdbool.h>

#include "file.h"

/* Where games are looked for, in this order: the current folder, its scripts/ and examples/, the
   folders of CROUPIER_PATH, those beside the program, and where it was installed. */
/* Finds the file of a game or house rule by name or path. False: there is none. */
bool game_find(const char *name, char path[PATH_SIZE]);
/* Calls `found` for each script, without texts, each name once. The arguments are valid during the call. */
void game_each(void (*found)(void *data, const char *path), void *data);
/* The name of a game that looks like this one, or "". */
void game_near(const char *name, char near[PATH_SIZE]);
/* "scripts/byzanz.lua" -> "byzanz" */
void game_stem(const char *path, char stem[PATH_SIZE]);

#endif
