/* foretold.h: draws as a spec or a file of chance tells them in advance, see stdlib/luck.lua. */
#ifndef CROUPIER_FORETOLD_H
#define CROUPIER_FORETOLD_H

#include "lib.h"

/* Draws one of n, from 0. what: "die", "number", "item" or "piece"; from: the index of the list or zone drawn from, or
   0. Raises if what is told is not possible here. */
uint32_t foretold_draw(lua_State *L, const char *what, uint32_t n, int from);
/* Puts the n pieces of a zone, shuffled already, into the order that is told, if any is. */
void foretold_order(lua_State *L, uint16_t zone, uint16_t *list, int n);
static inline uint32_t draw(lua_State *L, struct world *w, const char *what, uint32_t n, int from) {
  return w->foretold ? foretold_draw(L, what, n, from) : lib_draw(w, n);
}

#endif
