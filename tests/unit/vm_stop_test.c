/* Hard stops: their place, their moment, threads and processes. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "greatest.h"
#include "vm_help.h"

SUITE(vm_stop_suite);

/* In one call: does something in the script's name that takes time outside of it. */
static int l_deferred(lua_State *L) {
  struct vm *vm = vm_of(L);
  vm_defer(vm);
  for (volatile long i = 0; i < 400000000; i++) {}
  lua_Integer *done = (lua_Integer *)vm_world(L);
  ++*done;
  vm_undefer(vm);
  return 0;
}

static int l_alive(lua_State *L) {
  vm_alive(vm_of(L));
  return 0;
}

static int define_words(lua_State *L) {
  lua_pushcfunction(L, l_deferred), sandbox_define(L, "deferred");
  lua_pushcfunction(L, l_alive), sandbox_define(L, "alive");
  return 0;
}

static int define_own(lua_State *L) {
  lua_pushvalue(L, 1);
  sandbox_define(L, "own");
  return 0;
}

TEST places_are_those_of_scripts(void) {
  struct vm *vm = open_vm(50);
  lua_State *L = vm_lua(vm);
  static const char own[] = "return function(f) return f() + 1 end";
  ASSERT_EQ(vm_compile(vm, own, strlen(own), "=croupier"), VM_DONE);
  ASSERT_EQ(vm_call(vm, 0, 1), VM_DONE);
  lua_pushcfunction(L, define_own);
  lua_insert(L, -2);
  ASSERT_EQ(vm_call(vm, 1, 0), VM_DONE);
  ASSERT_EQ(run(vm, "local x\nown(function() end)", 0), VM_ERROR);
  ASSERT_STR_EQ("test.lua:2", vm_place(vm));
  ASSERT_STRN_EQ("croupier:1: attempt to perform arithmetic", vm_error(vm), 40);
  ASSERT_EQ(run(vm, "\n\n\nown(error)", 0), VM_ERROR);
  ASSERT_STR_EQ("test.lua:4", vm_place(vm));
  ASSERT_EQ(run(vm, "own(function()\n\n error('x') end)", 0), VM_ERROR);
  ASSERT_STR_EQ("test.lua:3", vm_place(vm));
  ASSERT_EQ(run(vm, "return 1", 0), VM_DONE);
  ASSERT_STR_EQ("", vm_place(vm));
  ASSERT_STR_EQ("", vm_error(vm));
  ASSERT_EQ(lua_gettop(L), 0);
  vm_free(vm);
  PASS();
}

/* What is not to be stopped for its time gets plenty, for slow machines. */
enum { PLENTY_MS = 20000, LITTLE_MS = 50 };

TEST stops_name_their_place(void) {
  static const struct {
    const char *text, *place;
    enum vm_status status;
  } stops[] = {
      {"local x = 1\n\n\nwhile true do x = x + 1 end", "test.lua:4", VM_TIME},
      {"local x = 1\n\nreturn (''):rep(math.maxinteger)", "test.lua:3", VM_TIME},
      {"\n\ncoroutine.wrap(string.rep)('', math.maxinteger)", "test.lua:3", VM_TIME},
      {"\nlocal t = {}\ncoroutine.wrap(function()\n while true do t = { t } end end)()", "test.lua:4",
       VM_MEMORY},
      {"\nlocal function f() return 1 + f() end f()", "test.lua:2", VM_MEMORY},
      {"\nerror({})", "test.lua:2", VM_ERROR},
      {"\n\n\nx = = 2", "test.lua:4", VM_ERROR},
      {"\npcall(error)\n\nlocal x = nil + 1", "test.lua:4", VM_ERROR},
  };
  for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
    struct vm_limits limits = {.memory = 4 << 20,
                               .time_ms = stops[i].status == VM_TIME ? LITTLE_MS : PLENTY_MS};
    struct vm *vm = vm_new(&limits);
    ASSERT_EQ(vm_freeze(vm), VM_DONE);
    struct snapshot *s = vm_snapshot(vm);
    ASSERT_EQ_FMT(stops[i].status, run(vm, stops[i].text, 0), "%d");
    ASSERT_STRN_EQ(stops[i].place, vm_place(vm), strlen(stops[i].place));
    ASSERT(vm_error(vm)[0] != '\0');
    vm_restore(vm, s);
    lua_State *co = start(vm, stops[i].text);
    int results;
    if (co) {
      ASSERT_EQ_FMT(stops[i].status, vm_resume(vm, co, 0, &results), "%d");
      ASSERT_STRN_EQ(stops[i].place, vm_place(vm), strlen(stops[i].place));
    }
    vm_free(vm);
  }
  PASS();
}

TEST decisions_keep_it_alive(void) {
  struct vm *vm = open_vm(200);
  call_host(vm, define_words);
  static const char busy[] = "for i = 1, 500 do alive() for _ = 1, 200000 do end end";
  ASSERT_EQ(run(vm, busy, 0), VM_DONE);
  ASSERT_EQ(run(vm, "while true do for _ = 1, 200000 do end end", 0), VM_TIME);
  vm_free(vm);
  PASS();
}

TEST deferred_sections_end(void) {
  lua_Integer done = 0;
  struct vm *vm = open_vm(25);
  call_host(vm, define_words);
  vm_set_world(vm, (struct world *)&done, NULL, NULL);
  ASSERT_EQ(run(vm, "while true do deferred() end", 0), VM_TIME);
  ASSERT_EQ(done, 1);
  vm_free(vm);
  PASS();
}

/* --- threads and processes -------------------------------------------------------------------------- */

enum { THREADS = 4, STOPS = 6 };

static void *stop_often(void *data) {
  intptr_t good = 0;
  struct vm *vm = open_frozen(LITTLE_MS), *other = open_frozen(PLENTY_MS);
  struct snapshot *s = vm_snapshot(vm);
  (void)data;
  for (int i = 0; i < STOPS; i++) {
    good += run(vm, i % 2 ? "while true do end" : "return (''):rep(math.maxinteger)", 0) == VM_TIME;
    vm_restore(vm, s);
    good += run(other, churn, 0) == VM_DONE;
  }
  vm_free(vm), vm_free(other);
  return (void *)good;
}

TEST threads_do_not_meet(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) ASSERT_EQ(pthread_create(&threads[i], NULL, stop_often, NULL), 0);
  for (int i = 0; i < THREADS; i++) {
    void *good;
    pthread_join(threads[i], &good);
    ASSERT_EQ((intptr_t)good, 2 * STOPS);
  }
  PASS();
}

static void *stop_once(void *vm) { return (void *)(intptr_t)run(vm, "while true do end", 0); }

TEST a_vm_may_move(void) {
  struct vm *vm = open_frozen(25);
  struct snapshot *s = vm_snapshot(vm);
  for (int i = 0; i < 3; i++) {
    pthread_t thread;
    void *status;
    ASSERT_EQ(pthread_create(&thread, NULL, stop_once, vm), 0);
    pthread_join(thread, &status);
    ASSERT_EQ((intptr_t)status, VM_TIME);
    vm_restore(vm, s);
    ASSERT_EQ((intptr_t)stop_once(vm), VM_TIME);
    vm_restore(vm, s);
  }
  pid_t child = fork();
  if (child == 0) _exit(stop_once(vm) == (void *)VM_TIME ? 0 : 1);
  int status;
  waitpid(child, &status, 0);
  ASSERT_EQ(status, 0);
  ASSERT_EQ((intptr_t)stop_once(vm), VM_TIME);
  vm_free(vm);
  PASS();
}

SUITE(vm_stop_suite) {
  RUN_TEST(places_are_those_of_scripts);
  RUN_TEST(stops_name_their_place);
  RUN_TEST(decisions_keep_it_alive);
  RUN_TEST(deferred_sections_end);
  RUN_TEST(threads_do_not_meet);
  RUN_TEST(a_vm_may_move);
}
