/* vm_alloc.c: the allocators Lua is given, one for each phase of a VM's life. */
#include "vm_inner.h"

#include "strings.h"

/*
** Out of memory. Lua would collect garbage, try again, and then raise an error that a script could swallow. In
** running code we collect here and stop hard instead. For calls of the host itself, returns NULL.
*/
static void *exhausted(struct heap *heap, void *block, size_t old, size_t size) {
  struct vm *vm = heap->owner;
  if (vm->running == NULL) return NULL;
  global_State *g = G(vm->L);
  if (completestate(g) && !g->gcstopem) { /* is no stack being moved? */
    luaC_fullgc(vm->running, 1);
    /* if this gained hardly anything, more collections would only waste the time limit */
    if (!vm->frozen || gettotalbytes(g) < vm->memory - vm->memory / 8) {
      void *p = block ? heap_resize(heap, block, old, size) : heap_alloc(heap, size);
      if (p) return p;
    }
  }
  vm_stop(vm, VM_MEMORY);
}

static inline void *allocate(struct heap *heap, void *block, size_t old, size_t size) {
  if (size == 0) {
    if (block) heap_free(heap, block, old);
    return NULL;
  }
  void *p = block ? heap_resize(heap, block, old, size) : heap_alloc(heap, size);
  return __builtin_expect(p != NULL, 1) ? p : exhausted(heap, block, old, size);
}

/* What may change. A block that grows moves to where it would be born now: so the stack of the main thread, which games
   do not use, gets cold. */
static void *allocate_free(struct vm *vm, void *block, size_t old, size_t size) {
  struct heap *now = vm->cooling ? vm->arena.cold : vm->arena.dynamic;
  struct heap *heap = block ? arena_heap_of(&vm->arena, block) : now;
  if (heap == now || size <= old) return allocate(heap, block, old, size);
  void *copy = allocate(now, NULL, 0, size);
  if (copy == NULL) return NULL;
  memcpy(copy, block, old);
  heap_free(heap, block, old);
  return copy;
}

/*
** Strings and prototypes are born in the frozen heap (for a new object `old` is its type). So is the memory that the
** compiler makes for prototypes: code, constants and debug information. So are tables and userdata made as constants.
** These blocks stay where they were born, so the stack, the string table and the vectors of other tables are never there.
** While the VM is cooling, other new blocks are born in the cold heap.
*/
void *vm_alloc_loading(void *ud, void *block, size_t old, size_t size) {
  struct heap *heap = ud;
  struct vm *vm = heap->owner;
  bool freeze = block
                    ? arena_is_frozen(&vm->arena, block)
                    : vm->constant || old == LUA_TSTRING || old == LUA_TPROTO || (old == 0 && vm->compiling);
  if (!freeze) return allocate_free(vm, block, old, size);
  void *p = allocate(vm->arena.frozen, block, old, size);
  if (p || size == 0) vm->frozen_bytes += size - (block ? old : 0);
  return p;
}

void vm_constant(struct vm *vm, bool on) { vm->constant = on && !vm->frozen; }
bool vm_cool(struct vm *vm, bool on) {
  bool before = vm->cooling;
  vm->cooling = on && !vm->frozen;
  return before;
}

static void *after_refusal(void *heap, void *block, size_t old, size_t size) {
  struct vm *vm = ((struct heap *)heap)->owner;
  G(vm->L)->gcstopem = 0;
  vm_use_alloc(vm);
  return G(vm->L)->frealloc(heap, block, old, size);
}

/*
** Lua wants to rehash the string table, which would write into frozen strings. If the allocator refuses, Lua keeps
** the table, which has grown meanwhile. But before that Lua would collect all garbage to get the memory: setting
** gcstopem tells it that it cannot. The next allocation, for the string itself, resets that.
*/
static void *refuse(struct vm *vm) {
  strings_grow(vm);
  G(vm->L)->gcstopem = 1;
  G(vm->L)->frealloc = after_refusal;
  return NULL;
}

/* A block of the cold heap, which a free block would write to: nothing is born there any more, so it is only left. */
static void *leave_cold(struct heap *heap, void *block, size_t old, size_t size) {
  if (size <= old) return size == 0 ? NULL : block;
  void *copy = allocate(heap, NULL, 0, size);
  return copy == NULL ? NULL : memcpy(copy, block, old);
}

void *vm_alloc_frozen(void *ud, void *block, size_t old, size_t size) {
  struct heap *heap = ud;
  if (block != NULL) {
    if (__builtin_expect(block == heap->pinned, 0)) return refuse(heap->owner);
    if (__builtin_expect((char *)block < (char *)heap, 0)) return leave_cold(heap, block, old, size);
  }
  return allocate(heap, block, old, size);
}

static bool fails_now(struct vm *vm) { return vm->countdown && --vm->countdown == 0; }

static void *alloc_failing(void *heap, void *block, size_t old, size_t size) {
  struct vm *vm = ((struct heap *)heap)->owner;
  if (size > (block ? old : 0) && fails_now(vm)) {
    if (vm->running) vm_stop(vm, VM_MEMORY);
    return NULL;
  }
  return vm->alloc(heap, block, old, size);
}

lua_Alloc vm_current_alloc(const struct vm *vm) { return vm->countdown ? alloc_failing : vm->alloc; }

void vm_use_alloc(struct vm *vm) { G(vm->L)->frealloc = vm_current_alloc(vm); }

void vm_fail_at(struct vm *vm, unsigned long n) {
  vm->countdown = n;
  vm_use_alloc(vm);
}

unsigned long vm_fails_in(const struct vm *vm) { return vm->countdown; }

void *vm_host_alloc(struct vm *vm, size_t size) { return fails_now(vm) ? NULL : malloc(size); }
