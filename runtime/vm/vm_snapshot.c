/* vm_snapshot.c: takes copies of what changes, the dynamic heap and the written pages of the cold one, and restores
   them. */
#include "vm_inner.h"

/* If a restore leaves more memory unused than this, giving it back is worth a system call. */
enum { TRIM_ABOVE = 1 << 20 };
/* Buffers kept for reuse; further ones go back to the system. */
enum { POOL_MOST = 8 << 20 };

static size_t dynamic_used(const struct vm *vm) {
  return (size_t)(vm->arena.dynamic->top - (const char *)vm->arena.dynamic);
}

size_t vm_used(const struct vm *vm) { return dynamic_used(vm) + vm->cold.written * vm->cold.page; }

size_t vm_frozen(const struct vm *vm, const void **start) {
  *start = vm->arena.frozen;
  return (size_t)(vm->arena.frozen->top - (const char *)vm->arena.frozen);
}

bool vm_is_frozen(const struct vm *vm, const void *p) { return arena_is_frozen(&vm->arena, p); }

static struct snapshot *take_buffer(struct vm *vm, size_t size) {
  unsigned class = heap_class(size);
  struct snapshot *s = vm->pool[class];
  if (s) {
    vm->pool[class] = s->next;
    vm->pooled -= s->room;
    return s;
  }
  size_t room = heap_class_size(class);
  s = vm_host_alloc(vm, sizeof *s + room + poison_map_size(room));
  if (s) *s = (struct snapshot){.room = room, .class = class};
  return s;
}

static void copy_page(const struct cold *cold, unsigned i, char *to, const char *from) {
  char *page = cold_page(cold, i);
  unpoison(page, cold->page);
  memcpy(to, from, cold->page);
  poison_lay(page, cold->page, cold_map(cold, i));
}

/* In long games blocks of many sizes get free. A heap that is mostly free is settled, if it has grown since. */
enum { LOOSE_ABOVE = 128 << 10 };
static bool is_loose(const struct vm *vm) {
  size_t used = dynamic_used(vm), live = gettotalbytes(G(vm->L));
  return used > LOOSE_ABOVE && used > 2 * live && used > vm->arena.dynamic->settled / 4 * 5;
}

struct snapshot *vm_snapshot(struct vm *vm) {
  if (!vm->frozen || vm->broken || vm->running) return NULL;
  if (is_loose(vm)) heap_settle(vm->arena.dynamic);
  size_t size = vm_used(vm);
  struct snapshot *s = take_buffer(vm, size);
  if (s == NULL) return NULL;
  s->size = size;
  s->written = vm->cold.written;
  s->prev = NULL, s->next = vm->snapshots;
  if (s->next) s->next->prev = s;
  vm->snapshots = s;
  size_t used = dynamic_used(vm);
  unsigned char *map = (unsigned char *)s->bytes + s->room;
  poison_lift(vm->arena.dynamic, used, map);
  memcpy(s->bytes, vm->arena.dynamic, used);
  poison_lay(vm->arena.dynamic, used, map);
  for (unsigned i = 0; i < s->written; i++)
    copy_page(&vm->cold, i, s->bytes + used + i * vm->cold.page, cold_page(&vm->cold, i));
  return s;
}

/* Each page that has been written since the table was laid: from the snapshot, or as it was laid. */
static void restore_cold(const struct cold *cold, const struct snapshot *s) {
  const char *bytes = s->bytes + s->size - s->written * cold->page;
  for (unsigned i = 0; i < cold->written; i++) {
    const char *from = i < s->written ? bytes + i * cold->page : cold_laid(cold, i);
    copy_page(cold, i, cold_page(cold, i), from);
  }
}

/* Restores of the first position until pages that were once written are looked for anew: a collection writes all. */
enum { FORGET_AFTER = 256 };

/* The only snapshot, taken when no page was written, is back: all pages are as laid. */
static void forget_writes(struct vm *vm, const struct snapshot *s) {
  if (s->written > 0 || s->prev != NULL || s->next != NULL || ++vm->returns < FORGET_AFTER) return;
  vm->returns = 0;
  cold_forget(&vm->cold);
}

void vm_restore(struct vm *vm, const struct snapshot *s) {
  char *high = vm->arena.dynamic->top, *start = (char *)vm->arena.dynamic;
  size_t used = s->size - s->written * vm->cold.page;
  unpoison(start, (size_t)(high - start) > used ? (size_t)(high - start) : used);
  memcpy(vm->arena.dynamic, s->bytes, used);
  poison_lay(vm->arena.dynamic, used, (const unsigned char *)s->bytes + s->room);
  restore_cold(&vm->cold, s);
  forget_writes(vm, s);
  if (high > vm->arena.dynamic->top) poison(vm->arena.dynamic->top, (size_t)(high - vm->arena.dynamic->top));
  if (high > vm->arena.dynamic->top + TRIM_ABOVE) arena_trim(&vm->arena, high);
  vm->broken = VM_DONE;
  vm_use_alloc(vm); /* the present allocator, not that of the snapshot */
}

void vm_drop(struct vm *vm, struct snapshot *s) {
  if (s->prev) s->prev->next = s->next;
  else vm->snapshots = s->next;
  if (s->next) s->next->prev = s->prev;
  if (s->room > POOL_MOST - vm->pooled) {
    free(s);
    return;
  }
  vm->pooled += s->room;
  s->next = vm->pool[s->class];
  vm->pool[s->class] = s;
}

size_t vm_snapshot_size(const struct snapshot *s) { return s->size; }

static void free_list(struct snapshot *s) {
  while (s) {
    struct snapshot *next = s->next;
    free(s);
    s = next;
  }
}

void vm_free_snapshots(struct vm *vm) {
  free_list(vm->snapshots);
  for (unsigned class = 0; class < HEAP_CLASSES; class ++) free_list(vm->pool[class]);
}
