/* keep.h: the life of a jail's keeper. */
#ifndef KEEP_H
#define KEEP_H

#include "may.h"

/* What a new process does as keeper, at its end of a pair of sockets: until nobody is left inside. */
_Noreturn void keep(const struct may *m, int socket);

#endif
