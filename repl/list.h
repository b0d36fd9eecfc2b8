/* list.h: what there is to play, and what can be turned in it, as lists on stdout. */
#ifndef LIST_H
#define LIST_H

#include "croupier.h"

void print_games(const char *lang);
void print_knobs(croupier *c);

#endif
