/* The stdlib's Lua files as text inside the library, generated from stdlib/ into the build folder. */
#ifndef STDLIB_H
#define STDLIB_H

#include <stddef.h>

struct stdlib_file {
  const char *name; /* "stdlib/auction.lua": the path below the root, fit for a chunk name */
  const char *text; /* NUL-terminated */
  size_t size;      /* without the NUL */
};

/* In order of name; ends with a NULL name. */
extern const struct stdlib_file croupier_stdlib[];

#endif
