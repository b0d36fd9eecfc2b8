/* reload.h: the same game by the rules as they are in their files now. */
#ifndef RELOAD_H
#define RELOAD_H

#include "repl.h"

void repl_lay_anew(struct repl *r);
bool rules_have_changed(void *repl);
/* Takes the files as they are now for those that are played by. */
void rules_seen(struct repl *r);

#endif
