/* fnv.h: a hash of bytes, FNV-1a of 64 bits. */
#ifndef CROUPIER_FNV_H
#define CROUPIER_FNV_H

#include <stddef.h>
#include <stdint.h>

#define FNV_BEGIN UINT64_C(0xcbf29ce484222325)

/* Goes on from a hash, or from FNV_BEGIN. */
static inline uint64_t fnv(uint64_t h, const char *text, size_t size) {
  for (size_t i = 0; i < size; i++) h = (h ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
  return h;
}

#endif
