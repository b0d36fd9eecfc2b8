/* reload.h: continues the game under the rules that are in their files now. */
#ifndef RELOAD_H
#define RELOAD_H

#include "repl.h"

void repl_lay_anew(struct repl *r);
bool rules_have_changed(void *repl);
/* Notes the present state of the files as the rules that are played. */
void rules_seen(struct repl *r);

#endif
