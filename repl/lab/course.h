/* course.h: who leads in the course of a game, and when it is decided. */
#ifndef COURSE_H
#define COURSE_H

#include "croupier.h"
#include "ledger.h"

/* Who leads alone and who is last alone after a decision: a seat from 1, of a team its first one; 0: nobody. */
struct standing {
  uint64_t answers;
  int leader, last;
};

/* One game. */
struct course {
  struct standing *standing; /* where one of them changes */
  size_t count, room;
  bool failed; /* no memory */
};

/* What one game says. */
struct course_figures {
  int changes;      /* of the leader */
  uint64_t decided; /* the answers after which the winner leads for good; all of them if nobody wins alone */
  int last, first;  /* the seats that are last alone at half, and lead alone at a quarter; 0: nobody */
};

void course_begin(struct course *course);
/* After each answer: scores of one decision count together, and nobody leads while they are being given. */
void course_note(struct course *course, const croupier *c);
/* The same where somebody else knows who leads and who is last: the first seat of a side, or 0. */
void course_put(struct course *course, uint64_t answers, int leader, int last);
/* The standing when so many answers had been given. */
struct standing course_at(const struct course *course, uint64_t answers);
/* The game is over: what it says. */
struct course_figures course_figures(const struct course *course, const croupier *c);
/* The game is over: adds it to the others. False: no memory. */
bool course_over(struct course *course, const croupier *c, struct ledger *to);
void course_free(struct course *course);

#endif
