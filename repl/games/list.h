/* list.h: lists of games and of knobs. */
#ifndef LIST_H
#define LIST_H

#include "croupier.h"

void print_games(const char *lang);
void print_knobs(croupier *c, const char *lang);
/* Calls `tell` for every game. The arguments are valid during the call. */
void games_each(const char *lang, void (*tell)(void *data, const char *name, const char *title), void *data);
/* The same for every knob of a game, as it stands in its script; for none, and without a word, if there is no such game. */
void knobs_each(const char *game, void (*tell)(void *data, const croupier_knob *knob), void *data);

#endif
