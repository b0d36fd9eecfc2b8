/* explore.h: plays games at all tables of a check, for so long, and collects what is wrong. */
#ifndef EXPLORE_H
#define EXPLORE_H

#include <pthread.h>
#include <stdatomic.h>

#include "coverage.h"
#include "flaw.h"
#include "inspect.h"
#include "options.h"
#include "usage.h"

/* What all threads share. The lock guards what stands below it. */
struct exploring {
  const struct options *o;
  struct settings settings;
  const croupier_config *config; /* of the game as it is, for the names of its sources */
  double began, until;           /* seconds; see sim_clock */
  bool shows;                    /* progress */
  atomic_size_t next, done;      /* settings */
  pthread_mutex_t lock;
  struct flaws flaws;
  struct cover cover;
  struct usage usage; /* of tables at which no knob is turned */
  uint64_t games[PLAYERS];
  size_t played; /* settings that were played */
  int status;    /* not DONE: something of the machine failed, and was said */
};

/* The thread's own way to the table of a setting; rules belong to it. */
struct explored {
  struct options o;
  struct words set;
  struct rules *rules;
};
/* The game at this setting; DONE, or it has complained. Free it in any case. */
int explore_rules(struct explored *e, const struct options *o, const struct setting *s);
void explore_rules_free(struct explored *e);
/* A table for an inspection, or NULL: it cannot be laid, and the flaw says why. */
croupier *explore_lay(const struct explored *e, struct inspection *i, struct flaw *flaw);

/* Until time is over or somebody stops it. Returns the status. */
int explore(struct exploring *e);

#endif
