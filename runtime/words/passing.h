/* passing.h: questions that a random seat answers in passing. Such a question is never put: nothing is offered, and
   nobody but the engine knows that it was there. The answer is the one that the question would have had. */
#ifndef CROUPIER_PASSING_H
#define CROUPIER_PASSING_H

#include "asking.h"

/* May it be answered so? Not if another seat learns of it, a free action could be taken instead, the host is to be asked
   once more, or games are coupled: then a draw depends on what the options are. */
static inline bool passing(const struct world *w, int seat) {
  return asking_at_random(w, seat) && w->decisions < w->inline_until && w->free_actions == 0 &&
         (w->listening & HEARD_BY_SEATS) == 0 && !w->coupling.on;
}
/* Ends the question with one of its options, which is returned. */
int passing_take(lua_State *L, const struct ask *q, int options);

/* Stack: player, prompt, from, where, instead, as `ask` has them. Pushes the answer, and returns the number of results.
   0: the question must be put, and nothing has changed. */
int passing_ask(lua_State *L, int seat);
/* The same of a yes or no. */
int passing_agrees(lua_State *L, int seat);
/* The same of a question to all, of one piece or item each: see selectspec.h. */
int passing_ask_all(lua_State *L, int base);

#endif
