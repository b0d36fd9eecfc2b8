/* worker.h: the threads of a simulation: each plays games at a table of its own. */
#ifndef WORKER_H
#define WORKER_H

#include <pthread.h>
#include <stdatomic.h>

#include "astray.h"
#include "bots.h"
#include "course.h"
#include "croupier.h"
#include "excerpt.h"
#include "options.h"
#include "seats.h"
#include "tally.h"

#define HOPELESS  10 /* the first so many games fail: no more are played */
#define MOST_SLOW 3  /* games that use up their time: no more are played */
#define NO_GAME   UINT64_MAX

struct sim {
  const struct options *o;
  const croupier_config *config;
  struct seats seats;
  uint64_t seed, count; /* games of this shard */
  uint64_t first, step; /* game k of the shard is game first + k * step of all */
  double began;
  bool show_progress, shown;
  atomic_ullong next, played;
  atomic_int hopeless; /* errors among the first games */
  atomic_int slow;     /* games that have used up their time */
  atomic_int looping;  /* games in which the script did not come to an end when a bot looked ahead */
  atomic_int faulty;   /* games one after the other in which a program failed */
  atomic_ulong faults; /* of programs */
  atomic_bool given_up;
  struct astray astray;
  void (*each)(void *data, uint64_t k,
               croupier *c); /* called with each game that comes to its end; or NULL */
  void *data;
};

/* One thread and its table. */
struct worker {
  pthread_t thread;
  struct sim *sim;
  croupier *c;
  struct bots bots;
  croupier_config config;
  struct tally tally;
  struct course course; /* of its game, and of all its games, with --all */
  struct courses courses;
  uint64_t error_at; /* the first of its games that failed, or NO_GAME */
  char error[1000];
  struct excerpt excerpt; /* of that error */
  int status;
};

/* Plays the games of the simulation in so many threads. Worker 0 is this thread. Returns a status. */
int workers_run(struct worker *workers, long jobs);
/* No game begins any more, and a game that is not at its end is left. */
bool sim_is_over(const struct sim *s);
bool sim_go_on(void *sim, unsigned done, unsigned of); /* for croupier_progress */
void sim_interrupt(int signal);                        /* for sigaction */
bool sim_interrupted(void);                            /* by that */
void sim_wipe_progress(void *sim);                     /* for say_after */
double sim_clock(void);                                /* seconds */

#endif
