/* strings.h: the string table of a frozen VM, which Lua must not rehash. */
#ifndef CROUPIER_STRINGS_H
#define CROUPIER_STRINGS_H

#include "vm_inner.h"

/* At the beginning: the table grows with the strings, and while loading its place is beside them. */
bool strings_open(struct vm *vm); /* false: no memory */

/*
** Strings are linked into chains through a field of their own, and frozen ones are read-only. New strings
** go to the head of a chain, so the frozen ones are the tail of each, and stay there. The table grows by
** moving the new ones alone: the tail of an old chain becomes the tail of two chains, and whoever looks
** for a string passes a few that cannot be it.
**
** Lua grows the table when `nuse` reaches its size, and shrinks it below a quarter. The count starts anew at
** a quarter, so that only new strings make it grow, and nothing makes it shrink.
*/
bool strings_settle(struct vm *vm); /* at the end of loading; false: no memory */
/* When Lua asks for a bigger table. It must then be told that there is no memory. */
void strings_grow(struct vm *vm);

#endif
