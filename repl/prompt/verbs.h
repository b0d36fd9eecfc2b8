/* verbs.h: the commands of the prompt: tables of them, one a theme, and how they are found. */
#ifndef VERBS_H
#define VERBS_H

#include "repl.h"

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

/* Each ends with a verb without a name. */
extern const struct verb game_verbs[], ask_verbs[], look_verbs[], time_verbs[], branch_verbs[], lua_verbs[],
    help_verbs[];

/* The verb whose name in either language the line begins with; loosely: of which it is the only one to begin so. */
const struct verb *verb_find(char *line, char **rest, bool loosely);
const struct verb *verb_at(int i); /* all of them; NULL: there are no more */
/* Its lines for `help NAME`, with the kinds of bots filled in. */
enum { VERB_MORE = 2000 };
const char *verb_more(const struct verb *v, int lang, char text[VERB_MORE]);
int verb_run(struct repl *r, const struct verb *verb, char *rest);
/* Why there is no question to a person, and what can be done. */
const char *verb_unasked(const struct game *g, const char *lang, char text[200]);
void verb_unknown(const struct repl *r, const char *line);
const char *verb_near(const char *line); /* the name that its first word looks like, or NULL */
int verb_language(const struct repl *r); /* EN or HU */

/* A whole number from low to high; false: it has complained. */
bool verb_number(const struct repl *r, const char *word, long low, long high, long *number);

void verb_greet(struct repl *r);

/* record.c: all answers and edits as a spec, printed or added to a file. */
int record_test(struct repl *r, const char *path);
/* odds.c: how likely, or how much on average, by what the person at the prompt knows. */
int odds(struct repl *r, char *expression);

#endif
