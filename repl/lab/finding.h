/* finding.h: what pairs of games say about a change of the rules. */
#ifndef FINDING_H
#define FINDING_H

#include "measure.h"
#include "series.h"
#include "versus.h"

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
  const croupier *a, *b;   /* a table of each */
  const struct versus *is; /* in words */
  const char *bots;
  int players;
  struct sides sides;
  uint64_t seed, pairs, left_out; /* left_out: pairs in which a game did not come to its end */
  bool
      once; /* the number of pairs was fixed before, and they are looked at once; else intervals hold at all looks */
  struct contrast contrast[MOST_MEASURES];
  struct expectation expected;
};

/* The same change, found by bots of one strength or two. */
enum { MOST_STRENGTHS = 2 };
struct compared {
  const struct options *o;
  const struct comparison *at[MOST_STRENGTHS];
  int strengths;
};

/* What is known of a change, in the measure's own units; all sides together with 95 %, each other measure with 95 %. */
struct finding {
  double a, b, change, half;
  double seen;  /* so large a change would have been found in 19 of 20 such comparisons */
  bool changed; /* not by accident: 5 % for the main measure, and 5 % for all others, by Holm's test */
};
/* The main measure is that of which something is expected, else the sides' shares of wins. */
bool compare_is_main(const struct comparison *c, int i);
void compare_find(const struct comparison *c, struct finding finding[MOST_MEASURES]);
/* The bounds of the largest change of the measures with that word. False: there are none. */
bool compare_bounds(const struct comparison *c, const char *word, double *low, double *high);
/* How many games pairs need for one that separate deals would need, over all sides. */
double compare_variance_ratio(const struct comparison *c);
/* Does a measure change alike where other bots play? */
enum stability { STABLE, UNSTABLE, OPEN };
enum stability compare_stability(const struct comparison *c, const struct comparison *other, int i);
/* The same of the main measure: of all sides, say. */
enum stability compare_main_stability(const struct comparison *c, const struct comparison *other);
/* Does the change keep to what is expected? */
enum verdict { NOT_KNOWN, HOLDS, FAILS };
enum verdict compare_judge(const struct comparison *c);

#endif
