/* reload.h: continues the game under the rules that are in their files now. */
#ifndef RELOAD_H
#define RELOAD_H

#include "session.h"

void repl_lay_anew(struct repl *r);

#endif
