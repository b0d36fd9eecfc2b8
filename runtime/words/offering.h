/* offering.h: the candidates of a question, which come from a zone or a list. */
#ifndef CROUPIER_OFFERING_H
#define CROUPIER_OFFERING_H

#include "asking.h"

/* Offers what passes of the zone, zones or list at `from`. where: a filter, a function, or of a list verdicts. */
void offering(lua_State *L, struct ask *q, int from, int where);

#endif
