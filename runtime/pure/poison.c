/* poison.c: copies of the map of poisoned bytes. */
#include "poison.h"

#include <stdint.h>

enum { GRANULE = 8 }; /* The map has one byte for each. */

#if defined(POISON_ASAN)

bool poison_covers(const void *p) { return __asan_address_is_poisoned(p); }

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

#elif defined(POISON_MEMCHECK)

/* Memcheck does not give its map away, but it gives no values of poisoned bytes. */
static bool any_poisoned(const char *p, size_t size) {
  enum { NOT_ADDRESSABLE = 3 };
  char bits[GRANULE];
  return VALGRIND_GET_VBITS(p, bits, size) == NOT_ADDRESSABLE;
}

bool poison_covers(const void *p) { return any_poisoned(p, 1); }

size_t poison_map_size(size_t size) { return (size + GRANULE - 1) / GRANULE; }

/* The map says how many bytes of a granule are free to touch. The poisoned ones are the last. */
void poison_lift(void *p, size_t size, unsigned char *map) {
  const char *granule = p;
  for (size_t i = 0; i < poison_map_size(size); i++, granule += GRANULE) {
    map[i] = GRANULE;
    if (any_poisoned(granule, GRANULE))
      for (map[i] = 0; !poison_covers(granule + map[i]);) map[i]++;
  }
  for (size_t i = 0; i < poison_map_size(size); i++)
    if (map[i] < GRANULE) unpoison((char *)p + i * GRANULE, GRANULE);
}

void poison_lay(void *p, size_t size, const unsigned char *map) {
  for (size_t i = 0; i < poison_map_size(size); i++)
    if (map[i] < GRANULE) poison((char *)p + i * GRANULE + map[i], (size_t)(GRANULE - map[i]));
}

#else

bool poison_covers(const void *p) { return (void)p, false; }
size_t poison_map_size(size_t size) { return (void)size, (size_t)0; }
void poison_lift(void *p, size_t size, unsigned char *map) { (void)p, (void)size, (void)map; }
void poison_lay(void *p, size_t size, const unsigned char *map) { (void)p, (void)size, (void)map; }

#endif
