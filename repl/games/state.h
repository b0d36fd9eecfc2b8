/* state.h: the user's state folder, and the journals in it by their names. */
#ifndef STATE_H
#define STATE_H

#include <stdbool.h>

#include "file.h"

#define JOURNALS "journals/" /* a place in the state folder */
enum { STATE_FOLDERS = 5 };  /* from journals up to HOME: croupier may have made those below it */

/* The user's state folder, which may not be there yet. False: there is no place for it. */
bool state_folder(char path[PATH_SIZE]);
/* The path of a name in the user's state folder. Makes the folders on the way. False: there is no such folder. */
bool state_path(char path[PATH_SIZE], const char *name);

/* The path of a journal that a person names: the file itself; or, if there is none and the name has no slash, the
   journal of that name in the state folder, with or without ".jsonl". */
void journal_find(char path[PATH_SIZE], const char *name);
/* The name for people: the file's name if journal_find finds the journal by it, else the path. Lies in the path. */
const char *journal_name(const char *path);

#endif
