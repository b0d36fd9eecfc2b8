/* measure.h: what is measured of a game that is over. */
#ifndef MEASURE_H
#define MEASURE_H

#include <stdbool.h>

#include "course.h"
#include "croupier.h"

/* Who wins: players, teams, or all together. Is the course of their games measured, too? */
struct sides {
  enum { SEATS, TEAMS, TOGETHER } kind;
  int count;
  bool course;
};
struct sides sides_of(const croupier *c);
static inline bool sides_equal(struct sides a, struct sides b) {
  return a.kind == b.kind && a.count == b.count;
}
/* "seat 2", "team 2" or "all", in the program's language. */
const char *side_name(struct sides sides, int i, char name[40]);
/* Of JSON: "seat", "team", or NULL: all play together. */
const char *side_key(struct sides sides);

/* The first measures are the sides' shares of the wins, in the order of the sides. */
enum { MEASURES_OF_TABLE = 9, MOST_MEASURES = CROUPIER_MAX_SEATS + MEASURES_OF_TABLE };

int measures(struct sides sides);
/* Is there such a measure, of any game? */
bool measure_is_known(const char *word);
/* Of these sides? If not, measure_complain says why, and returns a status. */
int measure_complain(const char *word);
bool measure_is_of(const char *word, struct sides sides);

struct measure {
  const char *word; /* as options name it; all sides have one, "seat" */
  char name[80];    /* as people read it, in the program's language */
  double scale;     /* what 1 of the whole numbers below is worth: a win in points of a hundred, say */
  int64_t unit;     /* by how much one game may well differ */
  const char *sign; /* "%" or "" */
};
struct measure measure_at(int i, struct sides sides);

/* The share of each side in the win, in parts of WIN, of the game that is over at this table. */
void measure_wins(const croupier *c, struct sides sides, int64_t *share);
/* All of them, as whole numbers, of the game that is over at this table. */
void measure_game(croupier *c, const struct course *course, struct sides sides,
                  int64_t values[MOST_MEASURES]);

#endif
