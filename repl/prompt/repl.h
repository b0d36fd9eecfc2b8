/* repl.h: the prompt: the loop over questions and lines. */
#ifndef REPL_H
#define REPL_H

#include "play.h"

/* Plays the game, and closes it at the end. ask_all: asks questions with one option, too. Returns the exit status. */
int repl_play(struct game *game, bool ask_all);

#endif
