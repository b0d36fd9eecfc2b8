/* asking.h: how bindings ask. A question is either answered inside the engine, or waits for the host. */
#ifndef CROUPIER_ASKING_H
#define CROUPIER_ASKING_H

#include "fold.h"
#include "lib.h"
#include "listed.h"

/* Begins a new question. Raises where none may be asked. `prompt` is the place on the stack of its prompt, which
   must stay there: see prompt.h. */
struct ask *asking(lua_State *L, int seat, enum ask_kind kind, int prompt);
/* The same for a bid in an auction: a number above `beat`. Its text may name `beat` and `most`. */
struct ask *asking_bid(lua_State *L, int seat, int prompt, int32_t beat);
/* Several questions at once: asking_anew raises where none may be asked, then asking_also begins one question
   after the other. */
void asking_anew(lua_State *L);
struct ask *asking_also(lua_State *L, int seat, enum ask_kind kind, int prompt);
void asking_offer(lua_State *L, struct ask *q, uint16_t item);

/* The value at the top is the number of a zone, or a list. Offers the pieces or items for which the function at
   index `where` returns true, and notes the others with their reasons. Pops the value. */
void asking_consider(lua_State *L, struct ask *q, int where);
/* Is the seat answered at random, inside the engine? */
static inline bool asking_at_random(const struct world *w, int seat) {
  return (w->inline_random >> seat & 1) != 0;
}
/* Does anybody learn what the question says, and why candidates are left out? A random seat does not, nor does a bot
   that looks ahead. */
static inline bool asking_is_read(const struct world *w, int seat) {
  return !asking_at_random(w, seat) && w->chooses == NULL;
}
static inline bool asking_explains(const struct world *w, const struct ask *q) {
  return asking_is_read(w, q->seat);
}
/* What a script gives to a random seat is looked at in one of four questions. */
static inline bool asking_samples(const struct world *w, const struct ask *q) {
  return (w->bots[q->seat].a + q->since) % 4 == 0;
}
/* Notes a piece that a filter leaves out, for `why not`. why: NULL: the filter gives no reason. */
void asking_pass_over(lua_State *L, const struct ask *q, uint16_t piece, const char *why);
/* The word at the top is not offered, for no reason that is known. Pops it. */
void asking_pass_over_word(lua_State *L, const struct ask *q);
/* The same with a verdict at the top, above the candidate: true or a reason. Pops both. */
void asking_judge(lua_State *L, struct ask *q, uint16_t item);

/* Calls a function of the script that may look at the game and change nothing. Stack: function, arguments ->
   results. */
void asking_look(lua_State *L, int arguments, int results);
/* For vm_set_world: the nesting of looks and questions, and the end of those that an error left open. */
uint64_t asking_nesting(const struct world *w);
void asking_unwind(struct world *w, uint64_t nesting);

void asking_clear_refused(lua_State *L, const struct ask *q);
/* What the script says of an item that it offers: pushes its word, and the number for it, or nil. */
bool asking_push_remark(lua_State *L, const struct ask *q, int item);

/* Sets the words that may be answered instead. arg: a word, or nil. The free actions of the game are added. If the
   word names a free action, the question is not repeated after that action. */
void asking_instead(lua_State *L, struct ask *q, int arg);

/*
** Puts the question. If it is answered inside the engine, returns with the answer; else yields, and `k` runs after
** the answer. In both cases the question is at world->asks.ask[count - 1].
*/
int asking_put(lua_State *L, struct ask *q, lua_KFunction k);
/* Raises the error that no answer to the question is legal. */
int asking_fails(lua_State *L, const struct ask *q);

/* The answer is a free action: carries it out, then continues with `after`, which must call asking_freed first.
   The context of `after` is the kind of the question, or -1 if the action ends the question. */
int asking_take_free(lua_State *L, const struct ask *q, lua_KFunction after);
void asking_freed(lua_State *L, int status);

/*
** free.c: free actions out of turn. While one seat is asked, another may act; not while several seats are asked at
** once, between the picks of a select, or during a free action. In short: others have their free actions exactly
** where the asked seat is offered its own.
*/
/* Bit i: the seat may take the i-th action now. Runs the script's may_... methods. */
unsigned free_open_to(lua_State *L, int seat);
const char *free_name(lua_State *L, int action);
int free_named(lua_State *L, int seat, const char *name); /* -1: not now, or unknown */
/* The seat takes the action: the question counts as answered, with ANOTHER_ACTS as the answer. */
void free_interrupt(struct world *w, int seat, int action);

/* Several questions are ready. True if all were answered inside the engine; if not, yield and let the host answer. */
bool asking_answered_inside(lua_State *L);

/* For continuations: must the question be put again, as if nobody had answered it? */
static inline bool asking_put_again(struct world *w) {
  bool again = w->put_again;
  w->put_again = false;
  if (again) ask_end_all_but(&w->asks, 0);
  return again;
}

/* Counts an answer, chosen from this many options. */
static inline void asking_decided(struct world *w, int options) {
  w->decisions++;
  w->branching[options < BRANCHING_BUCKETS ? options : BRANCHING_BUCKETS - 1]++;
}

/* A number of its own for each decision: a function of seed, seat and place in the game. So a bot draws the same after
   undo, after redo, in a replay, and whichever other seats are asked at the same time. */
static inline uint64_t asking_place(const struct world *w, const struct ask *q) {
  if (w->coupling.on) return fold(q->key, q->picked);
  return w->bots[q->seat].a + (q->since + q->picked) * FOLD_FRACTION;
}

/* Draws an option. */
int asking_draw(lua_State *L, const struct ask *q, int options);

#endif
