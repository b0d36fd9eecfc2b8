/* repl.h: the prompt: the loop over questions and lines. */
#ifndef REPL_H
#define REPL_H

#include "play.h"

/* Plays the game, which is closed at the end. Returns how to leave. */
int repl_play(struct game *game);

#endif
