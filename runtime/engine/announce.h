/* announce.h: the events that the engine itself brings about. */
#ifndef CROUPIER_ANNOUNCE_H
#define CROUPIER_ANNOUNCE_H

#include "croupier_inner.h"

/* The events before a step. False: no memory. */
bool announce_opening(croupier *c); /* start, zones, pieces */
/* An answer is put into words before it is given; false: it is not offered any more. croupier_pick then tells it. */
bool announce_answer(croupier *c, int seat, int option);
void announce_free(croupier *c, int seat, int action);
bool announce_said(croupier *c, bool complete); /* if there is one; false: no memory */
/* The events after a step. */
void announce_asks(croupier *c);
void announce_end(croupier *c);
/* Is the answer kept from other seats? */
bool is_secret_answer(croupier *c, const struct ask *q, int option);

#endif
