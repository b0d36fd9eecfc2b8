/* cold_test.c: the cold heap: its pages are copied once they are written, and only then. */
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "greatest.h"
#include "vm_help.h"

SUITE(cold_suite);

enum { TABLES = 300 };

/* Tables and closures from the time of loading, far more than a page of them. */
static const char laid[] =
    "local t, f = {}, {}\n"
    "for i = 1, 300 do\n"
    "  local n = i\n"
    "  t[i], f[i] = { i, i, i }, function(x) n = n + x; return n end\n"
    "end\n"
    "local function sum() local s = 0 for i = 1, 300 do s = s + t[i][2] + f[i](0) end return s end\n"
    "return t, f, sum\n";
enum { SUM = TABLES * (TABLES + 1) };

static int define_laid(lua_State *L) { /* stack of the main thread: t, f, sum */
  static const char *const names[] = {"sum", "f", "t"};
  for (int i = 0; i < 3; i++) sandbox_define(L, names[i]);
  return 0;
}

static struct vm *open_cold(bool guarded) {
  struct vm *vm = vm_new(&(struct vm_limits){.guarded = guarded});
  if (vm == NULL) return NULL;
  vm_cool(vm, true);
  bool sound = run(vm, laid, 3) == VM_DONE;
  if (sound) {
    lua_pushcfunction(vm_lua(vm), define_laid);
    lua_insert(vm_lua(vm), -4);
    sound = vm_call(vm, 3, 0) == VM_DONE;
  }
  vm_cool(vm, false);
  if (sound && vm_freeze(vm) == VM_DONE) return vm;
  vm_free(vm);
  return NULL;
}

static lua_Integer sum(struct vm *vm) {
  if (run(vm, "return sum()", 1) != VM_DONE) return -1;
  lua_Integer n = lua_tointeger(vm_lua(vm), -1);
  lua_pop(vm_lua(vm), 1);
  return n;
}

/* Writes here and there between two positions, and goes back and forth. */
TEST what_was_written_goes_back(bool guarded) {
  struct vm *vm = open_cold(guarded);
  ASSERT(vm);
  struct snapshot *first = vm_snapshot(vm);
  ASSERT_EQ(run(vm, "t[7][2] = 1007", 0), VM_DONE);
  struct snapshot *second = vm_snapshot(vm);
  ASSERT_EQ(run(vm, "t[250][2] = 2250; f[100](10)", 0), VM_DONE);
  struct snapshot *third = vm_snapshot(vm);
  for (int i = 0; i < 3; i++) {
    ASSERT_EQ(run(vm, "for i = 1, 300 do t[i] = { 1, 2, 3 } end", 0), VM_DONE);
    vm_collect(vm); /* marks everything, and frees tables of the cold heap */
    vm_restore(vm, third);
    ASSERT_EQ(sum(vm), SUM + 1000 + 2000 + 10);
    vm_restore(vm, first);
    ASSERT_EQ(sum(vm), SUM);
    vm_restore(vm, second);
    ASSERT_EQ(sum(vm), SUM + 1000);
  }
  vm_free(vm);
  PASS();
}

TEST only_what_was_written_is_copied(void) {
  struct vm *guarded = open_cold(true), *plain = open_cold(false);
  ASSERT(guarded && plain);
  size_t page = (size_t)sysconf(_SC_PAGESIZE), begun = vm_used(guarded), all = vm_used(plain);
  ASSERT(all > begun + 8 * page);
  struct snapshot *first = vm_snapshot(guarded);
  ASSERT_EQ(vm_snapshot_size(first), begun);
  ASSERT_EQ(run(guarded, "t[7][2] = 1007", 0), VM_DONE);
  ASSERT(vm_used(guarded) > begun && vm_used(guarded) < begun + 4 * page);
  vm_free(plain);
  vm_free(guarded);
  PASS();
}

/* A collection writes to everything. Some games later that is forgotten. */
TEST writes_are_forgotten(void) {
  struct vm *vm = open_cold(true);
  ASSERT(vm);
  struct snapshot *first = vm_snapshot(vm);
  vm_collect(vm);
  vm_restore(vm, first);
  size_t collected = vm_used(vm);
  ASSERT(collected > vm_snapshot_size(first));
  for (int i = 0; i < 1000; i++) vm_restore(vm, first);
  ASSERT_EQ(vm_used(vm), vm_snapshot_size(first));
  ASSERT_EQ(run(vm, "t[7][2] = 1007", 0), VM_DONE);
  ASSERT_EQ(sum(vm), SUM + 1000);
  vm_restore(vm, first);
  ASSERT_EQ(sum(vm), SUM);
  struct snapshot *second = vm_snapshot(vm); /* while there is another, nothing is forgotten */
  vm_collect(vm);
  for (int i = 0; i < 1000; i++) vm_restore(vm, first);
  ASSERT(vm_used(vm) > vm_snapshot_size(second));
  vm_free(vm);
  PASS();
}

static void *play_alone(void *unused) {
  struct vm *vm = open_cold(true);
  struct snapshot *first = vm ? vm_snapshot(vm) : NULL;
  bool sound = first != NULL;
  for (int i = 0; sound && i < 2000; i++) {
    sound = run(vm, "t[7][2] = 1007; t[250][2] = 2250; f[100](10)", 0) == VM_DONE;
    sound = sound && sum(vm) == SUM + 1000 + 2000 + 10;
    vm_restore(vm, first);
    if (i % 500 == 0)
      vm_free(vm), vm = open_cold(true), first = vm ? vm_snapshot(vm) : NULL, sound &= first != NULL;
  }
  vm_free(vm);
  return sound ? unused : NULL;
}

TEST each_thread_has_its_own(void) {
  pthread_t thread[4];
  int one = 1;
  for (int i = 0; i < 4; i++) ASSERT_EQ(pthread_create(&thread[i], NULL, play_alone, &one), 0);
  for (int i = 0; i < 4; i++) {
    void *sound;
    pthread_join(thread[i], &sound);
    ASSERT(sound != NULL);
  }
  PASS();
}

static void leave(int number) { _exit(number == SIGSEGV ? 42 : 1); }

/* In a process of its own: what a read-only page of somebody else does, if the host had set `handler` before. */
static int fault_elsewhere(void (*handler)(int)) {
  pid_t child = fork();
  if (child == 0) {
    signal(SIGSEGV, handler);
    struct vm *vm = open_cold(true);
    char *page = mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (vm != NULL && page != MAP_FAILED) *(volatile char *)page = 1;
    _exit(1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

/* The handler is installed once a process, so this test comes first. */
TEST other_faults_are_passed_on(void) {
  int status = fault_elsewhere(leave);
  ASSERT(WIFEXITED(status) && WEXITSTATUS(status) == 42);
  status = fault_elsewhere(SIG_DFL);
  ASSERT(WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV);
  PASS();
}

SUITE(cold_suite) {
  RUN_TEST(other_faults_are_passed_on);
  RUN_TEST1(what_was_written_goes_back, true);
  RUN_TEST1(what_was_written_goes_back, false);
  RUN_TEST(only_what_was_written_is_copied);
  RUN_TEST(writes_are_forgotten);
  RUN_TEST(each_thread_has_its_own);
}
