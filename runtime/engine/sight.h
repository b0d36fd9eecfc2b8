/* sight.h: a question as a search sees it: what the deciding seat has seen, and its options, as numbers. */
#ifndef CROUPIER_SIGHT_H
#define CROUPIER_SIGHT_H

#include "label.h"

struct decision {
  const struct ask *q; /* NULL: it is recalled, and not put */
  int seat, tried;     /* tried: number of options that are tried. With a single one the rest is not set */
  bool in_tree;        /* here and closer are known */
  /* its numbers as a decision: of the tree, also with what an opponent holds, or 0; of habits, also closer, or 0 */
  uint64_t here, closer, habit, closer_habit;
  uint64_t each[MOST_OPTIONS]; /* labels of the options */
};

struct lookahead;
/* Reads a question, for the tree or for habits. Where seats hold pieces blindly, the world may be dealt anew for the
   deciding seat. */
void sight_read(struct lookahead *s, const struct ask *q, struct decision *d);
/* The number of the question as a decision of the tree. `watched`: a hash of what the seat has seen since the search
   began. */
uint64_t sight_key(const croupier *c, int seat, uint64_t watched, const struct ask *q);
/* Labels the options as the tree does, and as habits do. */
void sight_label(struct lookahead *s, const struct ask *q, uint64_t *label);
void sight_label_habits(struct lookahead *s, const struct ask *q, uint64_t *label);
/* From now on the world's hashes say what each seat sees. */
void sight_watch(struct lookahead *s);
/* Adds an answer to what the seats have seen that may know of it. label: 0 if there was no choice. */
void sight_watch_answer(const struct lookahead *s, const struct ask *q, int option, uint64_t label);

#endif
