/* fuzz.h: what the targets of `make fuzz` share. */
#ifndef FUZZ_H
#define FUZZ_H

#define _DEFAULT_SOURCE /* dprintf, fmemopen, setenv: so this file is included first */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What must not be: libFuzzer keeps the input and ends. */
#define BAD(...) (dprintf(2, "BAD: " __VA_ARGS__), dprintf(2, "\n"), abort())

static inline uint64_t fuzz_hash(const uint8_t *data, size_t size) {
  uint64_t hash = 1469598103934665603u;
  for (size_t i = 0; i < size; i++) hash = (hash ^ data[i]) * 1099511628211u;
  return hash;
}

/* Whatever a stranger has done: every piece is in one zone. */
static inline void fuzz_check(croupier *c) {
  const char *unsound = croupier_unsound(c);
  if (*unsound != '\0') BAD("%s", unsound);
}

#endif
