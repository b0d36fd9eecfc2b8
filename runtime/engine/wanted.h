/* wanted.h: what a question wants, and why it does not offer the rest. */
#ifndef CROUPIER_WANTED_H
#define CROUPIER_WANTED_H

#include "croupier_inner.h"

/* How many candidates of the seat's question are not offered. */
int croupier_count_refused(croupier *c, int seat);

#endif
