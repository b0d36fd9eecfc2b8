/* agree.h: deals that agree with what a seat was told. All such deals are equally likely. */
#ifndef CROUPIER_AGREE_H
#define CROUPIER_AGREE_H

#include "knowledge.h"

/* The plan of such deals, made once for many deals of one position. */
struct agree;
/* NULL: no memory. `deal` is the plan without the facts. */
struct agree *agree_plan(const struct knowledge *k, const struct table *t, const struct deal *deal);
/* As knowledge_deal. False: no deal was found that agrees. *exact: it was drawn exactly, not by a random walk. */
bool agree_deal(const struct agree *a, struct rng *rng, uint16_t *now, bool *exact);
void agree_end(struct agree *a);

#endif
