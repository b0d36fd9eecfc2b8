/* repl.h: the prompt: the loop over questions and lines. */
#ifndef REPL_H
#define REPL_H

#include "play.h"
#include "verb.h"

extern const struct verb *const all_verbs[]; /* the tables of all commands; the last is NULL */

/* Plays the game, and closes it at the end. ask_all: asks questions with one option, too. Returns the exit status. */
int repl_play(struct game *game, bool ask_all);

#endif
