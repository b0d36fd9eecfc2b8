/* finding.h: what pairs of games say about a change of the rules. */
#ifndef FINDING_H
#define FINDING_H

#include "measure.h"
#include "series.h"

/* One measure over all pairs: A, B, and B minus A in each pair. */
struct contrast {
  struct series a, b, change;
};

/* "seat < 2": what is expected of a measure's change, in its own units. */
struct expectation {
  char word[20]; /* "": nothing is */
  char sign;     /* '<' or '>' */
  double bound;
};

struct comparison {
  const croupier *a, *b; /* a table of each */
  const char *change;    /* what makes B another game, in the words of the options */
  const char *bots;
  int players;
  struct sides sides;
  uint64_t seed, pairs, left_out; /* left_out: pairs in which a game did not come to its end */
  struct contrast contrast[MOST_MEASURES];
  struct expectation expected;
};

/* What is known of a change, in the measure's own units; all sides together with 95 %, each other measure with 95 %. */
struct finding {
  double a, b, change, half;
  bool changed; /* not by accident: 5 % for all sides, and 5 % for all other measures, by Holm's test */
};
void compare_find(const struct comparison *c, struct finding finding[MOST_MEASURES]);
/* The bounds of the largest change of the measures with that word. False: there are none. */
bool compare_bounds(const struct comparison *c, const char *word, double *low, double *high);
/* Does the change keep to what is expected? */
enum verdict { NOT_KNOWN, HOLDS, FAILS };
enum verdict compare_judge(const struct comparison *c);

#endif
