/* latest.h: the unfinished games, the last one first. */
#ifndef LATEST_H
#define LATEST_H

#include <stdbool.h>
#include <time.h>

#include "file.h"

/* A game that waits for an answer. */
struct left {
  char path[PATH_SIZE]; /* of its journal */
  time_t written;
  char position[100]; /* the title of its picture: "Byzanz: round 2" */
  int players;
  size_t answers;
};

/* Lists the unfinished games in the user's state folder, the last written first. Returns their number. */
size_t games_left(struct left *left, size_t most, const char *lang);
/* The journal of the first one. False: there is none. */
bool latest_unfinished(char path[PATH_SIZE]);

#endif
