/* verbs.h: all commands of the prompt, and how they are found. */
#ifndef VERBS_H
#define VERBS_H

#include "verb.h"

/* The verb whose name in either language the line begins with; loosely: of which it is the only one to begin so. */
const struct verb *verb_find(char *line, char **rest, bool loosely);
const struct verb *verb_at(int i); /* all of them; NULL: there are no more */
/* Its lines for `help NAME`, with the kinds of bots filled in. */
enum { VERB_MORE = 2000 };
const char *verb_more(const struct verb *v, int lang, char text[VERB_MORE]);
int verb_run(struct repl *r, const struct verb *verb, char *rest);
void verb_unknown(const struct repl *r, const char *line);
const char *verb_near(const char *line); /* the name that its first word looks like, or NULL */

void verb_greet(struct repl *r);

#endif
