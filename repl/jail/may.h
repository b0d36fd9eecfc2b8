/* may.h: what the keeper of a jail does for those inside, and what it refuses. */
#ifndef MAY_H
#define MAY_H

#include <stdbool.h>

#include "file.h"

/* The words of a command line, the folder where Croupier was called, the user's state folder, and the folders that
   came with Croupier. */
enum { MOST_SHIPPED = 4 };
struct may {
  int argc;
  char **argv;
  char here[PATH_SIZE];                  /* "" if it cannot be known */
  char state[PATH_SIZE];                 /* "" if there is none */
  char shipped[MOST_SHIPPED][PATH_SIZE]; /* folders of games that need no jail; "" if there are no more */
};

/* Paths without links and dots, as the system knows them. */

/* A regular file: one that ends like a script, a table, a style or a journal, or a `.txt` that is where files may be
   made. */
bool may_read(const struct may *m, const char *path);
/* A file to make, to change or to remove: one that the command line names, or one in the state folder. Or one with the
   ending of something that Croupier writes: in a folder that the command line names, beside a file that it names by a
   path, or below the current folder; hidden only in a folder so named. None in a folder that came with Croupier. */
bool may_write(const struct may *m, const char *path);
/* A folder to make: in the state folder, named by the command line, or the one for stubs in the current folder. */
bool may_make(const struct may *m, const char *path);
/* A program to run: one that the command line names as "exec:COMMAND". */
bool may_run(const struct may *m, const char *command);

/* The path that a file has or will have: its folder without links and dots. False, with errno: there is no such
   folder. */
bool may_real(const char *path, char real[PATH_SIZE]);
/* The path that a folder will have: as far as it is there already, without links. "" if it would be too long. */
void may_come(const char *path, char real[PATH_SIZE]);

#endif
