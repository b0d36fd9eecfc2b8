/* verbs.h: the commands of the prompt: tables by theme, and the search in them. */
#ifndef VERBS_H
#define VERBS_H

#include "repl.h"

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
};

/* A row of their tables; the texts are verb_KEY, verb_KEY_args and verb_KEY_help of runtime/texts. */
#define VERB(key, wants, needs, run) \
  { TEXT_verb_##key, TEXT_verb_##key##_args, TEXT_verb_##key##_help, wants, needs, run }

/* Each ends with a verb that does nothing. */
extern const struct verb game_verbs[], ask_verbs[], look_verbs[], time_verbs[], branch_verbs[], lua_verbs[],
    help_verbs[];

/* Finds the verb whose name, in any language, begins the line; loosely: also the only verb that begins like the
   first word. */
const struct verb *verb_find(char *line, char **rest, bool loosely);
const struct verb *verb_at(int i); /* all of them; NULL: there are no more */
int verb_run(struct repl *r, const struct verb *verb, char *rest);
/* Says why no person is asked anything, and what to do. */
const char *verb_unasked(const struct game *g, char text[200]);
void verb_unknown(const struct repl *r, const char *line);
const char *verb_near(const char *line); /* the name that looks like its first word, or NULL */

/* Reads a whole number from low to high. False: it has complained. */
bool verb_number(const char *word, long low, long high, long *number);

void verb_greet(void);

/* record.c: writes all answers and edits as a spec, to the screen or a file. */
int record_test(struct repl *r, const char *path);
/* odds.c: estimates a probability or a mean from the person's knowledge. */
int odds(struct repl *r, char *expression);

#endif
