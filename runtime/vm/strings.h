/* strings.h: the string table of a frozen VM, which Lua must not rehash. */
#ifndef CROUPIER_STRINGS_H
#define CROUPIER_STRINGS_H

#include "vm_inner.h"

/* Call it first. The table grows with the strings; while loading it lies beside them. */
bool strings_open(struct vm *vm); /* false: no memory */

/*
** Strings are linked into chains through a field of their own, and frozen strings are read-only. New strings go to
** the head of a chain, so the frozen ones are its tail and stay there. To grow, the table moves only the new strings:
** the tail of an old chain becomes the tail of two chains. A lookup then passes some strings that cannot match.
**
** Lua grows the table when `nuse` reaches its size, and shrinks it below a quarter. We reset the count to a quarter.
** So only new strings make the table grow, and nothing makes it shrink.
*/
bool strings_settle(struct vm *vm); /* at the end of loading; false: no memory */
/* Call it when Lua asks for a bigger table. Then tell Lua that there is no memory. */
void strings_grow(struct vm *vm);

#endif
