/* durable.h: files that a power cut leaves whole, with one writer at a time. */
#ifndef DURABLE_H
#define DURABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Creates a file to append to. Returns its descriptor, or -1 with errno: EEXIST if there is a file of this name. */
int durable_new(const char *path);
/* False: another program writes to the file. The lock belongs to this descriptor; other descriptors of the same program
   may read the file and close it. */
bool durable_lock(int fd);
/* Syncs the folder that lists the file, and the folders above, `folders` in all: a folder on the way may be new, too.
   Without this a power cut can take the whole file. False: see errno. */
bool durable_entry(const char *path, int folders);
/* Appends the text and syncs it. `before`: the size of the file until now, to which a failed write is cut back. Returns
   0 or an error. */
int durable_write(int fd, const char *text, size_t size, off_t before);
/* Does the file hold exactly this text? Somebody may have changed it since it was read. */
bool durable_holds(int fd, const char *text, size_t size);

#endif
