/* failed.h: the command that shows a game of a simulation. */
#ifndef FAILED_H
#define FAILED_H

#include <stddef.h>
#include <stdint.h>

#include "options.h"

/* `croupier play ...` with the seats, knobs and house rules of the simulation. */
void failed_command(const struct options *o, const char *const *who, int players, uint64_t seed, char *how,
                    size_t room);

#endif
