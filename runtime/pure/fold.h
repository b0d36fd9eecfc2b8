/* fold.h: hashes of 64 bits. Journals and golden games contain results of these functions, so no result may change. */
#ifndef CROUPIER_FOLD_H
#define CROUPIER_FOLD_H

#include <stddef.h>
#include <stdint.h>

#define FOLD_BYTES    UINT64_C(14695981039346656037) /* where fold_bytes begins */
#define FOLD_FRACTION UINT64_C(0x9e3779b97f4a7c15)   /* of the golden ratio: neighbours come far apart */

/* FNV-1a */
static inline uint64_t fold_bytes(uint64_t h, const char *text, size_t size) {
  for (size_t i = 0; i < size; i++) h = (h ^ (unsigned char)text[i]) * UINT64_C(1099511628211);
  return h;
}

static inline uint64_t fold(uint64_t h, uint64_t x) {
  h = (h ^ x) * FOLD_FRACTION;
  return h ^ (h >> 29);
}

static inline uint64_t fold_word(uint64_t h, const char *word) { /* NULL: no word */
  for (; word != NULL && *word != '\0'; word++) h = fold(h, (unsigned char)*word);
  return h;
}

/* The end of splitmix64: each bit changes about half of all bits. */
static inline uint64_t fold_scatter(uint64_t z) {
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

#endif
