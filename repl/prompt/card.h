/* card.h: a card or piece in words: what it is, what it does, and where the player sees it. */
#ifndef CARD_H
#define CARD_H

#include "session.h"

/* The command `card NAME`: the name as the player reads it or as the script writes it, or its beginning. */
int card_tell(struct repl *r, char *name);

#endif
