/* astray.h: the games of a simulation that go nowhere, by the place in the script where they do. */
#ifndef ASTRAY_H
#define ASTRAY_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "croupier.h"
#include "excerpt.h"
#include "file.h"

enum { MOST_PLACES = 8 };

/* A place, with the facts of the first of its games. */
struct place {
  croupier_course course;
  uint64_t games, first; /* first: its number in the simulation */
  uint64_t seed, answers;
  char question[100], rule[40]; /* rule: "" if it is none of the game's methods */
  struct excerpt excerpt;
  char says[1000], how[PATH_SIZE]; /* how: the command that shows it */
};

/* Zero at first, but for the lock. All threads use it. */
struct astray {
  pthread_mutex_t lock;
  struct place place[MOST_PLACES];
  int places;
  uint64_t elsewhere; /* games at more places */
};

/* Adds a game that goes nowhere. True: it is the first one at its place, and says how it is. */
bool astray_add(struct astray *a, croupier *c, uint64_t number, const char *how);
/* Adds the games of a place that another machine has seen. */
void astray_join(struct astray *a, const struct place *more);
/* The i-th place by the numbers of the first games, whichever thread was faster. */
const struct place *astray_at(const struct astray *a, int i);

#endif
