/* endtext.h: how a game has ended: the places, or the fate of all. */
#ifndef CROUPIER_ENDTEXT_H
#define CROUPIER_ENDTEXT_H

#include "croupier.h"
#include "text.h"

/* Adds a line for each place: "1. player 2: 12"; or one for the fate of all who play together. */
void endtext_add(struct line *l, croupier *c, const char *lang);

#endif
