/* outside.h: a bot that is a program of its own, in a process that is told and asked in JSON Lines. */
#ifndef OUTSIDE_H
#define OUTSIDE_H

#include "croupier.h"

struct outside;

/* Starts the command for a seat. NULL: it cannot be started, and has complained. patience: seconds for an answer. */
struct outside *outside_start(const char *command, int seat, const char *lang, long patience);
/* NULL: nothing. One that is not at fault reads to the end what it was told, if it does so within a second. */
void outside_stop(struct outside *o);
/* If all is said, nothing more is said to it: several may so come to an end at the same time, before they are stopped. */
void outside_leave(struct outside *o);
bool outside_runs(const struct outside *o); /* or it has ended, or was at fault */
/* It ended after another game, or did not want to begin this one. */
bool outside_left(const struct outside *o);

/* A game begins: before its first event. A program plays one game after the other. */
void outside_hello(struct outside *o, croupier *c);
void outside_event(struct outside *o, const croupier_event *event);
/* What it was told waits until it is asked, or for this. */
void outside_flush(struct outside *o);
void outside_undone(struct outside *o, size_t answers);
void outside_end(struct outside *o, croupier *c);
/* Its answer, or -1: it is of no use any more, and outside_fault() says why. OUTSIDE_LATER: who waits has had enough,
   and may come again for the answer. progress: of the milliseconds it has; or NULL. */
#define OUTSIDE_LATER (-2)
int outside_choose(struct outside *o, croupier *c, const croupier_progress *progress);
const char *outside_fault(const struct outside *o); /* the end of a sentence, as "has ended"; "" if none */

#endif
