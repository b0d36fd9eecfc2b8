/* worker.h: the threads of a simulation: each plays games at a table of its own. */
#ifndef WORKER_H
#define WORKER_H

#include <pthread.h>
#include <stdatomic.h>

#include "astray.h"
#include "bots.h"
#include "coverage.h"
#include "croupier.h"
#include "excerpt.h"
#include "options.h"
#include "seats.h"
#include "tally.h"
#include "watch.h"

#define HOPELESS  10 /* the first so many games fail: no more are played */
#define MOST_SLOW 3  /* games that use up their time: no more are played */
#define NO_GAME   UINT64_MAX

struct worker;

struct sim {
  const struct options *o;
  const croupier_config *config;
  struct seats seats;
  const char *bots[CROUPIER_MAX_SEATS]; /* by seat, for the report */
  uint64_t seed, count;                 /* games of this shard */
  uint64_t first, step;                 /* game k of the shard is game first + k * step of all */
  double began, started;                /* what is being done; all of it */
  bool show_progress, shown;
  atomic_ullong next, played;
  atomic_int hopeless; /* errors among the first games */
  atomic_int slow;     /* games that have used up their time */
  atomic_int looping;  /* games in which the script did not come to an end when a bot looked ahead */
  atomic_int faulty;   /* games one after the other in which a program failed */
  atomic_ulong faults; /* of programs */
  atomic_bool given_up;
  bool told_met; /* that the script fails where bots look ahead */
  struct astray astray;
  struct cover laid; /* what ran to lay a table, where lines are counted */
  /* Instead of games: a trial of several games, which adds up what it finds in the worker's ledger. NULL: games. */
  void (*trial)(struct worker *w, uint64_t number, void *data);
  void *of_trial;
  void (*hears)(struct worker *w, const croupier_event *event,
                void *of_trial); /* the events of a trial; or NULL */
  const char *what;              /* is being done, for the progress; NULL: games are played */
  bool by_chance;                /* who leads in a game is told by win chance */
  /* called with each game that comes to its end, and with its course if that is noted; or NULL */
  void (*each)(void *data, uint64_t k, croupier *c, const struct course *course);
  /* the command that shows a game; NULL: play does */
  void (*how)(const void *data, uint64_t seed, char *text, size_t room);
  void *data;
};
/* The command that shows the k-th game of the shard. */
void sim_how(const struct sim *s, const croupier *c, uint64_t k, char *text, size_t room);

/* One thread and its table. */
struct worker {
  pthread_t thread;
  struct sim *sim;
  croupier *c;
  struct bots bots;
  croupier_config config;
  struct tally tally;
  struct ledger ledger; /* of its games: with --all, or of bots that rotate, or of trials */
  struct watch watch;   /* of its game, with --all */
  struct limit limit;   /* of its game; of no seat: none */
  uint64_t error_at;    /* the first of its games that failed, or NO_GAME */
  char error[1000];
  struct excerpt excerpt; /* of that error */
  uint64_t met_at; /* the least seed of a game in which a bot tried what the script fails on, or NO_GAME */
  char met[1000];  /* how it fails */
  int status;
};

/* Plays one game of these bots, for a trial: `seed` is of its deal, `bots_seed` besides of the bots. False: it did
   not come to its end. */
bool worker_plays(struct worker *w, uint64_t seed, uint64_t bots_seed, const char *const *who);
/* Plays the games of the simulation in so many threads. Worker 0 is this thread. Returns a status. */
int workers_run(struct worker *workers, long jobs);
/* The number of the k-th game of the shard among all. */
uint64_t sim_part(const struct sim *s, uint64_t all); /* how many of so many games the shard plays */
uint64_t sim_number(const struct sim *s, uint64_t k);
/* No game begins any more, and a game that is not at its end is left. */
bool sim_is_over(const struct sim *s);
bool sim_go_on(void *sim, unsigned done, unsigned of); /* for croupier_progress */
void sim_interrupt(int signal);                        /* for sigaction */
bool sim_interrupted(void);                            /* by that */
void sim_wipe_progress(void *sim);                     /* for say_after */
double sim_clock(void);                                /* seconds */

#endif
