/* cover.h: how often each line of the scripts has run. */
#ifndef CROUPIER_COVER_H
#define CROUPIER_COVER_H

#include <stdbool.h>
#include <stdint.h>

struct vm;

/* While loading: counts from now on the lines of the chunk whose function lies at the top of the main thread's stack.
   Scripts are slower then. False: no memory. */
bool vm_cover(struct vm *vm, bool timed); /* timed: the time of each line too */
/* How often each line of the chunk "@name" has run, from line 1; -1 where there is nothing to run. NULL: nobody counts. */
const int64_t *vm_covered(const struct vm *vm, const char *name, int *lines);
/* Nanoseconds of each line likewise, with all that it calls outside of these chunks. NULL: nobody measures. */
const int64_t *vm_line_times(const struct vm *vm, const char *name, int *lines);
/* The script does not run for a while. */
void vm_cover_pause(struct vm *vm);
void vm_uncover(struct vm *vm); /* forgets all counts */

#endif
