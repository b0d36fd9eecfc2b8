/* back.h: puts all that Croupier has allocated back to a moment, so that an input costs no new start. The Makefile
   links these in front of the functions of those names. AddressSanitizer watches over malloc itself, so builds with it start
   anew for each input. */
#ifndef BACK_H
#define BACK_H

#include "fuzz.h"

#include <jansson.h>
#include <stdalign.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <unistd.h>

#include "croupier_inner.h"
#include "vm_inner.h"

#if defined(POISON_ASAN)
#define CAN_GO_BACK 0
#else
#define CAN_GO_BACK 1

void *__real_malloc(size_t size), *__wrap_malloc(size_t size);
void *__real_calloc(size_t count, size_t size), *__wrap_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size), *__wrap_realloc(void *block, size_t size);
void __real_free(void *block), __wrap_free(void *block);
char *__wrap_strdup(const char *text);

/* Blocks lie here one behind the other, each behind its size. What is freed stays until the way back. */
enum { ROOM = 256 << 20, ALIGNED = 16 };
static alignas(ALIGNED) char room[ROOM];
static size_t used;
static bool ours; /* else libFuzzer allocates */

static bool in_room(const void *block) {
  return (const char *)block >= room && (const char *)block < room + ROOM;
}
static size_t *size_of(void *block) { return (size_t *)((char *)block - ALIGNED); }

void *__wrap_malloc(size_t size) {
  if (!ours) return __real_malloc(size);
  if (size > ROOM - used - 2 * ALIGNED) return NULL;
  char *block = room + used + ALIGNED;
  *size_of(block) = size;
  used += ALIGNED + (size + ALIGNED - 1) / ALIGNED * ALIGNED;
  return block;
}
void *__wrap_calloc(size_t count, size_t size) {
  if (!ours) return __real_calloc(count, size);
  void *block = count > 0 && size > ROOM / count ? NULL : __wrap_malloc(count * size);
  return block == NULL ? NULL : memset(block, 0, count * size);
}
void *__wrap_realloc(void *block, size_t size) {
  if (block == NULL) return __wrap_malloc(size);
  if (!in_room(block)) return __real_realloc(block, size);
  size_t old = *size_of(block);
  if (size <= old) return block;
  void *copy = __wrap_malloc(size);
  return copy == NULL ? NULL : memcpy(copy, block, old);
}
void __wrap_free(void *block) {
  if (!in_room(block)) __real_free(block);
}
char *__wrap_strdup(const char *text) {
  char *copy = __wrap_malloc(strlen(text) + 1);
  return copy == NULL ? NULL : strcpy(copy, text);
}

/* --- there, and back again --- */

struct memory {
  char *at, *copy;
  size_t size;
};
struct moment {
  struct arena *arena;
  struct memory kept[4]; /* the heaps of the arena, and the room */
};

static struct memory keep_memory(void *at, size_t size) {
  char *copy = __real_malloc(size);
  if (copy == NULL) BAD("no memory");
  return (struct memory){at, memcpy(copy, at, size), size};
}

static struct memory keep_heap(struct heap *heap) {
  return keep_memory(heap, (size_t)(heap->top - (char *)heap));
}

static void back_note(struct moment *m, croupier *c) {
  m->arena = &c->vm->arena;
  m->kept[0] = keep_heap(m->arena->frozen);
  m->kept[1] = keep_heap(m->arena->cold);
  m->kept[2] = keep_heap(m->arena->dynamic);
  m->kept[3] = keep_memory(room, used);
}

/* locked: the arena was frozen since. */
static void back_go(const struct moment *m, bool locked) {
  if (locked)
    mprotect(m->arena->frozen, (size_t)((char *)m->arena->cold - (char *)m->arena->frozen),
             PROT_READ | PROT_WRITE);
  for (size_t i = 0; i < sizeof m->kept / sizeof *m->kept; i++)
    memcpy(m->kept[i].at, m->kept[i].copy, m->kept[i].size);
  used = m->kept[3].size;
}

#endif
#endif
