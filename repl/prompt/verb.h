/* verb.h: a command of the prompt, and what commands share. */
#ifndef VERB_H
#define VERB_H

#include "session.h"

enum { EN, HU };

/* What may stand behind it, for completion. */
enum wants {
  NOTHING,
  A_GAME,
  AN_ANSWER,
  A_SEAT,
  A_SITTER /* a seat, and who sits there */,
  A_BRANCH,
  A_FILE,
  A_PIECE,
  A_VERB,
  A_LANGUAGE,
  LUA
};
/* What there must be. */
enum needs { ANYTIME, A_TABLE /* a game, be it over */, A_QUESTION /* to a person */ };

struct verb {
  const char *name[2], *arguments[2];
  const char *sentence[2]; /* what it does */
  const char *more[2];     /* lines for `help NAME`, or NULL */
  enum wants wants;
  enum needs needs;
  int (*run)(struct repl *r, char *rest); /* rest: what stands behind the name, without blanks around it */
};

/* The tables, one a theme. Each ends with a verb without a name. */
extern const struct verb game_verbs[], ask_verbs[], look_verbs[], time_verbs[], branch_verbs[], lua_verbs[],
    help_verbs[];

int verb_language(const struct repl *r); /* EN or HU */
/* Why there is no question to a person, and what can be done. */
const char *verb_unasked(const struct game *g, const char *lang, char text[200]);
/* A whole number from low to high; false: it has complained. */
bool verb_number(const struct repl *r, const char *word, long low, long high, long *number);

#endif
