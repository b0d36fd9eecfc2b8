/* plain.h: Lua's own complaints in words that a beginner can read. */
#ifndef CROUPIER_PLAIN_H
#define CROUPIER_PLAIN_H

#include <stddef.h>

/* The error, or the plainer one, which is written to `room`. */
const char *plain_error(const char *error, char *room, size_t size);

#endif
