/* The bytecode of stdlib's Lua files, inside the library: .ci/compile.c writes it into the build folder. */
#ifndef STDLIB_H
#define STDLIB_H

#include <stddef.h>

struct stdlib_file {
  const char *name; /* "stdlib/auction.lua": the path below the root, fit for a chunk name */
  const char *code;
  size_t size;
};

/* In order of name; ends with a NULL name. */
extern const struct stdlib_file croupier_stdlib[];

#endif
