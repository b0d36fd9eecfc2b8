/* poison_test.c: AddressSanitizer sees what is free in an arena, and what no piece has taken yet. */
#include "arena.h"
#include "greatest.h"
#include "vm_help.h"

SUITE(poison_suite);

#ifdef POISON

static bool all_poisoned(const char *p, size_t from, size_t to) {
  for (size_t i = from; i < to; i++)
    if (!__asan_address_is_poisoned(p + i)) return false;
  return true;
}

static bool none_poisoned(char *p, size_t size) { return __asan_region_is_poisoned(p, size) == NULL; }

TEST free_blocks_are_poisoned(void) {
  struct arena a;
  ASSERT(arena_open(&a, 4096, 4096, 1 << 20));
  char *first = heap_alloc(a.dynamic, 100), *second = heap_alloc(a.dynamic, 24);
  ASSERT(none_poisoned(first, 100) && all_poisoned(first, 100, 112));
  ASSERT(none_poisoned(second, 24) && all_poisoned(second, 24, 32));
  ASSERT(all_poisoned(a.dynamic->top, 0, 1000));
  heap_free(a.dynamic, first, 100);
  ASSERT(all_poisoned(first, 0, 112) && none_poisoned(second, 24));
  ASSERT_EQ(first, heap_alloc(a.dynamic, 110));
  ASSERT(none_poisoned(first, 110) && all_poisoned(first, 110, 112));
  first = heap_resize(a.dynamic, first, 110, 98);
  ASSERT(none_poisoned(first, 98) && all_poisoned(first, 98, 112));
  char *third = heap_resize(a.dynamic, first, 98, 500);
  ASSERT(third != first && none_poisoned(third, 500) && all_poisoned(first, 0, 112));
  heap_settle(a.dynamic); /* what was free becomes a gap */
  ASSERT(all_poisoned(first, 0, 112));
  char *cut = heap_alloc(a.dynamic, 40);
  ASSERT(cut == first && none_poisoned(cut, 40) && all_poisoned(cut, 40, 112));
  arena_close(&a);
  PASS();
}

/* What was free when a snapshot was taken is so again when it is restored. */
TEST snapshots_know_what_was_free(void) {
  struct vm *vm = open_vm(0);
  ASSERT_EQ(VM_DONE, vm_freeze(vm));
  struct snapshot *here = vm_snapshot(vm);
  char *block = lua_newuserdatauv(vm_lua(vm), 5000, 0);
  ASSERT(none_poisoned(block, 5000));
  struct snapshot *later = vm_snapshot(vm);
  vm_restore(vm, here);
  ASSERT(all_poisoned(block, 0, 5000));
  vm_restore(vm, later);
  ASSERT(none_poisoned(block, 5000));
  vm_free(vm);
  PASS();
}

#else

TEST without_the_sanitizer_nothing_is_kept(void) {
  ASSERT_EQ_FMT((size_t)0, poison_map_size(1 << 20), "%zu");
  PASS();
}

#endif

SUITE(poison_suite) {
#ifdef POISON
  RUN_TEST(free_blocks_are_poisoned);
  RUN_TEST(snapshots_know_what_was_free);
#else
  RUN_TEST(without_the_sanitizer_nothing_is_kept);
#endif
}
