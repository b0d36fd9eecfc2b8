/* pairs.h: games in pairs with the same deals, by two sets of rules, until enough is known. */
#ifndef PAIRS_H
#define PAIRS_H

#include "finding.h"
#include "gamefiles.h"
#include "worker.h"

/* Pairs between two looks at them: of random bots, and of others, which are slow. */
enum { AT_ONCE = 100, AT_ONCE_SLOW = 10 };

/* One of the two sets of rules. */
struct side {
  const struct options *given; /* of both sides */
  struct options o;
  struct words set; /* the list that o.set borrows */
  struct rules rules;
  struct sim sim;
  struct sides sides;
  struct worker *workers;
  int64_t values[AT_ONCE][MOST_MEASURES]; /* of the pairs that are being played */
  bool done[AT_ONCE];
};

struct pairs {
  const struct options *o;
  struct side a, b;
  struct comparison c;
  const struct comparison *first; /* what other bots have found, or NULL */
  double within;
  uint64_t at_once;
  bool shows; /* progress */
};

/* The rules of both sides. All are read before a table is laid, for a script may close the jail. Complains unless
   DONE. */
int pairs_read(struct pairs *p, const struct options *o);
/* Their tables. c.change, c.expected, within and first are set before. Likewise. */
int pairs_lay(struct pairs *p);
/* Plays pairs until enough is known, or --pairs of them, or Ctrl-C. */
int pairs_play(struct pairs *p);
bool pairs_broken_off(const struct pairs *p);
/* Complains of games that failed. */
int pairs_complain(const struct pairs *p);
void pairs_clear(struct pairs *p);

#endif
