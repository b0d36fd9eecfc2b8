/* poison.c: copies of AddressSanitizer's map of poisoned bytes. */
#include "poison.h"

#ifdef POISON

#include <stdint.h>

enum { GRANULE = 8 };

size_t poison_map_size(size_t size) { return (size + GRANULE - 1) / GRANULE; }

/* The sanitizer's own map: one byte for each granule. */
static volatile unsigned char *shadow_of(const void *p) {
  size_t scale, offset;
  __asan_get_shadow_mapping(&scale, &offset);
  return (volatile unsigned char *)(((uintptr_t)p >> scale) + offset);
}

UNCHECKED void poison_lift(void *p, size_t size, unsigned char *map) {
  volatile unsigned char *shadow = shadow_of(p);
  for (size_t i = 0; i < poison_map_size(size); i++) map[i] = shadow[i];
  unpoison(p, size);
}

UNCHECKED void poison_lay(void *p, size_t size, const unsigned char *map) {
  volatile unsigned char *shadow = shadow_of(p);
  for (size_t i = 0; i < poison_map_size(size); i++) shadow[i] = map[i];
}

#else

size_t poison_map_size(size_t size) { return (void)size, (size_t)0; }
void poison_lift(void *p, size_t size, unsigned char *map) { (void)p, (void)size, (void)map; }
void poison_lay(void *p, size_t size, const unsigned char *map) { (void)p, (void)size, (void)map; }

#endif
