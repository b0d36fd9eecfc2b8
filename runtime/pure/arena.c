/* arena.c: one mapping at a fixed address, and three heaps that carve it. */
#define _GNU_SOURCE
#include "arena.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000 /* older headers; older kernels take the address for a hint */
#endif

/* Far from addresses that the system hands out, and free under AddressSanitizer too. */
static const uintptr_t first_address = 0x200000000000;
static const size_t slot_size = (size_t)4 << 30;
enum { SLOTS = 1024, WORD = 64 };

/* The slots that this process uses; the only state that all arenas share. */
static _Atomic uint64_t slots_used[SLOTS / WORD];

static bool slot_claim(int slot) {
  uint64_t bit = (uint64_t)1 << (slot % WORD);
  return (atomic_fetch_or(&slots_used[slot / WORD], bit) & bit) == 0;
}

static void slot_release(int slot) {
  atomic_fetch_and(&slots_used[slot / WORD], ~((uint64_t)1 << (slot % WORD)));
}

static char *map(void *address, size_t size, int flags) {
  char *p =
      mmap(address, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | flags, -1, 0);
  return p == MAP_FAILED ? NULL : p;
}

/* Takes the first free slot. If the process may not map there (valgrind), any address will do. */
static char *map_somewhere(size_t size, int *slot) {
  if (size <= slot_size) {
    for (*slot = 0; *slot < SLOTS; ++*slot) {
      if (!slot_claim(*slot)) continue;
      void *want = (void *)(first_address + (uintptr_t)*slot * slot_size);
      char *p = map(want, size, MAP_FIXED_NOREPLACE);
      if (p == want) return p;
      bool taken = p || errno == EEXIST;
      if (p) munmap(p, size);
      slot_release(*slot);
      if (!taken) break;
    }
  }
  *slot = -1;
  return map(NULL, size, 0);
}

static size_t whole_pages(size_t size) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return (size + page - 1) / page * page;
}

static struct heap *heap_open(char *start, size_t size) {
  struct heap *heap = (struct heap *)start;
  heap->top = start + ((sizeof *heap + 63) & ~(size_t)63);
  heap->end = start + size;
  poison(heap->top, (size_t)(heap->end - heap->top));
  return heap;
}

bool arena_open(struct arena *arena, size_t frozen, size_t cold, size_t dynamic) {
  if (frozen > slot_size || cold > slot_size || dynamic > slot_size) return false;
  frozen = whole_pages(frozen), cold = whole_pages(cold), dynamic = whole_pages(dynamic);
  char *start = map_somewhere(frozen + cold + dynamic, &arena->slot);
  if (start == NULL) return false;
  arena->frozen = heap_open(start, frozen);
  arena->cold = heap_open(start + frozen, cold);
  arena->dynamic = heap_open(start + frozen + cold, dynamic);
  arena->end = start + frozen + cold + dynamic;
  return true;
}

void arena_close(struct arena *arena) {
  unpoison(arena->frozen, (size_t)(arena->end - (char *)arena->frozen));
  munmap(arena->frozen, (size_t)(arena->end - (char *)arena->frozen));
  if (arena->slot >= 0) slot_release(arena->slot);
}

bool arena_seal(struct arena *arena) {
  return mprotect(arena->frozen, (size_t)((char *)arena->cold - (char *)arena->frozen), PROT_READ) == 0;
}

void arena_trim(struct arena *arena, char *high) {
  char *start = (char *)arena->dynamic;
  size_t keep = whole_pages((size_t)(arena->dynamic->top - start)),
         used = whole_pages((size_t)(high - start));
  if (used > keep) madvise(start + keep, used - keep, MADV_DONTNEED);
}

/* Free memory, as heap_settle sorts it. */
struct stretch {
  char *start, *end;
};

static int by_address(const void *a, const void *b) {
  const struct stretch *x = a, *y = b;
  return (x->start > y->start) - (x->start < y->start);
}

/* The beginning of a free stretch. */
struct gap {
  struct gap *next; /* at a higher address */
  char *end;
};

/* Gaps are poisoned like free blocks; these functions read through the poison. */
static struct gap gap_at(struct gap *gap) {
  unpoison(gap, sizeof *gap);
  struct gap copy = *gap;
  poison(gap, sizeof *gap);
  return copy;
}

static void gap_write(struct gap *gap, struct gap *next, char *end) {
  unpoison(gap, sizeof *gap);
  *gap = (struct gap){next, end};
  poison(gap, (size_t)(end - (char *)gap));
}

/* Smaller stretches go to the free lists as a whole. */
enum { SMALLEST_GAP = 64 };

/* Makes the stretch a gap before `next` if it is large enough. Returns the first gap from there on. */
static struct gap *gap_open(struct heap *heap, char *start, char *end, struct gap *next) {
  size_t size = (size_t)(end - start);
  if (size >= SMALLEST_GAP) {
    gap_write((struct gap *)start, next, end);
    return (struct gap *)start;
  }
  if (size > 0) heap_free(heap, start, size);
  return next;
}

void *heap_cut(struct heap *heap, size_t wanted) {
  size_t size = heap_class_size(heap_class(wanted));
  struct gap *before = NULL, gap;
  for (struct gap *at = heap->gaps; at; before = at, at = gap.next) {
    gap = gap_at(at);
    if ((size_t)(gap.end - (char *)at) < size) continue;
    struct gap *rest = gap_open(heap, (char *)at + size, gap.end, gap.next);
    if (before) gap_write(before, rest, gap_at(before).end);
    else heap->gaps = rest;
    return heap_hand_out_new(at, wanted, size);
  }
  if ((size_t)(heap->end - heap->top) < size) return NULL;
  void *block = heap->top;
  heap->top += size;
  return heap_hand_out_new(block, wanted, size);
}

void heap_settle(struct heap *heap) {
  size_t count = 0, i = 0;
  for (unsigned class = 0; class < HEAP_CLASSES; class ++)
    for (void *p = heap->free[class]; p; p = heap_link(p)) count++;
  for (struct gap *gap = heap->gaps; gap; gap = gap_at(gap).next) count++;
  struct stretch *free_ones = count ? malloc(count * sizeof *free_ones) : NULL;
  if (free_ones == NULL) return;
  for (unsigned class = 0; class < HEAP_CLASSES; class ++)
    for (char *p = heap->free[class]; p; p = heap_link(p))
      free_ones[i++] = (struct stretch){p, p + heap_class_size(class)};
  for (struct gap *gap = heap->gaps; gap; gap = gap_at(gap).next)
    free_ones[i++] = (struct stretch){(char *)gap, gap_at(gap).end};
  qsort(free_ones, count, sizeof *free_ones, by_address);
  memset(heap->free, 0, sizeof heap->free);
  heap->gaps = NULL;
  while (count) { /* from the highest down */
    struct stretch s = free_ones[--count];
    while (count && free_ones[count - 1].end == s.start) s.start = free_ones[--count].start;
    if (s.end == heap->top) heap->top = s.start;
    else heap->gaps = gap_open(heap, s.start, s.end, heap->gaps);
  }
  free(free_ones);
  heap->settled = (size_t)(heap->top - (char *)heap);
}
