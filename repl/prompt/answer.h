/* answer.h: lines that are answers. */
#ifndef ANSWER_H
#define ANSWER_H

#include "session.h"

/* Takes a line for an answer. False: it means none of the options, and nothing has happened. */
bool answer_exact(struct repl *r, const char *line, int *status);
bool answer_loose(struct repl *r, const char *line, int *status);
/* Says why the line is no answer: the rule's reason, if there is one. */
void answer_refuse(struct repl *r, const char *line);
/* The refused candidate that a word means, or -1. */
int answer_refused(struct repl *r, const char *word);

#endif
