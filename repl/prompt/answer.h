/* answer.h: lines that are answers. */
#ifndef ANSWER_H
#define ANSWER_H

#include "session.h"

/* Try to read a line as an answer. False: it matches no option, and nothing has happened. */
bool answer_exact(struct repl *r, const char *line, int *status);
bool answer_loose(struct repl *r, const char *line, int *status);
/* As these, if the line is the beginning of a word within a single option's name. */
bool answer_inside(struct repl *r, const char *line, int *status);
/* Says why the line is not an answer, with the rule's reason if there is one. */
void answer_refuse(struct repl *r, const char *line);
/* The refused candidate with this number or exactly this name, or -1; the one that a word means; and why it is
   refused, with a reason in any case. */
int answer_refused_exact(const struct repl *r, const char *word);
int answer_refused(const struct repl *r, const char *word);
const char *answer_reason(const struct repl *r, int refused);

#endif
