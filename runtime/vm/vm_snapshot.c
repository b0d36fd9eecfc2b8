/* vm_snapshot.c: takes copies of the dynamic heap, and restores them. */
#include "vm_inner.h"

/* If a restore leaves more memory unused than this, giving it back is worth a system call. */
enum { TRIM_ABOVE = 1 << 20 };
/* Buffers kept for reuse; further ones go back to the system. */
enum { POOL_MOST = 8 << 20 };

size_t vm_used(const struct vm *vm) {
  return (size_t)(vm->arena.dynamic->top - (const char *)vm->arena.dynamic);
}

size_t vm_frozen(const struct vm *vm, const void **start) {
  *start = vm->arena.frozen;
  return (size_t)(vm->arena.frozen->top - (const char *)vm->arena.frozen);
}

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

struct snapshot *vm_snapshot(struct vm *vm) {
  if (!vm->frozen || vm->broken || vm->running) return NULL;
  size_t size = vm_used(vm);
  struct snapshot *s = take_buffer(vm, size);
  if (s == NULL) return NULL;
  s->size = size;
  s->prev = NULL, s->next = vm->snapshots;
  if (s->next) s->next->prev = s;
  vm->snapshots = s;
  unsigned char *map = (unsigned char *)s->bytes + s->room;
  poison_lift(vm->arena.dynamic, size, map);
  memcpy(s->bytes, vm->arena.dynamic, size);
  poison_lay(vm->arena.dynamic, size, map);
  return s;
}

void vm_restore(struct vm *vm, const struct snapshot *s) {
  char *high = vm->arena.dynamic->top, *start = (char *)vm->arena.dynamic;
  unpoison(start, (size_t)(high - start) > s->size ? (size_t)(high - start) : s->size);
  memcpy(vm->arena.dynamic, s->bytes, s->size);
  poison_lay(vm->arena.dynamic, s->size, (const unsigned char *)s->bytes + s->room);
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
