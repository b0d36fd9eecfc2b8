/* experiments.h: one trial each, by its number, and what the sums of many say. A trial adds to the worker's ledger. */
#ifndef EXPERIMENTS_H
#define EXPERIMENTS_H

#include "results.h"
#include "worker.h"

/* The skill ladder: the stronger bot of a step against the weaker ones, in every seat at the same deal. */
struct step {
  const char *strong, *weak;
};
const struct step *skill_step(int i); /* NULL: there are no more */
void skill_trial(struct worker *w, uint64_t number, void *step);
void skill_metrics(const struct ledger *l, struct metrics *m);

/* Luck: one deal under all rotations of unequal bots. */
struct unequal {
  const char *bot[CROUPIER_MAX_SEATS];
};
void luck_trial(struct worker *w, uint64_t number, void *unequal);
void luck_metrics(const struct report *r, struct metrics *m);

/* Cards: one deal, and the same with a piece of a hand swapped for another. */
struct swap {
  const char *card; /* of this name; NULL: any */
};
void power_trial(struct worker *w, uint64_t number, void *swap);
void power_metrics(const struct ledger *l, int sides, struct metrics *m);

/* Restricted play: one seat must or may not pick an option, wherever there are others. */
enum { MOST_LIMITS = 8 };
struct limits {
  char key[MOST_LIMITS][OPTION_KEY];
  int count;
};
/* The options that random players are offered most, in the first games of all. False: no memory. */
bool restricted_find(struct worker *w, struct limits *limits);
void restricted_trial(struct worker *w, uint64_t number, void *limits);
void restricted_metrics(const struct ledger *l, struct metrics *m);

/* The win chance in the course of the first game, for a picture. */
void river_trial(struct worker *w, uint64_t number, void *unused);
/* The points of that picture: share[point * sides + side]. Returns how many there are; 0: none. */
enum { RIVER_POINTS = 48 };
int river_read(const struct ledger *l, int sides, double *share);

#endif
