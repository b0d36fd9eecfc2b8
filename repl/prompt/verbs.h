/* verbs.h: the search in the commands of the prompt. repl.c has their tables, so that a command may search as well. */
#ifndef VERBS_H
#define VERBS_H

#include "verb.h"

/* Finds the verb whose name, in any language, begins the line; loosely: also the only verb that begins like the
   first word. */
const struct verb *verb_find(const struct repl *r, const char *line, size_t *rest, bool loosely);
const struct verb *verb_at(const struct verb *const *tables,
                           int i); /* all of them; NULL: there are no more */
/* Its help, with the kinds of bots filled in. */
enum { VERB_HELP = 3000 };
const char *verb_help(const struct verb *v, int language, char text[VERB_HELP]);
int verb_run(struct repl *r, const struct verb *verb, char *rest);
/* True: it begins with a command of the shell that the prompt does not have; what to type instead is said. */
bool verb_of_shell(const char *line);
void verb_unknown(const struct repl *r, const char *line);
const char *verb_near(const struct repl *r,
                      const char *line); /* the name that looks like its first word, or NULL */

#endif
