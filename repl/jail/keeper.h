/* keeper.h: the process outside of a jail that opens files and runs programs for those inside.

It was forked from them, so it has their current folder, mask of new files and command line. It trusts nothing that they
say: a path is looked at as the system knows it, and what may.h refuses is not done. */
#ifndef KEEPER_H
#define KEEPER_H

#include "may.h"
#include "process.h"

/* Forks the keeper. Returns 0 or errno. */
int keeper_fork(const struct may *m);
/* Tells it where the kernel asks (filter_load); closes `listener`. Returns 0 or errno. */
int keeper_begin(int listener);

/* What it does of program.h for those inside. */
int keeper_program(struct program *p, const char *command);
void keeper_stop(const struct program *p);
struct ending keeper_ending(const struct program *p);

#endif
