/* The VM: time travel, the frozen heap, hard stops, failing memory, threads. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "greatest.h"
#include "lauxlib.h"
#include "sandbox.h"
#include "vm.h"

SUITE(vm_suite);

/* --- helpers ---------------------------------------------------------------------------------- */

/* A decision in these tests: ask() returns what the host has put here. */
static lua_Integer answer;

static int go_on(lua_State *L, int status, lua_KContext ctx) {
  (void)status, (void)ctx;
  lua_pushinteger(L, answer);
  return 1;
}

static int l_ask(lua_State *L) { return vm_yield_ask(L, 0, go_on); }

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
  lua_pushcfunction(L, l_ask), sandbox_define(L, "ask");
  lua_pushcfunction(L, l_deferred), sandbox_define(L, "deferred");
  lua_pushcfunction(L, l_alive), sandbox_define(L, "alive");
  return 0;
}

static int push_thread(lua_State *L) {
  lua_State *co = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, co, 1);
  return 1;
}

static enum vm_status call_host(struct vm *vm, lua_CFunction f) {
  lua_pushcfunction(vm_lua(vm), f);
  return vm_call(vm, 0, 0);
}

static enum vm_status run(struct vm *vm, const char *text, int results) {
  enum vm_status status = vm_compile(vm, text, strlen(text), "@test.lua");
  return status == VM_DONE ? vm_call(vm, 0, results) : status;
}

/* The chunk as a coroutine that the main thread holds; NULL: it failed. */
static lua_State *start(struct vm *vm, const char *text) {
  lua_State *L = vm_lua(vm);
  if (vm_compile(vm, text, strlen(text), "@test.lua") != VM_DONE) return NULL;
  lua_pushcfunction(L, push_thread);
  lua_insert(L, -2);
  return vm_call(vm, 1, 1) == VM_DONE ? lua_tothread(L, -1) : NULL;
}

static struct vm *open_vm(unsigned time_ms) {
  struct vm *vm = vm_new(&(struct vm_limits){.time_ms = time_ms});
  if (vm) call_host(vm, define_words);
  return vm;
}

static struct vm *open_frozen(unsigned time_ms) {
  struct vm *vm = open_vm(time_ms);
  if (vm) vm_freeze(vm);
  return vm;
}

/* --- time travel ------------------------------------------------------------------------------- */

static const char pending_everywhere[] =
    "local log = {}\n"
    "local function inner()\n"
    "  local step = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i + ask()) end end)\n"
    "  return step() + step()\n"
    "end\n"
    "local outer = coroutine.wrap(function()\n"
    "  for round = 1, 3 do\n"
    "    local ok, sum = pcall(inner)\n"
    "    local failed, why = pcall(function() error('x' .. ask()) end)\n"
    "    log[#log + 1] = round .. ':' .. sum .. why\n"
    "    coroutine.yield(ok and not failed)\n"
    "  end\n"
    "end)\n"
    "for _ = 1, 3 do assert(outer()) end\n"
    "return table.concat(log, ' ')\n";

enum { ROUNDS = 9 };

static const char *finish(struct vm *vm, lua_State *co, int from) {
  int results;
  enum vm_status status = VM_ASKED;
  for (int i = from; i < ROUNDS && status == VM_ASKED; i++) {
    answer = 10 * i;
    status = vm_resume(vm, co, 0, &results);
  }
  return status == VM_DONE ? lua_tostring(co, -1) : vm_error(vm);
}

TEST every_decision_can_be_returned_to(void) {
  static const char expected[] = "1:13test.lua:9: x20 2:73test.lua:9: x50 3:133test.lua:9: x80";
  struct vm *vm = open_frozen(0);
  lua_State *co = start(vm, pending_everywhere);
  ASSERT(co);
  struct snapshot *marks[ROUNDS];
  int results;
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  for (int i = 0; i < ROUNDS; i++) {
    marks[i] = vm_snapshot(vm);
    ASSERT(marks[i]);
    answer = 10 * i;
    ASSERT_EQ(vm_resume(vm, co, 0, &results), i < ROUNDS - 1 ? VM_ASKED : VM_DONE);
  }
  ASSERT_STR_EQ(expected, lua_tostring(co, -1));
  for (int i = ROUNDS - 1; i >= 0; i--) {
    vm_restore(vm, marks[i]);
    ASSERT_STR_EQ(expected, finish(vm, co, i));
    vm_restore(vm, marks[i]);
    answer = 1000; /* another history in between */
    vm_resume(vm, co, 0, &results);
    vm_collect(vm);
    vm_restore(vm, marks[ROUNDS - 1 - i]);
    ASSERT_STR_EQ(expected, finish(vm, co, ROUNDS - 1 - i));
  }
  vm_free(vm);
  PASS();
}

TEST replays_take_the_same_room(void) {
  struct vm *vm = open_frozen(0);
  lua_State *co = start(vm, pending_everywhere);
  int results;
  ASSERT_EQ(vm_resume(vm, co, 0, &results), VM_ASKED);
  struct snapshot *before = vm_snapshot(vm);
  answer = 5;
  vm_resume(vm, co, 0, &results);
  struct snapshot *once = vm_snapshot(vm);
  vm_restore(vm, before);
  vm_resume(vm, co, 0, &results);
  struct snapshot *twice = vm_snapshot(vm);
  ASSERT_EQ(vm_snapshot_size(once), vm_snapshot_size(twice));
  vm_drop(vm, once), vm_drop(vm, twice);
  ASSERT_EQ(vm_snapshot(vm), twice); /* buffers are used again */
  vm_free(vm);
  PASS();
}

TEST only_sound_frozen_vms_are_copied(void) {
  struct vm *vm = open_vm(50);
  ASSERT_EQ(vm_snapshot(vm), NULL);
  ASSERT_EQ(vm_freeze(vm), VM_DONE);
  ASSERT_EQ(vm_freeze(vm), VM_ERROR);
  struct snapshot *s = vm_snapshot(vm);
  ASSERT(s);
  ASSERT_EQ(run(vm, "while true do end", 0), VM_TIME);
  ASSERT_EQ(vm_snapshot(vm), NULL);
  ASSERT_EQ(run(vm, "return 1", 1), VM_TIME);
  vm_restore(vm, s);
  ASSERT_EQ(run(vm, "return 1", 1), VM_DONE);
  vm_free(vm);
  PASS();
}

/* --- the frozen heap ----------------------------------------------------------------------------- */

static uint64_t hash_frozen(struct vm *vm) {
  const void *start;
  size_t size = vm_frozen(vm, &start);
  uint64_t hash = 0xcbf29ce484222325;
  for (size_t i = 0; i < size; i++) hash = (hash ^ ((const unsigned char *)start)[i]) * 0x100000001b3;
  return hash;
}

static const char churn[] =
    "local words = {}\n"
    "for i = 1, 20000 do words['word' .. i % 700] = { ('x'):rep(i % 90), function() return i end } end\n"
    "local co = coroutine.wrap(function(...) for _, v in ipairs { ... } do coroutine.yield(v .. 'string') end end)\n"
    "for k in pairs(words) do assert(words[k][2]() and co == co) end\n"
    "assert(co('a', 'b') == 'astring' and not pcall(error, { 'table' }))\n"
    "return #tostring(words)\n";

TEST frozen_bytes_stay_as_they_are(void) {
  struct vm *vm = open_vm(0);
  ASSERT_EQ(run(vm, churn, 1), VM_DONE);
  ASSERT_EQ(vm_freeze(vm), VM_DONE);
  uint64_t before = hash_frozen(vm);
  struct snapshot *s = vm_snapshot(vm);
  for (int i = 0; i < 20; i++) {
    ASSERT_EQ(run(vm, churn, 1), VM_DONE);
    vm_collect(vm);
    if (i % 3 == 0) vm_restore(vm, s);
  }
  ASSERT_EQ(hash_frozen(vm), before);
  vm_free(vm);
  PASS();
}

TEST strings_without_number(void) {
  struct vm *vm = open_frozen(10000);
  struct snapshot *s = vm_snapshot(vm);
  size_t size = vm_used(vm);
  for (int i = 0; i < 3; i++) {
    ASSERT_EQ(run(vm,
                  "local t = {}\n"
                  "for i = 1, 50000 do t[i] = 'string' .. i end\n"
                  "for i = 1, 50000 do assert(t['x'] == nil and t[i] == 'string' .. i) t[t[i]] = i end\n"
                  "for i = 1, 50000 do assert(t['string' .. i] == i) end",
                  0),
              VM_DONE);
    vm_collect(vm); /* they are gone again, and so many that Lua's own table would shrink */
    ASSERT_EQ(run(vm, churn, 0), VM_DONE);
    if (i == 1) vm_restore(vm, s);
  }
  vm_restore(vm, s);
  ASSERT_EQ(vm_used(vm), size);
  ASSERT_EQ(run(vm, churn, 0), VM_DONE);
  vm_free(vm);
  PASS();
}

/* --- stops --------------------------------------------------------------------------------------- */

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

TEST stops_name_their_place(void) {
  struct vm *vm = vm_new(&(struct vm_limits){.time_ms = 50, .memory = 4 << 20});
  ASSERT_EQ(vm_freeze(vm), VM_DONE);
  struct snapshot *s = vm_snapshot(vm);
  static const struct { const char *text, *place; enum vm_status status; } stops[] = {
      {"local x = 1\nwhile true do\n  x = x + 1 end", "test.lua:", VM_TIME},
      {"local x = 1\n\nreturn (''):rep(math.maxinteger)", "test.lua:3", VM_TIME},
      {"\n\ncoroutine.wrap(string.rep)('', math.maxinteger)", "test.lua:3", VM_TIME},
      {"\nlocal t = {}\ncoroutine.wrap(function()\n while true do t = { t } end end)()", "test.lua:4", VM_MEMORY},
      {"\nlocal function f() return 1 + f() end f()", "test.lua:2", VM_MEMORY},
      {"\nerror({})", "test.lua:2", VM_ERROR},
      {"\n\n\nx = = 2", "test.lua:4", VM_ERROR},
      {"\npcall(error)\n\nlocal x = nil + 1", "test.lua:4", VM_ERROR},
  };
  for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
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
    vm_restore(vm, s);
  }
  vm_free(vm);
  PASS();
}

TEST decisions_keep_it_alive(void) {
  struct vm *vm = open_frozen(50);
  static const char busy[] = "for i = 1, 30 do alive() for _ = 1, 1000000 do end end";
  ASSERT_EQ(run(vm, busy, 0), VM_DONE);
  ASSERT_EQ(run(vm, "for i = 1, 3000 do for _ = 1, 1000000 do end end", 0), VM_TIME);
  vm_free(vm);
  PASS();
}

TEST deferred_sections_end(void) {
  lua_Integer done = 0;
  struct vm *vm = open_frozen(25);
  vm_set_world(vm, (struct world *)&done);
  ASSERT_EQ(run(vm, "while true do deferred() end", 0), VM_TIME);
  ASSERT_EQ(done, 1);
  vm_free(vm);
  PASS();
}

/* --- failing memory --------------------------------------------------------------------------------- */

static const char loads[] =
    "local t = {}\n"
    "for i = 1, 20 do t[i] = 'key' .. i t['key' .. i] = function() return t end end\n"
    "return function()\n"
    "  local s = {}\n"
    "  for k, v in pairs(t) do s[#s + 1] = tostring(k) .. (#tostring(v) > 0 and 'x' or '') end\n"
    "  local co = coroutine.wrap(function() s[#s + 1] = ask() + 1 end)\n"
    "  co()\n"
    "  return table.concat(s, ' '):rep(3)\n"
    "end\n";

/* Loads and plays; VM_MEMORY as soon as something fails. */
static enum vm_status load_and_play(struct vm *vm) {
  lua_State *L = vm_lua(vm);
  int results;
  enum vm_status status = call_host(vm, define_words);
  if (status == VM_DONE) status = run(vm, loads, 1);
  if (status == VM_DONE) status = vm_freeze(vm);
  if (status != VM_DONE) return VM_MEMORY;
  struct snapshot *s = vm_snapshot(vm);
  if (s == NULL) return VM_MEMORY;
  lua_pushcfunction(L, push_thread);
  lua_pushvalue(L, 1);
  if (vm_call(vm, 1, 1) != VM_DONE) return VM_MEMORY;
  lua_State *co = lua_tothread(L, -1);
  status = vm_resume(vm, co, 0, &results);
  if (status != VM_ASKED) return status;
  return vm_resume(vm, co, 0, &results);
}

TEST every_allocation_may_fail(void) {
  enum vm_status status = VM_MEMORY;
  unsigned long n = 1;
  for (; status != VM_DONE && n < 20000; n++) {
    struct vm *vm = vm_new(&(struct vm_limits){.fail_at = n});
    if (vm == NULL) continue;
    status = load_and_play(vm);
    if (status != VM_DONE) ASSERT_EQ_FMT(VM_MEMORY, status, "%d");
    vm_free(vm);
  }
  ASSERT_EQ(status, VM_DONE);
  ASSERT(n > 300 && n < 20000);
  PASS();
}

TEST a_failure_can_be_undone(void) {
  struct vm *vm = open_vm(0);
  ASSERT_EQ(run(vm, loads, 1), VM_DONE);
  ASSERT_EQ(vm_freeze(vm), VM_DONE);
  struct snapshot *s = vm_snapshot(vm);
  lua_State *L = vm_lua(vm);
  enum vm_status status = VM_MEMORY;
  unsigned long n = 1;
  for (; status != VM_DONE && n < 1000; n++) {
    vm_restore(vm, s);
    vm_fail_at(vm, n);
    lua_pushcfunction(L, push_thread);
    lua_pushvalue(L, 1);
    status = vm_call(vm, 1, 1);
    int results;
    lua_State *co = lua_tothread(L, -1);
    if (status == VM_DONE) status = vm_resume(vm, co, 0, &results);
    if (status == VM_ASKED) status = vm_resume(vm, co, 0, &results);
  }
  ASSERT(n > 50 && n < 1000);
  vm_fail_at(vm, 1);
  ASSERT_EQ(vm_snapshot(vm), NULL);
  ASSERT(vm_snapshot(vm));
  vm_free(vm);
  PASS();
}

/* --- threads and processes -------------------------------------------------------------------------- */

enum { THREADS = 4, STOPS = 6 };

static void *stop_often(void *data) {
  intptr_t good = 0;
  struct vm *vm = open_frozen(100);
  struct snapshot *s = vm_snapshot(vm);
  (void)data;
  for (int i = 0; i < STOPS; i++) {
    good += run(vm, i % 2 ? "while true do end" : "return (''):rep(math.maxinteger)", 0) == VM_TIME;
    vm_restore(vm, s);
    good += run(vm, churn, 1) == VM_DONE;
    vm_restore(vm, s);
  }
  vm_free(vm);
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

SUITE(vm_suite) {
  RUN_TEST(every_decision_can_be_returned_to);
  RUN_TEST(replays_take_the_same_room);
  RUN_TEST(only_sound_frozen_vms_are_copied);
  RUN_TEST(frozen_bytes_stay_as_they_are);
  RUN_TEST(strings_without_number);
  RUN_TEST(places_are_those_of_scripts);
  RUN_TEST(stops_name_their_place);
  RUN_TEST(decisions_keep_it_alive);
  RUN_TEST(deferred_sections_end);
  RUN_TEST(every_allocation_may_fail);
  RUN_TEST(a_failure_can_be_undone);
  RUN_TEST(threads_do_not_meet);
  RUN_TEST(a_vm_may_move);
}
