/* act.h: free actions out of turn. */
#ifndef CROUPIER_ACT_H
#define CROUPIER_ACT_H

#include "croupier_inner.h"

/* Bit i is set if the seat may take the i-th free action now. */
unsigned croupier_open_actions(croupier *c, int seat);

#endif
