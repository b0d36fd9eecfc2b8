/* croupier_bots.h: bots that choose an option, and how good they find each. A part of croupier.h. */
#ifndef CROUPIER_BOTS_H
#define CROUPIER_BOTS_H

#include "croupier.h"

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/*
** "random"; "greedy": tries each option in a few worlds and plays on at random; "greedy:10": plays on for so many
** decisions, then counts up; "search", "search:500", "search:200ms": looks ahead by so many iterations, or for so long.
** What a bot chooses is a function of what its seat knows, a seed and the iterations. A bot that thinks looks at worlds dealt anew, never at this one.
*/
typedef enum { CROUPIER_RANDOM, CROUPIER_GREEDY, CROUPIER_SEARCH } croupier_bot_kind; /* there may be more */
#define CROUPIER_MOST_EFFORT 100000000 /* iterations, or milliseconds */
typedef struct {
  croupier_bot_kind kind;
  unsigned iterations, ms; /* of a search; ms > 0: so long instead */
  unsigned ahead;          /* greedy: decisions before it counts up; 0: to the end of the game */
} croupier_bot;
bool croupier_bot_named(const char *word, croupier_bot *bot); /* false: there is no such bot */
/* Does it think? Then it needs croupier_remember, and croupier_search knows its estimates. */
bool croupier_bot_thinks(const croupier_bot *bot);
/* A form in which people may name a bot. */
typedef struct {
  const char *form;    /* "search:N" */
  const char *example; /* "search:500" */
  const char *help;    /* "tries out so much" */
  bool thinks;
} croupier_bot_form;
/* All of them, i from 0; false: there are no more. */
bool croupier_bot_form_at(int i, const char *lang, croupier_bot_form *form);
/* Called now and then while a bot thinks; false: it is to choose now. */
typedef struct {
  bool (*call)(void *data, unsigned done, unsigned of);
  void *data;
} croupier_progress;
/* The option that the bot in that seat chooses, by a seed of its own; -1: not asked, or croupier_error() says why. */
int croupier_bot_option(croupier *c, int seat, const croupier_bot *bot, const croupier_progress *progress);
/* Why the last bot has stopped thinking: the script did not come to an end in a world that it looked at. The sentence
   names the rule, as croupier_error() does. "": it has thought as long as it should. */
const char *croupier_bot_trouble(const croupier *c);
/* The script's error in a line of play that the last bot looked at, likewise: the first, if there were several. Such a
   line counts as the worst. "": there was none. */
const char *croupier_bot_met(const croupier *c);
/* For experiments, from the next start on. Bots draw as this seed says besides that of the game, while chance does not
   change. 0: by that of the game alone, as at first. */
void croupier_bots_seed(croupier *c, uint64_t seed);
/* Likewise: in the first shuffle of a zone that holds both pieces they change places, so that the deal is the same but for
   these two. Numbers are those that seat 0 sees. Twice the same number: none change, as at first. */
void croupier_swap(croupier *c, int piece, int other);
#define CROUPIER_HINTED 16
/* How good an option may be, from 0 to 1: the last place or the first. */
typedef struct {
  int option;
  double value;
  unsigned times; /* it was tried */
  /* Where several are picked: what is best picked with it, as options of now. whole: that is all; else it is not known. */
  int with[CROUPIER_HINTED], withs;
  bool whole;
} croupier_estimate;
/* What croupier_bot_option chooses, with the estimates of the bot, which thinks to its end for them: at most `room`, the
   best first. *tried: how many there are; 0 of a bot that does not think. */
int croupier_bot_estimates(croupier *c, int seat, const croupier_bot *bot, const croupier_progress *progress,
                           croupier_estimate *best, int room, int *tried);
/* The same by any seed, with the best options: at most `room` of them, the best first; without room it thinks no
   longer than the choice needs. progress may be NULL. */
int croupier_search(croupier *c, int seat, const croupier_bot *bot, uint64_t seed,
                    const croupier_progress *progress, croupier_estimate *best, int room);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
