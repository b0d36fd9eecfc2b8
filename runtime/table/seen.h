/* seen.h: what each seat learns: the pieces that it knows, and the pieces that it cannot tell apart. */
#ifndef CROUPIER_SEEN_H
#define CROUPIER_SEEN_H

#include "event.h"
#include "fold.h"

/* Begins to remember, at a new table, where every seat knows everything. Pushes nothing; for croupier_run. */
int seen_begin(lua_State *L);
/* Call it only while seats listen or are watched. */
void seen_event(struct world *w, const struct croupier_event *e);
/* A piece of that zone was drawn at random, and nobody is told which one. */
void seen_random(struct world *w, uint16_t zone);
/* All faces of these dice lie in their cup again, where the seats know them; for each die, one will be drawn. */
void seen_dice(struct world *w, uint16_t first, int dice, int sides);
/* A script looks through a zone. It may then take a piece because of its face. So in a pile that nobody sees, a place no
   longer tells which piece lay there. */
void seen_looked_through(struct world *w, uint16_t zone);
/* The seats of the mask are told that so many of these pieces have one of the faces: see told.h. Call it while seats listen. */
void seen_told(lua_State *L, uint32_t to, const uint16_t *list, int count, const uint64_t *faces, int least,
               int most);
/* The asked seat sees all candidates, also those that are not offered. */
void seen_question(lua_State *L, const struct ask *q);

/* Adds an event to the hashes in world->watched: `told` for all seats, `secret` for the seats of the mask. */
void seen_watch(struct world *w, uint32_t sees, uint64_t told, uint64_t secret);

#endif
