/* poison_test.c: AddressSanitizer and valgrind see what is free in an arena, and what no piece has taken yet. */
#include "arena.h"
#include "greatest.h"
#include "vm_help.h"

#include <sys/wait.h>
#include <unistd.h>

SUITE(poison_suite);

#if defined(POISON_ASAN) || defined(POISON_MEMCHECK)

static bool all_poisoned(const char *p, size_t from, size_t to) {
  for (size_t i = from; i < to; i++)
    if (!poison_covers(p + i)) return false;
  return true;
}

static bool none_poisoned(const char *p, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (poison_covers(p + i)) return false;
  return true;
}

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

/* --- planted faults: the tool ends a process that touches what it may not --- */

static char *in_arena(struct arena *a) {
  if (!arena_open(a, 4096, 4096, 1 << 20)) abort();
  return heap_alloc(a->dynamic, 100);
}

static void write_nothing_wrong(void) {
  struct arena a;
  volatile char *block = in_arena(&a);
  block[0] = block[99] = 1;
}

static void write_past_the_end(void) {
  struct arena a;
  volatile char *block = in_arena(&a);
  block[100] = 1;
}

static void write_what_is_free(void) {
  struct arena a;
  char *block = in_arena(&a);
  heap_free(a.dynamic, block, 100);
  ((volatile char *)block)[50] = 1;
}

/* A block that was made after the snapshot. */
static void read_what_was_taken_back(void) {
  struct vm *vm = open_vm(0);
  if (vm_freeze(vm) != VM_DONE) abort();
  struct snapshot *here = vm_snapshot(vm);
  volatile char *block = lua_newuserdatauv(vm_lua(vm), 5000, 0);
  block[0] = 1;
  vm_restore(vm, here);
  if (block[0] != 0) abort();
}

/* Valgrind changes the exit status of a process with errors: --error-exitcode. */
static bool is_ended(void (*fault)(void)) {
  pid_t child = fork();
  if (child == 0) {
    close(STDERR_FILENO);
    fault();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status != 0;
}

TEST faults_are_noticed(void) {
  ASSERT_FALSE(is_ended(write_nothing_wrong));
  ASSERT(is_ended(write_past_the_end));
  ASSERT(is_ended(write_what_is_free));
  ASSERT(is_ended(read_what_was_taken_back));
  PASS();
}

#else

TEST without_a_tool_nothing_is_kept(void) {
  ASSERT_EQ_FMT((size_t)0, poison_map_size(1 << 20), "%zu");
  PASS();
}

#endif

SUITE(poison_suite) {
#if defined(POISON_ASAN) || defined(POISON_MEMCHECK)
  RUN_TEST(free_blocks_are_poisoned);
  RUN_TEST(snapshots_know_what_was_free);
  RUN_TEST(faults_are_noticed);
#else
  RUN_TEST(without_a_tool_nothing_is_kept);
#endif
}
