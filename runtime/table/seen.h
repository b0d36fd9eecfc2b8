/* seen.h: what each seat makes of what happens: which pieces it knows, and which it cannot tell apart. */
#ifndef CROUPIER_SEEN_H
#define CROUPIER_SEEN_H

#include "event.h"
#include "fold.h"

/* Remembering begins: at a table as it was laid, where everything is known. Pushes nothing; for croupier_run. */
int seen_begin(lua_State *L);
/* Only while seats listen, or are watched. */
void seen_event(struct world *w, const struct croupier_event *e);
/* One of the pieces there was drawn at random, and which is not told. */
void seen_random(struct world *w, uint16_t zone);
/* A script looks through a zone, and what it takes it may choose by what it shows: in a pile that nobody sees, where that
   lay says nothing any more. */
void seen_looked_through(struct world *w, uint16_t zone);
/* Who is asked sees all candidates, also those that are not offered. */
void seen_question(lua_State *L, const struct ask *q);

/* Something has happened: what all are told of it, and what only the seats of the mask know. For world->watched. */
void seen_watch(struct world *w, uint32_t sees, uint64_t told, uint64_t secret);
uint64_t seen_mix_word(uint64_t h, const char *word);

#endif
