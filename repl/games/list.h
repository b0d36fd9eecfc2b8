/* list.h: lists of games and of knobs. */
#ifndef LIST_H
#define LIST_H

#include "croupier.h"

void print_games(const char *lang);
void print_knobs(croupier *c, const char *lang);
/* Calls `tell` for every game. The arguments are valid during the call. */
void games_each(const char *lang, void (*tell)(void *data, const char *name, const char *title), void *data);

#endif
