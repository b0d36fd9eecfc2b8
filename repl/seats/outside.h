/* outside.h: a bot in a process of its own, which speaks JSON Lines. */
#ifndef OUTSIDE_H
#define OUTSIDE_H

#include "croupier.h"

struct outside;

/* Starts the command for a seat. NULL: it could not be started, and has complained. patience: seconds for an
   answer. */
struct outside *outside_start(const char *command, int seat, const char *lang, long patience);
/* Stops the program; NULL is allowed. A program that has not failed may read its last lines, within a second. */
void outside_stop(struct outside *o);
/* Closes its input, if everything was sent. Several programs can then end at the same time, before they are
   stopped. */
void outside_leave(struct outside *o);
bool outside_runs(const struct outside *o); /* false: it has ended or failed */
/* Did it end after an earlier game, or refuse to begin this one? */
bool outside_left(const struct outside *o);

/* Call it before the first event of a game. A program plays one game after the other. */
void outside_hello(struct outside *o, croupier *c);
void outside_event(struct outside *o, const croupier_event *event);
/* Sends the lines that wait; otherwise they wait for the next question. */
void outside_flush(struct outside *o);
void outside_undone(struct outside *o, size_t answers);
void outside_end(struct outside *o, croupier *c);
/* Returns its answer. -1: it failed, and outside_fault() says why. OUTSIDE_LATER: the person stopped waiting; a
   later call may get the answer. progress: of the milliseconds that it has; or NULL. */
#define OUTSIDE_LATER (-2)
int outside_choose(struct outside *o, croupier *c, const croupier_progress *progress);
/* the end of a sentence, such as "has ended"; "" if none */
const char *outside_fault(const struct outside *o);

#endif
