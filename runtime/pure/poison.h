/* poison.h: tells AddressSanitizer or valgrind which memory nobody may touch now. In other builds these functions do
   nothing. */
#ifndef CROUPIER_POISON_H
#define CROUPIER_POISON_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__SANITIZE_ADDRESS__)
#define POISON_ASAN
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define POISON_ASAN
#endif
#endif

/*
** The tool sees one large mapping where Lua sees blocks. So the arena poisons free memory, memory that was never handed
** out, and the rest of a block up to its size class. piecelib.c poisons the unused ends of its columns. A snapshot
** includes the map of poisoned bytes, and restoring the snapshot restores the map. tests/unit/poison_test.c tests this
** in builds for such a tool. A build for valgrind is made with -DPOISON_MEMCHECK, and means something only there.
*/
#if defined(POISON_ASAN)
#include <sanitizer/asan_interface.h>
#define poison(p, size)    __asan_poison_memory_region(p, size)
#define unpoison(p, size)  __asan_unpoison_memory_region(p, size)
#define unwritten(p, size) ((void)(p), (void)(size))
#elif defined(POISON_MEMCHECK)
#include <valgrind/memcheck.h>
#define poison(p, size)   ((void)VALGRIND_MAKE_MEM_NOACCESS(p, size))
#define unpoison(p, size) ((void)VALGRIND_MAKE_MEM_DEFINED(p, size))
#define unwritten(p, size) \
  ((void)VALGRIND_MAKE_MEM_UNDEFINED(p, size)) /* must not be read before it is written */
#else
#define poison(p, size)    ((void)(p), (void)(size))
#define unpoison(p, size)  ((void)(p), (void)(size))
#define unwritten(p, size) ((void)(p), (void)(size))
#endif

/* marks a function in which AddressSanitizer lets pass what lies under poison */
#if defined(POISON_ASAN)
#define UNCHECKED __attribute__((no_sanitize_address))
#else
#define UNCHECKED
#endif

bool poison_covers(const void *p); /* that byte; false in other builds */
/* Size in bytes of the map for this much memory. The memory begins and ends at a multiple of 8. */
size_t poison_map_size(size_t size);
/* poison_lift writes the map and unpoisons all of the memory; poison_lay poisons it again as the map says. */
void poison_lift(void *p, size_t size, unsigned char *map);
void poison_lay(void *p, size_t size, const unsigned char *map);

#endif
