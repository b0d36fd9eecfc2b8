/* arena.h: one mapping at a fixed address, and three heaps that carve it. Knows no Lua. */
#ifndef CROUPIER_ARENA_H
#define CROUPIER_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "poison.h"

/*
** A heap hands out blocks of 16-byte aligned memory, from a bump pointer and from free lists, one for each size
** class. Blocks have no header: the caller who frees a block says how big it was, as Lua does. The heap's own state
** lies at its start, so a copy of [heap, heap->top) is a copy of the whole heap.
**
** The arena's first heap is `frozen`: strings and code, read-only once a script is loaded. Then comes `cold`: what hardly
** ever changes in play, such as closures and tables of words. Everything else lies in `dynamic`.
*/
enum { HEAP_CLASSES = 128 };

struct heap {
  char *top;        /* first byte never handed out */
  char *end;        /* first byte beyond the heap */
  void *owner;      /* for the allocator */
  void *pinned;     /* a block the allocator must not let grow, or NULL */
  struct gap *gaps; /* free stretches below the top, lowest first: see heap_settle */
  size_t settled;   /* bytes up to the top, when it was last settled */
  void *free[HEAP_CLASSES];
};

struct arena {
  struct heap *frozen, *cold, *dynamic;
  char *end;
  int slot; /* in the process-wide table of addresses, or -1: the system chose the address */
};

/* Sizes in bytes, rounded up to pages. False: no address space left. */
bool arena_open(struct arena *arena, size_t frozen, size_t cold, size_t dynamic);
void arena_close(struct arena *arena);
bool arena_seal(struct arena *arena); /* makes the frozen heap read-only for ever */
/* Joins adjacent free blocks into gaps, and lowers the top over the last gap. Blocks of any size are then cut from
   gaps before the top rises. Slow: use it while loading, or seldom. Does nothing if there is no memory. */
void heap_settle(struct heap *heap);
/* Gives the pages of the dynamic heap from its top up to `high` back to the system. */
void arena_trim(struct arena *arena, char *high);

static inline bool arena_holds(const struct arena *arena, const void *p, size_t size) {
  const char *start = (const char *)arena->frozen, *byte = p;
  return byte >= start && byte <= arena->end && size <= (size_t)(arena->end - byte);
}

static inline bool arena_is_frozen(const struct arena *arena, const void *p) {
  return (const char *)p < (const char *)arena->cold && (const char *)p >= (const char *)arena->frozen;
}

/* The heap in which a block of the arena lies. */
static inline struct heap *arena_heap_of(const struct arena *arena, const void *p) {
  if ((const char *)p >= (const char *)arena->dynamic) return arena->dynamic;
  return arena_is_frozen(arena, p) ? arena->frozen : arena->cold;
}

/* 16-byte steps up to 512, then four steps from one power of two to the next. */
static inline unsigned heap_class(size_t size) {
  if (size <= 512) return (unsigned)((size + 15) >> 4);
  unsigned log = 63u - (unsigned)__builtin_clzll(size - 1);
  return 33 + ((log - 9) << 2) + (unsigned)(((size - 1) >> (log - 2)) & 3);
}

static inline size_t heap_class_size(unsigned class) {
  if (class <= 32) return (size_t) class << 4;
  unsigned step = class - 33;
  return (size_t)(5 + (step & 3)) << (7 + (step >> 2));
}

/* A free block begins with the link to the next one of its list. */
static inline void *heap_link(void *block) {
  unpoison(block, sizeof(void *));
  void *next = *(void **)block;
  poison(block, sizeof(void *));
  return next;
}

static inline void heap_free(struct heap *heap, void *block, size_t size) {
  unsigned class = heap_class(size);
  unpoison(block, sizeof(void *));
  *(void **)block = heap->free[class];
  heap->free[class] = block;
  poison(block, heap_class_size(class));
}

/* A block of `size` bytes from a size class with more room: the rest is poisoned. */
static inline void *heap_hand_out(void *block, size_t size, size_t room) {
  unpoison(block, size);
  poison((char *)block + size, room - size);
  return block;
}

/* A block that nobody has written. */
static inline void *heap_hand_out_new(void *block, size_t size, size_t room) {
  heap_hand_out(block, size, room);
  unwritten(block, size);
  return block;
}

/* Returns a new block, from the lowest gap where it fits or from the top. NULL: the heap is full. */
void *heap_cut(struct heap *heap, size_t size);

static inline void *heap_alloc(struct heap *heap, size_t size) {
  if (__builtin_expect(size > (size_t)(heap->end - (char *)heap), 0)) return NULL;
  unsigned class = heap_class(size);
  void *block = heap->free[class];
  if (__builtin_expect(block == NULL, 0)) return heap_cut(heap, size);
  heap->free[class] = heap_link(block);
  return heap_hand_out_new(block, size, heap_class_size(class));
}

/* Returns NULL if the heap is full; the block is then unchanged. Making a block smaller never fails: at worst it
   stays where it is, and counts as a small block when it is freed. */
static inline void *heap_resize(struct heap *heap, void *block, size_t old, size_t size) {
  if (__builtin_expect(size > (size_t)(heap->end - (char *)heap), 0)) return NULL;
  unsigned class = heap_class(size), old_class = heap_class(old);
  size_t room = heap_class_size(class), old_room = heap_class_size(old_class);
  if (class == old_class) return heap_hand_out(block, size, room);
  /* the last block of all grows and shrinks where it is */
  if ((char *)block + old_room == heap->top && room <= (size_t)(heap->end - (char *)block)) {
    heap->top = (char *)block + room;
    return heap_hand_out(block, size, room > old_room ? room : old_room);
  }
  void *copy = heap_alloc(heap, size);
  if (__builtin_expect(copy == NULL, 0))
    return class < old_class ? heap_hand_out(block, size, old_room) : NULL;
  memcpy(copy, block, old < size ? old : size);
  heap_free(heap, block, old);
  return copy;
}

#endif
