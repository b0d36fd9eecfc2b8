/* verb.h: a command of the prompt, and what commands share. */
#ifndef VERB_H
#define VERB_H

#include "session.h"

/* What may follow the command, for completion. */
enum wants {
  NOTHING,
  A_GAME,
  AN_ANSWER,
  A_SEAT,
  A_SITTER /* a seat, and who sits there */,
  A_BRANCH,
  A_FILE,
  A_PIECE,
  A_MAP,
  A_VERB,
  A_LANGUAGE,
  LUA
};
/* What the command needs. */
enum needs { ANYTIME, A_TABLE /* a game, even if it is over */, A_QUESTION /* to a person */ };

struct verb {
  enum text name, arguments,
      help; /* of `help`, the first line says what it does; `help NAME` prints them all */
  enum wants wants;
  enum needs needs;
  int (*run)(struct repl *r, char *rest); /* rest: the text after the name, without blanks around it */
  bool paged; /* what it prints may be longer than the screen, and it reads no lines */
};

/* A row of their tables; the texts are verb_KEY, verb_KEY_args and verb_KEY_help of runtime/texts. */
#define VERB(key, wants, needs, run) \
  { TEXT_verb_##key, TEXT_verb_##key##_args, TEXT_verb_##key##_help, wants, needs, run, false }

#define PAGED_VERB(key, wants, needs, run) \
  { TEXT_verb_##key, TEXT_verb_##key##_args, TEXT_verb_##key##_help, wants, needs, run, true }

/* Each ends with a verb that does nothing. */
extern const struct verb game_verbs[], ask_verbs[], look_verbs[], time_verbs[], branch_verbs[], lua_verbs[],
    help_verbs[];

/* Says why no person is asked anything, and what to do. */
const char *verb_unasked(const struct game *g, char text[200]);
/* Reads a whole number from low to high. False: it has complained. */
bool verb_number(const char *word, long low, long high, long *number);

#endif
