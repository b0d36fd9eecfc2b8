/* freeze.h: the end of loading, when strings and code become read-only. */
#ifndef CROUPIER_FREEZE_H
#define CROUPIER_FREEZE_H

#include "vm_inner.h"

/*
** Collects all garbage, moves every string and prototype to Lua's list of objects that are never collected (so that
** they are neither marked nor swept, and nothing writes to them any more) and seals the frozen heap. From then on a
** snapshot needs the dynamic heap alone. Returns NULL, or why it cannot be done; the VM is of no use then.
*/
const char *freeze(struct vm *vm);

#endif
