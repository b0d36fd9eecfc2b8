/* reopen.h: a game that goes on where its journal ends. */
#ifndef REOPEN_H
#define REOPEN_H

#include "play.h"

/* Opens a game at the end of its journal. lang: NULL for the language of the game. After damage the game is opened all the same, and *status is DAMAGED. */
struct game *game_open(const char *path, const char *lang, int *status);

#endif
