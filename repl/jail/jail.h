/* jail.h: what a script from elsewhere could reach if it broke out of the VM: nothing but what a keeper hands out.
   The process puts a filter of system calls on itself. From then on it can compute, talk to its terminal and to the
   files that it holds, and no more. Another process, the keeper, was forked before: it opens, makes and removes
   files for the process, if they are such as Croupier works with (may.h), and starts the programs that the command
   line names as bots. No code knows of this but this folder: open() waits while the kernel asks the keeper. */
#ifndef JAIL_H
#define JAIL_H

#include <stdbool.h>

/* Remembers the command line: people may name any file and any program there. */
void jail_words(int argc, char **argv);
/* --no-jail, for debuggers. */
void jail_leave_open(void);
/* Closes the jail, if it is not closed yet; nothing opens it again. state: the user's state folder, "" if there is
   none; shipped: the folders of games that need no jail, which nobody inside may change, then NULL. Where the system
   cannot do it, or nobody wants it, it says so once. */
void jail_close(const char *state, const char *const *shipped);
bool jail_closed(void);

#endif
