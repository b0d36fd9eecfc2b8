/* games.h: finds the files of games. */
#ifndef GAMES_H
#define GAMES_H

#include <stdbool.h>

#include "file.h"

/* Where games are looked for, in this order: the current folder, its scripts/ and examples/, the
   folders of CROUPIER_PATH, those beside the program, and where it was installed. */
/* Finds the file of a game by name or path. False: there is none. */
bool game_find(const char *name, char path[PATH_SIZE]);
/* Likewise in those folders or in the folder `below` each of them: what belongs to games. */
bool game_find_below(const char *name, const char *below, char path[PATH_SIZE]);
/* The file of this name in the folder of another. False: there is none. */
bool game_find_beside(const char *path, const char *name, char found[PATH_SIZE]);
/* Calls `found` for each script, without texts, each name once; below: in that folder of each of these, or NULL. The
   arguments are valid during the call. */
void game_each(const char *below, void (*found)(void *data, const char *path), void *data);
/* The name of a game that looks like this one, or ""; below: of a file in that folder of the games', or NULL. */
void game_near(const char *name, const char *below, char near[PATH_SIZE]);
/* Where a file would lie in the i-th folder that came with the program; below: "", or such as "house-rules/". False: there are
   no more. */
bool game_shipped(int i, const char *below, const char *name, char path[PATH_SIZE]);
/* "scripts/byzanz.lua" -> "byzanz" */
void game_stem(const char *path, char stem[PATH_SIZE]);

#endif
