/* hash.h: the hash of a position, in parts. */
#ifndef CROUPIER_HASH_H
#define CROUPIER_HASH_H

#include "croupier.h"

/* The hash of the table and the questions behind what is folded into h: chance and the number of decisions are not in it. */
uint64_t hash_from(const croupier *c, uint64_t h);

#endif
