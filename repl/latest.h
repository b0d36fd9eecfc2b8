/* latest.h: which game was left last. */
#ifndef LATEST_H
#define LATEST_H

#include <stdbool.h>

#include "games.h"

/* The journal in the user's state folder that was written last and whose game is not over; false: none. */
bool latest_unfinished(char path[PATH_SIZE]);

#endif
