/* poison.h: tells AddressSanitizer which memory nobody may touch now. Without the sanitizer these functions do
   nothing. */
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
** The sanitizer sees one large mapping where Lua sees blocks. So the arena poisons free memory, memory that was never
** handed out, and the rest of a block up to its size class. piecelib.c poisons the unused ends of its columns. A
** snapshot includes the map of poisoned bytes, and restoring the snapshot restores the map. tests/unit/poison_test.c
** tests poison.c in builds with the sanitizer.
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

/* Size in bytes of the map for this much memory. The memory begins and ends at a multiple of 8. */
size_t poison_map_size(size_t size);
/* poison_lift writes the map and unpoisons all of the memory; poison_lay poisons it again as the map says. */
void poison_lift(void *p, size_t size, unsigned char *map);
void poison_lay(void *p, size_t size, const unsigned char *map);

#endif
