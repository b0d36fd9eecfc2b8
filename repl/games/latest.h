/* latest.h: which games were left, and which of them last. */
#ifndef LATEST_H
#define LATEST_H

#include <stdbool.h>
#include <time.h>

#include "file.h"

/* A game that waits for an answer. */
struct left {
  char path[PATH_SIZE]; /* of its journal */
  time_t written;
  char position[100]; /* what a picture of its table is headed with: "Byzanz: round 2" */
  int players;
  size_t answers;
};

/* Those in the user's state folder whose journals were written last, the last first; how many. */
size_t games_left(struct left *left, size_t most, const char *lang);
/* The journal of the first of them; false: there is none. */
bool latest_unfinished(char path[PATH_SIZE]);

#endif
