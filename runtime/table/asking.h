/* asking.h: asking from bindings: a question is answered inside, or waits for the host. */
#ifndef CROUPIER_ASKING_H
#define CROUPIER_ASKING_H

#include "fold.h"
#include "lib.h"

/* A new question; raises where none may be asked. The prompt must stay on the stack. */
struct ask *asking(lua_State *L, int seat, enum ask_kind kind, const char *prompt);
/* Several at once: raises where none may be asked; then one more, and one more. */
void asking_anew(lua_State *L);
struct ask *asking_also(lua_State *L, int seat, enum ask_kind kind, const char *prompt);
void asking_offer(lua_State *L, struct ask *q, uint16_t item);

/* Of the pieces of a zone, whose number is at the top of the stack, or of a list there, those are offered for whom the
   function at index `where` says so; the others are noted with the reason. Pops it. */
void asking_consider(lua_State *L, struct ask *q, int where);
/* A piece that a filter leaves out: noted, for those who ask why not. */
void asking_pass_over(lua_State *L, const struct ask *q, uint16_t piece);
/* The same with a verdict at the top, above the candidate: true or a reason. Pops both. */
void asking_judge(lua_State *L, struct ask *q, uint16_t item);

/* Call a function of the script that may look but not touch. Stack: function, arguments -> results. */
void asking_look(lua_State *L, int arguments, int results);
/* For vm_set_world: looks and questions that an error has left unended. */
uint64_t asking_nesting(const struct world *w);
void asking_unwind(struct world *w, uint64_t nesting);

/* What a question keeps for as long as it is pending: the list that its items are places of; candidates that are not
   offered and the reasons, one behind the other. Pushed: false, and something else, if there is none. */
void asking_keep_list(lua_State *L, const struct ask *q); /* pops it */
bool asking_push_list(lua_State *L, const struct ask *q);
void asking_push_listed(lua_State *L, const struct ask *q, int place); /* the value there, or nil */
void asking_clear_refused(lua_State *L, const struct ask *q);
bool asking_push_refused(lua_State *L, const struct ask *q);

/* May something else be said? arg: a word, or nil; and the free actions, if the game has any. A word that names
   a free action stands for that: once it is done the question is not put again. */
void asking_instead(lua_State *L, struct ask *q, int arg);

/*
** Put the question. If its seat is answered inside, returns with the answer given; else yields, and
** `k` runs when it has been answered. The question is at world->asks.ask[count - 1] either way.
*/
int asking_put(lua_State *L, struct ask *q, lua_KFunction k);
/* Raises: no answer to the question is legal. */
int asking_fails(lua_State *L, const struct ask *q);

/* The answer is a free action: carry it out, and then go on with `after`, whose context is the kind of the question,
   or -1 if that was what it asked for; it calls asking_freed first. */
int asking_take_free(lua_State *L, const struct ask *q, lua_KFunction after);
void asking_freed(lua_State *L, int status);

/*
** free.c: out of turn. While one seat is asked, another may act, but not while several are asked at once, between the
** picks of a select, or while a free action is carried out: where the one asked has free actions, the others have them.
*/
/* Bit i: the seat may take the i-th action now. Runs the script's may_... */
unsigned free_open_to(lua_State *L, int seat);
const char *free_name(lua_State *L, int action);
int free_named(lua_State *L, int seat, const char *name); /* -1: not now, or unknown */
/* It takes it: the question counts as answered, and whoever reads the answer finds ANOTHER_ACTS. */
void free_interrupt(struct world *w, int seat, int action);

/* Several questions are ready: are all answered inside? If not, yield and let the host answer. */
bool asking_answered_inside(lua_State *L);

/* For continuations: is the question to be put once more, as nobody had answered it? */
static inline bool asking_put_again(struct world *w) {
  bool again = w->put_again;
  w->put_again = false;
  if (again) ask_end_all_but(&w->asks, 0);
  return again;
}

/* One more answer was given, out of so many options. */
static inline void asking_decided(struct world *w, int options) {
  w->decisions++;
  w->branching[options < BRANCHING_BUCKETS ? options : BRANCHING_BUCKETS - 1]++;
}

/* An option at random: a function of seed, seat and place in the game, so that a bot draws alike after answers
   were taken back, given again or read from a journal, and whoever else is asked at the same time. */
static inline int asking_draw(const struct world *w, const struct ask *q, int options) {
  if (options <= 1) return 0;
  const struct rng *bot = &w->bots[q->seat];
  struct rng drawn = {fold_scatter(bot->a + (q->since + q->picked) * FOLD_FRACTION), bot->b};
  return (int)rng_below(&drawn, (uint32_t)options);
}

#endif
