/* poison.h: memory that nobody may touch now, made visible to AddressSanitizer; without it all this is nothing. */
#ifndef CROUPIER_POISON_H
#define CROUPIER_POISON_H

#include <stddef.h>

#if defined(__SANITIZE_ADDRESS__)
#define POISON 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define POISON 1
#endif
#endif

/*
** The sanitizer sees one large mapping where Lua sees blocks. So the arena poisons what is free, what lies between the end
** of a block and that of its size class, and what was never handed out; piecelib.c poisons the places of its columns
** that have no piece yet. A snapshot takes the map of what is poisoned along, and restoring it brings the map back.
** poison.c is tested in tests/unit/poison_test.c, in builds with the sanitizer.
*/
#ifdef POISON
#include <sanitizer/asan_interface.h>
#define poison(p, size)   __asan_poison_memory_region(p, size)
#define unpoison(p, size) __asan_unpoison_memory_region(p, size)
#define UNCHECKED         __attribute__((no_sanitize_address)) /* a function that may look at anything */
#else
#define poison(p, size)   ((void)(p), (void)(size))
#define unpoison(p, size) ((void)(p), (void)(size))
#define UNCHECKED
#endif

/* Bytes of the map of so much memory, which begins and ends at a multiple of 8. */
size_t poison_map_size(size_t size);
/* Write the map down, and unpoison all of it; poison again what the map says. */
void poison_lift(void *p, size_t size, unsigned char *map);
void poison_lay(void *p, size_t size, const unsigned char *map);

#endif
