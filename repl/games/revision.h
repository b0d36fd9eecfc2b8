/* revision.h: files of games as they were in a revision of their git repository: "byzanz@v1.2". */
#ifndef REVISION_H
#define REVISION_H

#include <stdbool.h>

#include "file.h"

/* Splits "byzanz@v1.2" at its last @: returns the revision, in `name`, and the name before it. NULL: there is none. */
const char *revision_of(const char *name, char before[PATH_SIZE]);
/* Reads the file at `path` as it was in the revision, raw. Runs git, and nothing that the repository names: no filter,
   hook, helper or alias. Complains unless DONE. The file's own path and name end with @ and the revision. */
int revision_read(struct file *file, const char *path, const char *revision);
/* Was there such a file in the revision, in which there was another one? */
bool revision_has(const char *path, const char *revision);

#endif
