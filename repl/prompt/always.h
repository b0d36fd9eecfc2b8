/* always.h: one answer each time the same question comes, until the person is asked something else. */
#ifndef ALWAYS_H
#define ALWAYS_H

#include "session.h"

/* May the seat that is asked give this option of r->menu always? A free action leaves the question open, so it would
   be taken for ever. */
bool always_is_possible(const struct repl *r, int option);
/* From now on the seat that is asked gives this option of r->menu. False: no memory. */
bool always_begin(struct repl *r, int option);
void always_end(struct repl *r);
/* The seat that is answered for so now, or 0. Ends it where that seat is asked something else. */
int always_seat(struct repl *r);
int always_answer(struct repl *r);
/* Is the seat asked what its person answered last, once more? */
bool always_asked_again(const struct repl *r, int seat);
/* Call it before the person gives this option of r->menu. Given twice to the same question, with answers
   of others in between, it is said how to give it always: once in a game. */
void always_note(struct repl *r, int option);

#endif
