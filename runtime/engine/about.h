/* about.h: the thing that an option is about. */
#ifndef CROUPIER_ABOUT_H
#define CROUPIER_ABOUT_H

#include "croupier_inner.h"

/* The id of a piece in the events that a seat hears. Seat 0: the real id. */
/* The number in that field of a piece; 0: it has none. */
int32_t piece_number(const croupier *c, uint16_t piece, const char *field);
int croupier_id_for(const croupier *c, int piece, int seat);

#endif
