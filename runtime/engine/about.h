/* about.h: the thing that an option is about. */
#ifndef CROUPIER_ABOUT_H
#define CROUPIER_ABOUT_H

#include "croupier_inner.h"

/* The id of a piece in the events that a seat hears. Seat 0: the real id. */
int croupier_id_for(const croupier *c, int piece, int seat);

#endif
