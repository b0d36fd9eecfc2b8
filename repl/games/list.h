/* list.h: what there is to play, and what can be turned in it, as lists. */
#ifndef LIST_H
#define LIST_H

#include "croupier.h"

void print_games(const char *lang);
void print_knobs(croupier *c, const char *lang);
/* Every game there is; what is handed on holds during the call. */
void games_each(const char *lang, void (*tell)(void *data, const char *name, const char *title), void *data);

#endif
