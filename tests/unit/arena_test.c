/* The arena: blocks do not overlap, keep what is in them, and are found again. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "greatest.h"

SUITE(arena_suite);

TEST classes_fit(void) {
  unsigned last = 0;
  for (size_t size = 1; size < 5000000; size += size < 3000 ? 1 : 997) {
    unsigned class = heap_class(size);
    ASSERT(class >= last && class < HEAP_CLASSES);
    ASSERT(heap_class_size(class) >= size);
    ASSERT(class == 1 || heap_class_size(class - 1) < size);
    ASSERT_EQ(heap_class_size(class) % 16, 0);
    ASSERT(size <= 64 || heap_class_size(class) <= size + size / 4 + 15);
    last = class;
  }
  ASSERT(heap_class((size_t)1 << 32) < HEAP_CLASSES);
  PASS();
}

/* Blocks in use, each filled with its own byte. */
enum { BLOCKS = 400 };

struct block {
  unsigned char *start;
  size_t size;
};

static bool is_whole(const struct block *b, int i) {
  for (size_t k = 0; k < b->size; k++)
    if (b->start[k] != (unsigned char)i) return false;
  return true;
}

static size_t any_size(uint32_t *state) {
  *state = *state * 1664525 + 1013904223;
  uint32_t r = *state >> 8;
  return r % 10 == 0 ? 1 + r % 20000 : 1 + r % 300;
}

static bool change(struct heap *heap, struct block *b, int i, uint32_t *state) {
  size_t size = any_size(state);
  if (b->start == NULL) b->start = heap_alloc(heap, size);
  else if (size % 3 == 0) {
    heap_free(heap, b->start, b->size);
    *b = (struct block){0};
    return true;
  } else b->start = heap_resize(heap, b->start, b->size, size);
  if (b->start == NULL || (uintptr_t)b->start % 16 != 0) return false;
  for (size_t k = 0; k < size && k < b->size; k++)
    if (b->start[k] != (unsigned char)i) return false;
  b->size = size;
  memset(b->start, i, size);
  return true;
}

TEST blocks_keep_what_is_in_them(void) {
  struct arena arena;
  ASSERT(arena_open(&arena, 4096, 4096, 64 << 20));
  static struct block blocks[BLOCKS];
  memset(blocks, 0, sizeof blocks);
  uint32_t state = 1;
  for (int round = 0; round < 50000; round++) {
    int i = (int)(any_size(&state) % BLOCKS);
    ASSERT(change(arena.dynamic, &blocks[i], i, &state));
    if (round % 5000 == 4999) heap_settle(arena.dynamic);
    if (round % 1000 == 0)
      for (int k = 0; k < BLOCKS; k++) ASSERT(is_whole(&blocks[k], k));
  }
  for (int k = 0; k < BLOCKS; k++) {
    ASSERT(is_whole(&blocks[k], k));
    if (blocks[k].start) heap_free(arena.dynamic, blocks[k].start, blocks[k].size);
  }
  heap_settle(arena.dynamic);
  ASSERT((size_t)(arena.dynamic->top - (char *)arena.dynamic) < sizeof(struct heap) + 64);
  arena_close(&arena);
  PASS();
}

TEST a_full_heap_says_so(void) {
  struct arena arena;
  ASSERT(arena_open(&arena, 4096, 4096, 64 << 10));
  struct heap *heap = arena.dynamic;
  volatile size_t endless = SIZE_MAX;
  ASSERT_EQ(heap_alloc(heap, 70000), NULL);
  ASSERT_EQ(heap_alloc(heap, endless), NULL);
  char *block = heap_alloc(heap, 40000);
  ASSERT(block);
  ASSERT_EQ(heap_resize(heap, block, 40000, 66000), NULL);
  ASSERT_EQ(heap_resize(heap, block, 40000, endless), NULL);
  while (heap_alloc(heap, 64)) {}
  ASSERT_EQ(heap_resize(heap, block, 40000, 100), block); /* smaller always goes, in place if need be */
  heap_free(heap, block, 40000);
  heap_settle(heap);
  for (int i = 0; i < 500; i++) ASSERT(heap_alloc(heap, 64)); /* cut from the gap */
  arena_close(&arena);
  PASS();
}

TEST neighbours_become_one(void) {
  struct arena arena;
  ASSERT(arena_open(&arena, 4096, 4096, 64 << 10));
  struct heap *heap = arena.dynamic;
  char *block[10];
  for (int i = 0; i < 10; i++) block[i] = heap_alloc(heap, 512);
  char *guard = heap_alloc(heap, 16);
  for (int i = 0; i < 10; i++) heap_free(heap, block[i * 7 % 10], 512);
  heap_settle(heap);
  char *big = heap_alloc(heap, 5000);
  ASSERT(big && big < guard);
  arena_close(&arena);
  PASS();
}

TEST arenas_lie_where_they_always_lie(void) {
  struct arena a, b, c;
  ASSERT(arena_open(&a, 4096, 4096, 4096));
  ASSERT(arena_open(&b, 4096, 4096, 4096));
  char *first = (char *)a.frozen, *second = (char *)b.frozen;
  ASSERT(first != second);
  arena_close(&a);
  ASSERT(arena_open(&c, 4096, 4096, 8192)); /* the place that has become free */
  ASSERT(c.slot < 0 || (char *)c.frozen == first);
  ASSERT(arena_holds(&c, c.dynamic, 8192) && !arena_holds(&c, c.dynamic, 8193));
  ASSERT(!arena_holds(&c, second, 1) && arena_is_frozen(&c, c.frozen) && !arena_is_frozen(&c, c.dynamic));
  arena_close(&b);
  arena_close(&c);
  ASSERT_FALSE(arena_open(&a, 4096, 4096, (size_t)5 << 30));
  PASS();
}

SUITE(arena_suite) {
  RUN_TEST(classes_fit);
  RUN_TEST(blocks_keep_what_is_in_them);
  RUN_TEST(a_full_heap_says_so);
  RUN_TEST(neighbours_become_one);
  RUN_TEST(arenas_lie_where_they_always_lie);
}
